"""Golden records: whole games that must replay to the byte and verify from their published seed."""

from pathlib import Path

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.state import Princes
from signoria.play.match import Match
from signoria.play.record import read
from signoria.play.verify import verify
from tests.games.princes.table import T

RECORDS = sorted((Path(__file__).parents[2] / "records" / "princes").glob("*.jsonl"))


def test_there_are_records_of_three_five_and_six_seats() -> None:
    heads = [read(path).head for path in RECORDS]
    assert {3, 5, 6} <= {head.seats for head in heads}
    assert any(head.options["side"] == 1 for head in heads)
    assert any(head.options["start"] == 1 for head in heads)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    record = read(path)
    match = Match.replay(GAME, T, record)
    assert isinstance(match.state, Princes)
    assert match.over
    assert record.closing is not None
    assert GAME.scores(match.state) == record.closing.scores
    assert GAME.places(match.state) == record.closing.places
    assert verify(GAME, T, record) > 0
