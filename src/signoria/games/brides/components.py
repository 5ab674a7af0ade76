"""Component tables from the decoded TOML; broken counts and constraints are reported as BadData (BRI-001)."""

from collections.abc import Mapping
from typing import Any

from signoria.games.brides.ability_ids import NAMES
from signoria.games.brides.tables import COUNTERED, DEEDS, DISTRICTS, FAMILIES, Tables
from signoria.play.errors import BadData

MOST_SEATS = 5
KINDS = ["worker", "custos", "ducats", "unique"]
"""A family has one loyal of each kind (BRI-250 to BRI-257)."""


def load(data: Mapping[str, Any]) -> Tables:
    """The tables behind components.toml."""
    t = Tables()
    colours = _index(data["colour"])
    districts = _index(data["district"])
    kinds = _index(data["item"])
    t.tiles = 0
    _add_loyals(t, data)
    _add_commons(t, data, districts)
    _add_items(t, data)
    _add_businesses(t, data, colours, kinds)
    _add_board(t, data, colours)
    _add_brides(t, data, kinds)
    _add_abilities(t, data)
    _add_numbers(t, data)
    _add_seats(t, data)
    _check_counts(t, data)
    _check_constraints(t, data)
    return t


def _index(entries: list[dict[str, Any]]) -> dict[str, int]:
    return {entry["id"]: i for i, entry in enumerate(entries)}


def _need(condition: bool, sentence: str) -> None:
    if not condition:
        raise BadData(sentence)


def _tile(t: Tables, entry: Mapping[str, Any], kind: int = -1, light: bool = False) -> int:
    """Number one more tile."""
    _need(entry["ability"] in NAMES, f"{entry['id']} names an unknown ability '{entry['ability']}'.")
    t.ability.append(NAMES.index(entry["ability"]))
    t.prestige.append(entry.get("prestige", 0))
    t.charm.append(entry.get("charm", 0))
    t.item_kind.append(kind)
    t.light.append(light)
    t.tiles += 1
    return t.tiles - 1


def _add_loyals(t: Tables, data: Mapping[str, Any]) -> None:
    """Four loyals a family, one of each kind (BRI-025); two of them join a second colour (BRI-372)."""
    extra = data["two_player"]["extra_loyal_kinds"]
    for family in data["family"]:
        men = [loyal for loyal in data["loyal"] if loyal["family"] == family["id"]]
        _need(
            sorted(man["kind"] for man in men) == sorted(KINDS),
            f"The family {family['id']} needs one loyal of each kind.",
        )
        tiles = {man["kind"]: _tile(t, man) for man in men}
        t.loyals.append(list(tiles.values()))
        t.second_loyals.append([tiles[kind] for kind in extra])
    _need(t.tiles == len(data["loyal"]), "A loyal belongs to no family.")
    t.commons_from = t.tiles


def _add_commons(t: Tables, data: Mapping[str, Any], districts: Mapping[str, int]) -> None:
    """The commons of each district (BRI-024)."""
    t.pile = [[] for _ in districts]
    for common in data["common"]:
        copies = [_tile(t, common) for _ in range(common["count"])]
        t.pile[districts[common["district"]]] += copies
        if common["id"] == data["setup"]["first_harbour_common"]:
            t.first_commons = copies
    t.items_from = t.tiles


def _add_items(t: Tables, data: Mapping[str, Any]) -> None:
    """Light and dark copies of each item (BRI-301)."""
    for kind, item in enumerate(data["item"]):
        t.light_items.append([_tile(t, item, kind, light=True) for _ in range(item["light"])])
        t.dark_items.append([_tile(t, item, kind) for _ in range(item["dark"])])


def _add_businesses(
    t: Tables, data: Mapping[str, Any], colours: Mapping[str, int], kinds: Mapping[str, int]
) -> None:
    """Cards of each business from the top of its stack (BRI-028, BRI-307)."""
    for business in data["business_type"]:
        cards = [card for card in data["business"] if card["type"] == business["id"]]
        cards.sort(key=lambda card: int(card["stack_position"]))
        t.business_item.append(kinds[business["item"]])
        t.business_influence.append([card["influence"] for card in cards])
        t.business_any.append([card["cost_any"] for card in cards])
        t.business_colours.append(
            [[card["cost_colours"].count(colour) for colour in colours] for card in cards]
        )


