"""The six actions (BRI-190 to BRI-201), carried out by the active player."""

from signoria.core.rows import exchanged, overlaid, stamped
from signoria.games.brides.events_district import CommonHired, MarkersTaken, Married, WorkersHired
from signoria.games.brides.purse import (
    BANK,
    acquire,
    gain_influence,
    lose_influence,
    move_ducats,
    shift_workers,
)
from signoria.games.brides.requirements import missing_charm, missing_prestige
from signoria.games.brides.state import FACE_UP, LOCAL, MARKERS, TAKEN, WEDDED, Brides
from signoria.games.brides.tables import (
    COLOURS,
    DISTRICT_MARKERS,
    FIRST,
    FIRST_BRIDES,
    HIRE_COMMON,
    HIRE_WORKERS,
    MARRY_SECOND,
    PAID,
    RANKS,
    SECOND_BRIDES,
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
    lose_influence(s, seat, missing_prestige(s, seat), PAID)
    move_ducats(s, seat, BANK, missing_charm(s, seat, rank))
    man = s.leader[seat]
    s.leader[seat] = -1
    s.groom = exchanged(s.groom, seat, man)
    s.place = stamped(s.place, man, WEDDED)
    s.groom_on = exchanged(s.groom_on, place, man)
    s.wed_round = exchanged(s.wed_round, place, s.round)
    s.tell(Married(seat, man, s.bride[place], s.district))
    influence = s.t.bride_influence[s.bride[place]] + s.t.place_bonus[s.district][rank]
    gain_influence(s, seat, influence, FIRST_BRIDES if rank == FIRST else SECOND_BRIDES)


def hire_workers(s: Brides, seat: int) -> None:
    """Take all workers that lie in the district now, whatever their colour (BRI-196)."""
    first = LOCAL + s.district * COLOURS
    s.workers = overlaid(s.workers, TAKEN, s.workers[first : first + COLOURS])
    for colour in range(COLOURS):
        count = s.workers[first + colour]
        if count:
            shift_workers(s, first + colour, seat * COLOURS + colour, count)
            s.tell(WorkersHired(seat, colour, count))


def hire_common(s: Brides, seat: int) -> None:
    """Take the common that lies face up now; none is turned up before the round end (BRI-197)."""
    tile = s.ground[FACE_UP + s.district]
    s.ground = exchanged(s.ground, FACE_UP + s.district, -1)
    acquire(s, seat, tile)
    s.tell(CommonHired(seat, tile))


def take_influence(s: Brides, seat: int) -> None:
    """All markers of the district, as influence at once (BRI-198)."""
    markers = s.ground[MARKERS + s.district]
    s.ground = exchanged(s.ground, MARKERS + s.district, 0)
    s.tell(MarkersTaken(seat, markers))
    gain_influence(s, seat, markers, DISTRICT_MARKERS)
