"""Checks: what must hold at every point of every title. Each returns sentences about what is broken.

The fuzzer runs them on random play, and the contract that every title must pass runs them in the tests. A
table handed in here is at rest: it has no source of chance, so a question that draws fails at once.
"""

from typing import Any

import msgspec

from signoria.core import flow
from signoria.core.chance import Chance, Rng, Scripted
from signoria.core.flow import LEGAL, IllegalAction, State
from signoria.core.seating import members
from signoria.core.value import Value
from signoria.play.codec import action_from_wire, option_to_wire, pack_state, unpack_state, value_to_wire
from signoria.play.errors import SignoriaError
from signoria.play.game import SPECTATOR, AnyGame
from signoria.play.undo import is_barrier
from signoria.play.vantage import heard
from signoria.sim.moves import Move

ENOUGH = 24
"""Options beyond so many are only sampled: a seat with hundreds of boxes is asked again soon."""


def invariants_hold(game: AnyGame, s: State) -> list[str]:
    """Component conservation and whatever else the title's `check` knows."""
    return list(game.check(s))


def everybody_asked_has_an_answer(game: AnyGame, s: State, rng: Rng) -> list[str]:
    """Seats that are waited for exist, have options, and every option yields an action the rules accept."""
    waiting = flow.must_answer(s)
    out = []
    if waiting >> s.seats:
        out.append(f"seats {members(waiting)} must answer at a table of {s.seats}")
    if s.stack and not waiting:
        out.append(f"nobody is asked by {s.stack[-1]!r} and the game is not over")
    for seat in members(waiting & ((1 << s.seats) - 1)):
        out += _answers(s, seat, rng)
    return out


def _answers(s: State, seat: int, rng: Rng) -> list[str]:
    top = s.stack[-1]
    options = flow.frame_options(s, seat)
    out = [f"{top!r} offers seat {seat} an empty box: {option}" for option in options if not option.count()]
    found = 0
    for option in options[:ENOUGH] if not out else []:
        action = top.propose(s, seat, option, rng)
        if action is None:
            continue
        found += 1
        reason = flow.why_not(s, seat, action)
        if reason != LEGAL:
            out.append(f"{top!r} proposes {action!r} to seat {seat} and refuses it with reason {reason}")
    if not found and not out and not any(top.propose(s, seat, option, rng) for option in options[ENOUGH:]):
        out.append(f"{top!r} asks seat {seat} and no answer is legal")
    return out


def suggestions_and_default_are_legal(game: AnyGame, s: State) -> list[str]:
    """What the rules would do for a seat, by default or as a hint, they must accept."""
    out = []
    for seat in members(flow.must_answer(s)):
        ideas = [("default", game.default(s, seat))]
        top = s.stack[-1]
        options = flow.frame_options(s, seat)[:ENOUGH]
        ideas += [("suggestion", idea) for option in options if (idea := top.suggest(s, seat, option))]
        for kind, action in ideas:
            reason = flow.why_not(s, seat, action)
            if reason != LEGAL:
                out.append(f"the {kind} {action!r} for seat {seat} is refused with reason {reason}")
    return out


def questions_change_nothing(game: AnyGame, s: State, rng: Rng) -> list[str]:
    """Asking about the table, in every way there is, leaves it as it was and gives the same answer twice."""
    before, told = pack_state(s), len(s.news)
    out = []
    for seat in range(SPECTATOR, s.seats):
        if seen(game, s, seat) != seen(game, s, seat):
            out.append(f"what seat {seat} is shown differs when asked twice")
        game.redeal(s, seat, rng)
    game.scores(s)
    if pack_state(s) != before or len(s.news) != told:
        out.append("asking changed the table")
    return out


def seen(game: AnyGame, s: State, seat: int) -> bytes:
    """All that a seat is shown, as the bytes that would go over the wire."""
    top = s.stack[-1] if s.stack else None
    options = flow.options(s, seat) if seat >= 0 else []
    shown: dict[str, Any] = {
        "view": game.view(s, seat),
        "tally": game.tally(s, seat),
        "hidden": str(game.hidden(s, seat)),
        "waiting": flow.must_answer(s),
        "may_act": flow.may_act(s),
        "prompt": None if top is None else [type(top).TAG, *top.prompt(s, seat)],
        "options": [option_to_wire(option) for option in options],
    }
    if seat >= 0 and flow.must_answer(s) >> seat & 1:
        shown["default"] = value_to_wire(game.default(s, seat))
        asked = flow.frame_options(s, seat)[:ENOUGH]
        ideas = [s.stack[-1].suggest(s, seat, option) for option in asked]
        shown["suggested"] = [None if idea is None else value_to_wire(idea) for idea in ideas]
    return msgspec.json.encode(shown)


def nothing_leaks(game: AnyGame, s: State, seat: int, rng: Rng) -> list[str]:
    """A seat is shown the same, to the byte, when everything it cannot know is dealt anew."""
    world = game.redeal(s, seat, rng)
    out = [f"the table imagined by seat {seat} breaks: {sentence}" for sentence in game.check(world)]
    true, imagined = seen(game, s, seat), seen(game, world, seat)
    if true != imagined:
        before, after = msgspec.json.decode(true), msgspec.json.decode(imagined)
        parts = [name for name in before if before[name] != after.get(name)]
        out.append(f"seat {seat} can tell the true table from an imagined one by its {', '.join(parts)}")
    return out