def _add_board(t: Tables, data: Mapping[str, Any], colours: Mapping[str, int]) -> None:
    """Districts, lords and ships (BRI-002, BRI-003, BRI-081)."""
    t.family_colour = [colours[family["colour"]] for family in data["family"]]
    for district in data["district"]:
        t.always_in_play.append(district["always_in_play"])
        t.district_colour.append(colours[district["colour"]])
        t.place_bonus.append([district["first_bride_bonus"], district["second_bride_bonus"]])
    t.lord_prestige = [lord["prestige"] for lord in data["lord"]]
    t.ship_exchanges = [ship["action"] == "exchange" for ship in data["ship"]]
    t.ship_price = [ship["ducats"] for ship in data["ship"]]


def _add_brides(t: Tables, data: Mapping[str, Any], kinds: Mapping[str, int]) -> None:
    """Charm, influence and dowry of the brides (BRI-006)."""
    for bride in data["bride"]:
        t.bride_rank.append(["first", "second"].index(bride["rank"]))
        t.bride_charm.append(bride["charm"])
        t.bride_influence.append(bride["influence"])
        t.dowry_ducats.append(bride["dowry"]["ducats"])
        t.dowry_workers.append(bride["dowry"]["any_workers"])
        t.dowry_items.append([kinds[item] for item in bride["dowry"]["dark_items"]])


def _add_abilities(t: Tables, data: Mapping[str, Any]) -> None:
    """Windows as masks, and the numbers of each ability."""
    entries = {entry["id"]: entry for entry in data["ability"]}
    _need(set(entries) == set(NAMES), "The abilities of the data and of the rules differ.")
    abilities = [entries[name] for name in NAMES]
    t.lasting = [entry["duration"] == "lasting" for entry in abilities]
    t.order_mask = _mask([entry["order"] for entry in abilities])
    t.free_mask = _mask([entry["free"] for entry in abilities])
    t.dowry_mask = _mask([entry["dowry"] for entry in abilities])
    t.interfere_mask = [_mask([deed in entry["interfere_on"] for entry in abilities]) for deed in DEEDS]
    t.complete_mask = [_mask([deed in entry["complete_on"] for entry in abilities]) for deed in DEEDS]
    t.success_mask = [_mask([deed in entry["success_on"] for entry in abilities]) for deed in DEEDS]
    t.counter_mask = [_mask([what in entry["counters"] for entry in abilities]) for what in COUNTERED]
    params = [entry["params"] for entry in abilities]
    t.by_prestige = [param.get("prestige", 0) for param in params]
    t.by_charm = [param.get("charm", 0) for param in params]
    t.by_ducats = [param.get("ducats", 0) for param in params]
    t.by_workers = [param.get("workers", 0) for param in params]
    t.stolen = [param.get("stolen", 0) for param in params]
    t.bank = [param.get("bank", 0) for param in params]
    t.worker_ducats = entries["trade"]["params"]["worker_ducats"]
    t.influence_ducats = entries["trade"]["params"]["influence_ducats"]


def _mask(bits: list[bool]) -> int:
    return sum(1 << i for i, bit in enumerate(bits) if bit)


def _add_numbers(t: Tables, data: Mapping[str, Any]) -> None:
    """Numbers of set-up, limits, costs and scoring."""
    setup, limits, costs, scoring = data["setup"], data["limits"], data["costs"], data["scoring"]
    t.workers_per_colour = data["counts"]["workers_per_colour"]
    t.business_cards = data["counts"]["businesses_per_type"]
    t.coaches = setup["coaches_per_player"]
    t.extra_coaches = data["two_player"]["extra_coaches"]
    t.ducats = setup["ducats"]
    t.start_workers = setup["workers_of_choice"]
    t.district_workers = setup["district_workers"]
    t.district_markers = setup["district_influence_markers"]
    t.forced_lord = setup["forced_lord_prestige"]
    t.rounds = data["meta"]["rounds"]
    t.tiles_per_delegation = limits["tiles_per_delegation"]
    t.actions_per_turn = limits["placement_actions_per_turn"]
    t.promote_bonus = scoring["promote_bonus"]
    t.loss = [scoring["loss_first"], scoring["loss_second"]]
    t.ducats_per_influence = scoring["ducats_per_end_influence"]
    t.wage, t.buy_back, t.income = (
        costs["upkeep_per_common"],
        costs["buy_back_item"],
        costs["income_per_worker"],
    )


