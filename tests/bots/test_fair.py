"""Bots never cheat: what a seat cannot know has no influence on its choice."""

import pytest

from signoria.bots import bot
from signoria.core.chance import Rng
from signoria.play.codec import pack_state
from signoria.play.game import AnyGame
from signoria.play.vantage import Vantage
from tests.bots.tables_for_bots import GAMES, every_game, positions


@every_game
def test_an_imagined_table_depends_on_nothing_that_is_hidden(game: AnyGame) -> None:
    """Redealing what was redealt before gives the same table as redealing the truth."""
    for n, (true, seat) in enumerate(positions(game, 12)):
        other = game.redeal(true, seat, Rng(1000 + n))
        for seed in range(2):
            from_truth = pack_state(game.redeal(true, seat, Rng(seed)))
            from_other = pack_state(game.redeal(other, seat, Rng(seed)))
            differing = [name for name in from_truth if from_truth[name] != from_other[name]]
            assert not differing, f"the imagined table of seat {seat} knows the true {differing}"


@pytest.mark.parametrize("name", ["random", "greedy", "greedy:easy", "ismcts:8sims", "ismcts:8sims:full"])
@every_game
def test_what_a_bot_may_not_know_never_changes_its_choice(game: AnyGame, name: str) -> None:
    for n, (true, seat) in enumerate(positions(game, 4)):
        other = game.redeal(true, seat, Rng(2000 + n))
        choices = [bot.make(name).choose(Vantage(game, s, seat), Rng(5)) for s in (true, other)]
        assert choices[0] == choices[1]


def test_there_is_something_to_test() -> None:
    assert GAMES
