"""Wars: the Pope joins a city, and troops are bribed."""

from signoria.core.rows import marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import Done, PassTurn
from signoria.games.princes.battle import Rolled, strength
from signoria.games.princes.bribing import Bribing
from signoria.games.princes.holy_league import HolyLeague
from signoria.games.princes.state import Princes
from signoria.games.princes.turn import AfterAction
from signoria.games.princes.war_actions import BribeTroop, JoinLeague
from tests.games.princes.table import (
    P,
    asked,
    bidding,
    do,
    lot,
    offered,
    refused,
    skip_windows,
    table,
    troop,
    war,
)
from tests.games.princes.wars_fought import MILANO, ROMA, fighting, start_war_at_the_battle

LEAGUE = P("malatesta", troops="artillery stradiots", tiles="swiss_mercenaries")


def with_pope(s: Princes, seat: int) -> Princes:
    s.display &= ~(1 << lot("pope"))
    s.own = marked(s.own, seat, 1 << lot("pope"))
    return s


def test_pri_138_pri_175_the_pope_joins_a_city_once_a_decade() -> None:
    s = with_pope(table(P(troops="pikemen"), P(troops="pikemen"), LEAGUE, decade=2, side=1), 2)
    start_war_at_the_battle(s)
    assert isinstance(s.stack[-1], HolyLeague)
    assert refused(s, 2, JoinLeague(MILANO)) == reasons.NOT_IN_THIS_WAR
    do(s, 2, JoinLeague(ROMA))
    assert s.used >> lot("pope") & 1
    skip_windows(s, AfterAction)
    do(s, 1, PassTurn())
    do(s, 2, PassTurn())
    start_war_at_the_battle(s)
    assert not isinstance(s.stack[-1], HolyLeague)


def test_pri_176_papal_troops_count_with_printed_values_only() -> None:
    player = P("gonzaga", troops="pikemen light_infantry", tiles="swiss_mercenaries spanish_infantry")
    s = with_pope(table(P(troops="pikemen"), P(), player, decade=2), 2)
    war(s, "venezia", "roma")
    s.condottieri, s.league = (0, -1), 0
    assert strength(s, 0, attacking=True) == 0 + (0 + 1)
    assert strength(s, 0, attacking=False) == 1 + 2 + (2 + 1)


def test_pri_177_needs_a_troop_and_no_condottiere_of_this_war_but_a_vacant_city_may_be_joined() -> None:
    s = with_pope(table(P(troops="pikemen"), P(troops="pikemen"), P(), decade=2), 2)
    start_war_at_the_battle(s)
    assert not isinstance(s.stack[-1], HolyLeague)
    s = with_pope(table(P(troops="pikemen"), P(troops="pikemen"), P(), decade=2), 0)
    start_war_at_the_battle(s)
    assert not isinstance(s.stack[-1], HolyLeague)
    s = with_pope(table(P(troops="pikemen"), P(), P(troops="pikemen"), decade=2), 2)
    war(s, "venezia", "roma")
    bidding(s, 0, -1, -1)
    do(s, 2, JoinLeague(ROMA))
    assert s.used >> lot("pope") & 1


def test_pri_180_attacker_then_defender_then_the_declared_pope_bribe_once_each() -> None:
    s = with_pope(
        table(
            P(troops="pikemen", cards="bribe_troops bribe_troops"),
            P(troops="pikemen", cards="freeze_bid"),
            P("gonzaga", troops="pikemen", cards="freeze_bid"),
            P(troops="pikemen", cards="bribe_troops"),
            decade=2,
        ),
        2,
    )
    start_war_at_the_battle(s)
    do(s, 2, JoinLeague(ROMA))
    pikemen = troop("pikemen")
    do(s, 0, BribeTroop(0, pikemen))
    assert asked(s) == 0
    do(s, 0, Done())
    assert asked(s) == 1
    assert refused(s, 1, BribeTroop(2, pikemen)) == reasons.NO_SUCH_CARD
    do(s, 1, Done())
    assert asked(s) == 2
    do(s, 2, Done())
    assert not isinstance(s.stack[-1], Bribing)


def test_pri_181_a_bribed_troop_has_no_effect_in_this_war_and_is_no_target_again() -> None:
    attacker = P(troops="pikemen cavalry", tiles="swiss_mercenaries", cards="bribe_troops bribe_troops")
    s = fighting(attacker, P(troops="pikemen"))
    pikemen = troop("pikemen")
    do(s, 0, BribeTroop(0, pikemen))
    assert strength(s, 0, attacking=True) == 2
    assert strength(s, 0, attacking=False) == 1  # d'Este
    assert refused(s, 0, BribeTroop(0, pikemen)) == reasons.TROOP_NOT_HERE
    assert refused(s, 0, BribeTroop(2, pikemen)) == reasons.TROOP_NOT_HERE
    assert s.troops[0] >> pikemen & 1


def test_pri_017_troops_are_never_lost_in_war() -> None:
    s = fighting(P(troops="pikemen", cards="bribe_troops"), P(troops="pikemen"))
    do(s, 0, BribeTroop(1, troop("pikemen")))
    skip_windows(s, AfterAction)
    assert s.troops[:2] == (1 << troop("pikemen"),) * 2


def test_pri_182_no_bribes_after_dice_were_rolled() -> None:
    player = P(troops="pikemen", cards="bribe_troops", tiles="ludovico_sforza")
    s = fighting(player, P(troops="pikemen"))
    do(s, 0, Done())
    assert isinstance(s.stack[-1], Rolled)
    assert BribeTroop not in offered(s, 0)
    assert refused(s, 0, BribeTroop(1, troop("pikemen"))) != 0


def test_pri_183_with_all_troops_bribed_he_stays_condottiere_and_deste_still_counts() -> None:
    s = fighting(P("deste", troops="pikemen", cards="bribe_troops bribe_troops"), P(troops="pikemen"))
    do(s, 0, BribeTroop(0, troop("pikemen")))
    assert strength(s, 0, attacking=False) == 1
    assert strength(s, 0, attacking=True) == 0
    assert s.pay[0] == 7
