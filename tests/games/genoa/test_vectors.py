"""Test vectors TV-01 to TV-15: the examples of the rulebook (section 4 of the catalogue)."""

import pytest

from signoria.core.chance import Scripted
from signoria.games.genoa.action_economy import has_action
from signoria.games.genoa.actions import (
    NOTHING,
    PLACE,
    REPLACE,
    AnyStart,
    EndAction,
    EndTurn,
    Exchange,
    FulfilSmall,
    Perform,
    PlaceMarkers,
    Roll,
    UseAnyGood,
    UseBuilding,
)
from signoria.games.genoa.moving_the_tower import discs_on
from signoria.games.genoa.scoring import worth
from signoria.games.genoa.state import Genoa
from tests.games.genoa.table import (
    ENDING,
    SETTLED,
    T,
    card,
    do,
    field,
    good,
    has,
    holds,
    offer,
    pile,
    stock,
    strike,
    table,
    thing,
)

SIX = ["metal_warehouse", "park", "coach_house", "villa_ricci", "harbor", "villa_zasteri"]


def test_tv_01_six_privileges_are_worth_90() -> None:
    assert worth(T, tuple(card(f"privilege_{b}") for b in SIX)) == 90


def test_tv_02_with_colini_170() -> None:
    assert worth(T, tuple(card(f"privilege_{b}") for b in [*SIX, "villa_colini"])) == 170


def bruno_ends() -> Genoa:
    """Bruno (seat 1) walked Ricci, spice, S04, S03; Carla (2) and Dario (3) have markers too."""
    path = ["villa_ricci", "spice_warehouse", "street_04", "street_03"]
    return table(4, active=1, path=path, step=ENDING, markers={1: 2, 2: 3, 3: 2})


def on(street: str, **deeds: int) -> PlaceMarkers:
    """Deeds by building, in the order of the board."""
    first, second = T.boards[0].beside[field(street)]
    by_number = {field(name): deed for name, deed in deeds.items()}
    return PlaceMarkers(field(street), by_number.get(first, NOTHING), by_number.get(second, NOTHING))


def test_tv_03_bruno_places_beside_s03() -> None:
    s = bruno_ends()
    assert [discs_on(s, field(f)) for f in ("villa_ricci", "spice_warehouse", "street_04", "street_03")] == [
        1,
        1,
        1,
        2,
    ]
    do(s, 1, on("street_03", guild_hall=PLACE, coach_house=PLACE))
    assert s.owner[field("guild_hall")] == s.owner[field("coach_house")] == 1
    assert s.own[1] == 0
    assert discs_on(s, field("street_03")) == 0
    assert s.closed == 1 << field("street_03")


def test_tv_04_carla_takes_the_coach_house_over() -> None:
    s = bruno_ends()
    do(s, 1, on("street_03", guild_hall=PLACE, coach_house=PLACE))
    before = s.supply[1]
    do(s, 2, on("street_04", coach_house=REPLACE, spice_warehouse=PLACE))
    assert s.owner[field("coach_house")] == s.owner[field("spice_warehouse")] == 2
    assert s.own[2] == 0
    assert s.supply[1] == before + 1
    assert s.owner[field("guild_hall")] == 1


def test_tv_05_then_no_entered_street_is_left() -> None:
    s = bruno_ends()
    do(s, 1, on("street_03", guild_hall=PLACE, coach_house=PLACE))
    do(s, 2, on("street_04", coach_house=REPLACE, spice_warehouse=PLACE))
    assert s.active == 2  # Dario was not asked; Carla's turn begins


def finish_turn(s: Genoa) -> None:
    """End the running turn at once."""
    do(s, s.active, EndTurn())


def test_tv_06_the_market_shortens_the_game() -> None:
    market = [3, 3]
    s = table(4, active=3, path=["street_01"], step=ENDING, marker=5, goods={1: {"any_start": 1}})
    assert (s.active, s.marker) == (0, 6)
    s.chance = Scripted(market)
    do(s, 0, Roll())
    assert s.marker == 7
    finish_turn(s)
    do(s, 1, AnyStart(field("market")))
    assert s.marker == 8
    finish_turn(s)
    s.chance = Scripted(market)
    do(s, 2, Roll())
    assert s.marker == 8
    finish_turn(s)
    s.chance = Scripted([2, 1])
    do(s, 3, Roll())
    finish_turn(s)
    assert s.stack == []
    assert len(set(s.taken)) == 1


