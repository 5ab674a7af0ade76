"""Golden records: whole games that must replay and verify for ever (rules version 4)."""

from pathlib import Path

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu.events import LastYear
from signoria.games.virtu.state import OVER, Virtu
from signoria.games.virtu.turn_order import EIGHT_CITIES, NO_NEUTRAL_CITY, PATRONAGE_END
from signoria.play.match import Match
from signoria.play.record import read
from signoria.play.verify import verify
from tests.games.virtu.table import TABLES

RECORDS = sorted((Path(__file__).parents[2] / "records" / "virtu").glob("*.jsonl"))


def ended_by(match: Match) -> int:
    """What made the last winter the last."""
    told = [notice.event for notices in match.told.values() for notice in notices]
    return next(event.of("trigger") for event in told if isinstance(event, LastYear))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_golden_record_replays_and_its_deal_verifies(path: Path) -> None:
    record = read(path)
    assert verify(GAME, TABLES, record) > 0
    s = Match.replay(GAME, TABLES, record).state
    assert isinstance(s, Virtu)
    assert s.stack == []
    assert s.part == OVER
    assert GAME.check(s) == []
    assert record.closing is not None
    assert GAME.scores(s) == record.closing.scores
    assert GAME.places(s) == record.closing.places


def test_there_are_games_of_three_four_and_five_players() -> None:
    assert {read(path).head.seats for path in RECORDS} == {3, 4, 5}


def test_vir_700_the_records_show_all_three_ends() -> None:
    ends = {ended_by(Match.replay(GAME, TABLES, read(path))) for path in RECORDS}
    assert ends == {NO_NEUTRAL_CITY, EIGHT_CITIES, PATRONAGE_END}


def test_one_game_is_played_by_the_other_readings() -> None:
    """A-01, A-03, A-05, A-06, A-14 and B-38 all at once."""
    other = next(path for path in RECORDS if path.stem == "four_players_other_readings")
    options = read(other).head.options
    assert [choice.id for choice in GAME.choices if options[choice.id] == choice.default] == [
        "powers",
        "year_limit",
    ]
