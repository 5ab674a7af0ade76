"""The benchmark report: games are kept and carried on, alone or several at once and on several machines."""

import time
from pathlib import Path
from types import SimpleNamespace

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.play.errors import BadSetup
from signoria.sim import strength, strength_play
from signoria.sim.strength import CHEAP, LADDER, LEVELS, SEARCH, Book, Exam, exams, read, write
from signoria.sim.strength_page import page
from signoria.sim.strength_play import carry_on

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = [Exam(CHEAP, "banco", 3, ("greedy", "random", "random"))]


@pytest.fixture(autouse=True)
def banco(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("SIGNORIA_TITLES", "banco:GAME")


def in_an_hour() -> float:
    return time.monotonic() + 3600


def played(book: Book, path: Path, games: int, wanted: list[Exam] = SMALL, jobs: int = 1) -> int:
    def keep(book: Book) -> None:
        write(book, path)

    return len(list(carry_on(book, wanted, games, in_an_hour(), keep, jobs)))


def told(book: Book) -> list[tuple[int, list[int], list[int]]]:
    return [(game.n, game.places, game.scores) for series in book.series for game in series.settled()]


def test_games_are_kept_and_carried_on(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    whole = Book()
    assert played(whole, path, 6) == 6
    pieces = Book()
    assert played(pieces, path, 3) == 3
    pieces = read(path)
    assert played(pieces, path, 6) == 3
    assert played(pieces, path, 6) == 0
    assert told(whole) == told(pieces)


def test_deals_are_played_whole(tmp_path: Path) -> None:
    assert played(Book(), tmp_path / "bots.json", 4) == 6


def test_several_at_once_play_the_same_games(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    alone, together = Book(), Book()
    played(alone, path, 9)
    assert played(together, path, 9, jobs=3) == 9
    assert told(read(path)) == told(alone)


def test_no_time_no_games(tmp_path: Path) -> None:
    assert list(carry_on(Book(), SMALL, 3, time.monotonic() - 1, lambda _: None)) == []


def test_a_deal_that_has_begun_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr(strength_play, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    book = Book()
    assert len(list(carry_on(book, SMALL, 30, 2, lambda _: None))) == 6  # deals begin at 0 and at 1
    assert len(book.series[0].settled()) == 6


def test_short_games_of_a_deal_wait_for_the_long_ones(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    book = Book()
    played(book, path, 9)
    series = book.series[0]
    whole = told(book)
    series.games = [game for game in series.games if game.n != 4]  # killed while game 4 was being played
    assert told(book) == whole[:3]
    assert played(book, path, 9) == 1
    assert told(book) == whole


def test_games_of_another_machine_are_added(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    here, there = Book(), Book()
    played(here, path, 3)
    played(there, path, 9)
    assert here.add(there) == (6, 0)
    assert told(here) == told(there)
    assert here.add(there) == (0, 0)


def test_games_of_another_build_or_edition_are_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    here, there = Book(), Book()
    played(here, path, 3)
    played(there, path, 6)
    there.series[0].build = "another"
    assert here.add(there) == (0, 6)
    assert there.add(here) == (0, 3)
    with pytest.raises(BadSetup, match="the another build"):
        played(there, path, 9)
    there.series[0].edition = "older"
    assert here.add(there) == (0, 6)
    assert there.add(here) == (3, 0)


def test_old_games_stay_until_newer_ones_are_played(tmp_path: Path) -> None:
    book = Book()
    played(book, tmp_path / "bots.json", 3)
    book.series[0].edition = "older"
    assert list(carry_on(book, SMALL, 3, time.monotonic() - 1, lambda _: None)) == []
    assert [series.edition for series in book.series] == ["older"]


def test_a_new_edition_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Book()
    played(book, tmp_path / "bots.json", 3)
    monkeypatch.setattr(strength, "edition", lambda title, bots: "another")
    assert played(book, tmp_path / "bots.json", 3) == 3
    assert [len(series.games) for series in book.series] == [3]


def test_every_title_is_asked_everything() -> None:
    asked = exams(["genoa", "virtu"])
    assert [exam.seats for exam in asked if exam.kind == CHEAP] == [2, 3, 4, 5, 3, 4, 5]
    for kind in (SEARCH, LADDER, LEVELS):
        assert [(exam.title, len(exam.bots)) for exam in asked if exam.kind == kind] == [
            ("genoa", 4),
            ("virtu", 4),
        ]


def test_the_page_has_a_row_for_every_exam_that_was_played(tmp_path: Path) -> None:
    quick = [
        *SMALL,
        Exam(SEARCH, "banco", 3, ("ismcts:4sims", "greedy", "greedy")),
        Exam(LADDER, "banco", 4, ("ismcts:2sims", "ismcts:4sims", "ismcts:8sims", "greedy")),
        Exam(LEVELS, "banco", 4, ("greedy:hard", "greedy:medium", "greedy:easy", "random")),
    ]
    book = Book()
    played(book, tmp_path / "bots.json", 20, quick)
    text = page(book, "the command")
    assert text.count("| Banco |") == 4
    assert "| Banco | 3 | 21 |" in text
    assert f"{book.series[0].games[0].where} (32 games)" in text


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    args = ["bench", "strength", "banco", "--exam", "greedy", "--games", "4", "--folder", str(tmp_path)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "One greedy among random bots" in (tmp_path / "bots.md").read_text(encoding="utf-8")
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    added = CliRunner().invoke(
        app, [*args[:5], "--games", "0", "--folder", str(elsewhere), "--add", str(tmp_path / "bots.json")]
    )
    assert "14 new games" in added.output
    assert (elsewhere / "bots.md").read_text(encoding="utf-8") == (tmp_path / "bots.md").read_text(
        encoding="utf-8"
    )
    missing = CliRunner().invoke(app, [*args, "--add", str(tmp_path / "none.json")])
    assert "There is no file" in missing.output
    again = CliRunner().invoke(app, [*args[:-2], "--folder", str(tmp_path / "none")])
    assert "There is no folder" in again.output
    wrong = CliRunner().invoke(app, ["bench", "strength", "banco", "--exam", "luck"])
    assert "There is no exam" in wrong.output
