"""Set-up (BRI-020 to BRI-030) and two players (BRI-370 to BRI-377)."""

import pytest

from signoria.core.chance import seeded
from signoria.core.flow import run_on
from signoria.core.rows import exchanged
from signoria.core.seating import members
from signoria.games.brides import GAME
from signoria.games.brides.actions import AskFavour, ChooseFamily, ChooseSecondColour, Send, TakeWorker
from signoria.games.brides.favour import by_favour
from signoria.games.brides.round_end import is_over
from signoria.games.brides.state import FACE_UP, LOCAL, LORD, MARKERS, Brides
from tests.games.brides.table import (
    BLACK,
    DATA,
    FAMILIES,
    HARBOUR,
    TABLES,
    VILLAGE,
    asked,
    do,
    laid,
    legal,
    on_top,
    round_end,
    sound,
    tile,
    why,
    workers,
)

SEEDS = range(12)


def new(seats: int, seed: int = 1, **options: int) -> Brides:
    return GAME.new_state(TABLES, seats, options, seeded(seed))


def ready(seats: int, seed: int = 1, **options: int) -> Brides:
    """All choices of the set-up made: families in order, black workers."""
    s = new(seats, seed, **options)
    while on_top(s) == "Residences":
        do(s, asked(s)[0], ChooseFamily(min(set(range(5)) - set(s.family))))
    while on_top(s) == "SecondColours":
        do(s, asked(s)[0], ChooseSecondColour(min(set(range(5)) - set(s.family))))
    while on_top(s) == "StartWorkers":
        do(s, asked(s)[0], TakeWorker(BLACK))
    return s


