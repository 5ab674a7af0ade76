"""The benchmark report of the bots as a page of the documentation: what was measured, and nothing else."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from signoria.play.registry import find
from signoria.play.texts import say
from signoria.sim.edition import edition
from signoria.sim.ladder import Ladder, Standing, interval, ladder
from signoria.sim.strength import CHEAP, LADDER, LEVELS, SEARCH, Book, Series

LEVEL_NAMES = ("hard", "medium", "easy", "random")
OLD = " †"
"""Marks games of an edition before the one that writes the page."""
FULL = 800
"""Simulations a second asked for, rollouts to the end, on a quiet core."""


def page(book: Book, command: str) -> str:
    """Markdown."""
    places = Counter(game.where for one in book.series for game in one.settled())
    played = "; ".join(f"{where} ({games:,} games)" for where, games in sorted(places.items()))
    lines = [
        "# How strong the bots are",
        "",
        f"Written by `{command}`, which plays what is missing and writes this page anew; the games",
        "themselves are in `bots.json` beside it. Every deal is played once in each rotation of the seats.",
        "Intervals are Wilson's at 95 %. Bots think and are timed by the processor's clock, so a busy",
        f"machine does not make them weaker.{OLD} marks games before the latest change of rules or bots.",
        f"Played by: {played}." if played else "",
        "",
        *_cheap(book),
        *_search(book),
        *_ladder(book),
        *_levels(book),
        *_speeds(book),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _cheap(book: Book) -> list[str]:
    rows = []
    for one in _of(book, CHEAP):
        bot = _standing(ladder(one.outcome()), "greedy")
        rows.append(_row(*_named(one), *_rate(bot), f"{1 / one.exam.seats:.0%}"))
    return _section(
        "One greedy among random bots",
        "Asked for: 95 % of all games, and 85 % with four seats.",
        ["title", "seats", "games", "greedy wins", "95 % interval", "fair share"],
        rows,
    )


def _search(book: Book) -> list[str]:
    rows = []
    for one in _of(book, SEARCH):
        bot = _standing(ladder(one.outcome()), one.exam.bots[0])
        rows.append(_row(*_named(one), *_rate(bot), f"{bot.place:.2f}", *_times(bot)))
    return _section(
        "One `ismcts:300ms` among three greedy bots",
        "Asked for: 45 %; the fair share is 25 %.",
        ["title", "seats", "games", "ismcts wins", "95 % interval", "mean place", "ms a move", "longest ms"],
        rows,
    )


def _ladder(book: Book) -> list[str]:
    rows = []
    for one in _of(book, LADDER):
        found, (short, middle, long, _greedy) = ladder(one.outcome()), one.exam.bots
        rates = [_rates(_standing(found, name)) for name in one.exam.bots]
        pairs = [_ahead(found, middle, short), _ahead(found, long, middle)]
        rows.append(_row(_title(one), str(len(one.settled())), *rates, *pairs))
    return _section(
        "More time",
        "100, 300 and 1000 ms and a greedy bot at one table. The last columns say how often the slower "
        "thinker came out ahead of the quicker one (a shared place counts half); more time is weaker only "
        "where a whole interval lies below 50 %.",
        ["title", "games", "100 ms", "300 ms", "1000 ms", "greedy", "300 ahead of 100", "1000 ahead of 300"],
        rows,
    )


def _levels(book: Book) -> list[str]:
    rows = []
    for one in _of(book, LEVELS):
        found, bots = ladder(one.outcome()), one.exam.bots
        rates = [_rates(_standing(found, name)) for name in bots]
        pairs = [_ahead(found, better, worse) for better, worse in pairwise(bots)]
        rows.append(_row(_title(one), str(len(one.settled())), *rates, *pairs))
    return _section(
        "Levels by name",
        "`hard`, `medium`, `easy` and `random` at one table: wins, and how often each came out ahead of the "
        "next.",
        ["title", "games", *LEVEL_NAMES, *(f"{one} > {other}" for one, other in pairwise(LEVEL_NAMES))],
        rows,
    )


def _speeds(book: Book) -> list[str]:
    rows = []
    for one in sorted(book.speeds, key=lambda one: one.title):
        name = say(find(one.title), "en", "title")
        full, guided = f"{one.full_sims_per_second:,.0f}", f"{one.guided_sims_per_second:,.0f}"
        rows.append(_row(name, one.build, full, guided, f"{one.greedy_ms:.1f} ms"))
    return _section(
        "Simulations a second",
        f"Four seats, questions spread over a random game; seconds of the processor. Asked for: {FULL} full "
        "rollouts a second, compiled, on a quiet core, in Genoa, Princes and Brides.",
        ["title", "rules", "full rollouts/s", "guided rollouts/s", "greedy answer"],
        rows,
    )


def _of(book: Book, kind: str) -> list[Series]:
    found = [one for one in book.series if one.exam.kind == kind and one.settled()]
    return sorted(found, key=lambda one: (one.exam.title, one.exam.seats))


def _title(one: Series) -> str:
    old = one.edition != edition(one.exam.title, one.exam.bots)
    return say(find(one.exam.title), "en", "title") + (OLD if old else "")


def _named(one: Series) -> tuple[str, str, str]:
    return _title(one), str(one.exam.seats), str(len(one.settled()))


def _standing(found: Ladder, name: str) -> Standing:
    return next(bot for bot in found.bots if bot.name == name)


def _rate(bot: Standing) -> tuple[str, str]:
    low, high = bot.bounds
    return f"{bot.rate:.1%}", f"{low:.1%} to {high:.1%}"


def _rates(bot: Standing) -> str:
    low, high = bot.bounds
    return f"{bot.rate:.0%} ({low * 100:.0f} to {high * 100:.0f})"


def _times(bot: Standing) -> tuple[str, str]:
    return f"{bot.seconds_a_move * 1000:.0f}", f"{bot.longest * 1000:.0f}"


def _ahead(found: Ladder, better: str, worse: str) -> str:
    duels = found.outcome.duels
    points = 0.0
    for duel in duels:
        one, other = (duel.places[duel.bots.index(name)] for name in (better, worse))
        points += 1.0 if one < other else 0.5 if one == other else 0.0
    low, high = interval(points, len(duels))
    return f"{points / len(duels):.0%} ({low * 100:.0f} to {high * 100:.0f})"


def _section(title: str, text: str, columns: Sequence[str], rows: Sequence[str]) -> list[str]:
    if not rows:
        return [f"## {title}", "", text, "", "Not measured yet.", ""]
    dashes = ["---", *["---:"] * (len(columns) - 1)]
    return [f"## {title}", "", text, "", _row(*columns), "|" + "|".join(dashes) + "|", *rows, ""]


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"
