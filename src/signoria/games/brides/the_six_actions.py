"""The six actions (BRI-190 to BRI-201), carried out by the active player."""

from signoria.games.brides.events_district import CommonHired, MarkersTaken, Married, WorkersHired
from signoria.games.brides.purse import BANK, acquire, gain_influence, lose_influence, move_ducats
from signoria.games.brides.requirements import missing_charm, missing_prestige
from signoria.games.brides.state import WEDDED, Brides
from signoria.games.brides.tables import (
    COLOURS,
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_SECOND,
    RANKS,
    TAKE_INFLUENCE,
)


def carry_out(s: Brides, seat: int, deed: int) -> None:
    """Do what was announced; the player has then resolved his action here (BRI-133, BRI-201)."""
    if deed <= MARRY_SECOND:
        marry(s, seat, deed)
    elif deed == HIRE_WORKERS:
        hire_workers(s, seat)
    elif deed == HIRE_COMMON:
        hire_common(s, seat)
    elif deed == TAKE_INFLUENCE:
        take_influence(s, seat)
    else:
        move_ducats(s, BANK, seat, 1)  # BRI-199: the printed ducat, never exhausted
    s.acted |= 1 << seat
    s.order.remove(seat)


def marry(s: Brides, seat: int, rank: int) -> None:
    """Pay what is missing, marry the bride who lies there now, gain influence (BRI-190, BRI-192, BRI-193,
    BRI-194).
    """
    place = s.district * RANKS + rank
    lose_influence(s, seat, missing_prestige(s, seat))
    move_ducats(s, seat, BANK, missing_charm(s, seat, rank))
    man = s.leader[seat]
    s.leader[seat] = -1
    s.groom[seat] = man
    s.place[man] = WEDDED
    s.groom_on[place] = man
    s.wed_round[place] = s.round
    s.tell(Married(seat, man, s.bride[place], s.district))
    gain_influence(s, seat, s.t.bride_influence[s.bride[place]] + s.t.place_bonus[s.district][rank])


def hire_workers(s: Brides, seat: int) -> None:
    """Take all workers that lie in the district now, whatever their colour (BRI-196)."""
    for colour in range(COLOURS):
        here = s.district * COLOURS + colour
        count = s.local_workers[here]
        s.taken[colour] = count
        if count:
            s.local_workers[here] = 0
            s.workers[seat * COLOURS + colour] += count
            s.tell(WorkersHired(seat, colour, count))


def hire_common(s: Brides, seat: int) -> None:
    """Take the common that lies face up now; none is turned up before the round end (BRI-197)."""
    tile = s.face_up[s.district]
    s.face_up[s.district] = -1
    acquire(s, seat, tile)
    s.tell(CommonHired(seat, tile))


def take_influence(s: Brides, seat: int) -> None:
    """All markers of the district, as influence at once (BRI-198)."""
    markers = s.markers[s.district]
    s.markers[s.district] = 0
    s.tell(MarkersTaken(seat, markers))
    gain_influence(s, seat, markers)
