"""What is legal at another time says when: windows of actions, cards and bids."""

import pytest

from signoria.core.value import Action
from signoria.games.princes import reasons
from signoria.games.princes.actions import BuyCard, PutUp, StartWar
from signoria.games.princes.auction_actions import Bid, BribeCardinal, ChooseFamily, Freeze
from signoria.games.princes.war_actions import BadWeather, BribeTroop, JoinLeague, PlayVeto
from tests.games.princes.table import P, auction, lot, refused, table


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Bid(9), reasons.ONLY_IN_AUCTION),
        (Freeze(1), reasons.ONLY_IN_AUCTION),
        (BribeCardinal(), reasons.ONLY_FOR_THE_POPE),
        (BadWeather(0), reasons.ONLY_AS_WAR_STARTS),
        (PlayVeto(), reasons.ONLY_AS_WAR_STARTS),
        (BribeTroop(1, 0), reasons.ONLY_BEFORE_BATTLE),
        (JoinLeague(0), reasons.NO_LEAGUE_NOW),
        (ChooseFamily(0), reasons.FAMILIES_CHOSEN),
    ],
)
def test_pri_061_what_is_no_action_of_a_turn_says_when_it_is_played(action: Action, reason: int) -> None:
    assert refused(table(P(cards="veto"), P(), P()), 0, action) == reason


def test_pri_061_the_actions_of_a_turn_wait_for_the_end_of_an_auction() -> None:
    s = table(P(gold=30), P(), P())
    auction(s, "gozzoli", 1)
    for action in (BuyCard(), PutUp(lot("pope")), StartWar(0, 1)):
        assert refused(s, 0, action) == reasons.ACTION_WAITS
        assert refused(s, 1, action) == reasons.ACTION_WAITS
