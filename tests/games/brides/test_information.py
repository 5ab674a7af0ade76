"""Information (BRI-390 to BRI-396): who sees what, what is remembered, what a redeal may change."""

from signoria.core import flow
from signoria.core.chance import Rng
from signoria.core.rows import stamped
from signoria.games.brides import GAME
from signoria.games.brides.actions import (
    Activate,
    Announce,
    AskFavour,
    ChooseLeader,
    LeaveCommon,
    Pass,
    Send,
    SwapCommon,
)
from signoria.games.brides.redeal import hidden, redeal
from signoria.games.brides.requirements import attainable
from signoria.games.brides.state import IN_HAND, RESIDENCE, UNDER, Brides
from signoria.games.brides.tables import HIRE_COMMON, HIRE_WORKERS, MARRY_SECOND, TAKE_DUCAT
from signoria.games.brides.tiles import characters_in_hand, tiles_in
from signoria.games.brides.using import Use, UseOnBride, UseOnPlayer
from signoria.games.brides.view import SeatView, TableView, view
from tests.games.brides.table import (
    HARBOUR,
    VILLAGE,
    announce,
    asked,
    bride,
    decline,
    delegations,
    district,
    do,
    freely,
    laying,
    on_top,
    own,
    put_common,
    tile,
)

MILETO, FILIPPO = tile("mileto_carretto"), tile("filippo_carretto")


def known(shown: TableView, player: int) -> set[int]:
    """The tiles of a player whose place the view tells."""
    seat: SeatView = shown.seats[player]
    return {entry.tile for entry in seat.known}


def worlds(s: Brides, seat: int, count: int = 40) -> list[Brides]:
    rng = Rng(7)
    return [redeal(s, seat, rng) for _ in range(count)]


def test_bri_390_purses_counts_and_ownership_are_public() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR))
    seat = view(s, -1).seats[0]
    assert (seat.ducats, seat.influence, seat.hand, seat.delegations[HARBOUR]) == (2, 0, 3, 1)
    assert seat.tiles == sorted(s.owned[0])


def test_bri_391_which_tile_lies_where_is_hidden_from_the_others() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, HARBOUR))
    assert known(view(s, 0), 0) == set(s.owned[0])
    assert known(view(s, 1), 0) == set()
    assert hidden(s, 1) >> MILETO & 1
    assert not hidden(s, 0) >> MILETO & 1
    assert any(world.heap[MILETO] != HARBOUR for world in worlds(s, 1))
    assert all(world.heap[MILETO] == HARBOUR for world in worlds(s, 0))


def test_bri_392_favour_leaders_and_used_tiles_are_shown() -> None:
    s = laying(3)
    do(s, 0, AskFavour(MILETO))
    do(s, 0, Send(FILIPPO, HARBOUR))
    assert known(view(s, 1), 0) == {MILETO}
    s = district({0: ["luigi_granara", "maga"], 1: ["custos"]}, order=[0, 1])
    assert known(view(s, 1), 0) == {tile("luigi_granara")}


def test_bri_393_what_falconarius_saw_is_remembered_by_his_user_alone() -> None:
    s = district(
        {0: ["magistratus", "falconarius"], 1: ["custos", "maga"], 2: ["tabularius"]}, order=[0, 1, 2]
    )
    freely(announce(s, 0, TAKE_DUCAT))
    do(s, 0, Use(tile("falconarius")))
    decline(s)
    assert tile("maga") in known(view(s, 0), 1)
    assert tile("maga") not in known(view(s, 2), 1)
    assert all(world.place[tile("maga")] == IN_HAND for world in worlds(s, 0))
    assert any(world.place[tile("maga")] != IN_HAND for world in worlds(s, 2))
    for seat in (1, 2):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert tile("maga") in known(view(s, 0), 1)  # also after she went face down to the residence
    assert tile("maga") not in known(view(s, 2), 1)


def test_bri_394_nobody_can_give_anything_away() -> None:
    s = laying(3)
    assert s.aside is None
    assert flow.may_act(s) == 1


def test_bri_395_unplayed_tiles_go_home_face_down() -> None:
    s = district({0: ["luigi_granara", "maga"], 1: ["custos"]}, order=[0, 1])
    for seat in (0, 1):
        announce(s, seat, TAKE_DUCAT)
        decline(s)
    assert s.place[tile("maga")] == RESIDENCE
    assert s.seen[tile("maga")] == 0
    assert tile("maga") not in known(view(s, 1), 0)


def peeked() -> Brides:
    s = district(
        {0: ["geminus"], 1: ["custos"], 2: ["tabularius"]},
        order=[0, 1, 2],
        year=1,
        prepare=lambda s: put_common(s, HARBOUR, "emissarius"),
    )
    do(s, 0, Announce(HIRE_COMMON))
    decline(s, "Interference")
    do(s, 0, Use(tile("geminus")))
    return decline(s, "Play")


def test_bri_396_a_tile_only_looked_at_is_known_to_the_user_alone() -> None:
    s = peeked()
    seen = s.ground[UNDER + HARBOUR]
    assert s.stack[-1].prompt(s, 0) == (0, seen)
    assert s.stack[-1].prompt(s, 1) == (0, -1)
    do(s, 0, LeaveCommon())
    assert view(s, 0).districts[HARBOUR].below == seen
    assert view(s, 1).districts[HARBOUR].below == -1
    assert {world.ground[UNDER + HARBOUR] for world in worlds(s, 0)} == {seen}
    assert len({world.ground[UNDER + HARBOUR] for world in worlds(s, 1)}) > 1


