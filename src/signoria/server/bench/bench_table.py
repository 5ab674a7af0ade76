"""A table under load: its sockets, what each was shown last, and one legal move after the other."""

import asyncio
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec

from signoria.server.bench.line import Line, dial

PATIENCE = 30.0
_NUMBER = b'"n":'


class Shown(msgspec.Struct):
    """The little that a client without eyes needs of a table."""

    n: int
    ask: int
    waiting: list[int]
    options: list[dict[str, Any]]
    asides: list[dict[str, Any]]


class Message(msgspec.Struct):
    table: Shown


class NotLegal(Exception):
    """The server refused a move."""


_decode = msgspec.json.Decoder(Message).decode


class BenchTable:
    """All seats of one table, each with a socket of its own, held by one guest."""

    def __init__(self, host: str, port: int, title: str, seats: int, rng: Random) -> None:
        self.host = host
        self.port = port
        self.title = title
        self.seats = seats
        self.rng = rng
        self.name = ""
        self.lines: list[Line] = []
        self.shown: list[tuple[int, bytes]] = [(-2, b"")] * seats
        self.want = -1
        self.last = 0.0
        self.missing = 0
        self.arrived: asyncio.Future[float] | None = None
        self.moves = 0
        self.refused = 0
        self.received = 0
        self.messages = 0
        self.busy = False
        self.all_shown = asyncio.Event()

    async def open(self, http: httpx.AsyncClient) -> None:
        """Make the table, take all seats, open all sockets."""
        form = {"title": self.title, "seats": self.seats, "sit": 0}
        answer = await http.post("/api/tables", json=form)
        answer.raise_for_status()
        made = answer.json()
        self.name = made["table"]["name"]
        for seat in range(1, self.seats):
            claim = {"invitation": made["invitation"]}
            (await http.post(f"/api/tables/{self.name}/seats/{seat}/claim", json=claim)).raise_for_status()
        await self.dial(http)

    async def dial(self, http: httpx.AsyncClient) -> None:
        cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        self.lines = []
        for seat in range(self.seats):
            line = await dial(
                self.host,
                self.port,
                f"/api/tables/{self.name}/socket",
                {"Cookie": cookie},
                lambda body, now, seat=seat: self._received(seat, body, now),  # type: ignore[misc]
            )
            self.lines.append(line)
            line.send(msgspec.json.encode({"hello": {"since": -1, "seat": seat}}))

    async def ready(self) -> None:
        """Every seat has been shown the table."""
        await self.all_shown.wait()

    def _received(self, seat: int, body: bytes, now: float) -> None:
        self.received += len(body)
        self.messages += 1
        if not body.startswith(b'{"table"'):
            if body.startswith(b'{"refused"') and self.arrived is not None and not self.arrived.done():
                self.arrived.set_exception(NotLegal(body.decode()))
            return
        at = body.index(_NUMBER) + len(_NUMBER)
        n = int(body[at : body.index(b",", at)])
        before = self.shown[seat][0]
        self.shown[seat] = (n, body)
        if before < 0 and all(number >= 0 for number, _ in self.shown):
            self.all_shown.set()
        if before < self.want <= n:
            self.last = now
            self.missing -= 1
            if self.missing == 0 and self.arrived is not None and not self.arrived.done():
                self.arrived.set_result(now)

    def over(self) -> bool:
        return b'"state":"playing"' not in self.shown[0][1][:120]

    async def move(self, asides: float = 0.0) -> float:
        """One legal move; seconds until the last seat was shown it."""
        table = _decode(self.shown[0][1]).table
        seat = self.rng.choice(table.waiting)
        if seat:
            table = _decode(self.shown[seat][1]).table
        unasked = bool(table.asides) and self.rng.random() < asides
        options = table.asides if unasked else table.options
        self.want = table.n + 1
        while True:
            self.moves += 1
            do = answer(options, self.rng)
            message = {"act": {"id": f"{self.name}-{self.moves}", "ask": table.ask, "do": do}}
            self.missing = self.seats
            self.arrived = asyncio.get_running_loop().create_future()
            begun = perf_counter()
            self.lines[seat].send(msgspec.json.encode(message))
            try:
                return await asyncio.wait_for(self.arrived, PATIENCE) - begun
            except NotLegal:
                # Boxes are outer bounds: a pick out of a large one can be refused. Then smaller ones will do.
                self.refused += 1
                options = sorted(options, key=_size)[: max(1, len(options) // 2)]

    def close(self) -> None:
        for line in self.lines:
            line.close()


def answer(options: list[dict[str, Any]], rng: Random) -> list[Any]:
    """A legal answer: a suggested one where there is one, otherwise something out of a box."""
    option = rng.choice(options)
    suggested: list[Any] | None = option.get("suggest")
    return suggested or [option["do"], *(_pick(domain, rng) for domain in option["box"])]


def _size(option: dict[str, Any]) -> tuple[bool, int]:
    """Suggested answers are legal; of the rest, few arguments leave little to get wrong."""
    return "suggest" not in option, len(option["box"])


def _pick(domain: Any, rng: Random) -> int:
    if isinstance(domain, list):
        return int(rng.choice(domain))
    if "from" in domain:
        return int(rng.randrange(domain["from"], domain["to"] + 1, domain["step"]))
    return sum(1 << i for i in rng.sample(domain["of"], domain["least"]))
