"""Examine: all checks of one position or one step, each problem with the name of the check that found it.

A check that crashes has found a problem, too: nothing that can happen at a table may raise.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from signoria.core.chance import Rng
from signoria.core.flow import State
from signoria.play.game import SPECTATOR, AnyGame
from signoria.sim import checks
from signoria.sim.moves import Move, mutant

MUTANTS = 4

Run = tuple[str, Callable[[], list[str]]]


@dataclass(frozen=True)
class Problem:
    """What is broken, and the move that breaks it if it is not the one that led here."""

    check: str
    sentence: str
    culprit: Move | None = None


def eyes(s: State) -> range:
    """Everybody who looks at a table, the spectator included."""
    return range(SPECTATOR, s.seats)


def position(
    game: AnyGame, tables: Any, s: State, rng: Rng, seats: Iterable[int] | None = None
) -> list[Problem]:
    """Everything that must hold between two moves; leaks are looked for through the eyes of `seats`."""
    runs: list[Run] = [
        ("invariants", partial(checks.invariants_hold, game, s)),
        ("answers", partial(checks.everybody_asked_has_an_answer, game, s, rng)),
        ("default", partial(checks.suggestions_and_default_are_legal, game, s)),
        ("pure", partial(checks.questions_change_nothing, game, s, rng)),
        ("sheets", partial(checks.score_sheets_add_up, game, s)),
        ("clone", partial(checks.clone_is_equal_and_apart, s)),
        ("encoding", partial(checks.state_survives_encoding, game, s, tables)),
    ]
    who = eyes(s) if seats is None else seats
    runs += [("leak", partial(checks.nothing_leaks, game, s, seat, rng)) for seat in who]
    if not s.stack:
        runs.append(("result", partial(checks.result_is_sound, game, s)))
    return collect(runs)


def step(
    game: AnyGame,
    tables: Any,
    before: State,
    move: Move,
    results: list[int],
    after: State,
    rng: Rng,
    seats: Iterable[int] | None = None,
) -> list[Problem]:
    """Everything that must hold of a move that was made; `after` still carries its news."""
    runs: list[Run] = [
        ("encoding", partial(checks.action_survives_encoding, game, move)),
        ("repeat", partial(checks.step_repeats, game, tables, before, move, results, after)),
    ]
    if not results:
        who = eyes(before) if seats is None else seats
        undo = partial(checks.undo_shows_nothing, game, before, move, after)
        runs += [("undo", partial(undo, seat, rng)) for seat in who]
    return collect(runs)


def refusals(game: AnyGame, s: State, move: Move, rng: Rng) -> list[Problem]:
    """Mutants of a legal move are refused without any change, or are legal themselves."""
    out: list[Problem] = []
    for _ in range(MUTANTS):
        out += refusal(game, s, mutant(game, s, move, rng))
    return out


def refusal(game: AnyGame, s: State, odd: Move) -> list[Problem]:
    """One action that should be refused; tried on a clone, so that a broken refusal spoils nothing."""
    return collect([("refusal", partial(checks.refusal_changes_nothing, game, s.clone(), odd))], odd)


def collect(runs: Iterable[Run], culprit: Move | None = None) -> list[Problem]:
    """Run checks; whatever they raise is a problem like any other."""
    out: list[Problem] = []
    for name, run in runs:
        try:
            out += [Problem(name, sentence, culprit) for sentence in run()]
        except Exception as error:
            out.append(Problem(name, f"{type(error).__name__}: {error}", culprit))
    return out
