"""Every level answers legally, within its means, and is found by name."""

import logging

import pytest

from signoria.bots import bot
from signoria.bots.guard import Guard, Trouble
from signoria.bots.ismcts_bot import IsmctsBot
from signoria.bots.settings import BadSetting, Speed, parse
from signoria.bots.values import valuation_of
from signoria.core import flow
from signoria.core.chance import Rng
from signoria.core.playout import random_action, random_seat
from signoria.core.value import Action
from signoria.play.game import AnyGame
from signoria.play.vantage import Vantage
from tests.bots.tables_for_bots import GAMES, every_game, position, positions

LEVELS = ["random", "greedy", "easy", "ismcts:4sims"]


@pytest.mark.parametrize("name", LEVELS)
@every_game
def test_every_level_answers_legally(game: AnyGame, name: str) -> None:
    troubles: list[Trouble] = []
    player = bot.make(name, troubles.append)
    for n, (state, seat) in enumerate(positions(game, 4)):
        vantage = Vantage(game, state, seat)
        assert vantage.why_not(player.choose(vantage, Rng(n))) is None
    assert troubles == []


def test_full_rollouts_need_no_valuation() -> None:
    """Whole random games are too long for every title here; one small title shows the way."""
    banco = next(game for game in GAMES if game.id == "banco")
    for n, (state, seat) in enumerate(positions(banco, 4)):
        vantage = Vantage(banco, state, seat)
        assert vantage.why_not(bot.make("ismcts:6sims:full").choose(vantage, Rng(n))) is None


@every_game
def test_habits_are_legal(game: AnyGame) -> None:
    """Rollouts do not ask twice, so the policy of a valuation must never answer what the rules refuse."""
    valuation = valuation_of(game)
    for seats in range(game.least_seats, game.most_seats + 1):
        rng = Rng(seats)
        state = position(game, seats, seats, 0)
        for _ in range(250):
            if not state.stack:
                break
            top = state.stack[-1]
            seat = random_seat(top.waits_for(state), rng)
            action = valuation.policy(state, top, seat, rng)
            if action is None:
                action = random_action(state, seat, rng)
            assert flow.why_not(state, seat, action) == flow.LEGAL, f"{top!r}: {action!r}"
            flow.apply(state, seat, action)


@every_game
def test_same_seed_same_choice(game: AnyGame) -> None:
    for state, seat in positions(game, 2):
        vantage = Vantage(game, state, seat)
        assert IsmctsBot("3sims").choose(vantage, Rng(3)) == IsmctsBot("3sims").choose(vantage, Rng(3))


@every_game
def test_asking_a_bot_changes_nothing(game: AnyGame) -> None:
    for state, seat in positions(game, 2):
        before = repr(state.stack), game.scores(state), state.sealed
        bot.make("ismcts:3sims").choose(Vantage(game, state, seat), Rng(4))
        assert before == (repr(state.stack), game.scores(state), state.sealed)


def test_names_settings_and_nicknames() -> None:
    assert {"random", "greedy", "ismcts", "easy", "medium", "hard"} <= set(bot.names())
    bot.require(["ismcts:300ms", "ismcts:2s", "ismcts:800sims", "ismcts:hard", "greedy:medium", "hard"])
    with pytest.raises(bot.UnknownBot, match="Did you mean ismcts"):
        bot.make("ismtcs:300ms")
    assert bot.by_cpu("ismcts:300ms") == "ismcts:300ms:cpu"
    assert bot.by_cpu("hard") == "ismcts:1s:cpu"
    assert bot.by_cpu("greedy") == "greedy"
    bot.require([bot.by_cpu(name) for name in bot.names() if name != "policy"])
    for wrong in ("ismcts:300", "ismcts:0ms", "greedy:300ms", "random:easy", "ismcts:soon"):
        with pytest.raises(BadSetting, match="it understands"):
            bot.require([wrong])


def test_settings_are_read() -> None:
    said = parse("300ms:800sims:full", Speed.TIME | Speed.SIMS | Speed.SHAPE)
    assert (said.seconds, said.sims, said.full) == (0.3, 800, True)


class Broken:
    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        raise ZeroDivisionError("no courage")


class Stranger(Action):
    """An action of no title."""


class Illegal:
    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        return Stranger()


@pytest.mark.parametrize("culprit", [Broken(), Illegal()])
@every_game
def test_a_failing_bot_is_answered_for_and_reported(
    game: AnyGame, culprit: bot.Bot, caplog: pytest.LogCaptureFixture
) -> None:
    state, seat = next(positions(game, 1))
    troubles: list[Trouble] = []
    vantage = Vantage(game, state, seat)
    with caplog.at_level(logging.ERROR, "signoria.bots"):
        action = Guard("culprit", culprit, troubles.append).choose(vantage, Rng(1))
    assert action == vantage.default()
    assert [(t.bot, t.title, t.seat) for t in troubles] == [("culprit", game.id, seat)]
    assert "culprit" in caplog.text


class Ticking:
    """A clock on which a millisecond passes whenever somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks / 1000


@every_game
def test_a_search_stops_at_the_first_look_at_the_clock_that_is_too_late(game: AnyGame) -> None:
    """No step begins after the budget. How long a step takes is measured by `signoria bench strength`."""
    for n, (state, seat) in enumerate(positions(game, 3)):
        search = IsmctsBot("50ms").search(Vantage(game, state, seat), Rng(n))
        search.clock = clock = Ticking()
        assert search.run()
        # Opening, second looks and each of four rounds of halving look once more, and end at once.
        assert clock.looks <= 51 + 6


def test_a_search_ends_early_when_the_answer_is_clear() -> None:
    banco = next(game for game in GAMES if game.id == "banco")
    sims = []
    for n, (state, seat) in enumerate(positions(banco, 12)):
        search = IsmctsBot("4000sims").search(Vantage(banco, state, seat), Rng(n))
        search.run()
        sims.append(search.sims)
    assert min(sims) < 2000


@every_game
def test_answers_in_question_are_judged_by_equal_trials_alone(game: AnyGame) -> None:
    """What is said after a first bit of an answer, such as a second offer, has counts of its own."""
    for n, (state, seat) in enumerate(positions(game, 8)):
        search = IsmctsBot("60sims").search(Vantage(game, state, seat), Rng(n))
        for edge in search.run():
            assert edge.visits == len(edge.results)
            assert edge.total == pytest.approx(sum(edge.results))
