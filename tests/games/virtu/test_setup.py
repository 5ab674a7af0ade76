"""Set-up."""

from signoria.core import flow
from signoria.core.chance import seeded
from signoria.core.seating import members
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import ChoosePower, PlaceFamily
from signoria.games.virtu.redeal import hidden
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.view import view
from signoria.play.game import SPECTATOR
from tests.games.virtu.table import CARD, CITY, TABLES, act, asked, offered, refused, table


def new(seats: int, seed: int = 5, **options: int) -> Virtu:
    return GAME.new_state(TABLES, seats, options, seeded(seed))


def choose_all(s: Virtu) -> Virtu:
    while asked(s) == "powers":
        seat = members(flow.must_answer(s))[0]
        act(s, seat, offered(s, seat, ChoosePower)[0])
    return s


def test_vir_101_players_choose_among_the_powers_of_their_number() -> None:
    s = new(3)
    first = s.order[0]
    assert [a.key() for a in offered(s, first, ChoosePower)] == [(1,), (2,), (3,)]
    act(s, first, ChoosePower(3))
    assert s.power[first] == 3
    assert [a.key() for a in offered(s, s.order[1], ChoosePower)] == [(1,), (2,)]
    act(s, s.order[1], ChoosePower(1))
    assert s.power[s.order[2]] == 2  # what is left
    assert asked(s) == "place_families"


def test_vir_101_powers_by_lot_is_an_option() -> None:
    s = new(5, powers=1)
    assert sorted(s.power) == [0, 1, 2, 3, 4]
    assert asked(s) == "place_families"


def test_vir_102_vir_103_piles_and_supply() -> None:
    s = new(4)
    assert s.supply == (5,) * 11 + (1,) + (5, 5, 2, 2, 5, 5)
    assert s.indulgences_left == 10
    assert s.patron_of == (-1,) * 10


def test_vir_107_vir_108_vir_109_what_a_player_gets() -> None:
    s = choose_all(new(4))
    for seat in range(4):
        cities = members(s.owned[seat])
        assert cities == sorted(TABLES.start_cities[s.power[seat] * 2 : s.power[seat] * 2 + 2])
        assert s.up[seat] == s.owned[seat]
        assert s.coins[seat] == 1
        assert [s.troops[seat * 30 + city] for city in cities] == [1, 1]
        assert s.reserve[seat] == 4
        assert s.patronage[seat] == 0
    assert GAME.check(s) == []


def test_vir_110_family_cards_go_to_rooms_upgrades_or_open_courtier_fields() -> None:
    s = choose_all(new(3))
    seat = s.order[0]
    assert refused(s, seat, PlaceFamily(2, 7, 10)) == ""  # action card, its upgrade, left courtier
    assert refused(s, seat, PlaceFamily(13, 14, 10)) == ""
    assert refused(s, seat, PlaceFamily(2, 2, 10)) == "field-taken"
    assert refused(s, seat, PlaceFamily(2, 6, 10)) == "needs-action-card"
    assert refused(s, seat, PlaceFamily(2, 3, 11)) == "out-of-range"  # a greyed field
    for other in range(3):
        act(s, other, PlaceFamily(2, 7, 10))
    first = CARD["lorenzo_de_medici"] + (s.power[0] - 1) * 3
    assert [s.cards[field] for field in (2, 7, 10)] == [first, first + 1, first + 2]
    assert s.face[0] == 1 << 10


def test_vir_110_vir_009_placing_is_secret_until_all_are_ready() -> None:
    s = choose_all(new(3))
    seat = s.order[0]
    act(s, seat, PlaceFamily(0, 1, 2))
    other = s.order[1]
    assert hidden(s, other) == hidden(s, SPECTATOR) == 1 << seat
    assert hidden(s, seat) == 0
    assert view(s, other).seats[seat].cards == [-1] * 16
    for rest in s.order[1:]:
        act(s, rest, PlaceFamily(0, 1, 2))
    assert all(hidden(s, viewer) == 0 for viewer in range(-1, 3))
    assert view(s, 0).seats == view(s, SPECTATOR).seats


def test_vir_110_open_placing_is_an_option() -> None:
    s = choose_all(new(3, secret_setup_placement=0))
    assert members(flow.must_answer(s)) == [s.order[0]]
    act(s, s.order[0], PlaceFamily(0, 1, 2))
    assert s.cards[s.order[0] * 16] >= 0
    assert members(flow.must_answer(s)) == [s.order[1]]


def test_vir_111_naples_and_rome_have_three_agents() -> None:
    s = table(5)
    assert s.agents_ready == (2, 2, 3, 2, 3)
    assert [a + b for a, b in zip(s.agents_ready, s.agents_left, strict=True)] == [5] * 5


def test_vir_112_vir_115_nothing_is_used_at_the_start() -> None:
    s = new(4)
    assert s.marker == [-1] * 4
    assert s.allies == (-1,) * 3
    assert set(s.agents) == {-1}
    assert s.cathedrals == 0


def test_vir_113_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(40):
        s = new(4, seed)
        firsts.add(s.order[0])
        assert list(s.order) == [(s.order[0] + i) % 4 for i in range(4)]
    assert firsts == {0, 1, 2, 3}


def test_t_29_vir_114_the_first_player_is_on_top_of_both_stacks() -> None:
    s = choose_all(new(4))
    assert s.city_stack[::-1] == s.order
    assert s.patron_stack[::-1] == s.order


def test_vir_104_with_three_players_closed_cities_have_no_neutral_tile() -> None:
    s = choose_all(new(3))
    assert s.holder[CITY["milan"]] == -1
    assert GAME.check(s) == []
