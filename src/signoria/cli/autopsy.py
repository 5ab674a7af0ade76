"""Autopsy: a record that the fuzzer wrote, followed to its failing move, and all checks tried on it again."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from signoria.cli.story import Chapter, Story
from signoria.core import flow
from signoria.core.chance import Scripted
from signoria.core.flow import State
from signoria.play.codec import action_from_wire
from signoria.play.match import AT_REST
from signoria.play.record import Entry
from signoria.sim import examine, luck
from signoria.sim.examine import Problem
from signoria.sim.findings import Mark
from signoria.sim.moves import Move

TRIES = 50
"""Checks that imagine tables need luck to see a problem, so they get several chances."""


@dataclass(frozen=True)
class Autopsy:
    """The story up to the failing move, that move, the table before it, and what fails now."""

    chapters: list[Chapter]
    seat: int
    move: str
    table: dict[str, Any] | None
    """None where showing it fails, which may well be what was found."""
    problems: list[Problem]


def autopsy(story: Story, tables: Any, mark: Mark) -> Autopsy:
    """Open a finding at its failing move."""
    last = story.record.entries[-1]
    chapters = [story.opening(), *story.chapters(last.n - 1)]
    before = story.match.state
    table = _table(story)
    if last.n == 0:
        return Autopsy(chapters, last.seat, "the set-up", table, _position(story, tables, before))
    problems = _bound(story) if mark.check == "bound" else _move(story, tables, before, last, mark)
    return Autopsy(chapters, last.seat, _words(story, last), table, problems)


def _move(story: Story, tables: Any, before: State, entry: Entry, mark: Mark) -> list[Problem]:
    game = story.game
    moves: list[Move] = []
    after = before.clone()
    after.chance = Scripted(entry.chance)

    def decode() -> list[str]:
        moves.append(Move(entry.seat, action_from_wire(game, entry.do)))
        return []

    def apply() -> list[str]:
        flow.apply(after, moves[0].seat, moves[0].action)
        return []

    problems = examine.collect([("encoding", decode)])
    if problems:
        return problems
    if mark.check == "refusal":
        return examine.refusal(game, before, moves[0])
    problems = examine.collect([("crash", apply)])
    after.chance = AT_REST
    if problems:
        return problems
    examined = partial(examine.step, game, tables, before, moves[0], entry.chance, after)
    problems = _often(examined)
    after.news = []
    return problems or _position(story, tables, after)


def _position(story: Story, tables: Any, s: State) -> list[Problem]:
    return _often(partial(examine.position, story.game, tables, s))


def _often(check: Any) -> list[Problem]:
    """The problems of the first try that finds any."""
    for k in range(TRIES):
        problems: list[Problem] = check(luck.rng("autopsy", k))
        if problems:
            return problems
    return []


def _bound(story: Story) -> list[Problem]:
    answers = len(story.record.entries) - 1
    story.match.follow(story.record.entries[-1:])
    if story.match.over or answers <= story.game.bound:
        return []
    return [Problem("bound", f"the game goes on after {story.game.bound} decisions")]


def _table(story: Story) -> dict[str, Any] | None:
    """The table before the failing move; None where showing it is what fails."""
    try:
        return story.table()
    except Exception:
        return None


def _words(story: Story, entry: Entry) -> str:
    """The failing move in words, or as it is written where there are none for it."""
    try:
        return f"{story.what(entry)} {entry.do}"
    except Exception:
        return str(entry.do)
