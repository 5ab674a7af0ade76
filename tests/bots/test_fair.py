"""Bots never cheat: what a seat cannot know has no influence on its choice."""

import pytest

from signoria.bots import bot
from signoria.bots.hints import hints
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


KINDS = ["random", "greedy", "greedy:easy", "greedy:medium", "ismcts:5sims", "ismcts:30sims:easy"]


def test_every_kind_is_tried() -> None:
    """Those left out are the same under another name, or need a file of their own."""
    tried = {name.partition(":")[0] for name in KINDS}
    assert set(bot.names()) - set(bot.NICKNAMES) - {"policy"} == tried


@pytest.mark.parametrize("name", KINDS)
@every_game
def test_what_a_bot_may_not_know_never_changes_its_choice(game: AnyGame, name: str) -> None:
    for n, (true, seat) in enumerate(positions(game, 3)):
        other = game.redeal(true, seat, Rng(2000 + n))
        choices = [bot.make(name).choose(Vantage(game, s, seat), Rng(5)) for s in (true, other)]
        assert choices[0] == choices[1]


def test_random_rollouts_do_not_peep_either() -> None:
    """Whole random games are too long for every title here; one small title shows it."""
    banco = next(game for game in GAMES if game.id == "banco")
    for n, (true, seat) in enumerate(positions(banco, 4)):
        other = banco.redeal(true, seat, Rng(2000 + n))
        choices = [
            bot.make("ismcts:20sims:full").choose(Vantage(banco, s, seat), Rng(5)) for s in (true, other)
        ]
        assert choices[0] == choices[1]


@every_game
def test_what_a_bot_may_not_know_never_changes_what_it_says_unasked(game: AnyGame) -> None:
    for n, (true, seat) in enumerate(positions(game, 6)):
        other = game.redeal(true, seat, Rng(2000 + n))
        said = [bot.make("greedy").speak(Vantage(game, s, seat), Rng(5)) for s in (true, other)]
        assert said[0] == said[1]


@every_game
def test_what_a_seat_may_not_know_never_changes_its_hints(game: AnyGame) -> None:
    for n, (true, seat) in enumerate(positions(game, 2)):
        other = game.redeal(true, seat, Rng(2000 + n))
        assert hints(Vantage(game, true, seat), Rng(5), 3, "greedy") == hints(
            Vantage(game, other, seat), Rng(5), 3, "greedy"
        )


def test_there_is_something_to_test() -> None:
    assert GAMES
