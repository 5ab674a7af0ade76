"""Open offers: made, found, lapsed (PRI-322). An offer is a list of ints; these names say which is which."""

from typing import Final

from signoria.games.princes.state import Princes

ID: Final = 0
MAKER: Final = 1
PARTNER: Final = 2
GIVE_GOLD: Final = 3
GIVE_INFLUENCE: Final = 4
WANT_GOLD: Final = 5
WANT_INFLUENCE: Final = 6
PROMISE: Final = 7

MOST_SPOKEN: Final = 3
"""Offers and gifts of one player in one window (PRI-322)."""


def open_window(s: Princes) -> None:
    """A new window of negotiation: everybody may speak again (PRI-322)."""
    s.spoken = (0,) * s.seats


def lapse_offers(s: Princes) -> None:
    """Offers end with the turn in which they were made (PRI-322)."""
    if s.offers:
        s.offers = []


def find_offer(s: Princes, offer_id: int) -> int:
    """The place of an open offer in the list, or -1."""
    for i in range(len(s.offers)):
        if s.offers[i][ID] == offer_id:
            return i
    return -1


def offers_to(s: Princes, seat: int) -> list[int]:
    """Ids of the open offers that a seat may answer."""
    return [offer[ID] for offer in s.offers if offer[PARTNER] == seat]


def offers_by(s: Princes, seat: int) -> list[int]:
    """Ids of a seat's own open offers."""
    return [offer[ID] for offer in s.offers if offer[MAKER] == seat]
