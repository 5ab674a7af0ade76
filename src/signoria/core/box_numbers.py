"""The numbers of all actions of a box, where each has one of its own."""

from typing import Any

from signoria.core.numbering import Numbering, Row
from signoria.core.option import Among, Domain, Option, Span


def is_exact(row: Row, option: Option) -> bool:
    """Has every action of this box a number of its own?"""
    box = option.box
    if row.open or len(box) != row.places:
        return False
    for i in range(row.places):
        if not _within(box[i], row.radices[i] - 2):
            return False
    return True


def _within(domain: Domain, most: int) -> bool:
    """Are all values from -1 to `most`?"""
    if isinstance(domain, Among):
        for value in domain.ids:
            if value < -1 or value > most:
                return False
        return True
    if isinstance(domain, Span):
        return domain.low >= -1 and domain.high <= most
    for value in domain.values():
        if value < -1 or value > most:
            return False
    return True


def write(numbering: Numbering, row: Row, option: Option, out: list[Any]) -> None:
    """The numbers of all actions of a box of an exact row, in its order."""
    box = option.box
    places = row.places
    if places == 0:
        out.append(numbering.numbers[row.base])
        return
    if places == 1:
        _spread(numbering, row.base + 1, box[0], out)
        return
    codes = [0]
    for i in range(places - 1):
        radix = row.radices[i]
        values = box[i].values()
        codes = [code * radix + value + 1 for code in codes for value in values]
    radix = row.radices[places - 1]
    for code in codes:
        _spread(numbering, row.base + code * radix + 1, box[places - 1], out)


def _spread(numbering: Numbering, first: int, domain: Domain, out: list[Any]) -> None:
    """What the last argument adds to the number that the others give."""
    numbers = numbering.numbers
    if isinstance(domain, Among):
        for value in domain.ids:
            out.append(numbers[first + value])
    elif isinstance(domain, Span):
        if domain.step == 1:
            out.extend(numbers[first + domain.low : first + domain.high + 1])
        else:
            for value in range(domain.low, domain.high + 1, domain.step):
                out.append(numbers[first + value])
    else:
        for value in domain.values():
            out.append(numbers[first + value])
