"""Everything that happens at a table is told: the golden records tell every kind of event of their title."""

from pathlib import Path

import pytest

from signoria.core.value import Event
from signoria.play.match import Match
from signoria.play.packs import load_tables
from signoria.play.record import read
from signoria.play.registry import find

RECORDS = Path(__file__).parents[1] / "records"

# Too rare for a handful of games; a new set of records may change this list.
RARE = {
    "brides": {
        "AbilityFizzled",
        "AnnouncementBarred",
        "BrideReplaced",
        "BridesExchanged",
        "CoupleMovedUp",
        "HandSeen",
        "LeaderStayed",
    },
    "genoa": {"NothingLeft", "OfferDropped"},
    "princes": {"PileReshuffled", "WarVetoedByTile"},
    "virtu": {
        "AllianceTakenOver",
        "BattleBegan",
        "BattleTied",
        "BattleWon",
        "CathedralTaken",
        "SiegeGivenUp",
    },
}


@pytest.mark.parametrize("title", sorted(RARE))
def test_every_event_of_a_title_is_told_in_its_golden_records(title: str) -> None:
    game = find(title)
    tables = load_tables(game)[0]
    told: set[type[Event]] = set()
    for path in (RECORDS / title).glob("*.jsonl"):
        match = Match.replay(game, tables, read(path))
        told |= {type(notice.event) for notices in match.told.values() for notice in notices}
    untold = {kind.__name__ for kind in set(game.events) - told}
    assert untold == RARE[title]
