"""Clients of the kill test: they play random legal moves, remember all they were told, and never give up."""

import asyncio
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx

from signoria.server.bench.bench_table import answer
from signoria.server.bench.line import Line, dial

SEATS = 3


@dataclass
class Tale:
    """What the clients of one table were told."""

    name: str
    invitation: str
    cookies: dict[str, str]
    acknowledged: dict[str, int] = field(default_factory=dict)
    told: dict[tuple[int, int], str] = field(default_factory=dict)
    contradictions: list[str] = field(default_factory=list)
    sent: int = 0
    over: bool = False
    pending: tuple[str, int, bytes] | None = None
    """A deed that was sent and not yet answered: client id, seat, message."""

    def hear(self, seat: int, table: dict[str, Any]) -> None:
        for item in table["news"]:
            key, text = (seat, item["n"]), json.dumps(item, sort_keys=True)
            if self.told.setdefault(key, text) != text:
                self.contradictions.append(f"seat {seat} was told two stories of entry {item['n']}")
            if item.get("id"):
                number = self.acknowledged.setdefault(item["id"], item["n"])
                if number != item["n"]:
                    self.contradictions.append(f"{item['id']} acted twice: {number} and {item['n']}")
        self.over = table["state"] == "over"


class Crowd:
    """All clients."""

    def __init__(self, ports: list[int], tables: int) -> None:
        self.ports = ports
        self.count = tables
        self.tales: list[Tale] = []
        self.rng = random.Random(1)
        self.stopping = False
        self.reconnects = 0

    async def play(self) -> None:
        await asyncio.gather(*(self._one_after_the_other(i) for i in range(self.count)))

    async def _one_after_the_other(self, number: int) -> None:
        tale: Tale | None = None
        while not self.stopping:
            try:
                if tale is None or tale.over:
                    tale = await self._new_table()
                await self._sit(tale, number)
            except (OSError, httpx.HTTPError, TimeoutError, ConnectionError):
                self.reconnects += 1
                await asyncio.sleep(0.05)

    async def _new_table(self) -> Tale:
        base = f"http://127.0.0.1:{self.rng.choice(self.ports)}"
        async with httpx.AsyncClient(base_url=base, timeout=5) as http:
            form = {"title": "banco", "seats": SEATS, "sit": 0}
            made = (await http.post("/api/tables", json=form)).raise_for_status().json()
            tale = Tale(made["table"]["name"], made["invitation"], dict(http.cookies))
        self.tales.append(tale)
        return tale

    async def _claim(self, tale: Tale, port: int) -> None:
        """Take the other seats; claiming again what one holds changes nothing."""
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base, timeout=5, cookies=tale.cookies) as http:
            for seat in range(1, SEATS):
                path = f"/api/tables/{tale.name}/seats/{seat}/claim"
                await http.post(path, json={"invitation": tale.invitation})

    async def _sit(self, tale: Tale, number: int) -> None:
        """Play with all seats over one line each until the line breaks or the game ends."""
        port = self.rng.choice(self.ports)
        await self._claim(tale, port)
        inbox: asyncio.Queue[tuple[int, dict[str, Any]]] = asyncio.Queue()
        headers = {"Cookie": "; ".join(f"{k}={v}" for k, v in tale.cookies.items())}
        lines: list[Line] = []
        try:
            for seat in range(SEATS):

                def received(body: bytes, _now: float, seat: int = seat) -> None:
                    inbox.put_nowait((seat, json.loads(body)))

                path = f"/api/tables/{tale.name}/socket"
                # Seats of one table sit at different workers, where there are several.
                port = self.rng.choice(self.ports)
                line = await asyncio.wait_for(dial("127.0.0.1", port, path, headers, received), 5)
                lines.append(line)
                line.send(json.dumps({"hello": {"since": -1, "seat": seat}}).encode())
            await self._moves(tale, lines, inbox)
        finally:
            for line in lines:
                line.close()

    async def _moves(self, tale: Tale, lines: list[Line], inbox: Any) -> None:
        shown: dict[int, dict[str, Any]] = {}
        if tale.pending is not None:
            lines[tale.pending[1]].send(tale.pending[2])  # was it done before the line broke, or not?
        while not self.stopping:
            if any(line.closed for line in lines):
                raise ConnectionError
            if tale.pending is None and len(shown) == len(lines) and not tale.over:
                tale.pending = self._deed(tale, shown)
                lines[tale.pending[1]].send(tale.pending[2])
                if self.rng.random() < 0.1:
                    lines[tale.pending[1]].send(tale.pending[2])  # a double click
            try:
                seat, message = await asyncio.wait_for(inbox.get(), 5.0)
            except TimeoutError:
                raise ConnectionError from None  # the server says nothing: dial again
            if "table" in message:
                shown[seat] = message["table"]
                tale.hear(seat, message["table"])
                if tale.over and all(table["state"] == "over" for table in shown.values()):
                    return
            self._settle(tale, message)

    def _settle(self, tale: Tale, message: dict[str, Any]) -> None:
        """Was the deed under way answered?"""
        if tale.pending is None:
            return
        client = tale.pending[0]
        done = message.get("done", {})
        if done.get("id") == client and tale.acknowledged.setdefault(client, done["n"]) != done["n"]:
            tale.contradictions.append(f"{client} acted twice")
        if client in tale.acknowledged or message.get("refused", {}).get("id") == client:
            tale.pending = None

    def _deed(self, tale: Tale, shown: dict[int, dict[str, Any]]) -> tuple[str, int, bytes]:
        newest = max(shown.values(), key=lambda table: int(table["n"]))
        seat = self.rng.choice(newest["waiting"]) if newest["waiting"] else 0
        table = shown[seat]
        unasked = table["asides"] and self.rng.random() < 0.7
        offered = table["asides"] if unasked else table["options"] or table["asides"]
        tale.sent += 1
        client = f"{tale.name}-{tale.sent}"
        do = answer(offered, self.rng) if offered else ["take_pot"]
        return client, seat, json.dumps({"act": {"id": client, "ask": table["ask"], "do": do}}).encode()
