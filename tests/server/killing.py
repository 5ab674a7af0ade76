"""The kill test: servers are killed at random under load, again and again; nothing acknowledged may be lost.

    python -m tests.server.killing --kills 200              on SQLite, one process
    python -m tests.server.killing --kills 200 --postgres   on PostgreSQL, two processes and a broker

Clients play random legal moves over sockets. Whoever loses the line dials again and sends the last deed again
with the same id. At the end every acknowledged deed must be in the record exactly once, everything any seat
was ever shown must be what the record says, and every table must go on.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from signoria.server.bench.bench_table import answer
from signoria.server.bench.line import Line, dial
from signoria.server.store.migrate import migrate
from tests.server.running import ROOT, free_port
from tests.server.services import postgres, redis

SEATS = 3


class Zygote:
    """Forks servers; see zygote.py."""

    def __init__(self) -> None:
        path = os.pathsep.join([str(ROOT / "examples"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path, "SIGNORIA_TITLES": "banco:GAME"},
            cwd=ROOT,
        )

    def fork(self, settings: dict[str, str]) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(settings).encode() + b"\n")
        self.process.stdin.flush()
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


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


async def check(crowd: Crowd, port: int) -> list[str]:
    """Compare everything that was told with what the server says now; sentences about what is wrong."""
    wrong: list[str] = []
    for tale in crowd.tales:
        wrong += [f"{tale.name}: {text}" for text in tale.contradictions]
        base = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=base, timeout=20, cookies=tale.cookies) as http:
            clients: dict[str, int] = {}
            last = -1
            for seat in range(SEATS):
                answer = await http.get(f"/api/tables/{tale.name}", params={"since": -1, "seat": seat})
                if answer.status_code != 200:
                    wrong.append(f"{tale.name}: answers {answer.status_code}")
                    continue
                table = answer.json()["table"]
                last = max(last, table["n"])
                for item in table["news"]:
                    text = json.dumps(item, sort_keys=True)
                    if tale.told.get((seat, item["n"]), text) != text:
                        wrong.append(f"{tale.name}: entry {item['n']} is not what seat {seat} was told")
                    if item.get("id"):
                        if item["id"] in clients:
                            wrong.append(f"{tale.name}: {item['id']} acted twice")
                        clients[item["id"]] = item["n"]
            for client, n in tale.acknowledged.items():
                if clients.get(client) != n:
                    wrong.append(f"{tale.name}: {client}, acknowledged as entry {n}, is gone")
            if tale.told and max(n for _, n in tale.told) > last:
                wrong.append(f"{tale.name}: entries that were told are gone")
    return wrong


async def goes_on(crowd: Crowd) -> list[str]:
    """Every table that is not over takes another move."""
    crowd.stopping = False
    stuck = []
    for tale in [tale for tale in crowd.tales if not tale.over]:
        before = len(tale.acknowledged)
        task = asyncio.create_task(crowd._sit(tale, 0))
        for _ in range(200):
            if task.done() or len(tale.acknowledged) > before or tale.over:
                break
            await asyncio.sleep(0.05)
        if len(tale.acknowledged) == before and not tale.over:
            stuck.append(f"{tale.name}: does not go on")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    return stuck


async def run(
    kills: int, database: str, broker: str, workers: int, tables: int, pause: float
) -> dict[str, Any]:
    """The whole test; figures and everything that is wrong."""
    zygote = Zygote()
    ports = [free_port() for _ in range(workers)]
    common = {"SIGNORIA_DATABASE": database, "SIGNORIA_BROKER": broker, "SIGNORIA_LIMITS": "0"}
    alive = {port: zygote.fork({**common, "SIGNORIA_PORT": str(port)}) for port in ports}
    crowd = Crowd(ports, tables)
    rng = random.Random(2)
    try:
        await _up(ports[0])
        playing = asyncio.create_task(crowd.play())
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.2, 1.0) * pause)
            port = rng.choice(ports)
            os.kill(alive[port], signal.SIGKILL)
            await _gone(alive[port])
            alive[port] = zygote.fork({**common, "SIGNORIA_PORT": str(port)})
            await _up(port)
        await asyncio.sleep(pause)
        crowd.stopping = True
        await playing
        wrong = await check(crowd, ports[0])
        wrong += await goes_on(crowd)
    finally:
        for pid in alive.values():
            os.kill(pid, signal.SIGKILL)
        zygote.close()
    return {
        "kills": kills,
        "tables": len(crowd.tales),
        "sent": sum(tale.sent for tale in crowd.tales),
        "acknowledged": sum(len(tale.acknowledged) for tale in crowd.tales),
        "reconnects": crowd.reconnects,
        "wrong": wrong,
    }


async def _up(port: int) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(600):
            try:
                if (await http.get(f"http://127.0.0.1:{port}/ready")).status_code == 200:
                    return
            except httpx.HTTPError:
                await asyncio.sleep(0.02)
    raise TimeoutError("the server did not come back")


async def _gone(pid: int) -> None:
    """Wait until the killed process has left its port."""
    for _ in range(500):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.01)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--tables", type=int, default=20)
    options.add_argument("--pause", type=float, default=1.0)
    options.add_argument("--postgres", action="store_true")
    chosen = options.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        database, broker, workers = f"sqlite:///{folder}/games.db", "", 1
        if chosen.postgres:
            (folder / "pg").mkdir()
            database = stack.enter_context(postgres(folder / "pg"))
            broker = stack.enter_context(redis(folder))
            workers = 2
        migrate(database)
        result = asyncio.run(run(chosen.kills, database, broker, workers, chosen.tables, chosen.pause))
    sys.stdout.write(json.dumps(result, indent=1) + "\n")
    sys.exit(1 if result["wrong"] else 0)


if __name__ == "__main__":
    main()
