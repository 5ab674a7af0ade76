"""No message tells a seat what it may not know: redealing that leaves every byte as it is."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from banco import GAME as BANCO

from signoria.core.chance import Rng
from signoria.core.playout import random_action, random_seat
from signoria.play.codec import value_to_wire
from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.registry import find, titles
from signoria.play.vantage import heard
from signoria.server.app import build
from signoria.server.config import Config
from signoria.server.curve import totals
from signoria.server.deeds import Act
from signoria.server.wire import Down, encode_down
from tests.server import kinds
from tests.server.inside import Inside, inside
from tests.server.running import Player, python_path
from tests.server.sweep import Sweep, whole_server

Players = Callable[..., Player]
GAMES: list[AnyGame] = [BANCO, *(find(title) for title in titles())]
STOPS = (0, 5, 14)
"""Moves before each time that everybody asks for everything."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_redealing_what_a_seat_may_not_know_changes_no_byte(game: AnyGame, tmp_path: Path) -> None:
    asyncio.run(_fuzz(game, tmp_path))


async def _fuzz(game: AnyGame, folder: Path) -> None:
    async with inside(folder) as hall:
        for seed in range(2):
            table = await hall.new_table(game, min(game.most_seats, game.least_seats + seed))
            rng = Rng(seed)
            for _ in range(40):
                match = table.running
                if match.over:
                    break
                seat = random_seat(match.waiting, rng)
                action = random_action(match.state, seat, rng)
                step = match.trial(seat, action)
                await table.act(seat, Act(f"{seed}-{table.n}", match.asks[seat], value_to_wire(action)))
                for eyes in range(SPECTATOR, match.state.seats):
                    await _same_bytes(hall, table, eyes, rng)
                    told = (await table.news(eyes, table.n - 1))[0]
                    assert told.events == [value_to_wire(event) for event in heard(step.news, eyes)]
                    assert (told.do is not None) == (eyes == seat), "others hear events, not deeds"
                    assert bool(told.id) == (eyes == seat)


async def _same_bytes(hall: Inside, table: Any, eyes: int, rng: Rng) -> None:
    match = table.running
    truth = match.state
    news = await table.news(eyes, -1)
    before = encode_down(Down(table=table.scene(eyes, news)))
    point = totals(match.game, truth, eyes)
    match.state = match.game.redeal(truth, eyes, rng)
    after = encode_down(Down(table=table.scene(eyes, news)))
    assert totals(match.game, match.state, eyes) == point, "the curve tells no more than the table"
    match.state = truth
    assert before == after, f"seat {eyes} could tell a redealt table apart"


def test_every_kind_of_answer_is_known_to_this_test(tmp_path: Path) -> None:
    """Whoever adds one says in kinds.py how it is shown that it leaks nothing."""
    assert kinds.of_socket() == set(kinds.SOCKET)
    assert kinds.of_http(build(Config(database=f"sqlite:///{tmp_path}/none.db"))) == set(kinds.HTTP)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_everything_that_can_be_asked_for_stays_the_same(
    game: AnyGame, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Socket, HTTP, hints, replay, orders, letters: to the byte, for every seat and a spectator."""
    monkeypatch.setenv("PYTHONPATH", python_path())  # for the process in which bots think
    asked: set[str] = set()
    with whole_server(tmp_path) as client:
        # Spectators of the second table see it late, which is another way to show it.
        seats = game.least_seats if seed else min(game.most_seats, 4)
        sweep = Sweep(client, game, seats, tmp_path, delay=30 * seed)
        rng = Rng(seed)
        for moves in STOPS:
            for _ in range(moves):
                if not sweep.match.over:
                    sweep.move(rng)
            if sweep.match.over:
                break
            for eyes in range(SPECTATOR, seats):
                look = rng.below(1 << 30)
                truth = sweep.look(eyes, look)
                with sweep.redealt(eyes, look):
                    other = sweep.look(eyes, look)
                for kind in truth:
                    assert truth[kind] == other.get(kind), f"{kind} tells seat {eyes} what it may not know"
                assert set(other) == set(truth)
                asked |= {kind for kind, answers in truth.items() if answers}
    assert asked == kinds.swept()


def test_private_words_ids_and_orders_reach_nobody_else(player: Players) -> None:
    people = [player(name) for name in ("Anna", "Bruno", "Carla")]
    name, invitation = people[0].new_table(3, title="asta", sit=0)
    for seat in (1, 2):
        people[seat].claim(name, seat, invitation)
    seats = [person.sit(name) for person in people]
    watcher = player().sit(name)
    for one in (*seats, watcher):
        one.until("table")
    anna, _bruno, carla = seats
    marks = {
        kind: f"secret-{kind}-{Random(kind).randrange(10**9)}" for kind in ("say", "note", "promise", "id")
    }
    anna.deed("say", text=marks["say"], to=1)
    anna.deed("note", text=marks["note"])
    anna.deed("promise", to=1, text=marks["promise"], public=False)
    anna.deed("order", frame="auction", id="o-7913", up_to={"do": "bid", "most": 7913}, times=2)
    carla.until_n(1)
    watcher.until_n(1)
    people[2].post(f"/tables/{name}/act", {"id": marks["id"], "ask": carla.table["ask"], "do": ["bid", 30]})
    anna.deed("say", text="the end")
    for other in (carla, watcher):
        while other.until("chat")[-1]["text"] != "the end":
            pass
        text = json.dumps(other.heard)
        for mark in (*marks.values(), "7913", '"order"'):
            assert mark not in text
    assert "7913" in json.dumps(anna.heard)
    for path in ("chat", "promises", "digest", "orders", "notes", ""):
        answer = people[2].http.get(f"/api/tables/{name}/{path}".rstrip("/")).text
        assert not [mark for mark in (*marks.values(), "7913") if mark in answer], path
