"""A real server process for tests, and players who speak to it over real sockets."""

import json
import os
import signal
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
WAIT = 120.0
"""Seconds; tests also run on machines that have much else to do."""


def free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def python_path() -> str:
    """Where processes that are started here find the example title and the tests' own."""
    return os.pathsep.join([str(ROOT / "examples"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])


class Server:
    """`signoria serve` as its own process."""

    def __init__(self, database: str, port: int | None = None, workers: int = 1, **settings: str) -> None:
        self.port = port or free_port()
        self.database = database
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("SIGNORIA_")},
            "PYTHONPATH": python_path(),
            "SIGNORIA_TITLES": "banco:GAME,tests.server.asta:GAME",
            "SIGNORIA_DATABASE": database,
            "SIGNORIA_PORT": str(self.port),
            "SIGNORIA_ORDER_SECONDS": "0",
            **{f"SIGNORIA_{key.upper()}": value for key, value in settings.items()},
        }
        self.workers = workers
        self.log: Path | None = None  # where it logs to; None: where the tests print
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        command = [sys.executable, "-m", "signoria.cli.main", "serve", "--workers", str(self.workers)]
        log = self.log.open("ab") if self.log else None
        self.process = subprocess.Popen(
            command,
            env=self.environment,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=log,
            start_new_session=True,
        )
        if log:
            log.close()  # the server has it now
        try:
            self.wait_until_ready()
        except TimeoutError:
            self.kill()
            raise
        return self

    def wait_until_ready(self) -> None:
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            try:
                if httpx.get(f"{self.address}/ready", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    def worker_pids(self) -> list[int]:
        """The processes that answer, where there are several."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def stop(self) -> None:
        """As a host does: politely."""
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(WAIT)
            self.process = None

    def kill(self) -> None:
        """As a power cut does, with all its children."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(20)
            self.process = None


class Player:
    """A browser: a cookie jar and sockets."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.address, timeout=WAIT)

    def close(self) -> None:
        self.http.close()

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=query)
        return answer.json() if answer.status_code < 300 else answer

    def post(self, path: str, body: Any = None) -> Any:
        """The answer's body, or the whole answer where it is a refusal."""
        answer = self.http.post(f"/api{path}", json=body)
        return answer.json() if answer.status_code < 300 else answer

    def new_table(self, seats: int = 2, **form: Any) -> tuple[str, str]:
        """A table of the example title; its name and its invitation."""
        asked = {"title": "banco", "seats": seats, "name": self.name or None, **form}
        made = self.post("/tables", asked)
        assert isinstance(made, dict), made.text
        return made["table"]["name"], made["invitation"]

    def claim(self, table: str, seat: int, invitation: str) -> Any:
        form = {"invitation": invitation, "name": self.name or None}
        return self.post(f"/tables/{table}/seats/{seat}/claim", form)

    def sit(self, table: str, since: int = -1, **hello: Any) -> "Seat":
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        return Seat(self.server, table, {"Cookie": cookie} if cookie else {}, since, **hello)


class Seat:
    """A socket at a table that remembers the newest of everything it was told."""

    def __init__(self, server: Server, table: str, headers: dict[str, str], since: int, **hello: Any) -> None:
        self.table_name = table
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=1 << 24,
            legacy=True,
            ping_interval=None,  # a server that is killed on purpose is no news
        )
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.news: list[dict[str, Any]] = []
        self.count = 0
        self.send({"hello": {"since": since, **hello}})

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        message: dict[str, Any] = json.loads(text)
        assert len(message) == 1, message
        self.heard.append(message)
        if "table" in message:
            self.table = message["table"]
            self.news += self.table["news"]
        return message

    def until(self, kind: str, timeout: float = WAIT) -> Any:
        """The next message of a kind."""
        while True:
            message = self.receive(timeout)
            if kind in message:
                return message[kind]

    def until_n(self, n: int) -> dict[str, Any]:
        while not self.table or self.table["n"] < n:
            self.receive()
        return self.table

    def act(self, *do: Any, ask: int | None = None, client: str = "") -> Any:
        """Answer, and wait for the table that holds the answer, or for the refusal."""
        self.count += 1
        client = client or f"{id(self)}-{self.count}"
        number = self.table["ask"] if ask is None else ask
        self.send({"act": {"id": client, "ask": number, "do": list(do)}})
        while True:
            message = self.receive()
            if "table" in message and any(item.get("id") == client for item in self.table["news"]):
                return self.table
            if "refused" in message and message["refused"]["id"] == client:
                return message["refused"]
            if "done" in message and message["done"]["id"] == client:
                return message["done"]

    def deed(self, kind: str, **body: Any) -> Any:
        """Any other deed; its answer."""
        self.count += 1
        body.setdefault("id", f"{id(self)}-{self.count}")
        self.send({kind: body})
        while True:
            message = self.receive()
            for answer in ("done", "refused", "why"):
                if answer in message and message[answer]["id"] == body["id"]:
                    return message

    def close(self) -> None:
        self.socket.close()

    def closed(self) -> bool:
        try:
            while True:
                self.socket.recv(20)
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False


def first_answer(table: dict[str, Any]) -> list[Any]:
    """The first legal answer of a question."""
    option = table["options"][0]
    return [option["do"], *[_first(domain) for domain in option["box"]]]


def _first(domain: Any) -> int:
    if isinstance(domain, list):
        return int(domain[0])
    if "from" in domain:
        return int(domain["from"])
    return sum(1 << i for i in domain["of"][: domain["least"]])


def play_on(seats: list[Seat], moves: int = 10_000) -> int:
    """Play legal answers until the game is over; the number of moves made."""
    made = 0
    for seat in seats:
        if not seat.table:
            seat.until("table")
        while seat.table["state"] == "open":  # another worker began the game, and its word is on the way
            seat.receive()
    while made < moves and seats[0].table["state"] == "playing":
        waiting = seats[0].table["waiting"]
        seat = next(s for s in seats if s.table["seat"] == waiting[0])
        seat.until_n(seats[0].table["n"])
        table = seat.act(*first_answer(seat.table))
        assert "n" in table, table
        made += 1
        for other in seats:
            other.until_n(table["n"])
    return made


def two_seats(
    player: Callable[..., Player], at: Server | None = None, **form: Any
) -> tuple[str, list[Player], list[Seat]]:
    """Anna and Bruno at a table that has begun."""
    anna, bruno = player("Anna", at), player("Bruno", at)
    name, invitation = anna.new_table(sit=0, **form)
    bruno.claim(name, 1, invitation)
    seats = [anna.sit(name), bruno.sit(name)]
    for seat in seats:
        seat.until("table")
    return name, [anna, bruno], seats
