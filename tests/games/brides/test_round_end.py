"""Items and businesses, the round end (BRI-300 to BRI-308, BRI-330 to BRI-339)."""

from collections.abc import Mapping

from signoria.core import flow
from signoria.core.rows import exchanged, marked, stamped
from signoria.core.seating import members
from signoria.core.value import Action
from signoria.games.brides.actions import BuyBack, BuyBusiness, Done, Keep, PayWorker
from signoria.games.brides.events import CommonDismissed
from signoria.games.brides.state import FACE_UP, HAND, LOCAL, MARKERS, RESIDENCE, UNDER, UNDER_SEEN, Brides
from signoria.games.brides.tables import TAKE_DUCAT
from signoria.games.brides.using import Use, UseOnPlayer
from tests.games.brides.table import (
    BLACK,
    BLUE,
    BUSINESSES,
    GREEN,
    HARBOUR,
    ITEMS,
    RED,
    TABLES,
    YELLOW,
    announce,
    asked,
    decline,
    district,
    do,
    freely,
    hold_influence,
    hold_workers,
    legal,
    on_top,
    own,
    pop,
    round_end,
    sound,
    tile,
    told,
    why,
    workers,
)

JEWELLER = BUSINESSES.index("aurificis_taberna")
POPINA = BUSINESSES.index("popina")
ANULUS, VINUM = ITEMS.index("anulus"), ITEMS.index("vinum")


def shop(workers: Mapping[int, int], ducats: int = 0, seats: int = 3, influence: int = 0) -> Brides:
    """Step 2 with these workers in the residence of seat 0."""

    def prepare(s: Brides) -> None:
        hold_workers(s, 0, workers)
        s.ducats = [ducats] + [0] * (seats - 1)
        hold_influence(s, 0, influence)

    return round_end(seats, step=2, prepare=prepare)


def suggested(s: Brides, seat: int) -> Action | None:
    """What the form of the only question is filled with."""
    return s.stack[-1].suggest(s, seat, flow.frame_options(s, seat)[0])


def keep(*names: str) -> Keep:
    return Keep(sum(1 << tile(name) for name in names))


def test_bri_300_a_used_item_returns_to_its_own_stack() -> None:
    s = district({0: ["luigi_granara", "vinum", "dark venenum"], 1: ["custos"]}, order=[0, 1])
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, Use(tile("vinum")))
    decline(s, "Play")
    do(s, 0, UseOnPlayer(tile("dark venenum"), 1))
    decline(s, "Play")
    assert s.owner[tile("vinum")] == s.owner[tile("dark venenum")] == -1
    assert sound(s)


def test_bri_301_only_light_items_can_be_bought_back() -> None:
    def prepare(s: Brides) -> None:
        s.businesses = exchanged(s.businesses, 0, 1 << POPINA)
        s.sold = exchanged(s.sold, POPINA, 1)

    s = round_end(3, step=5, prepare=prepare)
    assert asked(s) == [0]
    assert not legal(s, 0, BuyBack(1 << ITEMS.index("venenum")))
    do(s, 0, BuyBack(1 << VINUM))
    assert s.owner[tile("vinum")] == 0
    assert TABLES.light[tile("vinum")]


def test_bri_302_one_light_copy_each_but_any_number_of_dark_ones() -> None:
    def prepare(s: Brides) -> None:
        own(s, 0, "vinum", "dark venenum", "dark venenum")

    s = round_end(3, step=5, prepare=prepare)
    assert on_top(s) == "LayingTiles"  # nothing is missing, so nobody is asked
    assert s.place[tile("dark venenum")] == s.place[tile("dark venenum", 1)] == HAND
    assert sound(s)


def test_bri_303_items_may_be_laid_alone() -> None:
    from signoria.games.brides.actions import Send
    from tests.games.brides.table import laying

    s = laying(3, {0: ["dark venenum"]})
    assert legal(s, 0, Send(tile("dark venenum"), HARBOUR))


