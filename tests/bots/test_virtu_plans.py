"""What bots imagine rulers of Virtù to do."""

from signoria.bots.values.virtu import VirtuValues
from signoria.core import flow
from signoria.core.chance import Rng, seeded
from signoria.core.flow import LEGAL
from signoria.core.rows import exchanged
from signoria.core.value import Action
from signoria.games.virtu import GAME
from signoria.games.virtu.actions import Forgo, PlaceFamily, UseSource
from signoria.games.virtu.campaign import Campaign
from signoria.games.virtu.spring import MoveMarker
from signoria.games.virtu.spring_actions import Stop
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ANNEX, CAVALRY, INTRIGUE, ROOMS, WAR
from signoria.games.virtu.war_actions import EndWar, March
from tests.games.virtu.table import (
    BLUE,
    CITY,
    RED,
    TABLES,
    act,
    agent,
    ask,
    place,
    put,
    room,
    table,
    troops,
    turn_down,
)

VALUES = VirtuValues()


def answer(s: Virtu, seat: int) -> Action | None:
    found = VALUES.policy(s, s.stack[-1], seat, Rng(1))
    assert found is None or flow.why_not(s, seat, found) == LEGAL
    return found


def at_war(count: int, cavalry: int) -> Virtu:
    """Florence beside Ravenna (value 2), with so many troops and cavalry in the pool."""
    s = table()
    turn_down(s, RED)
    troops(s, RED, "florence", count)
    s.marker[RED] = room(s, RED, WAR)
    return ask(s, Campaign(RED, cavalry=cavalry, ships=0, used=1, begun=1))


def test_a_march_that_will_take_the_place_is_made_to_its_end() -> None:
    s = at_war(count=3, cavalry=3)
    for _ in range(3):
        step = answer(s, RED)
        assert isinstance(step, March)
        assert step.start == CITY["florence"]
        act(s, RED, step)
    assert isinstance(answer(s, RED), EndWar)


def test_nobody_marches_with_too_few_troops_or_riders() -> None:
    assert isinstance(answer(at_war(count=2, cavalry=3), RED), EndWar)
    assert isinstance(answer(at_war(count=3, cavalry=2), RED), EndWar)


def test_cavalry_is_used_only_where_there_is_a_goal() -> None:
    s = table()
    turn_down(s, RED)
    s.marker[RED] = room(s, RED, WAR)
    put(s, RED, 10, "condottiere")
    assert isinstance(answer(ask(s, Campaign(RED, 0, 0, 0, 0)), RED), Forgo)
    troops(s, RED, "florence", 3)
    assert answer(s, RED) == UseSource(0, CAVALRY)


def test_a_walk_ends_where_something_can_be_done() -> None:
    """Milan: Annex is followed by Intrigue, and no agent is left for it."""
    s = table()
    s.agents_ready = exchanged(s.agents_ready, BLUE, 0)
    put(s, BLUE, 10, "podesta")
    assert room(s, BLUE, INTRIGUE) == room(s, BLUE, ANNEX) + 1
    s.marker[BLUE] = room(s, BLUE, ANNEX)
    assert isinstance(answer(ask(s, MoveMarker(BLUE, 1, 0)), BLUE), Stop)


def wheel(s: Virtu, seat: int) -> float:
    """The worth of the rooms that come next."""
    return VALUES.parts(s, seat)[VALUES.PARTS.index("wheel")]


def before_annex(*courtiers: str, up: bool = True) -> Virtu:
    """Milan, one step before its room for Annex, with nothing face up but these courtiers on the left."""
    s = table()
    turn_down(s, BLUE)
    s.marker[BLUE] = (room(s, BLUE, ANNEX) - 1) % ROOMS
    for i, card in enumerate(courtiers):
        put(s, BLUE, 10 + i, card, up=up)
    return s


def test_a_room_is_worth_what_can_be_paid_there() -> None:
    """Parma (value 1) costs Milan two crowns: one Podestà, face up."""
    assert wheel(before_annex("podesta"), BLUE) > wheel(before_annex("podesta", up=False), BLUE)
    assert wheel(before_annex("podesta"), BLUE) > wheel(before_annex("envoy"), BLUE)


def test_a_foreign_agent_in_the_room_ahead_spoils_the_plan() -> None:
    s = before_annex("podesta")
    free = wheel(s, BLUE)
    agent(s, RED, place(s, BLUE, room(s, BLUE, ANNEX)))
    assert wheel(s, BLUE) < free


def test_an_own_agent_on_a_neutral_city_makes_it_cheaper() -> None:
    """With an agent in Parma one crown is enough."""
    s = before_annex("envoy")
    dear = wheel(s, BLUE)
    agent(s, BLUE, CITY["parma"])
    assert wheel(s, BLUE) > dear


def test_all_family_cards_begin_as_courtiers() -> None:
    s = GAME.start(TABLES, 4, GAME.settle(4, {"powers": 1}), seeded(1))
    flow.run_on(s)
    placed = answer(s, 0)
    assert isinstance(placed, PlaceFamily)
    assert sorted(placed.key()) == [10, 13, 14]


def test_the_worths_of_all_seats_are_those_of_each() -> None:
    s = before_annex("podesta", "bishop")
    assert VALUES.worths(s) == [VALUES.worth(s, seat) for seat in range(4)]


def test_nobody_recruits_for_the_look_of_it() -> None:
    """A troop without a goal is not worth the florin it costs: next winter it wants wages (VIR-610)."""
    s = before_annex("podesta")
    s.coins[BLUE] = 3
    kept = VALUES.worth(s, BLUE)
    s.coins[BLUE] = 2
    troops(s, BLUE, "milan", 2)
    assert VALUES.worth(s, BLUE) < kept