def _add_seats(t: Tables, data: Mapping[str, Any]) -> None:
    """What depends on the number of players (BRI-020, BRI-029, BRI-350)."""
    by_seats = {entry["players"]: entry for entry in data["setup_players"]}
    rows = [by_seats.get(seats, {}) for seats in range(MOST_SEATS + 1)]
    t.random_districts = [row.get("random_districts", 0) for row in rows]
    t.bonus_spaces = [row.get("bonus_ducat_favour_spaces", []) for row in rows]
    t.start_space = [row.get("start_player_favour_space", 0) for row in rows]
    t.end_influence = [row.get("end_influence", 0) for row in rows]
    t.favour_track = [row.get("favour_track", False) for row in rows]


def _check_counts(t: Tables, data: Mapping[str, Any]) -> None:
    """The component list (BRI-001)."""
    counts = data["counts"]
    _need(t.commons_from == counts["loyal_characters"], "There must be twenty loyals.")
    _need(t.items_from - t.commons_from == counts["common_characters"], "There must be thirty commons.")
    _need(t.tiles - t.items_from == counts["item_tiles"], "There must be 32 items.")
    _need(len(t.lord_prestige) == counts["lords"], "There must be five lords.")
    _need(t.bride_rank.count(0) == counts["first_brides"], "There must be seven first brides.")
    _need(t.bride_rank.count(1) == counts["second_brides"], "There must be seven second brides.")
    _need(len(data["business"]) == counts["businesses"], "There must be 24 businesses.")
    _need(len(t.family_colour) == FAMILIES, "There must be five families.")
    _need(len(t.pile) == DISTRICTS, "There must be five districts.")
    _need(len(t.ship_price) == counts["ships"], "There must be four ships.")
    _need(all(len(pile) == t.rounds for pile in t.pile), "Each district needs six commons.")
    for seats in range(2, MOST_SEATS + 1):
        _need(t.end_influence[seats] > 0, f"The set-up for {seats} players is missing.")


def _check_constraints(t: Tables, data: Mapping[str, Any]) -> None:
    """What the rulebook says about numbers that are not printed in its text (BRI-003, BRI-006, BRI-028)."""
    _need(sorted(set(t.district_colour)) == list(range(DISTRICTS)), "Every district needs its own colour.")
    _need(sorted(set(t.family_colour)) == list(range(FAMILIES)), "Every family needs its own colour.")
    charms = [(8, 10), (5, 7)]
    for rank, charm in zip(t.bride_rank, t.bride_charm, strict=True):
        low, high = charms[rank]
        _need(low <= charm <= high, f"A bride of charm {charm} does not fit her rank.")
    _need(t.lord_prestige.count(t.forced_lord) >= 2, "Two lords need the prestige of the forced one.")
    for cards in t.business_influence:
        _need(len(cards) == t.business_cards, "Each business needs four cards.")
        _need(cards == sorted(cards, reverse=True), "Business cards lie in descending influence.")
    for kind, copies in enumerate(t.dark_items):
        asked = sum(items.count(kind) for items in t.dowry_items)
        _need(bool(copies) == bool(asked), "Dark items and dowries do not fit together.")
    for business, kind in enumerate(t.business_item):
        _need(
            len(t.light_items[kind]) == len(t.business_influence[business]),
            "Each business card needs a light item.",
        )
    loyals = len(t.loyals[0]) + len(t.second_loyals[0])
    _need(loyals == data["two_player"]["loyal_total"], "Two players begin with another number of loyals.")
