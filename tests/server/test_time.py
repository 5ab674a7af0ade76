"""Clocks: the arithmetic, and what the server does when time is up."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

from banco import GAME as BANCO

from signoria.play.codec import value_to_wire
from signoria.server import clocks
from signoria.server.deeds import Act
from signoria.server.forms import ClockForm
from tests.server.asta import GAME as ASTA
from tests.server.inside import inside
from tests.server.running import Player, two_seats

Players = Callable[..., Player]
HERE: list[float | None] = [None, None]


def test_only_who_is_waited_for_loses_time_and_an_answer_gives_some_back() -> None:
    form = ClockForm(bank=100, increment=10, cap=120)
    begun = clocks.after(clocks.wound(form, 2), form, 0b01, -1, 1000.0, HERE)
    assert clocks.deadline(begun, HERE) == 1100.0
    answered = clocks.after(begun, form, 0b10, 0, 1030.0, HERE)
    assert answered.left == [80.0, 100.0]
    assert [clock.running for clock in clocks.shown(answered, 1030.0, HERE)] == [False, True]
    assert clocks.overdue(answered, 1130.0, HERE) == [1]


def test_a_bank_never_grows_beyond_its_cap() -> None:
    form = ClockForm(bank=100, increment=50)
    begun = clocks.after(clocks.wound(form, 1), form, 1, -1, 0.0, [None])
    assert clocks.after(begun, form, 1, 0, 5.0, [None]).left == [100.0]


def test_time_of_simultaneous_questions_runs_for_each_seat() -> None:
    form = ClockForm(bank=100)
    begun = clocks.after(clocks.wound(form, 2), form, 0b11, -1, 0.0, HERE)
    later = clocks.after(begun, form, 0b10, 0, 30.0, HERE)
    assert later.left == [70.0, 70.0]


def test_only_an_answer_earns_time() -> None:
    """Offers and undone answers would otherwise keep a clock running for ever."""
    form = ClockForm(bank=100, increment=10)
    begun = clocks.after(clocks.wound(form, 1), form, 1, -1, 0.0, [None])
    aside = clocks.after(begun, form, 1, -1, 50.0, [None])
    assert (aside.left, aside.since) == ([50.0], [50.0])
    answered = clocks.after(aside, form, 1, 0, 60.0, [None])
    assert answered.left == [50.0]
    assert clocks.returned(answered, form, 0).left == [40.0]
    assert clocks.returned(clocks.Clocks([3.0], [0.0]), form, 0).left == [3.0], "and nobody is fined"


def test_doing_and_undoing_gains_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(BANCO, 2, clock=ClockForm(bank=1000, increment=100))
            hall.time += 500
            for i in range(3):
                do = value_to_wire(table.game.default(table.running.state, 0))
                await table.act(0, Act(f"a{i}", table.running.asks[0], do))
                await table.undo(0, f"u{i}")
            await table.act(0, Act("give", 0, ["give", 1, 1]))
            assert table.clocks is not None
            assert table.clocks.left[0] == 500

    asyncio.run(work())


def test_a_message_asked_for_later_tells_the_later_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2, clock=ClockForm(bank=1000))
            first = json.loads((await table.message(-1, 0))[0])["table"]
            hall.time += 60
            later = json.loads((await table.message(-1, 0))[0])["table"]
            assert later["now"] == first["now"] + 60
            assert later["clocks"][0]["left"] == first["clocks"][0]["left"] - 60

    asyncio.run(work())


def test_clocks_stand_during_a_vacation() -> None:
    form = ClockForm(bank=100)
    begun = clocks.after(clocks.wound(form, 1), form, 1, -1, 0.0, [None])
    assert clocks.deadline(begun, [5000.0]) == 5100.0
    assert clocks.seconds_left(begun, 0, 4000.0, [5000.0]) == 100.0


def test_who_ran_out_of_time_still_gets_some_for_the_next_question() -> None:
    form = ClockForm(bank=1000)
    begun = clocks.after(clocks.wound(form, 1), form, 1, -1, 0.0, [None])
    assert clocks.after(begun, form, 1, 0, 2000.0, [None]).left == [30.0]


def test_when_time_is_up_the_rules_answer(player: Players) -> None:
    _, _, (anna, _) = two_seats(player, title="asta", clock={"bank": 1})
    assert anna.table["clocks"][0]["running"]
    anna.until_n(1)
    assert anna.news[-1]["by"] == "clock"
    assert anna.news[-1]["do"] == ["pass"]


def test_a_bot_takes_over_when_the_table_agreed_and_goes_when_the_player_acts(player: Players) -> None:
    _, _, (anna, bruno) = two_seats(player, title="asta", clock={"bank": 1}, leaver="bot")
    anna.until_n(1)
    assert anna.news[-1]["by"] == "bot"
    assert bruno.until_n(1)["seats"][0]["away"]


def test_vacations_are_limited(player: Players) -> None:
    _, (anna, _), _ = two_seats(player)
    assert anna.post("/vacation", {"days": 20})["away_until"] is not None
    assert anna.post("/vacation", {"days": 20}).json()["refused"]["key"] == "vacation-used-up"
    assert anna.post("/vacation", {"days": 0})["away_until"] is None