def clone_is_equal_and_apart(s: State) -> list[str]:
    """A clone packs to the same data and shares no list with the original."""
    other = s.clone()
    out = [] if pack_state(other) == pack_state(s) else ["a clone differs from its original"]
    names = ("stack", "sealed", *type(s).FIELDS)
    shared = [name for name in names if _shares(getattr(s, name), getattr(other, name))]
    return out + [f"a clone shares '{name}' with its original" for name in shared]


def _shares(mine: Any, other: Any) -> bool:
    if not isinstance(mine, list) or not isinstance(other, list):
        return False
    return mine is other or any(_shares(a, b) for a, b in zip(mine, other, strict=False))


def state_survives_encoding(game: AnyGame, s: State, tables: Any) -> list[str]:
    """A table written as JSON and read back is the same table."""
    packed = pack_state(s)
    wire = msgspec.json.decode(msgspec.json.encode(packed))
    again = unpack_state(game, tables, s.seats, wire)
    return [] if wire == packed == pack_state(again) else ["a table read back from JSON differs"]


def action_survives_encoding(game: AnyGame, move: Move) -> list[str]:
    """An action written as JSON and read back is the same action."""
    wire = msgspec.json.decode(msgspec.json.encode(value_to_wire(move.action)))
    try:
        same: Value = action_from_wire(game, wire)
    except SignoriaError as error:
        return [f"{move.action!r} cannot be read back from {wire}: {error}"]
    return [] if same == move.action else [f"{move.action!r} reads back as {same!r}"]


def refusal_changes_nothing(game: AnyGame, s: State, move: Move) -> list[str]:
    """An illegal action is refused with a reason that has a sentence, and the table stays as it was.

    Returns nothing for a legal action: it is the caller's to play.
    """
    reason = flow.why_not(s, move.seat, move.action)
    if reason == LEGAL:
        return []
    game.reason(reason)
    before, told = pack_state(s), len(s.news)
    try:
        flow.apply(s, move.seat, move.action)
    except IllegalAction as refusal:
        out = (
            []
            if refusal.reason == reason
            else [f"{move.action!r} is refused for {refusal.reason}, not {reason}"]
        )
    else:
        out = [f"{move.action!r} by seat {move.seat} was accepted despite reason {reason}"]
    if pack_state(s) != before or len(s.news) != told:
        out.append(f"{move.action!r} by seat {move.seat} was refused and changed the table")
    return out


def step_repeats(
    game: AnyGame, tables: Any, before: State, move: Move, results: list[int], after: State
) -> list[str]:
    """The same action with the same luck leads a table read back from JSON to the same place."""
    again = unpack_state(game, tables, before.seats, pack_state(before))
    chance = Scripted(results)
    again.chance = chance
    flow.apply(again, move.seat, move.action)
    out = [] if chance.used == len(results) else ["the same step asked chance for fewer results"]
    if pack_state(again) != pack_state(after):
        out.append(f"{move.action!r} leads to another table when the table before was stored and read back")
    return out


def undo_shows_nothing(
    game: AnyGame, before: State, move: Move, after: State, seat: int, rng: Rng
) -> list[str]:
    """A step that may be taken back tells a seat nothing about what was hidden from it before.

    Where the same action is possible on a table that the seat cannot tell from the true one, it must see
    and hear the same afterwards. `after` still carries the news of the step.
    """
    if is_barrier(game, before, after, chance_drawn=False):
        return []
    world = game.redeal(before, seat, rng)
    world.chance = _NoLuck()
    if flow.why_not(world, move.seat, move.action) != LEGAL:
        return []  # the seat does not see the action itself, so this alone tells it nothing
    try:
        flow.apply(world, move.seat, move.action)
    except _Drawn:
        return []  # there it could not be undone, and the seat learned no more than that
    if _experience(game, world, seat) != _experience(game, after, seat):
        return [
            f"{move.action!r} by seat {move.seat} can be undone, but it shows seat {seat} something hidden"
        ]
    return []


class _Drawn(Exception):
    """Chance was asked where the true step asked none."""


class _NoLuck(Chance):
    def below(self, n: int, stream: int) -> int:
        raise _Drawn


def _experience(game: AnyGame, s: State, seat: int) -> bytes:
    events = [value_to_wire(event) for event in heard(s.news, seat)]
    return msgspec.json.encode(events) + seen(game, s, seat)


def score_sheets_add_up(game: AnyGame, s: State) -> list[str]:
    """Whoever knows all parts of a score knows the score; at the end everybody does."""
    scores = game.scores(s)
    out = []
    for seat in range(SPECTATOR, s.seats):
        sheets = game.tally(s, seat)
        if [len(sheet) for sheet in sheets] != [len(game.sources)] * s.seats:
            out.append(f"the score sheets shown to seat {seat} are not {s.seats} rows of {len(game.sources)}")
            continue
        for whose, sheet in enumerate(sheets):
            known = [points for points in sheet if points is not None]
            if len(known) == len(sheet) and sum(known) != scores[whose]:
                out.append(f"the sheet of seat {whose} adds up to {sum(known)}, the score is {scores[whose]}")
            if not s.stack and len(known) < len(sheet):
                out.append(f"after the end seat {seat} cannot see all points of seat {whose}")
    return out


def result_is_sound(game: AnyGame, s: State) -> list[str]:
    """At the end every seat has a score and a place, and places count like in sport: 1, 2, 2, 4."""
    scores, places = game.scores(s), game.places(s)
    if len(scores) != s.seats or len(places) != s.seats:
        return [f"{len(scores)} scores and {len(places)} places for {s.seats} seats"]
    counted = [1 + sum(other < place for other in places) for place in places]
    return [] if places == counted else [f"places {places} do not count from 1 with ties sharing a place"]
