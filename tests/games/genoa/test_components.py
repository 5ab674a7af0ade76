"""Components and set-up (GEN-001 to GEN-015)."""

from copy import deepcopy
from typing import Any

import pytest

from signoria.core.chance import seeded
from signoria.games.genoa import GAME
from signoria.games.genoa.components import load
from signoria.games.genoa.tables import BUILDINGS, FIELDS, MARKER, MARKET, PILES
from signoria.play.errors import BadData
from tests.games.genoa.table import DATA, T, field, give_goods, table


def test_gen_001_gen_008_board_has_39_fields_of_which_park_and_harbour_are_buildings() -> None:
    assert len(T.boards[0].grid) == 64
    assert set(T.boards[0].grid) == set(range(FIELDS))
    assert T.boards[0].grid.count(MARKET) == 4
    assert field("park") < BUILDINGS
    assert field("harbor") < BUILDINGS
    assert T.last_field[2] == 12


def test_gen_002_gen_004_forty_cubes_and_27_special_cards() -> None:
    assert T.stock[:8] == [5] * 8
    assert T.stock[8:] == [5, 5, 5, 5, 7]


def test_gen_003_sixty_cards_in_four_piles() -> None:
    assert [len(cards) for cards in T.pile_cards] == [16, 16, 14, 14]


def test_gen_005_seven_markers_a_colour_and_gen_010_only_colours_in_play() -> None:
    s = table(3)
    assert s.supply == (7, 7, 7)


def test_gen_006_all_amounts_are_multiples_of_five() -> None:
    assert T.all_money == 10 * 5 + 30 * 10 + 20 * 50 + 20 * 100
    payouts = T.payouts
    amounts = [
        T.purse,
        payouts.large,
        payouts.small,
        payouts.message,
        payouts.fee,
        payouts.owned,
        *payouts.chain,
    ]
    assert [amount % 5 for amount in amounts] == [0] * len(amounts)


def test_gen_007_five_discs_and_dice_of_eight_sides() -> None:
    assert T.discs == 5
    assert DATA["tower"]["dice"] == {"red": 8, "blue": 8}


def test_gen_010_gen_011_gen_012_everybody_gets_a_card_of_each_pile_and_130_ducats() -> None:
    s = GAME.new_state(T, 4, {}, seeded(5))
    assert s.money == [130] * 4
    assert [len(hand) for hand in s.hands] == [1] * 16
    assert [len(pool) for pool in s.pools] == [12, 12, 10, 10]
    assert s.goods == [0] * (MARKER * 4)
    assert s.own == (0,) * 4
    assert s.stock == tuple(T.stock)


def test_gen_013_the_start_player_is_random_or_in_the_first_seat_and_the_marker_on_one() -> None:
    starts = {GAME.new_state(T, 4, {}, seeded(seed)).start for seed in range(40)}
    assert starts == {0, 1, 2, 3}
    chosen = [GAME.new_state(T, 4, {"start_player": 1}, seeded(seed)) for seed in range(8)]
    assert {s.start for s in chosen} == {0}
    assert {s.marker for s in chosen} == {1}


def test_gen_014_one_generator_gives_the_same_deal_again() -> None:
    first, second = (GAME.new_state(T, 5, {}, seeded(11)) for _ in range(2))
    assert first.hands == second.hands
    assert first.start == second.start


def test_gen_015_a_hand_and_a_supply_may_grow_to_all_that_exists() -> None:
    s = table(2, path=["town_hall"], acting=0, hands={0: [entry["id"] for entry in DATA["small_orders"]]})
    give_goods(s, 0, "exchange", 7)
    assert len(s.hands[1]) == 16
    assert GAME.check(s) == []


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (["money", "notes", "5"], 11, "bank notes"),
        (["streets", 0, "adjacent_buildings"], ["park", "guild_hall"], "street_01"),
        (["messages", 0, "buildings"], ["guild_hall", "post_station"], "post station"),
        (["large_orders", 0, "goods"], ["silver", "wheat", "silk"], "wrong goods"),
        (["small_orders", 0, "building"], "town_hall", "small orders"),
        (["buildings", 10, "action"], {"kind": "goods", "goods": ["wheat", "wheat"]}, "two different"),
        (["player_colors", 0, "markers"], 8, "colour"),
        (["board", "adjacency", "park"], ["coach_house"], "neighbours of park"),
        (["market", "dice"], [[4, 4]], "market"),
    ],
)
def test_broken_data_is_refused_with_a_sentence(path: list[Any], value: Any, sentence: str) -> None:
    data: Any = deepcopy(DATA)
    place = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(BadData, match=sentence):
        load(data)


def test_gen_161_every_villa_has_four_orders_without_its_neighbours_goods() -> None:
    for villa in ("villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri"):
        orders = [c for c in T.pile_cards[0] if T.cards.building[c] == field(villa)]
        assert len(orders) == 4
    colini = [entry["goods"] for entry in DATA["large_orders"] if entry["villa"] == "villa_colini"]
    assert not any({"silver", "copper"} & set(goods) for goods in colini)


def test_gen_167_small_orders_exist_as_printed() -> None:
    count = {b: [T.cards.building[c] for c in T.pile_cards[1]].count(b) for b in range(BUILDINGS)}
    none = ["town_hall", "grain_warehouse", "metal_warehouse", "cloth_warehouse", "spice_warehouse"]
    none += ["villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri"]
    assert [count[field(b)] for b in none] == [0] * 9
    assert [count[field(b)] for b in ("tavern", "trattoria")] == [1, 1]
    assert sum(count.values()) == 16


def test_gen_171_messages_join_buildings_two_steps_apart_and_never_the_post() -> None:
    for c in T.pile_cards[2]:
        ends = [f for f in range(FIELDS) if T.cards.pair[c] >> f & 1]
        assert len(ends) == 2
        assert field("post_station") not in ends
        assert ends[1] not in T.boards[0].near[ends[0]]
        assert set(T.boards[0].near[ends[0]]) & set(T.boards[0].near[ends[1]])


def test_gen_180_gen_182_one_privilege_for_each_of_14_rim_buildings_in_a_closed_ring() -> None:
    buildings = [T.cards.building[c] for c in T.pile_cards[3]]
    assert sorted(buildings) == sorted(T.ring)
    assert len(T.ring) == 14
    assert all(T.ring[i - 1] in T.boards[0].near[T.ring[i]] for i in range(14))


def test_gen_197_gen_203_no_villa_touches_a_street_and_every_street_two_buildings() -> None:
    for board in T.boards:
        for villa in ("villa_colini", "villa_monetti", "villa_ricci", "villa_zasteri"):
            assert all(near < BUILDINGS for near in board.near[field(villa)])
    assert [len(T.boards[0].beside[street]) for street in range(BUILDINGS, MARKET)] == [2] * 20
    single = [street for street in range(BUILDINGS, MARKET) if len(T.boards[1].beside[street]) == 1]
    assert single == [field(name) for name in ("street_06", "street_09", "street_16", "street_19")]


def test_hands_are_kept_by_seat_and_pile() -> None:
    s = table(2, hands={1: ["message_01"]}, path=["market"])
    assert s.hands[PILES + 2] == (T.pile_cards[2][0],)
