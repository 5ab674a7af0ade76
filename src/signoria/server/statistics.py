"""Statistics of a person: games, wins, places and streaks, by title, against people and against bots."""

from collections.abc import Iterable
from dataclasses import dataclass

from signoria.server.forms import Tally, TitleStatistics


@dataclass(frozen=True)
class Finished:
    """A finished game as one of its players remembers it."""

    title: str
    place: int
    people: int
    """Other people at the table."""
    ended: float


def statistics(games: Iterable[Finished]) -> list[TitleStatistics]:
    """By title, in the order of names; `games` are given oldest first."""
    by_title: dict[str, list[Finished]] = {}
    for game in games:
        by_title.setdefault(game.title, []).append(game)
    return [_title(title, played) for title, played in sorted(by_title.items())]


def _title(title: str, games: list[Finished]) -> TitleStatistics:
    streak = longest = 0
    for game in games:
        streak = streak + 1 if game.place == 1 else 0
        longest = max(longest, streak)
    return TitleStatistics(
        title=title,
        all=_tally(games),
        against_people=_tally([game for game in games if game.people]),
        against_bots=_tally([game for game in games if not game.people]),
        streak=streak,
        longest_streak=longest,
        last=games[-1].ended,
    )


def _tally(games: list[Finished]) -> Tally:
    if not games:
        return Tally()
    wins = sum(game.place == 1 for game in games)
    return Tally(len(games), wins, round(sum(game.place for game in games) / len(games), 3))
