"""The load: moves fall due on a fixed clock, round-robin over the tables; nothing waits for a slow server."""

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter

import httpx

from signoria.play.errors import SignoriaError
from signoria.server.bench.bench_table import BenchTable

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")
WARM_UP = 1.0


@dataclass
class Figures:
    """One line of the result."""

    tables: int
    rate: float
    done: float
    p50: float
    p95: float
    p99: float
    worst: float
    due99: float
    failed: int
    refused: int
    server_cpu: float
    load_cpu: float
    memory: float
    memory_per_table: float
    bytes_per_message: float
    moves_per_table: float


class PortTaken(SignoriaError):
    """There is no server of our own to measure."""


class ServerUnderTest:
    """`signoria serve` on its own file, started for the measurement and ended after it."""

    def __init__(
        self, port: int, database: str, titles: str, path: str, broker: str = "", workers: int = 1
    ) -> None:
        self.port = port
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("SIGNORIA_")},
            "SIGNORIA_DATABASE": database,
            "SIGNORIA_BROKER": broker,
            "SIGNORIA_PORT": str(port),
            "SIGNORIA_LIMITS": "0",
            "SIGNORIA_TITLES": titles,
            "PYTHONPATH": path,
        }
        self.workers = workers
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        if not _free(self.port):
            # Whatever answers there would be measured instead of the server started here.
            raise PortTaken(f"Port {self.port} is taken; end what listens there, or choose another --port.")
        command = [sys.executable, "-m", "signoria.cli.main", "serve", "--workers", str(self.workers)]
        self.process = await asyncio.to_thread(
            subprocess.Popen,
            command,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as http:
            for _ in range(2400):
                if self.process.poll() is not None:
                    raise PortTaken(f"The server ended with exit code {self.process.returncode}.")
                try:
                    if (await http.get("/ready")).status_code == 200:
                        return
                except httpx.HTTPError:
                    await asyncio.sleep(0.05)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """The hard way, with all its children."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None

    def seconds(self) -> float:
        """Processor time of the server and its children so far."""
        return sum(_seconds(pid) for pid in self._family())

    def memory(self) -> float:
        """Resident megabytes."""
        return sum(_memory(pid) for pid in self._family()) / 1e6

    def _family(self) -> list[int]:
        assert self.process is not None
        found = [self.process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            found += [int(child) for child in children.read_text().split()] if children.exists() else []
        return found


def _free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
    return True


def _seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _memory(pid: int) -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


async def open_tables(port: int, title: str, seats: int, count: int) -> list[BenchTable]:
    """All tables with all their sockets."""
    limits = httpx.Limits(max_connections=40)
    tables = [BenchTable("127.0.0.1", port, title, seats, Random(i)) for i in range(count)]
    # One guest for all: who sits where does not matter to the load, every seat has its own socket.
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=60) as http:
        (await http.patch("/api/me", json={"name": "Load"})).raise_for_status()
        gate = asyncio.Semaphore(32)

        async def one(table: BenchTable) -> None:
            async with gate:
                await table.open(http)

        await asyncio.gather(*(one(table) for table in tables))
        for table in tables:
            await asyncio.wait_for(table.ready(), 60)
    return tables


async def measure(
    server: ServerUnderTest,
    tables: list[BenchTable],
    rate: float,
    seconds: float,
    bare: float,
    asides: float = 0.0,
) -> Figures:
    """Moves at a rate for so many seconds; a share of them unasked, where the rules allow that."""
    run = _Run(tables, asides)
    loop_begun = perf_counter()
    cpu = own = 0.0
    counted = False
    gc.disable()  # pauses of the load generator are not the server's latency
    for i in range(round(rate * (seconds + WARM_UP))):
        due = loop_begun + i / rate
        delay = due - perf_counter()
        if delay > 0:
            await asyncio.sleep(delay)
        elif i % 20 == 0:
            await asyncio.sleep(0)
        if not counted and due - loop_begun >= WARM_UP:
            counted, cpu, own = True, server.seconds(), sum(os.times()[:2])
            run.reset()
        run.due(tables[i % len(tables)], due)
    spent = perf_counter() - loop_begun - WARM_UP
    cpu, own = server.seconds() - cpu, sum(os.times()[:2]) - own
    done = len(run.latencies)
    await run.finish()
    gc.enable()
    memory = server.memory()
    played = sorted(run.latencies) or [0.0]
    dues = sorted(run.dues) or [0.0]
    received, messages = sum(t.received for t in tables), sum(t.messages for t in tables)
    return Figures(
        tables=len(tables),
        rate=rate,
        done=round(done / spent, 1),
        p50=_at(played, 0.5),
        p95=_at(played, 0.95),
        p99=_at(played, 0.99),
        worst=_at(played, 1),
        due99=_at(dues, 0.99),
        failed=run.failed,
        refused=sum(t.refused for t in tables),
        server_cpu=round(100 * cpu / spent),
        load_cpu=round(100 * own / spent),
        memory=round(memory, 1),
        memory_per_table=round((memory - bare) * 1000 / len(tables), 1),
        bytes_per_message=round(received / max(1, messages)),
        moves_per_table=round(sum(t.moves - t.refused for t in tables) / len(tables), 1),
    )


class _Run:
    """Moves under way; a table whose last move has not reached all seats holds the next one back."""

    def __init__(self, tables: list[BenchTable], asides: float) -> None:
        self.asides = asides
        self.latencies: list[float] = []
        self.dues: list[float] = []
        self.failed = 0
        self.waiting: dict[BenchTable, list[float]] = {table: [] for table in tables}
        self.tasks: set[asyncio.Task[None]] = set()

    def reset(self) -> None:
        self.latencies, self.dues, self.failed = [], [], 0

    def due(self, table: BenchTable, due: float) -> None:
        self.waiting[table].append(due)
        if not table.busy:
            table.busy = True
            task = asyncio.create_task(self._work(table))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _work(self, table: BenchTable) -> None:
        queue = self.waiting[table]
        while queue and not table.over():
            due = queue.pop(0)
            try:
                self.latencies.append(await table.move(self.asides))
                self.dues.append(perf_counter() - due)
            except (TimeoutError, ConnectionError):
                self.failed += 1
        queue.clear()
        table.busy = False

    async def finish(self) -> None:
        if self.tasks:
            await asyncio.wait(set(self.tasks), timeout=30)


def _at(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    return round(1000 * values[min(len(values) - 1, int(share * len(values)))], 1)
