"""Abilities that change values or forbid something for the rest of the district (BRI-167).

Modifiers on a leader belong to his player's place (BRI-168), those on brides and the lord to the district
(BRI-172). An effect takes the table, the user and the target; it may return a frame that has to ask somebody.
"""

from signoria.core.flow import Frame
from signoria.core.rows import grown
from signoria.games.brides.ability_ids import (
    BRIDES_CHARM_UP,
    LEADER_PRESTIGE_DOWN,
    LORD_PRESTIGE_UP,
    OWN_CHARM_UP_3,
    OWN_CHARM_UP_4,
    OWN_PRESTIGE_UP_2,
    OWN_PRESTIGE_UP_3,
    RIVALS_CHARM_DOWN,
    RIVALS_PRESTIGE_DOWN,
)
from signoria.games.brides.events_district import (
    BridesCharmChanged,
    CharmChanged,
    EdictRead,
    LordPrestigeChanged,
    PrestigeChanged,
    WeddingsBanned,
    WorkersBanned,
)
from signoria.games.brides.state import CHARM, PRESTIGE, Brides
from signoria.games.brides.targets import others_here


def _add_prestige(s: Brides, seat: int, by: int) -> None:
    s.modifiers = grown(s.modifiers, PRESTIGE + seat, by)
    s.tell(PrestigeChanged(seat, by))


def _add_charm(s: Brides, seat: int, by: int) -> None:
    s.modifiers = grown(s.modifiers, CHARM + seat, by)
    s.tell(CharmChanged(seat, by))


def rivals_charm_down(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Leprosus: all other leaders lose charm (BRI-261); who has no leader is passed by (BRI-174)."""
    for seat in others_here(s, user):
        if s.leader[seat] >= 0:
            _add_charm(s, seat, s.t.by_charm[RIVALS_CHARM_DOWN])
    return None


def brides_charm_up(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Puella: every bride here asks for more charm; two of them add up (BRI-009, BRI-262)."""
    s.brides_mod += s.t.by_charm[BRIDES_CHARM_UP]
    s.tell(BridesCharmChanged(s.district, s.t.by_charm[BRIDES_CHARM_UP]))
    return None


def ban_weddings(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Venefica: no wedding here any more, not even the user's own (BRI-167, BRI-263)."""
    s.no_weddings = True
    s.tell(WeddingsBanned(s.district))
    return None


def leader_prestige_down(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Calumniator: one other leader loses prestige (BRI-264)."""
    _add_prestige(s, target, s.t.by_prestige[LEADER_PRESTIGE_DOWN])
    return None


def rivals_prestige_down(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Magistratus: all other leaders lose prestige (BRI-174, BRI-270)."""
    for seat in others_here(s, user):
        if s.leader[seat] >= 0:
            _add_prestige(s, seat, s.t.by_prestige[RIVALS_PRESTIGE_DOWN])
    return None


def own_prestige_up_2(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Tabularius: the own leader gains prestige (BRI-271)."""
    _add_prestige(s, user, s.t.by_prestige[OWN_PRESTIGE_UP_2])
    return None


def own_prestige_up_3(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Vestis: the own leader gains prestige (BRI-295)."""
    _add_prestige(s, user, s.t.by_prestige[OWN_PRESTIGE_UP_3])
    return None


def own_charm_up_3(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Poeta: the own leader gains charm (BRI-280)."""
    _add_charm(s, user, s.t.by_charm[OWN_CHARM_UP_3])
    return None


def own_charm_up_4(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Anulus: the own leader gains charm (BRI-293)."""
    _add_charm(s, user, s.t.by_charm[OWN_CHARM_UP_4])
    return None


def lord_prestige_up(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Fraudator: the lord here gains prestige (BRI-278)."""
    s.lord_mod += s.t.by_prestige[LORD_PRESTIGE_UP]
    s.tell(LordPrestigeChanged(s.district, s.t.by_prestige[LORD_PRESTIGE_UP]))
    return None


def ban_workers(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Praeco: nobody takes workers from here; also when played against a Vinum (BRI-173, BRI-281)."""
    s.no_workers = True
    s.tell(WorkersBanned(s.district))
    return None


def act_first(s: Brides, user: int, target: int) -> Frame[Brides] | None:
    """Edictum: ahead of everybody else, the married included (BRI-294)."""
    s.edicts |= 1 << user
    s.tell(EdictRead(user))
    return None