def test_bri_304_items_of_a_dead_delegation_go_back_unspent() -> None:
    s = district({0: ["luigi_granara", "vinum"], 1: ["custos", "sicarius"]}, order=[1, 0])
    freely(announce(s, 1, TAKE_DUCAT))
    do(s, 1, UseOnPlayer(tile("sicarius"), 0))
    decline(s, "Play")
    assert s.owner[tile("vinum")] == 0
    assert s.place[tile("vinum")] == RESIDENCE
    assert not s.used[tile("vinum")]


def test_bri_306_a_business_costs_workers_and_brings_influence_and_its_item() -> None:
    s = shop({RED: 1, GREEN: 1, YELLOW: 1, BLUE: 1})
    do(s, 0, BuyBusiness(JEWELLER), PayWorker(BLUE))
    assert workers(s, 0) == [0, 0, 0, 0, 1]
    assert s.influence[0] == 4
    assert s.owner[tile("anulus")] == 0
    assert s.sold[JEWELLER] == 1
    assert sound(s)


def test_bri_306_the_named_colours_are_needed_and_one_more() -> None:
    s = shop({BLACK: 1, YELLOW: 1, GREEN: 1})
    assert legal(s, 0, BuyBusiness(POPINA))
    assert why(s, 0, BuyBusiness(JEWELLER)) == "BRI-306"
    do(s, 0, BuyBusiness(POPINA))
    assert why(s, 0, PayWorker(BLACK)) == "BRI-306"
    assert on_top(shop({BLACK: 1, YELLOW: 1})) != "Purchase"


def test_bri_307_each_business_makes_its_item() -> None:
    pairs = {BUSINESSES[i]: ITEMS[TABLES.business_item[i]] for i in range(6)}
    assert pairs == {
        "aurificis_taberna": "anulus",
        "herbarium": "venenum",
        "hospitium": "antidotum",
        "popina": "vinum",
        "publicus_scriba": "edictum",
        "sarcinator": "vestis",
    }


def test_bri_308_one_business_of_each_type_and_one_a_round() -> None:
    s = shop({RED: 2, GREEN: 2, BLACK: 2, YELLOW: 2, BLUE: 2})
    do(s, 0, BuyBusiness(JEWELLER), PayWorker(BLUE))
    assert on_top(s) != "Purchase"  # one purchase a round
    s = shop({RED: 2, GREEN: 2, BLACK: 2, YELLOW: 2, BLUE: 2})
    s.businesses = marked(s.businesses, 0, 1 << JEWELLER)
    assert why(s, 0, BuyBusiness(JEWELLER)) == "BRI-308"
    s.sold = exchanged(s.sold, POPINA, 4)
    assert why(s, 0, BuyBusiness(POPINA)) == "BRI-308"


def test_bri_308_the_next_card_of_a_stack_is_worth_less() -> None:
    def prepare(s: Brides) -> None:
        s.businesses = marked(s.businesses, 1, 1 << JEWELLER)
        s.sold = exchanged(s.sold, JEWELLER, 1)
        hold_workers(s, 0, {RED: 1, GREEN: 1, BLUE: 1})

    s = round_end(3, step=2, prepare=prepare)
    do(s, 0, BuyBusiness(JEWELLER), PayWorker(BLUE))
    assert s.influence[0] == 3


def test_bri_330_every_worker_brings_a_ducat() -> None:
    s = round_end(3, prepare=lambda s: hold_workers(s, 1, {RED: 2, BLACK: 1}))
    assert s.ducats == [2, 5, 2]


def test_bri_331_businesses_are_bought_in_favour_order() -> None:
    def prepare(s: Brides) -> None:
        s.favour = (2, 0, 1)
        for seat in (0, 2):
            hold_workers(s, seat, {RED: 1, GREEN: 1, BLUE: 1})

    s = round_end(3, step=2, prepare=prepare)
    assert asked(s) == [2]
    do(s, 2, Done())
    assert asked(s) == [0]


def test_bri_332_when_the_game_ends_nothing_else_happens() -> None:
    def prepare(s: Brides) -> None:
        hold_influence(s, 0, 25)
        own(s, 0, "sicarius")

    s = round_end(3, step=3, prepare=prepare)
    assert s.stack == []
    assert s.owner[tile("sicarius")] == 0
    assert s.ground[MARKERS + HARBOUR] == 1


