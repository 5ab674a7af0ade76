"""The Pope: auctioned, paid in influence, given back."""

from signoria.core.rows import marked
from signoria.games.princes import reasons
from signoria.games.princes.actions import Done, PutUp
from signoria.games.princes.auction_actions import BribeCardinal, Pay, PlaceEvent
from signoria.games.princes.payment import Payment
from signoria.games.princes.state import Princes
from signoria.games.princes.tables import POPE_BIT
from tests.games.princes.table import DATA, P, asked, auction, do, family, lot, purse, refused, table, top


def test_pri_135_the_pope_is_paid_in_influence_at_most_once_a_decade() -> None:
    s = table(P(influence=4), P(), P())
    auction(s, "pope", 3, -1, -1)
    assert purse(s, 0) == (30, 1)
    assert refused(s, 1, PutUp(lot("pope"))) == reasons.NOT_ON_DISPLAY


def test_pri_136_the_pope_returns_to_the_display_after_the_decade() -> None:
    s = table(P(), P(), P())
    auction(s, "pope", 0, -1, -1)
    for seat, name in ((1, "gozzoli"), (2, "verrocchio"), (0, "wine_merchant_1"), (1, "botticelli")):
        assert asked(s) == seat
        auction(s, name, 0, -1, -1)
    do(s, 1, PlaceEvent(0))
    assert s.decade == 2
    assert s.display & POPE_BIT
    assert s.own[0] & POPE_BIT == 0


def test_pri_137_the_pope_gives_3_gold_of_income() -> None:
    s = table(P("gonzaga", gold=0), P(), P())
    s.display &= ~POPE_BIT
    s.own = marked(s.own, 0, POPE_BIT)
    finish_decade_one(s)
    assert s.gold[0] == DATA["family"][family("gonzaga")]["a"]["gold"] + 3


def finish_decade_one(s: Princes) -> None:
    for name in ("gozzoli", "verrocchio", "wine_merchant_1", "botticelli"):
        bidder = asked(s)
        auction(s, name, 0, -1, -1)
        if name == "botticelli":
            do(s, bidder, PlaceEvent(0))


def test_pri_140_pri_281_discounts_on_the_pope() -> None:
    tiles = "roderigo_borgia colonna orsini della_rovere giovanni_medici"
    s = table(P("baglioni", tiles=tiles, influence=0), P(), P())
    auction(s, "pope", 6, -1, -1)
    assert s.influence[0] == 0


def test_pri_140_pri_308_bribe_cardinal_is_played_when_paying() -> None:
    s = table(P("deste", influence=4, cards="bribe_cardinal bribe_cardinal"), P(), P())
    auction(s, "pope", 9, -1, -1)
    assert top(s, Payment).due == 9
    assert refused(s, 0, Pay()) == reasons.TOO_POOR
    do(s, 0, BribeCardinal())
    assert top(s, Payment).due == 6
    do(s, 0, BribeCardinal())  # without a card nothing is left to decide, so he pays
    assert s.influence[0] == 1
    assert s.hands[0] == 0


def test_pri_308_nobody_learns_from_the_question_whether_a_cardinal_is_held() -> None:
    s = table(P("deste", influence=4, cards="veto"), P(), P())
    auction(s, "pope", 2, -1, -1)
    assert isinstance(s.stack[-1], Payment)
    assert refused(s, 0, BribeCardinal()) == reasons.NO_SUCH_CARD
    assert refused(s, 0, Done()) == reasons.PAY_FIRST
    do(s, 0, Pay())


def test_pri_141_a_decade_may_end_without_the_pope() -> None:
    s = table(P(), P(), P())
    finish_decade_one(s)
    assert s.decade == 2
