"""Analysis: chances that are chances, turning points that are there, prices beside what bots would pay."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.core.chance import Rng
from signoria.core.flow import State
from signoria.core.seating import members
from signoria.play.game import AnyGame
from signoria.play.match import Match
from signoria.play.packs import present
from signoria.play.record import Record
from signoria.play.vantage import Vantage
from signoria.sim import analyse as analysing
from signoria.sim.analyse import Analysis, Budget, analyse
from signoria.sim.tables import Table
from tests.bots.tables_for_bots import GAMES, every_game, tables

QUICK = Budget(seconds=600.0, sims=2, worlds=1, every=40)
FEW = 60
"""Entries of the records looked at here."""


def some_game(game: AnyGame, bots: str = "random") -> Record:
    """A whole game on record; its end may be cut off."""
    seats = game.least_seats
    table = Table(game, present(game), seats, game.settle(seats, {}))
    return table.play_on_record([bots] * seats, "analysis")[1]


def looked_at(game: AnyGame, record: Record, budget: Budget = QUICK) -> Analysis:
    return analyse(game, tables(game.id), record, budget)


@every_game
def test_chances_are_chances_from_the_first_to_the_last_entry(game: AnyGame) -> None:
    record = some_game(game)
    record = Record(record.head, record.entries[:FEW])
    found = looked_at(game, record)
    assert found.complete
    assert [found.points[0].n, found.points[-1].n] == [0, len(record.entries) - 1]
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0)
    for choice in found.choices:
        assert record.entries[choice.n].do == choice.do
        assert choice.chance <= choice.best_chance
    for price in found.prices:
        assert price.paid > 0


def banco() -> AnyGame:
    return next(game for game in GAMES if game.id == "banco")


def test_the_end_of_a_game_leaves_no_doubt_and_the_seed_decides_the_rest() -> None:
    record = some_game(banco(), "greedy")
    found = looked_at(banco(), record, Budget(seconds=600.0, sims=8))
    assert record.closing is not None
    winners = record.closing.places.count(1)
    won = [1 / winners if place == 1 else 0.0 for place in record.closing.places]
    assert found.points[-1].chances == won
    assert found.points[-1].doubt == 0.0
    assert found.turns, "somebody won, so the chances moved"
    assert found == looked_at(banco(), record, Budget(seconds=600.0, sims=8))


@every_game
def test_choices_and_prices_are_judged_by_what_the_seat_could_know(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dealing anew what it could not know changes no byte of what is said about its choices."""
    record = some_game(game)
    record = Record(record.head, record.entries[:FEW])
    budget = Budget(seconds=600.0, sims=1, worlds=2, every=FEW)
    true = looked_at(game, record, budget)

    def elsewhere(game: AnyGame, state: State, seat: int) -> Vantage:
        return Vantage(game, game.redeal(state, seat, Rng(1000 + seat)), seat)

    monkeypatch.setattr(analysing, "Vantage", elsewhere)
    other = looked_at(game, record, budget)
    assert true.choices
    encode = msgspec.json.encode
    assert (encode(true.choices), encode(true.prices)) == (encode(other.choices), encode(other.prices))


def test_what_was_undone_is_not_judged() -> None:
    game = next(game for game in GAMES if game.id == "virtu")
    match = Match.new(game, tables(game.id), game.least_seats, seed=bytes(32))
    seat = -1
    while seat < 0 or match.undo_refusal(seat) is not None:
        seat = members(match.waiting)[0]
        match.act(seat, game.default(match.state, seat))
    undone = len(match.record.entries) - 1
    match.undo(seat)
    found = looked_at(game, match.record, Budget(sims=2, worlds=1))
    assert undone not in {point.n for point in found.points}


def test_time_that_runs_out_is_said() -> None:
    found = looked_at(banco(), some_game(banco()), Budget(seconds=0.0))
    assert not found.complete
    assert len(found.points) == 1


def princes_record(folder: Path) -> Path:
    game = next(game for game in GAMES if game.id == "princes")
    record = some_game(game)
    path = folder / "game.jsonl"
    Record(record.head, record.entries[:FEW]).write(path)
    return path


def test_bids_stand_beside_what_bots_would_have_bid(tmp_path: Path) -> None:
    path = princes_record(tmp_path)
    page = tmp_path / "game.html"
    args = ["analyse", str(path), "--sims", "2", "--every", "20", "--worlds", "1", "--html", str(page)]
    result = CliRunner().invoke(app, [*args, "--json"])
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.output)
    bids = [price for price in data["prices"] if price["do"][0] in ("bid", "raise", "order_bid")]
    assert bids
    assert all(price["limit"] is None or price["limit"] > 0 for price in bids)
    assert "«" not in page.read_text(encoding="utf-8")
    told = CliRunner().invoke(app, [*args, "--lang", "de"])
    assert "Chances" in told.output


def test_what_is_no_record_gets_one_sentence(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["analyse", str(tmp_path / "none.jsonl")])
    assert result.exit_code == 2
    assert "There is no file" in result.output