def test_bri_333_wages_are_paid_or_commons_leave() -> None:
    def prepare(s: Brides) -> None:
        own(s, 0, "sicarius", "custos", "maga")
        s.ducats[0] = 2

    s = round_end(3, step=4, prepare=prepare)
    assert not legal(s, 0, keep("sicarius", "custos", "maga"))
    do(s, 0, keep("sicarius", "maga"))
    assert s.ducats[0] == 0
    assert s.owner[tile("custos")] == -1
    assert tile("custos") in members(s.box)


def test_bri_333_those_of_most_prestige_are_suggested_as_far_as_the_ducats_go() -> None:
    def prepare(s: Brides) -> None:
        own(s, 0, "sicarius", "custos", "mercator")
        s.ducats[0] = 2

    s = round_end(3, step=4, prepare=prepare)
    assert suggested(s, 0) == keep("custos", "mercator")
    assert legal(s, 0, keep("custos", "mercator"))


def test_bri_333_without_a_ducat_all_commons_leave_and_loyals_are_free() -> None:
    def prepare(s: Brides) -> None:
        own(s, 0, "sicarius", "dark venenum")
        s.ducats[0] = 0

    s = round_end(3, step=4, prepare=prepare)
    assert told(s, CommonDismissed) == [(0, tile("sicarius"))]
    assert len([t for t in s.owned[0] if t < TABLES.commons_from]) == 4
    assert s.owner[tile("dark venenum")] == 0


def test_bri_336_used_light_items_are_bought_back_also_later() -> None:
    def prepare(s: Brides) -> None:
        for business in (JEWELLER, POPINA):
            s.businesses = marked(s.businesses, 0, 1 << business)
            s.sold = exchanged(s.sold, business, 1)
        s.ducats[0] = 1
        s.round = 3

    s = round_end(3, step=5, prepare=prepare)
    assert not legal(s, 0, BuyBack(1 << ANULUS | 1 << VINUM))
    assert suggested(s, 0) == BuyBack(1 << ANULUS)
    do(s, 0, BuyBack(1 << ANULUS))
    assert s.ducats[0] == 0
    assert s.owner[tile("anulus")] == 0


def test_bri_337_districts_are_refilled() -> None:
    s = round_end(
        3, step=6, prepare=lambda s: setattr(s, "ground", exchanged(s.ground, MARKERS + HARBOUR, 2))
    )
    assert s.ground[MARKERS + HARBOUR] == 3
    assert s.workers[LOCAL + HARBOUR * 5 + BLACK] == 2
    assert len(s.pile[HARBOUR]) == 4
    assert s.box.bit_count() == 5  # the untaken ones of five districts


def test_bri_337_a_known_tile_below_is_turned_up() -> None:
    def prepare(s: Brides) -> None:
        s.ground = exchanged(s.ground, UNDER + HARBOUR, pop(s.pile, HARBOUR))
        s.ground = exchanged(s.ground, UNDER_SEEN + HARBOUR, 2)

    s = round_end(3, step=4, prepare=prepare)
    assert s.ground[UNDER + HARBOUR] == -1
    assert s.ground[FACE_UP + HARBOUR] == tile("sicarius", 2)


def test_bri_338_the_white_coach_goes_to_the_left() -> None:
    s = round_end(3, step=6, prepare=lambda s: setattr(s, "start", 2))
    assert s.start == 0
    assert asked(s) == [0]


def test_bri_339_all_tiles_are_in_hand_and_unused_again() -> None:
    def prepare(s: Brides) -> None:
        for number in s.owned[0]:
            s.place = stamped(s.place, number, RESIDENCE)
            s.used = stamped(s.used, number, 1)
            s.seen = stamped(s.seen, number, 0)

    s = round_end(3, step=6, prepare=prepare)
    assert all(s.place[number] == HAND and not s.used[number] for number in s.owned[0])
    assert s.round == 2
