"""Golden records: whole games that must replay and verify for ever (rules version 1)."""

from pathlib import Path

import pytest

from signoria.games.genoa import GAME
from signoria.games.genoa.state import Genoa
from signoria.play.match import Match
from signoria.play.record import read
from signoria.play.verify import verify
from tests.games.genoa.table import T

RECORDS = sorted((Path(__file__).parents[2] / "records" / "genoa").glob("*.jsonl"))


def final(path: Path) -> Genoa:
    state = Match.replay(GAME, T, read(path)).state
    assert isinstance(state, Genoa)
    return state


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_and_its_deal_verifies(path: Path) -> None:
    record = read(path)
    assert verify(GAME, T, record) > 0
    s = final(path)
    assert s.stack == []
    assert GAME.check(s) == []
    assert record.closing is not None
    assert GAME.scores(s) == record.closing.scores
    assert len(set(s.taken)) == 1


def test_there_are_games_of_two_four_and_five_players() -> None:
    assert {read(path).head.seats for path in RECORDS} >= {2, 4, 5}


def test_gen_032_one_game_was_shortened_by_the_market() -> None:
    played = {path.stem: final(path) for path in RECORDS}
    assert max(played["two_players"].taken) == T.last_field[2]
    assert max(played["four_players"].taken) < T.last_field[4]