def at_harbour() -> Genoa:
    return table(
        3,
        path=["harbor"],
        acting=1,
        hands={1: ["small_harbor_copper"]},
        goods={1: {"exchange": 1}},
        markers={1: 1},
        piles={"small_order": (["small_palazzo_pepper", "small_park_rice"], [])},
    )


def test_tv_07_harbour_copper() -> None:
    s = at_harbour()
    do(s, 1, Perform())
    do(s, 1, UseAnyGood(good("copper")))
    do(s, 1, FulfilSmall(card("small_harbor_copper")))
    assert has(s, 1, "any_good") == 0
    assert stock(s, "copper") == 5
    assert stock(s, "any_good") == 5
    assert s.money[1] == 170
    assert card("small_harbor_copper") in s.discards[pile("small_order")]


def test_tv_08_a_marker_for_a_small_order() -> None:
    s = at_harbour()
    s.chance = Scripted([0])
    do(s, 1, Perform())
    do(s, 1, Exchange(thing("marker"), thing("small_order")))
    assert s.own[1] == 0
    assert s.supply[1] == 7
    assert holds(s, 1, "small_palazzo_pepper")
    assert stock(s, "exchange") == 7
    do(s, 1, EndAction())


def test_tv_09_a_second_action_at_the_palazzo() -> None:
    s = table(
        3,
        path=["harbor"],
        step=SETTLED,
        acted=[1],
        hands={1: ["small_palazzo_pepper"]},
        goods={1: {"extra_action": 1}},
        owners={"spice_warehouse": 1},
    )
    strike(s, 1, offer("palazzo", 10), "palazzo")
    assert s.money[:2] == [140, 120]
    assert s.path[-1] == field("palazzo")
    assert has(s, 1, "extra_action") == 0
    do(s, 1, Perform())
    do(s, 1, UseBuilding(field("spice_warehouse"), -1))
    assert [has(s, 1, "salt"), has(s, 1, "pepper")] == [1, 1]
    do(s, 1, FulfilSmall(card("small_palazzo_pepper")))
    assert s.money[1] == 160


def test_tv_10_guild_hall_and_park_in_any_order() -> None:
    s = table(3, path=["park", "street_02", "guild_hall"], step=SETTLED, hands={0: ["message_01"]})
    do(s, 0, EndTurn())
    assert s.money[0] == 160
    assert card("message_01") in s.discards[pile("message")]


@pytest.mark.parametrize(
    ("give", "get"),
    [
        ("message_01", "small_order"),
        ("silk", "marker"),
        ("exchange", "salt"),
        ("large_ricci_1", "large_order"),
    ],
)
def test_tv_11_four_exchanges(give: str, get: str) -> None:
    s = table(
        3,
        path=["harbor"],
        acting=0,
        hands={0: ["message_01", "large_ricci_1"]},
        goods={0: {"exchange": 2, "silk": 1}},
    )
    do(s, 0, Exchange(thing(give), thing(get)))
    assert stock(s, "exchange") == (7 if give == "exchange" else 6)
    assert s.own[0] == (1 if get == "marker" else 0)
    assert len(s.hands[1]) == (1 if get == "small_order" else 0)
    assert len(s.hands[0]) == 1


def test_tv_12_two_players_the_opponent_first() -> None:
    s = table(2, path=["metal_warehouse"], goods={1: {"silk": 1}})
    strike(s, 1, offer("metal_warehouse", give={"silk": 1}), "metal_warehouse")
    do(s, 1, Perform())
    do(s, 1, EndAction())
    assert has_action(s, 0)
    s.based |= 1  # A's own action used
    assert has_action(s, 0)
    s.bonus = 2  # and the second one
    assert not has_action(s, 0)


def test_tv_13_two_players_a_first() -> None:
    s = table(2, path=["metal_warehouse"], acted=[0], goods={1: {"silk": 1}})
    assert not has_action(s, 0)
    strike(s, 1, offer("metal_warehouse", give={"silk": 1}), "metal_warehouse")
    do(s, 1, Perform())
    do(s, 1, EndAction())
    assert has_action(s, 0)


def test_tv_14_a_purse_of_130() -> None:
    assert T.purse == 2 * 5 + 2 * 10 + 2 * 50
    assert table(5).money == [130] * 5


@pytest.mark.parametrize("dice", [[3, 3], [3, 4], [4, 3], [4, 4]])
def test_tv_15_market_rolls(dice: list[int]) -> None:
    s = table(4, chance=Scripted(dice))
    do(s, 0, Roll())
    assert s.path == (field("market"),)
    assert s.marker == 2
