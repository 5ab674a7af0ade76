"""Positions in which an ability is used."""

from signoria.games.brides.state import Brides
from signoria.games.brides.tables import TAKE_DUCAT
from tests.games.brides.table import announce, district, freely


def free(own: list[str], others: list[str] | None = None, **how: object) -> Brides:
    """Seat 0 has taken a ducat and may use free abilities."""
    hands = {0: ["magistratus", *own], 1: others or ["tabularius"]}
    s = district(hands, order=[0, 1], **how)  # type: ignore[arg-type]  # options of the builder, handed through
    return freely(announce(s, 0, TAKE_DUCAT))
