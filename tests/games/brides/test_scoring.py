"""End and winner (BRI-350 to BRI-354)."""

import pytest

from signoria.core.rows import exchanged
from signoria.games.brides.events import GameEnded
from signoria.games.brides.scoring import places, scores
from signoria.games.brides.state import Brides
from tests.games.brides.table import HARBOUR, MARKET, VILLAGE, bare, hold_influence, round_end, told, wed


def with_influence(s: Brides, *influence: int) -> None:
    for seat, value in enumerate(influence):
        hold_influence(s, seat, value)


@pytest.mark.parametrize(
    ("seats", "mark", "ends"),
    [
        (2, 24, False),
        (2, 25, True),
        (3, 24, False),
        (3, 25, True),
        (4, 19, False),
        (4, 20, True),
        (5, 20, True),
    ],
)
def test_bri_350_the_mark_depends_on_the_number_of_players(seats: int, mark: int, ends: bool) -> None:
    s = round_end(seats, step=3, prepare=lambda s: with_influence(s, mark))
    assert (s.stack == []) == ends


def test_bri_350_the_sixth_round_is_the_last() -> None:
    s = round_end(3, step=3, prepare=lambda s: setattr(s, "round", 6))
    assert s.stack == []
    assert told(s, GameEnded) == [(6,)]


def test_bri_351_five_ducats_count_one_influence_and_are_kept() -> None:
    def prepare(s: Brides) -> None:
        s.round = 6
        s.ducats = [13, 4, 5]

    s = round_end(3, step=3, prepare=prepare)
    assert scores(s) == [2, 0, 1]
    assert s.ducats == [13, 4, 5]


def test_bri_352_only_the_married_win() -> None:
    s = bare(3)
    with_influence(s, 30, 26, 10)
    wed(s, 1, "taddeo_foglietta", HARBOUR, 1)
    assert places(s) == [2, 1, 3]


def tied() -> Brides:
    """Seats 0 and 1 both married to a second bride, with equal influence."""
    s = bare(3)
    with_influence(s, 26, 26, 1)
    wed(s, 0, "mileto_carretto", HARBOUR, 1)
    wed(s, 1, "taddeo_foglietta", VILLAGE, 1)
    s.favour = (0, 1, 2)
    return s


def test_bri_353_ties_first_brides() -> None:
    s = tied()
    wed(s, 1, "oberto_foglietta", MARKET, 0)
    assert places(s)[:2] == [2, 1]


def test_bri_353_then_second_brides_businesses_ducats_and_favour() -> None:
    s = tied()
    assert places(s)[:2] == [1, 2]  # favour
    s.ducats[1] += 1
    assert places(s)[:2] == [2, 1]
    s.businesses = exchanged(s.businesses, 0, 1)
    assert places(s)[:2] == [1, 2]
    wed(s, 1, "oberto_foglietta", MARKET, 1)
    assert places(s)[:2] == [2, 1]


def test_bri_354_if_nobody_is_married_the_condition_is_waived() -> None:
    s = bare(3)
    with_influence(s, 5, 9, 7)
    assert places(s) == [3, 1, 2]
