"""Bots never cheat: what a seat cannot know has no influence on its choice."""

import pytest

from signoria.bots import bot
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.core.playout import playout
from signoria.play.game import AnyGame
from signoria.play.vantage import Vantage
from tests.bots.tables_for_bots import GAMES, every_game, positions

ENOUGH = 200
"""Decisions after which two tables that differ have long gone different ways."""


@every_game
def test_an_imagined_table_depends_on_nothing_that_is_hidden(game: AnyGame) -> None:
    """Tables imagined from the truth and from a table that the seat cannot tell from it play out alike.

    What other seats remember need not be the same: no simulation asks for it.
    """
    for n, (true, seat) in enumerate(positions(game, 8)):
        other = game.redeal(true, seat, Rng(1000 + n))
        for seed in range(2):
            results = [outcome(game, game.redeal(s, seat, Rng(seed)), seed) for s in (true, other)]
            assert results[0] == results[1], f"seat {seat} imagines what it cannot know"


def outcome(game: AnyGame, s: State, seed: int) -> tuple[int, list[int]]:
    """Where random play leads from here: how far, and to which scores."""
    s.chance, s.quiet = seeded(seed), True
    return playout(s, Rng(seed), ENOUGH), game.scores(s)


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:easy", "ismcts:5sims"])
@every_game
def test_what_a_bot_may_not_know_never_changes_its_choice(game: AnyGame, name: str) -> None:
    for n, (true, seat) in enumerate(positions(game, 3)):
        other = game.redeal(true, seat, Rng(2000 + n))
        choices = [bot.make(name).choose(Vantage(game, s, seat), Rng(5)) for s in (true, other)]
        assert choices[0] == choices[1]


def test_there_is_something_to_test() -> None:
    assert GAMES
