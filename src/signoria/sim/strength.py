"""Strength: the games behind the benchmark report of the bots, played in pieces and kept in one file.

An exam is a question about strength, such as one `ismcts:300ms` against three `greedy`. Its games are
numbered; what was played is kept, so a long run can be made in many short ones, and the report says what
there is. Games of an older edition of the rules or of the bots at the table (`signoria.sim.edition`) stay in
the file only until the first game of a newer one.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from signoria._build import describe
from signoria.play.errors import SignoriaError
from signoria.play.registry import find
from signoria.sim.arena import Outcome, play_some
from signoria.sim.bench_bots import BotFigures, measure
from signoria.sim.duel import Duel
from signoria.sim.edition import edition
from signoria.sim.simulate import Plan, seating

SEED = 9
CHEAP, LEVELS, SEARCH, LADDER = "greedy", "levels", "search", "ladder"
KINDS = (CHEAP, SEARCH, LADDER, LEVELS)
SHARES = {CHEAP: 1.0, LEVELS: 0.2, SEARCH: 0.2, LADDER: 0.2}
"""Games of an exam for each game asked for: searches take their time."""
SEATS = 4


class Exam(msgspec.Struct, frozen=True):
    """Who sits at the table."""

    kind: str
    title: str
    seats: int
    bots: tuple[str, ...]


class Result(msgspec.Struct, frozen=True):
    """One game; who sat where follows from its number."""

    n: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    failures: list[int]


class Series(msgspec.Struct):
    """The games of an exam, all of one edition and one build."""

    exam: Exam
    edition: str
    build: str
    games: list[Result] = []

    def outcome(self) -> Outcome:
        """The games as an arena would have told them; things met with and troubles are not kept."""
        plan = _plan(self.exam)
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
            for game in sorted(self.games, key=lambda game: game.n)
        ]
        return Outcome(plan, duels)


class Book(msgspec.Struct):
    """All that was measured."""

    series: list[Series] = []
    speeds: list[BotFigures] = []

    def of(self, exam: Exam) -> Series | None:
        return next((one for one in self.series if one.exam == exam), None)


def read(path: Path) -> Book:
    """The book so far; an empty one where there is none."""
    if not path.exists():
        return Book()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Book)
    except msgspec.DecodeError as error:
        raise SignoriaError(f"{path} holds no results of this command: {error}.") from error


def write(book: Book, path: Path) -> None:
    """All or nothing, one line a game, so that versions of the file can be compared."""
    parts = [
        b'{"exam":%s,"edition":%s,"build":%s,"games":[\n%s]}'
        % (
            msgspec.json.encode(one.exam),
            msgspec.json.encode(one.edition),
            msgspec.json.encode(one.build),
            b",\n".join(msgspec.json.encode(game) for game in one.games),
        )
        for one in book.series
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


def carry_on(
    book: Book, wanted: Sequence[Exam], games: int, until: float, keep: Callable[[Book], None]
) -> Iterator[tuple[Exam, int]]:
    """Play what is missing, a rotation of the seats at a time and exam by exam; tells what was played.

    `until` is a moment of `time.monotonic`; a rotation that has begun is finished.
    """
    missing = list(wanted)
    while missing:
        for exam in list(missing):
            if time.monotonic() >= until:
                return
            series = _series(book, exam)
            played = len(series.games)
            count = min(exam.seats, max(1, round(games * SHARES[exam.kind])) - played)
            if count <= 0:
                missing.remove(exam)
                continue
            series.games += [_result(duel) for duel in play_some(_plan(exam), played, count)]
            keep(book)
            yield exam, count


def time_searches(book: Book, titles: Sequence[str], seconds: float, keep: Callable[[Book], None]) -> None:
    """Simulations a second; the latest figures of a title replace older ones."""
    for title in titles:
        figures = measure(title, seconds, lambda _: None)
        book.speeds = [*(one for one in book.speeds if one.title != title), figures]
        keep(book)


def _series(book: Book, exam: Exam) -> Series:
    found, wanted = book.of(exam), edition(exam.title, exam.bots)
    if found is not None and found.edition == wanted and found.build == describe():
        return found
    fresh = Series(exam, wanted, describe())
    book.series = [*(one for one in book.series if one.exam != exam), fresh]
    return fresh


def _plan(exam: Exam) -> Plan:
    return Plan(exam.title, exam.seats, exam.bots, SEED, by_cpu=True)


def _result(duel: Duel) -> Result:
    failures = [0] * len(duel.places)
    for failure in duel.failures:
        failures[failure.trouble.seat] += 1
    seconds = [round(spent, 3) for spent in duel.seconds]
    longest = [round(spent, 4) for spent in duel.longest]
    return Result(duel.index, duel.places, duel.scores, duel.decisions, seconds, longest, failures)
