"""Masks and draws from them: what a random player needs at every step, compiled where the rules are."""

from typing import Any, Final

import numpy as np
from mypy_extensions import mypyc_attr

from signoria.core.menu import mark
from signoria.core.numbered import NOBODY, Numbered, menu_on, moment_of

_BYTE: Final[Any] = np.dtype(np.int8)


class Sheet:
    """Makes the masks of one table, and knows the numbers of the one handed out last: a draw from that need
    not search it.

    A mask is a copy of the sheet, on which only what changes is rewritten; where the rules remember the whole
    menu (`Form`), of one that was made once and for all.
    """

    def __init__(self, size: int) -> None:
        self.sheet: Final = bytearray(size)
        self.written: list[int] = []
        """Where the sheet has ones."""
        self.copied: Final[Any] = np.frombuffer(self.sheet, _BYTE).copy
        self.offered: Any = self
        """The mask handed out last."""
        self.marks = self.sheet
        """What it is a copy of: they are equal unless somebody has changed the mask since."""
        self.numbers = self.written
        """Where it has ones."""
        self.scalars: Final[list[Any]] = list(np.arange(size))
        """What draws return: gymnasium's are NumPy's, and these are made once."""

    def __reduce__(self) -> Any:
        return (Sheet, (len(self.sheet),))  # a copy of the space begins with an empty sheet

    def hand_out(self, table: Numbered, seat: int, moment: int) -> Any:
        """The mask of the question on the table.

        None, unless this seat is asked and the table stands as it did at that moment.
        """
        if seat != table.seat or seat == NOBODY or moment != moment_of(table):
            return None
        menu = menu_on(table)
        form = menu.form
        if form is None:
            self.write(table.numbering.blank, menu.ids)
            mask = self.copied()
        else:
            if form.copied is None:
                form.copied = np.frombuffer(form.mask, _BYTE).copy
            self.marks = form.mask
            self.numbers = form.ids
            mask = form.copied()
        self.offered = mask
        return mask

    def write(self, blank: bytearray, ids: list[int]) -> None:
        """The sheet has ones at these numbers."""
        sheet = self.sheet
        if ids != self.written:
            sheet[:] = blank  # one long copy costs less than taking out what was there
            mark(sheet, ids, 1)
            self.written = ids.copy()  # what is kept must not change with what others are handed
        self.marks = sheet
        self.numbers = self.written


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """The draw of a space from the mask that its table handed out last; all else is the space's own."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.drawn: list[float] = []
        """Numbers from 0 to 1, made in advance."""

    def more(self) -> list[float]:
        """Make new numbers; they are in `drawn`, too."""
        raise NotImplementedError  # the generator belongs to the space

    def sample_otherwise(self, mask: Any, probability: Any) -> Any:
        """Any other draw."""
        raise NotImplementedError

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random number, or one whose mask is 1; the other arguments as gymnasium takes them."""
        sheet = self.sheet
        if mask is not sheet.offered or probability is not None or sheet.marks != mask:
            return self.sample_otherwise(mask, probability)
        drawn = self.drawn
        if not drawn:
            drawn = self.more()
        numbers = sheet.numbers
        return sheet.scalars[numbers[int(drawn.pop() * len(numbers))]]
