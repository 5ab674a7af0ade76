"""Sweep: every seat and a spectator ask for everything, and again once what they cannot know is dealt anew.

The whole server runs in this process, so that a test can put another table under its answers: the one in
memory, and those that it replays from the record.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from litestar.testing import TestClient

from signoria.core.chance import Rng
from signoria.core.playout import random_action, random_seat
from signoria.core.value import Action, make
from signoria.play.codec import value_to_wire
from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.match import Match
from signoria.server import curve, orders
from signoria.server.app import build
from signoria.server.config import Config
from signoria.server.deeds import Act, Order
from signoria.server.hall import Hall
from signoria.server.mail import Mail
from signoria.server.push import Push, connect
from signoria.server.revive import revive
from signoria.server.store import chores, people
from signoria.server.store.migrate import migrate
from signoria.server.store.rows import OrderRow
from signoria.server.table import LiveTable
from tests.server.kinds import AT

Answers = dict[str, list[bytes]]
"""What somebody got, by its kind."""
WILD = 4
"""Deeds out of the blue, mostly illegal: their refusals must not betray anything either."""
BEGUN = 1_800_000_000.0
WORDS = ("chat", "promises", "orders", "note")
"""What a seat hears of besides the table when it comes."""
ADVISER = "12sims"
"""Hints by so many simulations and a fixed seed: the same thought twice."""


class Letterbox(Mail):
    """Letters as they would go out."""

    def __init__(self) -> None:
        super().__init__("smtp://127.0.0.1", "games@example.org")
        self.letters: list[bytes] = []

    async def send(self, to: str, subject: str, text: str) -> None:
        self.letters.append("\n".join((to, subject, text)).encode())


class Ringer(Push):
    """Push messages as they would go out."""

    def __init__(self, key: Path) -> None:
        made = connect(Config(push_key=str(key)))
        assert made is not None
        super().__init__(made.key, made.contact, "push.example.org")
        self.rung: list[bytes] = []

    async def send(self, endpoint: str, p256dh: str, auth: str, what: object) -> None:
        self.rung.append(msgspec.json.encode(what))


class Sweep:
    """One table with a person in every seat, and everything that can be asked about it."""

    def __init__(self, client: TestClient[Any], game: AnyGame, seats: int, folder: Path, delay: int) -> None:
        self.client = client
        self.game = game
        self.hall: Hall = client.app.state.hall
        self.time = BEGUN
        self.hall.house.now = lambda: self.time
        self.hall.bots.adviser = ADVISER
        self.mail, self.push = Letterbox(), Ringer(folder / "push.pem")
        self.cookies: dict[int, dict[str, str]] = {SPECTATOR: {}}
        form = {"title": game.id, "seats": seats, "sit": 0, "delay": delay, "clock": {"bank": 86_400}}
        made = self._send(0, "POST", "/api/tables", {**form, "hints": True, "name": "Anna"})
        self.name: str = made["table"]["name"]
        for seat in range(1, seats):
            claim = {"invitation": made["invitation"], "name": f"Guest {seat}"}
            self._send(seat, "POST", f"/api/tables/{self.name}/seats/{seat}/claim", claim)
        self._send(SPECTATOR, "PATCH", "/api/me", {"name": "Somebody"})
        self.table: LiveTable = self.hall.tables.live[self.name]
        self._talk(seats)

    def _send(self, eyes: int, method: str, path: str, body: Any) -> Any:
        """A call that changes something, and must work."""
        answer = self.client.request(method, path, json=body, headers=self.cookies.get(eyes, {}))
        self.client.cookies.clear()
        assert answer.status_code < 300, answer.text
        if "set-cookie" in answer.headers:
            self.cookies[eyes] = {"Cookie": answer.headers["set-cookie"].split(";")[0]}
        return answer.json()

    def _talk(self, seats: int) -> None:
        """Something of everything: words, notes, promises, a withdrawn order, somebody to remind."""
        self.login = f"p-{self.name}"[:40]
        self._send(0, "POST", "/api/account", {"login": self.login, "password": "a long password"})
        priced = next(action.TAG for action in self.game.actions if action.OF)
        never = {"id": "o", "up_to": {"do": priced, "most": -(2**20)}}
        for seat in range(seats):
            deeds: dict[str, dict[str, Any]] = {
                "say": {"id": "s", "text": "aside", "to": (seat + 1) % seats},
                "note": {"id": "n", "text": "own thoughts"},
                "promise": {"id": "p", "to": (seat + 1) % seats, "text": "some day", "public": False},
                "order": never,
                "cancel": {"id": "c", "order": "o"},
            }
            for deed, body in deeds.items():
                self._send(seat, "POST", f"/api/tables/{self.name}/{deed}", body)
            self._send(seat, "PATCH", "/api/me", {"email": f"seat-{seat}@example.org"})
            person = self.table.seats[seat].person
            assert person is not None
            self._write(people.subscribe, person, f"https://push.example.org/{person}", "key", "auth")

    def _write(self, query: Any, *args: Any) -> None:
        db = self.hall.house.db
        self.client.blocking_portal.call(db.write, lambda conn: query(conn, *args))

    # -- moves -----------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        return self.table.running

    def move(self, rng: Rng) -> None:
        """One random legal move."""
        self.time += 10
        seat = random_seat(self.match.waiting, rng)
        action = random_action(self.match.state, seat, rng)
        act = Act(f"m{self.table.n}", self.match.asks[seat], value_to_wire(action))
        self.client.blocking_portal.call(self.table.act, seat, act)

    def wild(self, rng: Rng) -> Action:
        """Any deed of the title with any numbers."""
        cls = self.game.actions[rng.below(len(self.game.actions))]
        return make(cls, [self._number(spec.rpartition(" ")[2], rng) for spec in cls.OF])

    def _number(self, noun: str, rng: Rng) -> int:
        size = max(2, self.game.nouns.get(noun.removesuffix("*"), 12))
        return rng.below(1 << min(size, 20)) if noun.endswith("*") else rng.below(size + 1) - 1

    # -- answers ---------------------------------------------------------------------------------------------

    def look(self, eyes: int, seed: int) -> Answers:
        """Everything that these eyes can get to see."""
        rng = Rng(seed)
        self.table.changed()
        self.table.curves.clear()
        self._visit(eyes, -1)
        out = {f"GET {AT}/digest": [self._ask(eyes, "GET", f"/api/tables/{self.name}/digest")]}
        for path in ("", "/card", "/chat", "/curve", "/notes", "/orders", "/promises", "/record", "/verify"):
            out[f"GET {AT}{path}"] = [self._ask(eyes, "GET", f"/api/tables/{self.name}{path}")]
        past = [f"/api/tables/{self.name}/at/{n}" for n in (0, self.table.n // 2, self.table.n)]
        out[f"GET {AT}/at/{{n}}"] = [self._ask(eyes, "GET", path) for path in past]
        out[f"GET {AT}/analysis"] = [self._ask(eyes, "GET", f"/api/tables/{self.name}/analysis")]
        for path in ("next", "tables?mine=true", "me/statistics"):
            out[f"GET /api/{path.partition('?')[0]}"] = [self._ask(eyes, "GET", f"/api/{path}")]
        for path in ("ratings", "statistics"):
            out[f"GET /api/people/{{login}}/{path}"] = [
                self._ask(eyes, "GET", f"/api/people/{self.login}/{path}")
            ]
        with patch("signoria.server.bots.secrets.randbits", lambda _: seed):
            out[f"POST {AT}/hint"] = [self._ask(eyes, "POST", f"/api/tables/{self.name}/hint")]
        wild = [self.wild(rng) for _ in range(WILD)]
        out |= self._deeds(eyes, wild)
        out |= self._socket(eyes, wild)
        if eyes != SPECTATOR:
            out["orders"] += [self._decided(eyes, action) for action in wild]
            out["letter"], out["push"] = self._reminded(eyes)
        return out

    def _ask(self, eyes: int, method: str, path: str, body: Any = None) -> bytes:
        content = {} if body is None else {"json": body}
        answer = self.client.request(method, path, headers=self.cookies[eyes], **content)
        assert answer.status_code < 500, answer.text
        return f"{answer.status_code} ".encode() + answer.content

    def _deeds(self, eyes: int, wild: list[Action]) -> Answers:
        """What the rules, or the table, refuse."""
        at = f"/api/tables/{self.name}"
        why = [{"id": "w", "do": value_to_wire(action)} for action in wild]
        out = {f"POST {AT}/why": [self._ask(eyes, "POST", f"{at}/why", body) for body in why]}
        back = {"id": "t", "to": 2**30}
        out[f"POST {AT}/takeback"] = [self._ask(eyes, "POST", f"{at}/takeback", back)]
        acts = [self._act(eyes, action) for action in self._refused(eyes, wild)]
        out[f"POST {AT}/act"] = [self._ask(eyes, "POST", f"{at}/act", body) for body in acts]
        out[f"POST {AT}/undo"] = []
        if eyes == SPECTATOR or self.match.undo_refusal(eyes) is not None:
            out[f"POST {AT}/undo"] = [self._ask(eyes, "POST", f"{at}/undo", {"id": "u"})]
        return out

    def _refused(self, eyes: int, wild: list[Action]) -> list[Action]:
        return [one for one in wild if eyes == SPECTATOR or self.match.why_not(eyes, one) is not None]

    def _act(self, eyes: int, action: Action) -> dict[str, Any]:
        return {"id": "a", "ask": self.match.asks[max(eyes, 0)], "do": value_to_wire(action)}

    def _socket(self, eyes: int, wild: list[Action]) -> Answers:
        """All that a socket says: at first, and to deeds."""
        deeds: list[dict[str, Any]] = [{"why": {"id": "w", "do": value_to_wire(action)}} for action in wild]
        deeds += [{"act": self._act(eyes, action)} for action in self._refused(eyes, wild)]
        deeds += [{"say": {"id": "s", "text": "aside", "to": 0}}, {"ping": 1}]
        out: Answers = {}
        self._visit(eyes, -1)
        address = f"/api/tables/{self.name}/socket"
        with self.client.websocket_connect(address, headers=self.cookies[eyes]) as socket:
            socket.send_text('{"hello": {"since": -1}}')
            self._hear(socket, out, {"table", *(() if eyes == SPECTATOR else WORDS)})
            for deed in deeds:
                socket.send_text(json.dumps(deed))
            self._hear(socket, out, {"pong"})
        del out["table"][1:]  # how often it is shown again depends on how fast the rest came
        while self.table.watchers or self._visited(eyes) != self.table.n:  # until they have been seen off
            self.client.blocking_portal.call(asyncio.sleep, 0.001)
        return out

    def _visit(self, eyes: int, n: int) -> None:
        if eyes != SPECTATOR:
            self._write(chores.visit, self.name, self.table.seats[eyes].person, n, self.time)

    def _visited(self, eyes: int) -> int:
        """How far somebody has seen the table; the server notes it when they leave."""
        if eyes == SPECTATOR:
            return self.table.n
        person, db = str(self.table.seats[eyes].person), self.hall.house.db
        last: int = self.client.blocking_portal.call(
            db.read, lambda conn: chores.last_visit(conn, self.name, person)
        )
        return last

    def _hear(self, socket: Any, out: Answers, wanted: set[str]) -> None:
        """Until all that is wanted was said; it may come in any order."""
        while not wanted <= set(out):
            text: str = socket.receive_text(timeout=60)
            kind = next(iter(json.loads(text)))
            out.setdefault(kind, []).append(text.encode())

    def _decided(self, seat: int, answer: Action) -> bytes:
        """What standing orders would do now: whether they go on, what they say, why they end."""
        wire = value_to_wire(answer)
        placed = [Order("o", answer=wire), Order("o", default=True), Order("o", default=True, same=True)]
        prompt = orders.prompt_of(self.match, seat)
        bodies = [msgspec.json.encode(order) for order in placed]
        rows = [OrderRow(self.name, seat, "o", body, prompt, "active", 0, "", "", 0.0) for body in bodies]
        return repr([orders.decide(self.match, row, list(self.table.told)) for row in rows]).encode()

    def _reminded(self, seat: int) -> tuple[list[bytes], list[bytes]]:
        """Letters and push messages for whoever sits there."""
        self.mail.letters, self.push.rung = [], []
        held, db = self.table.seats[seat].person, self.hall.house.db
        assert held is not None
        person = self.client.blocking_portal.call(db.read, lambda conn: people.by_id(conn, held))
        assert person is not None
        notifier = self.hall.notifier  # at other times nobody is to be reminded
        with patch.object(notifier, "mail", self.mail), patch.object(notifier, "push", self.push):
            self.client.blocking_portal.call(notifier._tell, person, self.name)
        return self.mail.letters, self.push.rung

    @contextmanager
    def redealt(self, eyes: int, seed: int) -> Iterator[None]:
        """Everything these eyes cannot know is dealt anew: now, and in all the past that is replayed."""
        rng, truth = Rng(seed), self.match.state
        states, redeal = curve.states, self.game.redeal

        def revived(*args: Any) -> tuple[Match, int]:
            match, n = revive(*args)
            match.state = redeal(match.state, eyes, rng)
            return match, n

        def past(*args: Any) -> Iterator[Any]:
            return (redeal(state, eyes, rng) for state in states(*args))

        self.match.state = redeal(truth, eyes, rng)
        try:
            with patch("signoria.server.replay.revive", revived), patch.object(curve, "states", past):
                yield
        finally:
            self.match.state = truth
            self.table.changed()
            self.table.curves.clear()


@contextmanager
def whole_server(folder: Path, limits: bool = False) -> Iterator[TestClient[Any]]:
    """The application in this process."""
    database = f"sqlite:///{folder}/games.db"
    migrate(database)
    with TestClient(build(Config(database=database, limits=limits, order_seconds=0))) as client:
        yield client
