"""Every invariant of section 6 notices what it is there for, and random games keep them all."""

from collections.abc import Callable

import pytest

from signoria.core.chance import Rng, seeded
from signoria.core.flow import over
from signoria.core.playout import random_step
from signoria.core.rows import exchanged, stamped
from signoria.games.brides import GAME, invariants
from signoria.games.brides.invariants import LAWS, check
from signoria.games.brides.purse import set_owner
from signoria.games.brides.state import HAND, LORD, OPEN, SUPPLY, Brides
from tests.games.brides.table import HARBOUR, MARKET, TABLES, bare, district, laying, pop, remove, tile, wed


def two_light_items(s: Brides) -> None:
    for copy in (0, 1):
        number = tile("vinum", copy)
        set_owner(s, number, 0)
        s.owned[0] += (number,)
        s.place = stamped(s.place, number, HAND)


def a_stranger(s: Brides) -> None:
    remove(s.owned, 1, tile("taddeo_foglietta"))
    s.owned[0] += (tile("taddeo_foglietta"),)
    set_owner(s, tile("taddeo_foglietta"), 0)


def a_bride_in_the_wrong_place(s: Brides) -> None:
    s.bride = (s.bride[1], s.bride[0], *s.bride[2:])


def somebody_leads_from_hand(s: Brides) -> None:
    s.leader[0] = tile("mileto_carretto")


BREACHES: list[tuple[str, Callable[[Brides], object]]] = [
    ("workers_are_conserved", lambda s: setattr(s, "workers", stamped(s.workers, SUPPLY, 12))),
    ("tiles_have_one_owner_and_place", lambda s: pop(s.owned, 0)),
    ("light_items_belong_to_businesses", two_light_items),
    ("businesses_are_conserved", lambda s: setattr(s, "sold", exchanged(s.sold, 0, 1))),
    ("loyals_stay_in_their_families", a_stranger),
    ("commons_are_conserved", lambda s: pop(s.pile, HARBOUR)),
    ("piles_shrink_by_one_a_round", lambda s: setattr(s, "round", 3)),
    ("brides_are_conserved", lambda s: setattr(s, "dead", 1 << s.bride[0])),
    ("places_are_filled", a_bride_in_the_wrong_place),
    (
        "lords_are_placed",
        lambda s: setattr(s, "ground", exchanged(s.ground, LORD + HARBOUR, s.ground[LORD + MARKET])),
    ),
    ("coaches_are_conserved", lambda s: s.coaches.__setitem__(1, 2)),
    ("delegations_hold_one_to_three", lambda s: setattr(s, "laid", stamped(s.laid, 2, 4))),
    ("ships_carry_their_holders", lambda s: setattr(s, "ship_holder", exchanged(s.ship_holder, 2, 1))),
    ("favour_is_an_order", lambda s: setattr(s, "favour", (*s.favour, 0))),
    ("nothing_is_negative", lambda s: s.ducats.__setitem__(0, -1)),
    ("influence_is_accounted_for", lambda s: setattr(s, "influence", exchanged(s.influence, 0, 7))),
    ("hands_are_unused", lambda s: setattr(s, "used", stamped(s.used, tile("mileto_carretto"), 1))),
    ("district_is_in_order", lambda s: setattr(s, "skips", 1)),
    ("district_is_in_order", somebody_leads_from_hand),
    (
        "nothing_lies_open_between_districts",
        lambda s: setattr(s, "place", stamped(s.place, tile("mileto_carretto"), OPEN)),
    ),
    ("weddings_have_their_round", lambda s: wed(s, 0, "mileto_carretto", HARBOUR, 0, year=5)),
    ("rounds_are_counted", lambda s: setattr(s, "round", 7)),
]


@pytest.mark.parametrize(("law", "breach"), BREACHES, ids=[law for law, _ in BREACHES])
def test_an_invariant_notices_its_breach(law: str, breach: Callable[[Brides], object]) -> None:
    s = laying(3)
    assert check(s) == []
    breach(s)
    assert getattr(invariants, law)(s) != []
    assert check(s) != []


def test_every_invariant_is_tried() -> None:
    assert {law for law, _ in BREACHES} == {law.__name__ for law in LAWS}


def test_present_players_act_or_have_acted() -> None:
    s = district({0: ["luigi_granara"], 1: ["custos"]}, order=[0, 1])
    s.order = [0]
    assert invariants.district_is_in_order(s) != []
    s.order = [0, 1]
    s.place = stamped(s.place, s.leader[1], HAND)
    assert invariants.district_is_in_order(s) != []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_keep_all_invariants(seats: int) -> None:
    for seed in range(3):
        s = GAME.new_state(TABLES, seats, {}, seeded(seed))
        rng = Rng(seed)
        while not over(s):
            assert check(s) == []
            s.news.clear()
            random_step(s, rng)
        assert check(s) == []


def test_a_bare_table_is_sound() -> None:
    assert check(bare(5)) == []
