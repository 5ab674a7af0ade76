"""The score sheet: every point of influence has a source (BRI-194 to BRI-351)."""

from signoria.games.brides import GAME
from signoria.games.brides.actions import BuyBusiness
from signoria.games.brides.assassination import kill_bride
from signoria.games.brides.scoring import scores
from signoria.games.brides.state import Brides
from signoria.games.brides.tables import COLOURS, MARRY_FIRST, MARRY_SECOND, TAKE_DUCAT, TAKE_INFLUENCE
from signoria.games.brides.using import SellInfluence
from tests.games.brides.table import (
    HARBOUR,
    TABLES,
    announce,
    asked,
    district,
    do,
    freely,
    hold_workers,
    round_end,
    tile,
    wed,
)


def lines(s: Brides, seat: int) -> dict[str, int]:
    """The lines of a seat's sheet that are not 0, as a spectator reads them."""
    sheet = GAME.tally(s, -1)[seat]
    assert sum(line or 0 for line in sheet) == scores(s)[seat]
    return {name: line for name, line in zip(GAME.sources, sheet, strict=True) if line}


def test_bri_194_and_bri_192_a_wedding_and_the_price_of_prestige_are_two_lines() -> None:
    s = district(
        {0: ["luigi_granara"]}, lord="imperiale", second="second_7", ducats=[9, 0, 0], influence=[9, 0, 0]
    )
    announce(s, 0, MARRY_SECOND)
    assert lines(s, 0) == {"second": 2 + 1, "markers": 9, "prestige": 3 - 5}  # Luigi has 3, the lord 5


def test_bri_194_first_brides_have_their_own_line() -> None:
    s = district({0: ["luigi_granara"]}, first="first_1", ducats=[9, 0, 0], influence=[9, 0, 0])
    announce(s, 0, MARRY_FIRST)
    assert lines(s, 0)["first"] == 2 + 3


def test_bri_198_markers() -> None:
    s = district({0: ["luigi_granara"]})
    announce(s, 0, TAKE_INFLUENCE)
    assert lines(s, 0) == {"markers": 1}


def test_bri_229_and_bri_230_a_murder_takes_from_one_and_moves_another_up() -> None:
    def two_weddings(s: Brides) -> None:
        wed(s, 0, "luigi_granara", HARBOUR, 0)
        wed(s, 1, "raffaele_oliva", HARBOUR, 1)

    s = district(
        {0: ["enrico_granara"], 1: ["isandro_oliva"], 2: ["sicarius"]},
        influence=[5, 3, 0],
        prepare=two_weddings,
    )
    kill_bride(s, 0)
    assert lines(s, 0) == {"markers": 5, "murders": -3}
    assert lines(s, 1) == {"markers": 3, "first": 2}


def test_bri_279_influence_sold_is_a_line_of_its_own() -> None:
    s = district({0: ["luigi_granara", "mercator"]}, influence=[4, 0, 0])
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, SellInfluence(tile("mercator")))
    assert lines(s, 0) == {"markers": 4, "sales": -1}


def test_bri_306_businesses() -> None:
    def prepare(s: Brides) -> None:
        hold_workers(s, 0, dict.fromkeys(range(COLOURS), 4))

    s = round_end(3, step=2, prepare=prepare)
    assert asked(s) == [0]
    do(s, 0, BuyBusiness(0))
    assert lines(s, 0) == {"businesses": TABLES.business_influence[0][0]}


def test_bri_351_ducats_at_the_end() -> None:
    def prepare(s: Brides) -> None:
        s.round = 6
        s.ducats = [13, 4, 5]

    s = round_end(3, step=3, prepare=prepare)
    assert [lines(s, seat) for seat in range(3)] == [{"ducats": 2}, {}, {"ducats": 1}]
