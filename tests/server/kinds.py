"""Every kind of answer that a seat or a spectator can get, and how it is shown that it leaks nothing."""

from litestar import Litestar
from litestar.routes import HTTPRoute

from signoria.server.wire import Down

SWEPT = "asked for by every seat and a spectator, before and after all that they cannot know is dealt anew"
TABLE = "answers with the `table`, `done` or `refused` of the socket, which are swept"
CARD = "answers with the card of the table, which is swept as GET .../card"
NOTHING = "nothing of any game is in it"

SOCKET = {
    "table": SWEPT,
    "refused": SWEPT,
    "why": SWEPT,
    "done": SWEPT,
    "chat": SWEPT,
    "note": SWEPT,
    "orders": SWEPT,
    "promises": SWEPT,
    "pong": SWEPT,
    "bye": NOTHING,
}
"""Messages of the server, by their key. Those that hold words are marked, too."""

AT = "/api/tables/{name}"
HTTP = {
    f"GET {AT}": SWEPT,
    f"GET {AT}/analysis": SWEPT,
    f"GET {AT}/at/{{n}}": SWEPT,
    f"GET {AT}/card": SWEPT,
    f"GET {AT}/chat": SWEPT,
    f"GET {AT}/curve": SWEPT,
    f"GET {AT}/digest": SWEPT,
    f"GET {AT}/notes": SWEPT,
    f"GET {AT}/orders": SWEPT,
    f"GET {AT}/promises": SWEPT,
    f"GET {AT}/record": SWEPT,
    f"GET {AT}/verify": SWEPT,
    f"POST {AT}/act": SWEPT,
    f"POST {AT}/hint": SWEPT,
    f"POST {AT}/takeback": SWEPT,
    f"POST {AT}/undo": SWEPT,
    f"POST {AT}/why": SWEPT,
    "GET /api/next": SWEPT,
    "GET /api/tables": SWEPT,
    "GET /api/me/statistics": SWEPT,
    "GET /api/people/{login}/ratings": SWEPT,
    "GET /api/people/{login}/statistics": SWEPT,
    f"POST {AT}/cancel": TABLE,
    f"POST {AT}/mark": TABLE,
    f"POST {AT}/note": TABLE,
    f"POST {AT}/order": TABLE,
    f"POST {AT}/promise": TABLE,
    f"POST {AT}/say": TABLE,
    f"POST {AT}/stop": TABLE,
    f"POST {AT}/vote": TABLE,
    f"POST {AT}/rematch": CARD,
    f"POST {AT}/branch": CARD,
    f"POST {AT}/seats/{{seat}}/bot": CARD,
    f"POST {AT}/seats/{{seat}}/claim": CARD,
    f"POST {AT}/seats/{{seat}}/leave": CARD,
    f"POST {AT}/seats/{{seat}}/return": CARD,
    f"POST {AT}/sit": CARD,
    f"POST {AT}/start": CARD,
    "POST /api/tables": CARD,
    f"POST {AT}/invitation": NOTHING,
    f"POST {AT}/seats/{{seat}}/link": NOTHING,
    "POST /api/records": NOTHING,
    "GET /api/me": NOTHING,
    "PATCH /api/me": NOTHING,
    "POST /api/account": NOTHING,
    "POST /api/push": NOTHING,
    "POST /api/signin": NOTHING,
    "POST /api/signout": NOTHING,
    "POST /api/vacation": NOTHING,
    "GET /api/bots": NOTHING,
    "GET /api/titles": NOTHING,
    "GET /api/titles/{title}": NOTHING,
    "GET /api/titles/{title}/texts/{language}": NOTHING,
    "GET /api": NOTHING,
    "GET /api/openapi.json": NOTHING,
    "GET /api/{path}": NOTHING,
    "GET /": NOTHING,
    "GET /{path}": NOTHING,
    "GET /health": NOTHING,
    "GET /ready": NOTHING,
    "GET /metrics": NOTHING,
    "GET /robots.txt": NOTHING,
}
"""Answers to HTTP calls. `analysis`, `record` and `verify` are refused while a game runs; once it is over its
record is open to all, and they say no more than it does. What an analysis says about a seat's choices is
judged by what that seat could know (tests/bots/test_analyse.py)."""

ELSEWHERE = {"letter": SWEPT, "push": SWEPT}
"""What reaches people outside their browser's page."""


def of_socket() -> set[str]:
    """The kinds of messages there are."""
    return set(Down.__struct_fields__)


def of_http(app: Litestar) -> set[str]:
    """The calls there are."""
    return {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method != "OPTIONS"
    }


def swept() -> set[str]:
    """All that a sweep must have asked for."""
    everything = {**SOCKET, **HTTP, **ELSEWHERE}
    return {kind for kind, how in everything.items() if how == SWEPT}
