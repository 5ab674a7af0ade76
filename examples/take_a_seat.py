"""A program at the table: makes a table with two bots, sits down, and answers every question at random.

    python examples/take_a_seat.py http://127.0.0.1:8451 virtu

Needs httpx and websockets, which come with `signoria[server]`. docs/wire.md explains every message.
"""

import json
import random
import sys
import time
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect


def some_number(domain: Any) -> int:
    """One of a list, one of a span, or a subset as a mask."""
    if isinstance(domain, list):
        return int(random.choice(domain))
    if "of" in domain:
        size = random.randint(domain["least"], domain["most"])
        return sum(1 << number for number in random.sample(domain["of"], size))
    return random.randrange(domain["from"], domain["to"] + 1, domain["step"])


def some_answer(option: dict[str, Any]) -> list[Any]:
    """A few combinations are refused: then the next try is another one."""
    if "suggest" in option and random.random() < 0.5:
        return list(option["suggest"])
    return [option["do"], *map(some_number, option["box"])]


def new_seat(server: str, title: str) -> tuple[str, str]:
    """The name of a fresh table and the token of its seat 0."""
    with httpx.Client(base_url=server, headers={"Origin": server}, timeout=60) as http:
        form = {"title": title, "seats": 3, "bots": {"1": "easy", "2": "greedy"}, "sit": 0}
        made = http.post("/api/tables", json=form).raise_for_status().json()
        name = made["table"]["name"]
        link = http.post(f"/api/tables/{name}/seats/0/link").raise_for_status().json()
    return name, link["token"]


def play(line: ClientConnection, token: str, table: dict[str, Any]) -> None:
    """Answers until the game is over; `table` keeps what was told last, also for the next line."""
    line.send(json.dumps({"hello": {"since": table["n"], "token": token, "seat": 0}}))
    while table["over"] is None:
        message = json.loads(line.recv())
        table.update(message.get("table", {}))
        if ("table" in message or "refused" in message) and 0 in table["waiting"] and table["options"]:
            do = some_answer(random.choice(table["options"]))
            name = f"{random.getrandbits(64):x}"
            line.send(json.dumps({"act": {"id": name, "ask": table["ask"], "do": do}}))


def main(server: str, title: str) -> None:
    name, token = new_seat(server, title)
    print(f"{server}/t/{name}", flush=True)
    table: dict[str, Any] = {"n": -1, "over": None, "waiting": [], "options": []}
    while table["over"] is None:
        try:
            with connect(f"ws{server.removeprefix('http')}/api/tables/{name}/socket") as line:
                play(line, token, table)
        except (ConnectionClosed, OSError):
            time.sleep(1)  # the server restarts: dial again, and say what was told last
    print(json.dumps(table["over"]))


if __name__ == "__main__":
    main(*sys.argv[1:3])
