"""Phase 3: choosing districts, leaders and step I (BRI-100 to BRI-108)."""

from signoria.core.rows import exchanged
from signoria.games.brides.actions import Activate, Announce, ChooseLeader, Pass
from signoria.games.brides.events_district import DelegationWithdrew, LeaderRevealed, TurnOrderSet
from signoria.games.brides.state import IN_HAND, PRESTIGE, RESIDENCE, Brides
from signoria.games.brides.tables import TAKE_DUCAT
from signoria.games.brides.turn_order import fix_order
from signoria.games.brides.using import Use, UseOnPlayer
from tests.games.brides.table import (
    FORTRESS,
    HARBOUR,
    VILLAGE,
    announce,
    asked,
    decline,
    delegations,
    district,
    do,
    legal,
    on_top,
    sound,
    tile,
    told,
    usable,
    wed,
    why,
)


def test_bri_100_players_choose_districts_clockwise_from_the_start_player() -> None:
    s = delegations({}, start=2)
    for chooser, here in ((2, HARBOUR), (0, VILLAGE), (1, FORTRESS)):
        assert asked(s) == [chooser]
        do(s, chooser, Activate(here))
    assert why(s, 2, Activate(HARBOUR)) == "BRI-100"


def test_bri_101_an_empty_district_may_be_chosen() -> None:
    s = delegations({1: ["luigi_granara"]})
    do(s, 0, Activate(VILLAGE))
    assert s.resolved == 1 << VILLAGE
    assert asked(s) == [1]


def test_bri_102_a_delegation_is_taken_in_hand_and_the_coach_stays() -> None:
    s = delegations({0: ["luigi_granara", "custos"], 1: ["raffaele_oliva", "maga"]})
    do(s, 0, Activate(HARBOUR))
    assert s.place[tile("luigi_granara")] == s.place[tile("custos")] == IN_HAND
    assert s.coaches[:2] == [2, 2]
    assert s.present == 0b11


def test_bri_103_leaders_are_chosen_in_secret_and_shown_together() -> None:
    s = delegations({0: ["luigi_granara", "custos"], 1: ["raffaele_oliva", "dark venenum"]})
    do(s, 0, Activate(HARBOUR))
    assert asked(s) == [0, 1]
    s.news.clear()
    do(s, 1, ChooseLeader(tile("raffaele_oliva")))
    assert told(s, LeaderRevealed) == []
    do(s, 0, ChooseLeader(tile("custos")))
    assert told(s, LeaderRevealed) == [(0, tile("custos")), (1, tile("raffaele_oliva"))]
    assert s.seen[tile("luigi_granara")] == 0


def test_bri_103_an_item_cannot_lead() -> None:
    s = delegations({0: ["luigi_granara", "custos"], 1: ["raffaele_oliva", "dark venenum"]})
    do(s, 0, Activate(HARBOUR))
    assert why(s, 1, ChooseLeader(tile("dark venenum"))) == "BRI-103"


def test_bri_104_a_delegation_of_items_withdraws_unseen() -> None:
    s = delegations({0: ["dark venenum", "dark antidotum"], 1: ["raffaele_oliva"]})
    do(s, 0, Activate(HARBOUR))
    assert told(s, DelegationWithdrew) == [(0, HARBOUR)]
    assert s.present == 0b10
    assert s.coaches[0] == 3
    assert s.place[tile("dark venenum")] == RESIDENCE
    assert s.seen[tile("dark venenum")] == 0
    assert sound(s)


def step_one(laid: dict[int, list[str]], leaders: dict[int, str], **how: object) -> Brides:
    """The leaders are shown, step I asks."""
    s = delegations(laid, **how)  # type: ignore[arg-type]  # options of the builder, handed through
    do(s, s.start, Activate(HARBOUR))
    for seat, name in leaders.items():
        do(s, seat, ChooseLeader(tile(name)))
    return s


def test_bri_105_the_circle_goes_on_until_all_pass_in_succession() -> None:
    s = step_one(
        {0: ["luigi_granara", "tabularius"], 1: ["raffaele_oliva", "calumniator", "falconarius"]},
        {0: "luigi_granara", 1: "raffaele_oliva"},
    )
    assert asked(s) == [0]
    do(s, 0, Pass())
    do(s, 1, UseOnPlayer(tile("calumniator"), 0))
    assert s.modifiers[PRESTIGE + 0] == -2  # at once, nobody is asked for a counter
    assert asked(s) == [0]  # he may answer although he has passed
    do(s, 0, Use(tile("tabularius")))
    assert asked(s) == [1]
    do(s, 1, Pass())
    assert on_top(s) == "Announcing"


def test_bri_105_the_first_one_present_after_the_start_player_begins() -> None:
    s = step_one(
        {1: ["luigi_granara", "tabularius"], 2: ["raffaele_oliva", "tabularius"]},
        {1: "luigi_granara", 2: "raffaele_oliva"},
        start=0,
    )
    assert asked(s) == [1]
    assert usable(s, 1) == {tile("tabularius")}


def test_bri_106_prestige_decides_and_favour_breaks_ties() -> None:
    s = district({0: ["magistratus"], 1: ["luigi_granara"], 2: ["enrico_granara"]}, favour=[1, 2, 0])
    assert s.order == [2, 1, 0]  # Enrico 4, Luigi 3, Magistratus 3


def test_bri_106_edicts_then_the_married_then_prestige() -> None:
    def prepare(s: Brides) -> None:
        wed(s, 3, "carlo_carretto", HARBOUR, 0)
        wed(s, 2, "raffaele_oliva", HARBOUR, 1)
        s.edicts = 1 << 0

    s = district(
        {0: ["magistratus"], 1: ["enrico_granara"], 2: ["antonio_oliva"], 3: ["isacco_carretto"]},
        prepare=prepare,
    )
    assert s.order == [0, 3, 2, 1]


def test_bri_107_later_changes_do_not_change_the_order() -> None:
    s = district({0: ["enrico_granara"], 1: ["calumniator"], 2: ["tabularius", "custos"]})
    assert s.order == [0, 2, 1]
    announce(s, 0, TAKE_DUCAT)
    s.modifiers = exchanged(s.modifiers, PRESTIGE + 1, 9)
    assert decline(s).order == [2, 1]
    assert asked(s) == [2]


def test_bri_108_a_husband_who_is_absent_does_not_act() -> None:
    def prepare(s: Brides) -> None:
        wed(s, 2, "raffaele_oliva", HARBOUR, 0)

    s = district(
        {0: ["magistratus"], 1: ["luigi_granara"]},
        prepare=prepare,
        families=["malabita", "granara", "oliva"],
    )
    assert s.order == [0, 1]


def test_bri_108_husband_of_both_brides_counts_once() -> None:
    """R-49."""

    def prepare(s: Brides) -> None:
        wed(s, 0, "raffaele_oliva", HARBOUR, 0)
        wed(s, 0, "isandro_oliva", HARBOUR, 1)

    s = district({0: ["antonio_oliva"], 1: ["luigi_granara"]}, prepare=prepare)
    assert s.order == [0, 1]
    s.news.clear()
    fix_order(s)
    assert told(s, TurnOrderSet) == [(0, 1), (1, 2)]
    assert legal(s, 0, Announce(TAKE_DUCAT))