@pytest.mark.parametrize(("seats", "districts"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_bri_020_bri_370_the_harbour_and_as_many_others_as_needed(seats: int, districts: int) -> None:
    drawn = set()
    for seed in SEEDS:
        s = new(seats, seed)
        drawn |= set(members(s.in_play))
        assert s.in_play >> HARBOUR & 1
        assert s.in_play.bit_count() == districts
        assert sound(s)
    assert drawn == set(range(5))


def test_bri_020_a_district_out_of_play_is_ignored() -> None:
    s = ready(3)
    out = next(d for d in range(5) if not s.in_play >> d & 1)
    assert s.ground[LORD + out] == s.ground[FACE_UP + out] == -1
    assert why(s, asked(s)[0], Send(s.owned[asked(s)[0]][0], out)) == "BRI-020"


def test_bri_021_one_lord_of_prestige_three_is_always_there() -> None:
    for seed in SEEDS:
        s = new(3, seed)
        lords = [s.ground[LORD + d] for d in members(s.in_play)]
        assert len(set(lords)) == 3
        assert any(TABLES.lord_prestige[lord] == 3 for lord in lords)


def test_bri_022_every_district_has_a_bride_of_each_rank_the_rest_lie_in_piles() -> None:
    s = new(4)
    for here in members(s.in_play):
        assert [TABLES.bride_rank[s.bride[here * 2 + rank]] for rank in range(2)] == [0, 1]
    assert [len(pile) for pile in s.bride_pile] == [3, 3]


def test_bri_023_every_district_has_a_worker_of_its_colour_and_a_marker() -> None:
    s = new(5)
    for here in range(5):
        assert s.workers[LOCAL + here * 5 + TABLES.district_colour[here]] == 1
        assert sum(s.workers[LOCAL + here * 5 : LOCAL + here * 5 + 5]) == 1
        assert s.ground[MARKERS + here] == 1


def test_bri_024_six_commons_each_and_a_sicarius_opens_the_harbour() -> None:
    for seed in SEEDS:
        s = new(5, seed)
        assert s.ground[FACE_UP + HARBOUR] in [tile("sicarius", copy) for copy in range(3)]
        for here in range(5):
            assert sorted([s.ground[FACE_UP + here], *s.pile[here]]) == sorted(TABLES.pile[here])


def test_bri_025_a_family_brings_four_loyals_three_coaches_two_ducats_and_a_worker() -> None:
    s = ready(4)
    for seat in range(4):
        assert sorted(s.owned[seat]) == sorted(TABLES.loyals[s.family[seat]])
        assert s.coaches[seat] == 3
        assert workers(s, seat) == [1, 0, 0, 0, 0]
    assert len(set(s.family[:4])) == 4


def test_bri_025_a_family_is_chosen_once_and_the_worker_may_have_any_colour() -> None:
    s = new(3)
    do(s, 0, ChooseFamily(2))
    assert why(s, 1, ChooseFamily(2)) == "BRI-025"
    do(s, 1, ChooseFamily(0))
    do(s, 2, ChooseFamily(1))
    assert all(legal(s, 0, TakeWorker(colour)) for colour in range(5))


def test_bri_026_all_discs_start_on_zero() -> None:
    assert ready(5).influence == (0,) * 5


def test_bri_027_the_favour_order_is_random() -> None:
    orders = {tuple(new(3, seed).favour) for seed in range(40)}
    assert len(orders) == 6
    assert new(3).row == 0


def test_bri_028_business_stacks_lie_with_the_highest_influence_on_top() -> None:
    assert all(cards == sorted(cards, reverse=True) for cards in TABLES.business_influence)
    assert new(3).sold == (0,) * 6
    assert [len(copies) for copies in TABLES.light_items] == [4] * 6
    assert [len(copies) for copies in TABLES.dark_items] == [4, 3, 1, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "ducats", "space"), [(3, [2, 3, 2], 3), (4, [2, 2, 3, 2], 4), (5, [2, 2, 3, 3, 2], 5)]
)
def test_bri_029_extra_ducats_and_the_white_coach_by_favour(
    seats: int, ducats: list[int], space: int
) -> None:
    for seed in SEEDS:
        s = new(seats, seed)
        assert [s.ducats[seat] for seat in s.favour] == ducats
        assert s.start == s.favour[space - 1]


def test_bri_030_the_holder_of_the_white_coach_begins() -> None:
    for seed in SEEDS:
        s = ready(4, seed)
        assert on_top(s) == "LayingTiles"
        assert asked(s) == [s.start]


def test_bri_371_bri_372_two_players_have_six_loyals_and_four_coaches() -> None:
    s = ready(2)
    for seat in range(2):
        kinds = [DATA["loyal"][number]["kind"] for number in s.owned[seat]]
        assert sorted(kinds) == sorted(["worker", "custos", "ducats", "unique", "ducats", "unique"])
        assert s.coaches[seat] == 4
        assert s.ducats[seat] == 2
        assert sum(workers(s, seat)) == 1
    assert len({*s.family} - {-1}) == 4
    assert sound(s)


def test_bri_373_the_white_coach_is_drawn_or_set_and_there_are_no_extra_ducats() -> None:
    assert {new(2, seed).start for seed in SEEDS} == {0, 1}
    for holder in (1, 2):
        s = new(2, 5, white_coach=holder)
        assert s.start == holder - 1
        assert s.ducats == [2, 2]
        assert asked(s) == [2 - holder]  # the other one chooses first


def test_bri_374_two_players_have_no_favour_track() -> None:
    s = ready(2)
    seat = asked(s)[0]
    assert why(s, seat, AskFavour(s.owned[seat][0])) == "BRI-374"
    assert by_favour(s) == [s.start, 1 - s.start]


def test_bri_375_two_players_end_at_25_or_after_round_six() -> None:
    s = round_end(2, step=3, prepare=lambda s: setattr(s, "influence", exchanged(s.influence, 0, 24)))
    assert s.stack
    s.influence = exchanged(s.influence, 0, 25)
    assert is_over(s)
    s.influence = exchanged(s.influence, 0, 0)
    s.round = 6
    assert is_over(s)


@pytest.mark.parametrize("pairing", DATA["two_player_pairing"])
def test_bri_376_the_recommended_pairs_can_be_chosen(pairing: dict[str, list[str]]) -> None:
    colours = [colour["id"] for colour in DATA["colour"]]
    family = {colours[TABLES.family_colour[i]]: i for i in range(len(FAMILIES))}
    s = new(2, white_coach=2)
    for seat, own in ((0, pairing["player_1"]), (1, pairing["player_2"])):
        do(s, seat, ChooseFamily(family[own[0]]))
    for seat, own in ((0, pairing["player_1"]), (1, pairing["player_2"])):
        do(s, seat, ChooseSecondColour(family[own[1]]))
    assert on_top(s) == "StartWorkers"


def test_bri_377_the_coach_limit_holds_for_the_player() -> None:
    s = ready(2)
    seat = asked(s)[0]
    do(s, seat, Send(s.owned[seat][0], HARBOUR))
    assert why(s, seat, Send(s.owned[seat][4], HARBOUR)) == "BRI-052"
    assert laid(s, seat)[HARBOUR] == 1
    assert s.in_play >> VILLAGE & 1 == 0 or legal(s, seat, Send(s.owned[seat][4], VILLAGE))
    run_on(s)
