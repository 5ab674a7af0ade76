"""Strength: the games behind the benchmark report of the bots, played in pieces and kept in one file.

An exam is a question about strength, such as one `ismcts:300ms` against three `greedy`. Its games are
numbered; what was played is kept, so a long run can be made in many short ones and on several machines, and
the report says what there is. Games of an older edition of the rules or of the bots at the table
(`signoria.sim.edition`) stay in the file only until newer ones are played. Who plays them:
`signoria.sim.strength_play`.
"""

from collections.abc import Callable, Sequence
from itertools import count
from math import ceil
from pathlib import Path

import msgspec

from signoria._build import build
from signoria.play.errors import BadSetup, SignoriaError
from signoria.play.registry import find
from signoria.sim.arena import Outcome
from signoria.sim.bench_bots import BotFigures, measure
from signoria.sim.duel import Duel
from signoria.sim.edition import edition
from signoria.sim.simulate import Plan, seating

SEED = 9
CHEAP, LEVELS, SEARCH, LADDER = "greedy", "levels", "search", "ladder"
KINDS = (CHEAP, SEARCH, LADDER, LEVELS)
SHARES = {CHEAP: 1.0, SEARCH: 0.12, LADDER: 0.2, LEVELS: 0.08}
"""Games of an exam for each game asked for. Searches take their time, and most games go to the ladder: who is
better is clear after few games, whether more time helps is not."""
SEATS = 4


class Exam(msgspec.Struct, frozen=True):
    """Who sits at the table."""

    kind: str
    title: str
    seats: int
    bots: tuple[str, ...]

    @property
    def plan(self) -> Plan:
        return Plan(self.title, self.seats, self.bots, SEED, by_cpu=True)

    def asked(self, games: int) -> int:
        """How many of its games a report of so many games asks for; whole deals."""
        return ceil(max(1, round(games * SHARES[self.kind])) / self.seats) * self.seats


class Result(msgspec.Struct, frozen=True):
    """One game; who sat where follows from its number."""

    n: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    failures: list[int]
    where: str
    """The build, the Python and the machine that played it."""


class Series(msgspec.Struct):
    """The games of an exam, all of one edition and one build: a slower build thinks less in the same time."""

    exam: Exam
    edition: str
    build: str
    games: list[Result] = []

    def settled(self) -> list[Result]:
        """The games that count: those before the first deal that still lacks a rotation, in their order.

        When a run in several processes is stopped, long games are what it lacks. The short ones beside them
        wait here until the next run has played the rest, or games would be chosen by their length.
        """
        played = {game.n: game for game in self.games}
        first_gap = next(n for n in count() if n not in played)
        whole = first_gap - first_gap % self.exam.seats
        return [played[n] for n in range(whole)]

    def outcome(self) -> Outcome:
        """What counts as an arena would have told it; things met with and troubles are not kept."""
        duels = [
            Duel(
                game.n,
                seating(self.exam.bots, game.n),
                game.scores,
                game.places,
                game.decisions,
                game.seconds,
                game.longest,
                [set() for _ in game.places],
            )
            for game in self.settled()
        ]
        return Outcome(self.exam.plan, duels)


class Book(msgspec.Struct):
    """All that was measured."""

    series: list[Series] = []
    speeds: list[BotFigures] = []

    def of(self, exam: Exam) -> Series | None:
        return next((one for one in self.series if one.exam == exam), None)

    def current(self, exam: Exam) -> Series:
        """What new games of an exam are added to; another build's are refused. `put` it back with them."""
        found, wanted = self.of(exam), edition(exam.title, exam.bots)
        if found is None or found.edition != wanted:
            return Series(exam, wanted, build())
        if found.build != build():
            raise BadSetup(
                f"The games of {exam.title} are by the {found.build} build, and this is the {build()} one; "
                "play with that one, or into another --folder."
            )
        return found

    def add(self, other: "Book") -> tuple[int, int]:
        """Take in games from elsewhere: how many were new, and how many cannot stand beside ours."""
        added, refused = 0, 0
        for theirs in other.series:
            ours = self.of(theirs.exam)
            wanted = edition(theirs.exam.title, theirs.exam.bots)
            if theirs.edition != wanted or (ours and ours.edition == wanted and ours.build != theirs.build):
                refused += len(theirs.games)
                continue
            if ours is None or ours.edition != wanted:
                ours = Series(theirs.exam, wanted, theirs.build)
            known = {game.n for game in ours.games}
            fresh = [game for game in theirs.games if game.n not in known]
            ours.games += fresh
            self.put(ours)
            added += len(fresh)
        return added, refused

    def put(self, series: Series) -> None:
        """In place of what there was of its exam: older rules and bots give way."""
        self.series = [*(one for one in self.series if one.exam != series.exam), series]


def read(path: Path) -> Book:
    """The book so far; an empty one where there is none."""
    if not path.exists():
        return Book()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Book)
    except msgspec.DecodeError as error:
        raise SignoriaError(f"{path} holds no results of this command: {error}.") from error


def write(book: Book, path: Path) -> None:
    """All or nothing, one line a game and in a fixed order, so that versions of the file can be compared."""
    parts = [
        b'{"exam":%s,"edition":%s,"build":%s,"games":[\n%s]}'
        % (
            msgspec.json.encode(one.exam),
            msgspec.json.encode(one.edition),
            msgspec.json.encode(one.build),
            b",\n".join(msgspec.json.encode(game) for game in sorted(one.games, key=lambda game: game.n)),
        )
        for one in sorted(book.series, key=lambda one: (one.exam.title, one.exam.kind, one.exam.seats))
    ]
    text = b'{"speeds":%s,\n"series":[\n%s]}\n' % (msgspec.json.encode(book.speeds), b",\n".join(parts))
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(text)
    partial.replace(path)


def exams(titles: Sequence[str], kinds: Sequence[str] = KINDS) -> list[Exam]:
    """Every question about strength that these titles are asked."""
    out = []
    for title in titles:
        game = find(title)
        counts = range(game.least_seats, game.most_seats + 1)
        out += [Exam(CHEAP, title, seats, ("greedy", *["random"] * (seats - 1))) for seats in counts]
        out.append(Exam(SEARCH, title, SEATS, ("ismcts:300ms", *["greedy"] * (SEATS - 1))))
        out.append(Exam(LADDER, title, SEATS, ("ismcts:100ms", "ismcts:300ms", "ismcts:1000ms", "greedy")))
        out.append(Exam(LEVELS, title, SEATS, ("hard", "medium", "easy", "random")))
    return [exam for exam in out if exam.kind in kinds]


def time_searches(book: Book, titles: Sequence[str], seconds: float, keep: Callable[[Book], None]) -> None:
    """Simulations a second; the latest figures of a title replace older ones."""
    for title in titles:
        figures = measure(title, seconds, lambda _: None)
        book.speeds = [*(one for one in book.speeds if one.title != title), figures]
        keep(book)
