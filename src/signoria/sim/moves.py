"""Moves: random ones, and mutants of them that the rules must refuse or survive."""

from dataclasses import dataclass

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, State, aside_options, frame_options, may_act, must_answer
from signoria.core.playout import pick_option, random_action, random_seat
from signoria.core.value import Action, make
from signoria.play.codec import HUGE
from signoria.play.game import AnyGame


@dataclass(frozen=True)
class Move:
    """An action and who does it; `asked` tells an answer from something said unasked."""

    seat: int
    action: Action
    asked: bool = True


def random_move(s: State, rng: Rng, chatter: int) -> Move:
    """An answer of a seat that is asked, or, in `chatter` of 1000 cases, something said unasked."""
    if chatter and rng.below(1000) < chatter:
        spoken = _unasked(s, rng)
        if spoken is not None:
            return spoken
    seat = random_seat(must_answer(s), rng)
    return Move(seat, random_action(s, seat, rng))


def _unasked(s: State, rng: Rng) -> Move | None:
    """Something a seat may do although nobody waits for it; None if nothing was found."""
    mask = may_act(s)
    if not mask:
        return None
    seat = random_seat(mask, rng)
    waiting = must_answer(s) >> seat & 1
    places = [(s.aside, aside_options(s, seat))]
    if not waiting:
        places.append((s.stack[-1], frame_options(s, seat)))
    if rng.below(2):
        places.reverse()
    for frame, options in places:
        if frame is not None and options:
            action = frame.propose(s, seat, pick_option(options, rng), rng)
            if action is not None and frame.objection(s, seat, action) == LEGAL:
                return Move(seat, action, asked=False)
    return None


def mutant(game: AnyGame, s: State, move: Move, rng: Rng) -> Move:
    """A move like this one with one thing changed: the seat, the kind of action, or one of its numbers."""
    key = list(move.action.key())
    what = rng.below(len(key) + 2)
    if what == 0:
        return Move(rng.below(s.seats), move.action)
    if what == 1:
        kind = game.actions[rng.below(len(game.actions))]
        return Move(move.seat, make(kind, [_odd(rng, rng.below(9)) for _ in kind.OF]))
    key[what - 2] = _odd(rng, key[what - 2])
    return Move(move.seat, make(type(move.action), key))


def _odd(rng: Rng, near: int) -> int:
    """A number that a client might send by mistake or out of malice; the codec refuses larger ones."""
    choices = (near + 1, near - 1, near + 5, -1, 0, rng.below(64), 1 << rng.below(61), HUGE - 1, 1 - HUGE)
    return choices[rng.below(len(choices))]
