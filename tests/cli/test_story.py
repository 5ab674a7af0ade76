"""A game told in full: of every fact the form that says most, each exactly once."""

from banco.rules import CardDrawn, PotRolled

from signoria.cli.story import _everything
from signoria.core.notice import EVERYBODY, Notice


def apart(seat: int, card: int) -> list[Notice]:
    """What `State.tell_apart` notes."""
    return [Notice(CardDrawn(seat, card), 1 << seat), Notice(CardDrawn(seat, -1), ~(1 << seat))]


def test_two_cards_drawn_by_one_seat_are_both_told_with_their_faces() -> None:
    told = _everything([*apart(0, 4), *apart(0, 7), *apart(1, 2)])
    assert told == [CardDrawn(0, 4), CardDrawn(0, 7), CardDrawn(1, 2)]


def test_public_facts_stay_between_masked_ones() -> None:
    told = _everything([*apart(0, 4), Notice(PotRolled(3), EVERYBODY), *apart(0, 7)])
    assert told == [CardDrawn(0, 4), PotRolled(3), CardDrawn(0, 7)]
