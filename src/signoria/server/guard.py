"""Guard: what stands before every request. Origin checks against forged requests, headers on every answer."""

from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
_REFUSED = b'{"refused":{"key":"foreign-origin","text":"This request comes from another site.","rule":""}}'


def guard(base: str, secure: bool) -> Any:
    """A middleware for all HTTP requests; sockets check their origin themselves."""
    extra = [(b"strict-transport-security", b"max-age=31536000")] if secure else []

    def factory(app: ASGIApp) -> ASGIApp:
        async def middleware(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] != ScopeType.HTTP:
                await app(scope, receive, send)
                return

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    message["headers"] = [*message["headers"], *HEADERS, *extra, *_caching(scope)]
                await send(message)

            if str(scope.get("method")) not in SAFE and is_foreign(Headers.from_scope(scope), base):
                start: Any = {
                    "type": "http.response.start",
                    "status": 403,
                    "headers": [(b"content-type", b"application/json")],
                }
                body: Any = {"type": "http.response.body", "body": _REFUSED, "more_body": False}
                await with_headers(start)
                await send(body)
                return
            await app(scope, receive, with_headers)

        return middleware

    return factory


def is_foreign(headers: Headers, base: str) -> bool:
    """Browsers name the site a request comes from; a script that names none holds no cookie of ours."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site not in ("same-origin", "none")
    origin = headers.get("origin")
    if origin is None:
        return False
    if base:
        return origin != base.rstrip("/")
    return origin.partition("://")[2] != headers.get("host")


def _caching(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Answers about tables are for one pair of eyes."""
    return [(b"cache-control", b"no-store")] if scope["path"].startswith("/api") else []
