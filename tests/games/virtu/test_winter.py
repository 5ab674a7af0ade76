"""Winter: wages, recruiting, and whose turn it is."""

import pytest

from signoria.core.rows import exchanged
from signoria.core.seating import members
from signoria.games.virtu.actions import Pay
from signoria.games.virtu.pay_troops import Wages, wages_due
from signoria.games.virtu.recruiting import Recruiting
from signoria.games.virtu.winter import WinterTurns
from signoria.games.virtu.winter_actions import (
    BuyNothing,
    Dismiss,
    EndRearranging,
    EndRecruiting,
    NoAlliance,
    PayTroops,
    Recruit,
)
from tests.games.virtu.table import (
    BLUE,
    CITY,
    FRANCE_PLACE,
    GREEN,
    RED,
    YELLOW,
    act,
    agent,
    ask,
    asked,
    own,
    put,
    refused,
    source,
    troops,
    turn_down,
)
from tests.games.virtu.winters import winter


def test_vir_600_all_steps_of_one_player_before_the_next() -> None:
    s = winter()
    s.order = (GREEN, RED, BLUE, YELLOW)
    for seat in range(4):
        s.coins[seat] = 20
        troops(s, seat, TABLES_CITY[seat], 3)
        put(s, seat, 10, "envoy")
        agent(s, seat, FRANCE_PLACE if seat == GREEN else CITY["siena"])
        s.agents = exchanged(s.agents, CITY["siena"], -1)
    put(s, GREEN, 13, "condottiere")
    ask(s, WinterTurns(0))
    seen = []
    answers = {
        "wages": PayTroops(),
        "rearranging": EndRearranging(),
        "buying": BuyNothing(),
        "recruiting": EndRecruiting(),
        "allying": NoAlliance(),
    }
    while asked(s):
        seat = members(s.stack[-1].waits_for(s))[0]
        seen.append((seat, asked(s)))
        act(s, seat, answers[asked(s)])
    steps = ["wages", "rearranging", "buying", "recruiting", "allying"]
    assert [step for seat, step in seen if seat == GREEN] == steps
    assert [seat for seat, step in seen if step == "wages"] == [GREEN, RED, BLUE, YELLOW]
    assert seen.index((RED, "wages")) > seen.index((GREEN, "allying"))


TABLES_CITY = ["milan", "florence", "naples", "venice"]


@pytest.mark.parametrize(("count", "due"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_t_28_vir_610_wages(count: int, due: int) -> None:
    s = winter()
    troops(s, RED, "florence", count - 1)
    assert wages_due(s, RED) == due


def test_t_28_vir_611_five_troops_and_one_florin() -> None:
    s = winter()
    turn_down(s, RED)
    troops(s, RED, "florence", 4)
    ask(s, Wages(RED))
    assert refused(s, RED, PayTroops()) == "too-poor"
    act(s, RED, Dismiss(CITY["florence"]), PayTroops())
    assert s.coins[RED] == 0
    assert s.reserve[RED] == 2
    assert asked(s) == ""


def test_vir_611_who_will_not_pay_removes_troops() -> None:
    s = winter()
    troops(s, RED, "florence", 2)
    ask(s, Wages(RED))
    act(s, RED, Dismiss(CITY["pisa"]))
    assert asked(s) == ""
    assert s.coins[RED] == 1
    assert refused(ask(s, Wages(RED)), RED, Dismiss(CITY["pisa"])) == "no-troop"


def test_vir_640_recruiting_costs_one_at_home_and_three_elsewhere() -> None:
    s = winter()
    own(s, RED, "venice", "siena")
    s.coins[RED] = 7
    ask(s, Recruiting(RED, 0))
    act(s, RED, Recruit(CITY["florence"]))
    assert s.coins[RED] == 6
    act(s, RED, Recruit(CITY["venice"]))  # another power's start city
    assert s.coins[RED] == 3
    act(s, RED, Recruit(CITY["siena"]))
    assert s.coins[RED] == 0
    assert s.reserve[RED] == 1
    assert refused(s, RED, Recruit(CITY["milan"])) == "not-your-city"


def test_vir_640_at_most_six_troops_on_the_board() -> None:
    s = winter()
    s.coins[RED] = 9
    ask(s, Recruiting(RED, 0))
    act(s, RED, *[Recruit(CITY["florence"])] * 4)
    assert asked(s) == ""
    assert s.reserve[RED] == 0


def test_vir_640_florins_may_come_from_tiles() -> None:
    s = winter()
    s.coins[RED] = 0
    ask(s, Recruiting(RED, 0))
    act(s, RED, Recruit(CITY["florence"]))
    assert asked(s) == "payment"
    act(s, RED, Pay(source("pisa"), 0, 0, 0, 0))
    assert s.coins[RED] == 2 - 1  # what Pisa shows beyond the price goes to the treasury
