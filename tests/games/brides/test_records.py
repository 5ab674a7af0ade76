"""Golden records: whole games that must replay for ever, with the result they state (BRI-050, BRI-350)."""

from pathlib import Path

import pytest

from signoria.games.brides import GAME
from signoria.games.brides.state import Brides
from signoria.play.codec import action_from_wire
from signoria.play.match import Match
from signoria.play.record import read
from signoria.play.sentences import sentence
from signoria.play.texts import LANGUAGES
from signoria.play.verify import verify
from tests.games.brides.table import TABLES

FOLDER = Path(__file__).parents[2] / "records" / "brides"
RECORDS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_and_verifies(path: Path) -> None:
    record = read(path)
    match = Match.replay(GAME, TABLES, record)
    assert match.over
    assert isinstance(match.state, Brides)
    assert GAME.check(match.state) == []
    assert record.closing is not None
    assert GAME.scores(match.state) == record.closing.scores
    assert GAME.places(match.state) == record.closing.places
    assert verify(GAME, TABLES, record) > 0


def last_state(name: str) -> Brides:
    state = Match.replay(GAME, TABLES, read(FOLDER / name)).state
    assert isinstance(state, Brides)
    return state


def test_there_is_a_record_for_every_number_of_players() -> None:
    assert sorted(read(path).head.seats for path in RECORDS) == [2, 3, 4, 5]


def test_bri_350_two_records_end_by_influence_and_two_with_the_sixth_round() -> None:
    for name in ("four-players-by-influence.jsonl", "five-players-by-influence.jsonl"):
        s = last_state(name)
        assert s.round < TABLES.rounds
        assert max(s.influence) >= TABLES.end_influence[s.seats]
    for name in ("two-players-six-rounds.jsonl", "three-players-six-rounds.jsonl"):
        assert last_state(name).round == TABLES.rounds


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_golden_record_can_be_told(path: Path, language: str) -> None:
    """Every event and every action has a sentence without holes."""
    match = Match.replay(GAME, TABLES, read(path))
    names = ["Anna", "Bruno", "Carla", "Dario", "Elena"]
    told = {notice.event for notices in match.told.values() for notice in notices}
    done = {action_from_wire(GAME, entry.do) for entry in match.record.entries[1:]}
    sentences = [sentence(GAME, language, "event", event, names) for event in told]
    sentences += [sentence(GAME, language, "do", action, names) for action in done]
    assert [text for text in sentences if "«" in text or "{" in text or "$" in text] == []
