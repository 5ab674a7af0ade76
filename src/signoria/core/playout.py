"""Playouts: random play to the end, for fuzzing, benchmarks and rollouts."""

from signoria.core.chance import Rng
from signoria.core.flow import LEGAL, Frame, State, apply, aside_options, may_act, must_answer, run_on
from signoria.core.option import Option
from signoria.core.seating import members
from signoria.core.value import Action


def pick_option(options: list[Option], rng: Rng) -> Option:
    """A random option, kind of action first: otherwise large families of boxes drown everything else."""
    n = len(options)
    if n == 1:
        return options[0]
    kinds = [options[0]]
    for option in options:
        if option.action is not kinds[-1].action:
            kinds.append(option)
    if len(kinds) == n:
        return options[rng.below(n)]
    kind = kinds[rng.below(len(kinds))].action
    same = [option for option in options if option.action is kind]
    return same[rng.below(len(same))]


def choose(s: State, frame: Frame[State], options: list[Option], seat: int, rng: Rng) -> Action:
    """A random legal action out of non-empty options of one frame."""
    action = frame.propose(s, seat, pick_option(options, rng), rng)
    if action is not None:
        return action
    for option in options:
        action = frame.propose(s, seat, option, rng)
        if action is not None:
            return action
    raise ValueError(f"{frame!r} offers seat {seat} nothing that is legal")


def random_seat(mask: int, rng: Rng) -> int:
    """One of the seats of a non-empty mask; the lowest without asking chance if it is alone."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    if mask >> seat == 1:
        return seat
    seats = members(mask)
    return seats[rng.below(len(seats))]


def random_action(s: State, seat: int, rng: Rng) -> Action:
    """A random legal answer of a seat that must answer."""
    return answer(s, s.stack[-1], seat, rng)


def answer(s: State, top: Frame[State], seat: int, rng: Rng) -> Action:
    """A random legal answer to the top frame, in the fastest way it knows."""
    action = top.at_random(s, seat, rng)
    return action if action is not None else choose(s, top, top.options(s, seat), seat, rng)


def random_step(s: State, rng: Rng) -> None:
    """One random decision. The action comes from the frame itself, so it is not checked again."""
    _step(s, s.stack[-1].waits_for(s), rng)


def _step(s: State, asked: int, rng: Rng) -> int:
    """The same where it is known who is asked; who is asked next."""
    top = s.stack[-1]
    seat = random_seat(asked, rng)
    top.take(s, seat, answer(s, top, seat, rng))
    return run_on(s)


def random_aside(s: State, rng: Rng) -> bool:
    """Let somebody who may speak, but need not, do something. False if nobody can."""
    top = s.stack[-1]
    unasked = top.may_speak(s) & ~must_answer(s)
    if unasked and rng.below(2):
        seat = random_seat(unasked, rng)
        apply(s, seat, choose(s, top, top.options(s, seat), seat, rng))
        return True
    aside = s.aside
    mask = may_act(s)
    if aside is None or not mask:
        return False
    seat = random_seat(mask, rng)
    options = aside_options(s, seat)
    if not options:
        return False
    action = aside.propose(s, seat, pick_option(options, rng), rng)
    if action is None or aside.objection(s, seat, action) != LEGAL:
        return False
    apply(s, seat, action)
    return True


def playout(s: State, rng: Rng, limit: int, chatter: int = 0) -> int:
    """Play at random to the end or for `limit` decisions; `chatter` in 1000 decisions are spoken unasked."""
    decisions = 0
    asked = must_answer(s)
    while s.stack and decisions < limit:
        if chatter and rng.below(1000) < chatter and random_aside(s, rng):
            asked = must_answer(s)
        else:
            asked = _step(s, asked, rng)
        decisions += 1
    return decisions
