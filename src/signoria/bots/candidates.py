"""Candidates: a short list of answers worth a thought, out of boxes that may hold thousands.

Where the title's valuation has ideas about a kind of action, those are the list. Otherwise small kinds are
listed whole, and of large ones the list holds what the rules suggest and random samples. Kinds share the
room, or offers would drown everything else.
"""

from typing import Any, Final

from signoria.bots.valuation import Valuation
from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame, State
from signoria.core.option import Option
from signoria.core.playout import choose
from signoria.core.value import Action

LEAST_ROOM: Final = 4
_BOXES: Final = 12
"""Of a kind with more boxes than this, ideas and suggestions are asked for some boxes only."""


def admitted(options: list[Option], frame: Frame[Any], s: State, seat: int, action: Action) -> bool:
    """Is this action legal here?"""
    for option in options:
        if option.admits(action):
            return frame.objection(s, seat, action) == LEGAL
    return False


def candidates(
    valuation: Valuation[Any], s: State, frame: Frame[Any], seat: int, most: int, rng: Rng
) -> list[Action]:
    """Legal answers of a seat, at most about `most` of them, each once."""
    options = frame.options(s, seat)
    kinds = _by_kind(options)
    room = max(LEAST_ROOM, most // len(kinds)) if kinds else 0
    out: list[Action] = []
    seen: set[Action] = set()
    for boxes in kinds:
        for action in _of_kind(valuation, s, frame, seat, boxes, room, rng):
            if action not in seen:
                seen.add(action)
                out.append(action)
    if not out:
        # Nothing seemed worth a thought, but the rules want an answer.
        out.append(choose(s, frame, options, seat, rng))
    return out


def _by_kind(options: list[Option]) -> list[list[Option]]:
    kinds: list[list[Option]] = []
    for option in options:
        for boxes in kinds:
            if boxes[0].action is option.action:
                boxes.append(option)
                break
        else:
            kinds.append([option])
    return kinds


def _of_kind(
    valuation: Valuation[Any],
    s: State,
    frame: Frame[Any],
    seat: int,
    boxes: list[Option],
    room: int,
    rng: Rng,
) -> list[Action]:
    out: list[Action] = []
    plain: list[Option] = []
    total = 0
    for option in boxes[:_BOXES]:
        ideas = valuation.ideas(s, frame, seat, option, rng)
        if ideas is None:
            plain.append(option)
            total += option.count()
        else:
            for idea in ideas:
                if option.admits(idea) and frame.objection(s, seat, idea) == LEGAL:
                    out.append(idea)
    if len(boxes) > _BOXES and plain:
        for option in boxes[_BOXES:]:
            plain.append(option)
            total += option.count()
    if total <= room:
        for option in plain:
            for i in range(option.count()):
                action = option.nth(i)
                if frame.objection(s, seat, action) == LEGAL:
                    out.append(action)
    else:
        _sample(s, frame, seat, plain, room, rng, out)
    return out


def _sample(
    s: State, frame: Frame[Any], seat: int, boxes: list[Option], room: int, rng: Rng, out: list[Action]
) -> None:
    """What the rules suggest, then random answers; boxes beyond the room take turns from call to call."""
    first = rng.below(len(boxes))
    for i in range(room):
        option = boxes[(first + i) % len(boxes)]
        if i < min(len(boxes), _BOXES):
            suggested = frame.suggest(s, seat, option)
            if suggested is not None:
                out.append(suggested)
                continue
        sample = frame.propose(s, seat, option, rng)
        if sample is not None:
            out.append(sample)
