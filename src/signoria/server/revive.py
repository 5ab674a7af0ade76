"""Revive: a match from its stored record, by way of a snapshot where one fits.

A snapshot is only a shortcut, the record is the truth. A snapshot that another program wrote, whose states
are laid out differently, is passed over, and the game is replayed from its beginning.
"""

import hashlib
from functools import cache
from typing import Any

import msgspec
import structlog

from signoria import __version__
from signoria.play.errors import BadRecord
from signoria.play.match import Match
from signoria.play.record import Record
from signoria.server.shelf import Box

log = structlog.get_logger()


@cache
def layout(found: Box, seats: int) -> str:
    """A fingerprint of how a title's states are laid out here."""
    game = found.game
    state = type(game.blank(found.tables, seats))
    fields = [str(state.LAYOUT), *sorted(state.FIELDS)]
    values = sorted((cls.TAG, *cls.OF) for cls in game.tagged.values())
    told = msgspec.json.encode([__version__, game.rules_version, found.data, fields, values])
    return hashlib.sha256(told).hexdigest()[:16]


def snapshot(found: Box, match: Match) -> tuple[int, bytes]:
    """The match as it is stored: the entry from which a replay must go on, and all before it."""
    taken = match.snapshot()
    taken["layout"] = layout(found, match.state.seats)
    return taken["n"], msgspec.json.encode(taken)


def revive(found: Box, record: Record, stored: bytes | None, seed: bytes | None = None) -> tuple[Match, int]:
    """The match a record leads to, and the entry of the snapshot that helped (0: none). Raises BadRecord.

    `found` is the box with the data the record began with (see keeping).
    """
    taken: dict[str, Any] = {} if stored is None else msgspec.json.decode(stored)
    if taken.get("layout") == layout(found, record.head.seats):
        try:
            match = Match.resume(found.game, found.tables, record, taken, seed)
            broken = found.game.check(match.state)
            if not broken:
                return match, int(taken["n"])
            log.warning("snapshot passed over", title=found.game.id, error=broken[0])
        except BadRecord as error:
            log.warning("snapshot passed over", title=found.game.id, error=str(error))
    return Match.replay(found.game, found.tables, record, seed), 0