def test_bri_396_an_exchanged_tile_is_known_to_all() -> None:
    s = peeked()
    do(s, 0, SwapCommon())
    assert [view(s, seat).districts[HARBOUR].below for seat in (-1, 0, 1, 2)] == [tile("emissarius")] * 4
    assert {world.ground[UNDER + HARBOUR] for world in worlds(s, 1)} == {tile("emissarius")}


def test_being_asked_does_not_betray_a_hand() -> None:
    """R-44: who owns an interfering tile that nobody has seen is asked, wherever it lies."""
    hands = {0: ["magistratus"], 1: ["custos", "tabularius"]}
    without = district(hands, order=[0, 1], prepare=lambda s: own(s, 1, "maga"))
    s = district(
        {0: ["magistratus"], 1: ["custos", "maga"]}, order=[0, 1], prepare=lambda s: own(s, 1, "tabularius")
    )
    for table in (s, without):
        do(table, 0, Announce(HIRE_WORKERS))
        assert asked(table) == [1]
        assert on_top(table) == "Interference"


def test_somebody_who_publicly_has_nothing_is_not_asked() -> None:
    """R-44."""
    s = district({0: ["magistratus"], 1: ["custos"]}, order=[0, 1], prepare=lambda s: own(s, 1, "maga"))
    do(s, 0, Announce(HIRE_WORKERS))
    assert on_top(s) != "Interference"  # his hand is empty, whatever he owns


def test_a_redealt_hand_still_has_a_leader_to_choose() -> None:
    s = delegations({0: ["luigi_granara", "dark venenum"], 1: ["raffaele_oliva", "dark antidotum"]})
    do(s, 0, Activate(HARBOUR))
    do(s, 1, ChooseLeader(tile("raffaele_oliva")))
    for world in worlds(s, 0):
        assert characters_in_hand(world, 1)
        answer = world.sealed[1]
        assert isinstance(answer, ChooseLeader)
        assert answer.tile in characters_in_hand(world, 1)
    assert len({str(world.sealed[1]) for world in worlds(s, 0)}) > 1


def test_a_heap_known_to_be_items_stays_items() -> None:
    s = delegations({0: ["dark venenum", "dark antidotum"], 1: ["raffaele_oliva", "custos"]})
    do(s, 0, Activate(HARBOUR))
    for world in worlds(s, 1):
        heap = [number for number in world.owned[0] if world.heap[number] == HARBOUR]
        assert sorted(heap) == [tile("dark venenum"), tile("dark antidotum")]


def test_an_announced_wedding_proves_means() -> None:
    s = district(
        {0: ["luigi_granara", "poeta"], 1: ["custos", "puella"]},
        second="second_7",
        ducats=[0, 0, 0],
        order=[0, 1],
    )
    do(s, 0, Announce(MARRY_SECOND))
    assert asked(s) == [1]
    for world in worlds(s, 1):
        assert attainable(world, 0, MARRY_SECOND)
        assert tiles_in(world, 0, IN_HAND) == [tile("poeta")]


def test_conclusions_about_a_hand_cannot_be_taken_back() -> None:
    """A step after which everybody knows that there was nobody to lead is final (BRI-226)."""
    s = district({0: ["luigi_granara", "anulus"], 1: ["maga", "sicarius"]}, order=[0, 1])
    do(s, 0, Announce(TAKE_DUCAT))
    before = s.clone()
    do(s, 1, UseOnPlayer(tile("sicarius"), 0))
    decline(s, "Play")
    assert hidden(before, 2) & ~hidden(s, 2)


def test_passing_shows_nothing() -> None:
    s = laying(3)
    do(s, 0, Send(MILETO, VILLAGE))
    before = s.clone()
    do(s, 0, Pass())
    assert all(hidden(before, seat) & ~hidden(s, seat) == 0 for seat in (-1, 0, 1, 2))
    assert GAME.check(s) == []


def test_after_own_tiles_an_announcement_proves_nothing() -> None:
    """A Tutor may bring a bride who is out of reach; then the other tiles may be anything (BRI-155)."""

    def prepare(s: Brides) -> None:
        own(s, 0, "poeta")
        s.bride_pile[1] = (bride("second_7"),)

    s = district(
        {0: ["luigi_granara", "tutor"], 1: ["custos"]},
        second="verdina",
        ducats=[1, 0, 0],
        order=[0, 1],
        prepare=prepare,
    )
    s.place = stamped(s.place, tile("gianluca_granara"), IN_HAND)
    s.heap = stamped(s.heap, tile("gianluca_granara"), HARBOUR)
    do(s, 0, Announce(MARRY_SECOND))
    do(s, 0, UseOnBride(tile("tutor"), 1))
    assert not attainable(s, 0, MARRY_SECOND)
    assert any(attainable(world, 0, MARRY_SECOND) for world in worlds(s, 1))
    assert not all(attainable(world, 0, MARRY_SECOND) for world in worlds(s, 1))
