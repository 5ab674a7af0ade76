"""The benchmark report: games are kept and carried on, a new edition begins anew, the page tells them."""

import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.sim import strength
from signoria.sim.strength import CHEAP, LADDER, LEVELS, SEARCH, Book, Exam, carry_on, exams, read, write
from signoria.sim.strength_page import page

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = [Exam(CHEAP, "banco", 3, ("greedy", "random", "random"))]


@pytest.fixture(autouse=True)
def banco(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("SIGNORIA_TITLES", "banco:GAME")


def in_an_hour() -> float:
    return time.monotonic() + 3600


def played(book: Book, path: Path, games: int, wanted: list[Exam] = SMALL) -> int:
    return sum(n for _, n in carry_on(book, wanted, games, in_an_hour(), lambda book: write(book, path)))


def test_games_are_kept_and_carried_on(tmp_path: Path) -> None:
    path = tmp_path / "bots.json"
    whole = Book()
    assert played(whole, path, 7) == 7
    pieces = Book()
    assert played(pieces, path, 4) == 4
    pieces = read(path)
    assert played(pieces, path, 7) == 3
    assert played(pieces, path, 7) == 0
    both = [[(game.n, game.places, game.scores) for game in book.series[0].games] for book in (whole, pieces)]
    assert both[0] == both[1]


def test_no_time_no_games(tmp_path: Path) -> None:
    assert list(carry_on(Book(), SMALL, 3, time.monotonic() - 1, lambda _: None)) == []


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
    assert "| Banco | 3 | 20 |" in text


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    args = ["bench", "strength", "banco", "--exam", "greedy", "--games", "4", "--folder", str(tmp_path)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "One greedy among random bots" in (tmp_path / "bots.md").read_text(encoding="utf-8")
    again = CliRunner().invoke(app, [*args[:-2], "--folder", str(tmp_path / "none")])
    assert "There is no folder" in again.output
    wrong = CliRunner().invoke(app, ["bench", "strength", "banco", "--exam", "luck"])
    assert "There is no exam" in wrong.output
