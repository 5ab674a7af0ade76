"""Several workers at one table: what passes between them, what does not, and how it goes without a broker."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.running import Player, Server, play_on
from tests.server.services import can_run_redis, redis

Players = Callable[..., Player]


def test_two_workers_serve_one_table(pair: tuple[Server, Server], player: Players) -> None:
    one, two = pair
    anna, bruno = player("Anna", one), player("Bruno", two)
    name, invitation = anna.new_table(sit=0, clock={"bank": 1000})
    assert bruno.claim(name, 1, invitation)["state"] == "playing"
    seats = [anna.sit(name), bruno.sit(name)]
    for seat in seats:
        seat.until("table")
    while not all(info["present"] for info in seats[0].table["seats"]):
        seats[0].until("table")  # somebody at the other worker came
    seats[0].deed("say", text="over there?")
    assert seats[1].until("chat")[0]["text"] == "over there?"
    seats[0].deed("say", text="a\0b", id="nul\0")
    assert seats[1].until("chat")[0]["text"] == "ab", "PostgreSQL stores no NUL"
    assert anna.http.get("/api/tables/no%00thing").status_code == 404
    play_on(seats)
    for seat in seats:
        assert [item["n"] for item in seat.news] == list(range(seat.table["n"] + 1))
    assert seats[0].table["over"] == seats[1].table["over"]


def test_what_one_does_in_secret_makes_no_message_at_the_other_worker(
    pair: tuple[Server, Server], player: Players
) -> None:
    """A message without news would tell that somebody has placed an order or whispers."""
    one, two = pair
    people = [player("Anna", one), player("Bruno", one), player("Carla", two)]
    name, invitation = people[0].new_table(3, title="asta", sit=0)
    for number in (1, 2):
        people[number].claim(name, number, invitation)
    anna, bruno, carla = (person.sit(name) for person in people)
    for seat in (anna, bruno, carla):
        seat.until("orders")
    bruno.deed("order", frame="auction", answer=["pass"], id="o")
    bruno.deed("say", text="a word", to=0)
    bruno.deed("note", text="mine")
    bruno.deed("cancel", order="o")
    begun = len(carla.heard)
    anna.deed("say", text="aloud")
    carla.until("chat")
    assert [next(iter(message)) for message in carla.heard[begun:]] == ["chat"]


def test_while_the_broker_is_away_moves_and_words_come_by_themselves(
    tmp_path: Path, player: Players, new_database: Callable[[str], str]
) -> None:
    if not can_run_redis():
        pytest.skip("Redis is not installed")
    with ExitStack() as broker:
        address = broker.enter_context(redis(tmp_path))
        database = new_database("without_broker")
        servers = [Server(database, limits="0", broker=address).start() for _ in range(2)]
        people = [player(name, server) for name, server in zip(("Anna", "Bruno"), servers, strict=True)]
        name, invitation = people[0].new_table(title="asta", sit=0)
        people[1].claim(name, 1, invitation)
        anna, bruno = (person.sit(name) for person in people)
        for seat in (anna, bruno):
            seat.until("orders")
        broker.close()
        anna.deed("say", text="still there?")
        anna.act("bid", 3)
        heard = {kind: bruno.until(kind) for kind in ("table",)}
        while "chat" not in heard:
            heard |= bruno.receive()
        assert heard["chat"][0]["text"] == "still there?"
        bruno.until_n(1)
        script = people[1].post(f"/tables/{name}/seats/1/link")["token"]
        bruno.close()
        anna.close()
        people[0].post(f"/tables/{name}/undo", {"id": "u"})
        headers = {"Authorization": f"Bearer {script}"}
        while httpx.get(f"{servers[1].address}/api/tables/{name}", headers=headers).json()["table"]["n"] < 2:
            time.sleep(0.2)  # nobody looks at it there, and still it comes
        for server in servers:
            server.stop()
