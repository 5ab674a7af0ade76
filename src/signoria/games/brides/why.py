"""Why a tile cannot be used now: the reasons a player would wonder about."""

from signoria.core.value import Action
from signoria.games.brides.reasons import ALREADY_USED, NO_TARGET, NOT_YOUR_TILE, WRONG_WINDOW
from signoria.games.brides.state import IN_HAND, LEADER, Brides
from signoria.games.brides.using import used_tile


def why_not_use(s: Brides, seat: int, action: Action) -> int:
    """A tile that is not here, is used, or does not fit this window (BRI-008, BRI-150, BRI-159)."""
    tile = used_tile(action)
    if tile < 0:
        return 0
    if tile >= s.t.tiles or s.owner[tile] != seat:
        return NOT_YOUR_TILE
    if s.place[tile] != IN_HAND and s.place[tile] != LEADER and s.groom[seat] != tile:
        return ALREADY_USED if s.used[tile] else NOT_YOUR_TILE
    return ALREADY_USED if s.used[tile] else WRONG_WINDOW


def why_not_aim(s: Brides, seat: int, action: Action, mask: int) -> int:
    """As above; a tile of the right kind lacks a target (BRI-151, BRI-174)."""
    reason = why_not_use(s, seat, action)
    if reason == WRONG_WINDOW and (mask >> s.t.ability[used_tile(action)]) & 1:
        return NO_TARGET
    return reason
