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
from signoria.server.deeds import Act
from signoria.server.wire import Down, encode_down
from tests.server.inside import Inside, inside
from tests.server.running import Player

Players = Callable[..., Player]
GAMES: list[AnyGame] = [BANCO, *(find(title) for title in titles())]


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
    match.state = match.game.redeal(truth, eyes, rng)
    after = encode_down(Down(table=table.scene(eyes, news)))
    match.state = truth
    assert before == after, f"seat {eyes} could tell a redealt table apart"


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
