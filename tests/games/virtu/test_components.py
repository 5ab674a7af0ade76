"""Terms and components."""

import copy
import re
from typing import Any

import pytest

from signoria.games.virtu import GAME
from signoria.games.virtu import tables as printed
from signoria.games.virtu.components import load
from signoria.play.errors import BadData, BadSetup
from signoria.play.texts import say
from tests.games.virtu.table import CARD, CITY, DATA, TABLES


def data() -> dict[str, Any]:
    return copy.deepcopy(DATA)


def test_vir_001_the_box_is_complete() -> None:
    assert sum(TABLES.copies[:12]) == 56
    assert TABLES.copies[12:] == [5, 5, 2, 2, 5, 5]
    assert (TABLES.markers, TABLES.war_tokens, TABLES.bank, TABLES.indulgences) == (18, 11, 105, 10)
    assert (TABLES.most_troops, TABLES.most_agents) == (6, 5)


def test_vir_001_a_missing_card_is_noticed() -> None:
    broken = data()
    broken["character"][0]["copies"] = 4
    with pytest.raises(BadData, match="character_cards"):
        load(broken)


def test_vir_008_eight_symbols_in_their_order() -> None:
    broken = data()
    broken["resource"].reverse()
    with pytest.raises(BadData, match="resource"):
        load(broken)
    assert len(DATA["resource"]) == 8


@pytest.mark.parametrize("language", ["en", "de", "cs"])
def test_a_room_is_called_by_the_action_that_is_printed_there(language: str) -> None:
    texts = (GAME.home / f"text.{language}.ftl").read_text(encoding="utf-8")
    called = dict(re.findall(r"^(place-\d+) = (.+)$", texts, re.MULTILINE))
    actions = {entry["id"]: entry[language] for entry in DATA["action"]}
    for power, palace in enumerate(DATA["palace"]):
        for room, action in enumerate(palace["rooms"]):
            place = printed.FIRST_ROOM_PLACE + power * len(palace["rooms"]) + room
            assert actions[action] in called[f"place-{place}"]


def test_vir_003_start_cities_show_the_crest() -> None:
    broken = data()
    broken["city"][CITY["pisa"]]["start_of"] = ""
    with pytest.raises(BadData, match="crest"):
        load(broken)


def test_vir_431_no_palace_prints_trade() -> None:
    assert 2 not in TABLES.palace
    assert TABLES.card_action[CARD["merchant"]] == 2
    broken = data()
    broken["palace"][0]["rooms"][0] = "trade"
    with pytest.raises(BadData, match="Trade"):
        load(broken)


def test_vir_100_each_player_count_has_its_board_side() -> None:
    perugia, spoleto, florence = CITY["perugia"], CITY["spoleto"], CITY["florence"]
    assert florence in TABLES.roads[4][spoleto]
    assert florence not in TABLES.roads[5][spoleto]
    assert perugia in TABLES.roads[5][spoleto]


def test_vir_104_eight_cities_are_closed_with_three_players() -> None:
    closed = ["nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"]
    for name in closed:
        assert not TABLES.playing[3] >> CITY[name] & 1
        assert TABLES.playing[4] >> CITY[name] & 1
        assert TABLES.roads[3][CITY[name]] == []
        assert TABLES.ports[3][CITY[name]] == []
        assert CITY[name] not in TABLES.places[3]
        assert all(CITY[name] not in near for near in TABLES.roads[3])
    assert TABLES.playing[3].bit_count() == 6 + 14


def test_vir_105_perugia_and_civitavecchia_are_only_on_the_side_for_five() -> None:
    for name in ("perugia", "civitavecchia"):
        assert [TABLES.playing[n] >> CITY[name] & 1 for n in (3, 4, 5)] == [0, 0, 1]
    assert TABLES.playing[4] >> CITY["rome"] & 1


def test_vir_106_rome_is_a_start_city_with_five() -> None:
    assert TABLES.start_cities[8:10] == [CITY["rome"], CITY["civitavecchia"]]


def test_vir_200_vir_201_rooms_and_courtier_fields() -> None:
    assert all(sorted(TABLES.palace[p * 5 : p * 5 + 5]) == [0, 1, 3, 4, 5] for p in range(5))
    assert TABLES.open_fields == 1 << 10 | 1 << 13 | 1 << 14
    assert TABLES.greyed_fields == 1 << 11 | 1 << 12 | 1 << 15


def test_vir2_000_two_players_have_no_rules() -> None:
    with pytest.raises(BadSetup, match="3 to 5 players"):
        GAME.settle(2, {})


@pytest.mark.parametrize(
    ("where", "value"),
    [
        (("city", 0, "value"), 5),
        (("city", CITY["tunis"], "pirate"), False),
        (("palace_layout", "locked_left"), 1),
        (("palace_layout", "arrow_left_edge"), [3, 0]),
        (("family", 0, "power"), "rome"),
        (("family", 3, "action"), ""),
        (("patron", 0, "kind"), "work"),
        (("patron", 0, "effect"), "none"),
        (("player_count", 0, "neutral_cities_at_start"), 13),
        (("power", 2, "start_agents"), 2),
        (("alliance_rules", "own_agent_discount_symbols"), 2),
        (("pay", "florins"), [0, 0]),
        (("city_track", "points"), [0]),
        (("alliance", 0, "cost"), {"florin": 1}),
        (("character", 0, "cost"), {"ship": 1}),
        (("character", 0, "bar"), [{"type": "crown", "n": 4}]),
    ],
)
def test_broken_data_is_refused_with_a_sentence(where: tuple[Any, ...], value: Any) -> None:
    broken = data()
    at: Any = broken
    for key in where[:-1]:
        at = at[key]
    at[where[-1]] = value
    with pytest.raises(BadData):
        load(broken)


SYMBOLS = {
    "en": "crown: a crown/crowns; cross: a cross/crosses; florin: a florin/florins; ship: a ship/ships; "
    "cavalry: cavalry/cavalry; mask: a mask/masks; arrow: an arrow/arrows; and",
    "de": "crown: eine Krone/Kronen; cross: ein Kreuz/Kreuze; florin: einen Florin/Florin; "
    "ship: ein Schiff/Schiffe; "
    "cavalry: Kavallerie/Kavallerie; mask: eine Maske/Masken; arrow: einen Pfeil/Pfeile; und",
    "cs": "crown: korunu/koruny; cross: kříž/kříže; florin: florén/florény; ship: loď/lodě; "
    "cavalry: jízdu/jízdu; mask: masku/masky; arrow: šipku/šipky; a",
}


@pytest.mark.parametrize("language", SYMBOLS)
def test_what_is_told_of_a_city_is_what_its_tile_shows(language: str) -> None:
    """One of a kind or several: a corrected value must not leave an old sentence behind."""
    *kinds, join = SYMBOLS[language].split("; ")
    words = {kind.split(": ")[0]: kind.split(": ")[1].split("/") for kind in kinds}
    for city, entry in enumerate(DATA["city"]):
        shown = [words[symbol["type"]][symbol["n"] > 1] for symbol in entry["bar"]]
        told = f" {join} ".join([", ".join(shown[:-1]), shown[-1]] if shown[1:] else shown)
        assert f" {told}." in say(GAME, language, f"about-tile-{city}"), entry["id"]
