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
from pathlib import Path
from typing import Any

import httpx

from signoria.server.store.migrate import migrate
from tests.server.crowd import SEATS, Crowd
from tests.server.running import ROOT, free_port, python_path
from tests.server.services import postgres, redis


class Zygote:
    """Forks servers; see zygote.py."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.zygote"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": python_path(), "SIGNORIA_TITLES": "banco:GAME"},
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
        database, broker, workers = f"sqlite:///{folder}/games.db", "", 1
        if chosen.postgres:
            database = stack.enter_context(postgres())
            broker = stack.enter_context(redis(folder))
            workers = 2
        migrate(database)
        result = asyncio.run(run(chosen.kills, database, broker, workers, chosen.tables, chosen.pause))
    sys.stdout.write(json.dumps(result, indent=1) + "\n")
    sys.exit(1 if result["wrong"] else 0)


if __name__ == "__main__":
    main()
