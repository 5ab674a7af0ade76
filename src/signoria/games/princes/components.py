"""Reads the component data into Tables; checks every count and constraint (PRI-022, PRI-024, PRI-290)."""

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.games.princes import tables as tb
from signoria.games.princes.abilities import read_city_tile, read_family
from signoria.games.princes.tables import Tables
from signoria.play.errors import BadData

CARDS = (
    "steal_influence",
    "freeze_bid",
    "bribe_cardinal",
    "steal_gold",
    "declare_war",
    "bad_weather",
    "bribe_troops",
    "veto",
)
EVENT_KINDS = ("vp", "status", "bonus")
CURRENCIES = ("gold", "influence")
RICHEST_START = 200
"""A start with more would leave the table of marker counts."""

Data = Mapping[str, Any]


def load(data: Data) -> Tables:
    """Tables from decoded TOML; raises BadData with a sentence."""
    t = Tables()
    _lookups(t, data)
    _constants(t, data)
    _board(t, data)
    _city_tiles(t, data)
    _events_and_pope(t, data)
    _offices(t)
    _troops(t, data)
    _families(t, data)
    _cards(t, data)
    _scoring(t, data)
    return t


def need(condition: bool, sentence: str) -> None:
    """A count or a constraint of the data."""
    if not condition:
        raise BadData(f"Princes of the Renaissance: {sentence}")


def _lookups(t: Tables, data: Data) -> None:
    """Marker counts of the canonical split, and the members of small masks (PRI-014)."""
    values = sorted((int(value) for value in data["marker"][0]["values"]), reverse=True)
    need(values[-1:] == [1], "there must be markers of value 1.")
    need(
        all(sorted(map(int, m["values"]), reverse=True) == values for m in data["marker"]),
        "gold and influence markers must have the same values.",
    )
    t.largest_marker = values[0]
    for amount in range(tb.MOST_MARKED):
        rest, count = amount, 0
        for value in values:
            count += rest // value
            rest %= value
        t.markers.append(count)
    t.amounts = [[] for _ in range(max(t.markers) + 1)]
    for amount, count in enumerate(t.markers):
        t.amounts[count].append(amount)
    t.bits = [[i for i in range(8) if mask >> i & 1] for mask in range(256)]
    chunks = range(tb.LOTS // tb.CHUNK + 1)
    t.lot_bits = [[chunk * tb.CHUNK + i for i in bits] for chunk in chunks for bits in t.bits]


def _constants(t: Tables, data: Data) -> None:
    setup = data["setup"]
    t.start_gold, t.start_influence = setup["start_gold"], setup["start_influence"]
    need(
        0 <= t.start_influence <= RICHEST_START and 0 <= t.start_gold <= RICHEST_START,
        "nobody can start so rich.",
    )
    t.beginner_pays = setup["beginner_gold_paid_back"]
    need(0 <= t.beginner_pays <= t.start_gold, "beginners cannot pay back more gold than they start with.")
    t.hand_limit = setup["hand_limit"]
    t.most_tiles, t.most_cities = setup["max_city_tiles"], setup["max_cities"]
    need(setup["max_troops_per_type"] == 1, "a player can own only one troop of each type.")
    t.card_gold, t.card_influence = setup["treachery_price_gold"], setup["treachery_price_influence"]
    t.opening_factor = setup["city_opening_bid_factor"]
    t.least_event_bid = setup["event_opening_bid_min"]
    t.least_pope_bid = setup["pope_opening_bid_min"]
    t.least_office_bid = setup["condottiere_opening_bid_min"]
    need(
        t.least_event_bid == 0 and t.least_pope_bid == 0,
        "events and the Pope must open at 0, so that they can always be opened.",
    )
    _war_constants(t, data)


def _war_constants(t: Tables, data: Data) -> None:
    setup = data["setup"]
    t.vacant_attack, t.vacant_defence = setup["vacant_city_attack_bonus"], setup["vacant_city_defence_bonus"]
    t.double_factor = setup["double_victory_factor"]
    t.victory_step, t.double_step = setup["status_step_victory"], setup["status_step_double_victory"]
    t.die_faces = data["components"]["die_faces"]
    meta = data["meta"]
    t.war_limit = [0] * (meta["players_max"] + 1)
    for row in data["war_limit"]:
        for players in row["players"]:
            t.war_limit[players] = row["wars_per_decade"]
    need(
        all(t.war_limit[meta["players_min"] :]),
        "every number of players needs a limit of wars (PRI-150, PRI-340).",
    )


def _board(t: Tables, data: Data) -> None:
    track = data["board"]["status_track"]
    t.least_status, t.most_status = track["min"], track["max"]
    need(len(data["city"]) == tb.CITIES, f"there must be {tb.CITIES} cities.")
    t.start_status = [city["start_status"] for city in data["city"]]
    need(
        all(t.least_status <= status <= t.most_status for status in t.start_status),
        "a city starts outside the status track (PRI-006).",
    )
    t.field_points = data["board"]["city_vp_fields"]["values"]
    need(len(t.field_points) == tb.CITIES, "every city needs a victory point field.")
    need(sorted(t.field_points, reverse=True) == t.field_points, "victory point fields must fall.")


def _clear_lots(t: Tables) -> None:
    t.city = [-1] * tb.LOTS
    t.currency = [tb.GOLD] * tb.LOTS
    t.auction = [tb.CITY_AUCTION] * tb.LOTS
    t.gold, t.influence = [0] * tb.LOTS, [0] * tb.LOTS
    t.city_mask = [0] * tb.CITIES
    t.tile_discount = [0] * tb.LOTS
    t.discounts = [0] * 4
    t.shield_bonus, t.hand_bonus = [0] * tb.LOTS, [0] * tb.LOTS
    t.bonus_troop = [-1] * tb.LOTS
    t.bonus_attack, t.bonus_defence = [0] * tb.LOTS, [0] * tb.LOTS


def _city_tiles(t: Tables, data: Data) -> None:
    """35 tiles, seven of each city (PRI-023)."""
    entries = data["city_tile"]
    counts = data["components"]
    need(
        len(entries) == counts["city_tiles"] == tb.FIRST_EVENT, f"there must be {tb.FIRST_EVENT} city tiles."
    )
    cities = [city["id"] for city in data["city"]]
    _clear_lots(t)
    troops = [troop["id"] for troop in data["troop"]]
    for lot, entry in enumerate(entries):
        need(entry["city"] in cities, f"tile {entry['id']} names no city.")
        t.city[lot] = cities.index(entry["city"])
        t.city_mask[t.city[lot]] |= 1 << lot
        t.gold[lot], t.influence[lot] = entry["gold"], entry["influence"]
        if entry["merchant"]:
            t.merchants |= 1 << lot
        read_city_tile(t, lot, entry["abilities"], troops)
    need(
        all(mask.bit_count() == counts["city_tiles_per_city"] for mask in t.city_mask),
        f"every city needs {counts['city_tiles_per_city']} tiles.",
    )
    t.in_play = counts["city_tiles_used_per_city"]
    need(0 < t.in_play <= counts["city_tiles_per_city"], "more tiles of a city are used than it has.")


def _events_and_pope(t: Tables, data: Data) -> None:
    """Twelve events, four of each decade, and the Pope (PRI-024, PRI-025)."""
    entries = data["event"]
    counts = data["components"]
    need(len(entries) == counts["event_tiles"] == tb.POPE - tb.FIRST_EVENT, "there must be twelve events.")
    t.event_kind, t.event_value = [-1] * tb.LOTS, [0] * tb.LOTS
    t.decade_mask = [0] * (tb.DECADES + 1)
    for lot, entry in enumerate(entries, tb.FIRST_EVENT):
        t.auction[lot] = tb.EVENT_AUCTION
        t.currency[lot] = CURRENCIES.index(entry["bid"])
        t.event_kind[lot] = EVENT_KINDS.index(entry["kind"])
        need(1 <= entry["decade"] <= tb.DECADES, f"event {entry['id']} belongs to no decade.")
        t.decade_mask[entry["decade"]] |= 1 << lot
        if entry["kind"] == "bonus":
            t.wine_merchants |= 1 << lot
            t.wine_gold, t.wine_points = entry["bonus"]["gold_income"], entry["bonus"]["vp"]
        else:
            t.event_value[lot] = entry["vp" if entry["kind"] == "vp" else "status"]
    per_decade = counts["event_tiles_per_decade"]
    need(
        all(mask.bit_count() == per_decade for mask in t.decade_mask[1:]),
        f"every decade needs {per_decade} events.",
    )
    _pope(t, data["pope"])


def _pope(t: Tables, pope: Data) -> None:
    t.auction[tb.POPE], t.currency[tb.POPE] = tb.POPE_AUCTION, CURRENCIES.index(pope["bid"])
    t.gold[tb.POPE], t.influence[tb.POPE], t.pope_points = pope["gold"], pope["influence"], pope["vp"]


def _offices(t: Tables) -> None:
    """The two offices of a war are auctioned for influence (PRI-160)."""
    for lot in (tb.ATTACK_OFFICE, tb.DEFENCE_OFFICE):
        t.auction[lot], t.currency[lot] = tb.OFFICE_AUCTION, tb.INFLUENCE


def _troops(t: Tables, data: Data) -> None:
    """24 troops of eight types (PRI-022, PRI-290, PRI-291, PRI-292)."""
    entries = data["troop"]
    need(len(entries) == tb.TROOPS, f"there must be {tb.TROOPS} types of troops.")
    t.troop_count = [entry["count"] for entry in entries]
    need(sum(t.troop_count) == data["components"]["troop_tiles"], "the troops do not add up.")
    t.troop_price = [entry["price"] for entry in entries]
    low, high = data["troop_prices"]["min"], data["troop_prices"]["max"]
    need(all(low <= price <= high for price in t.troop_price), f"a troop costs {low} to {high} gold.")
    t.attack = [entry["attack"] if entry["has_attack"] else tb.ABSENT for entry in entries]
    t.defence = [entry["defence"] if entry["has_defence"] else tb.ABSENT for entry in entries]
    t.troop_gold = [entry.get("gold", 0) for entry in entries]
    t.troop_influence = [entry["influence"] for entry in entries]
    t.troop_from = [entry["from_decade"] for entry in entries]
    t.troops_from = [_mask(start <= decade for start in t.troop_from) for decade in range(tb.DECADES + 1)]
    t.affordable = [_mask(price <= gold for price in t.troop_price) for gold in range(high + 1)]
    t.shields = _mask(value != tb.ABSENT for value in t.defence)


def _mask(flags: Any) -> int:
    return sum(1 << i for i, flag in enumerate(flags) if flag)


def _families(t: Tables, data: Data) -> None:
    """Six families with two sides each (PRI-028, PRI-250)."""
    entries = data["family"]
    need(len(entries) == data["components"]["family_tiles"] == tb.FAMILIES, "there must be six families.")
    troops = [troop["id"] for troop in data["troop"]]
    for side in ("a", "b"):
        for entry in entries:
            face = entry[side]
            t.face_gold.append(face["gold"])
            t.face_influence.append(face["influence"])
            read_family(t, face["abilities"], troops)


def _cards(t: Tables, data: Data) -> None:
    """25 treachery cards of eight kinds (PRI-026, PRI-311)."""
    entries = data["treachery"]
    _in_order(CARDS, [entry["id"] for entry in entries])
    for kind, entry in enumerate(entries):
        t.cards_of.append(((1 << entry["count"]) - 1) << len(t.card_kind))
        t.card_kind += [kind] * entry["count"]
    need(len(t.card_kind) == data["components"]["treachery_cards"], "the treachery cards do not add up.")
    need(len(t.card_kind) <= 25, "more treachery cards than the engine can name.")
    t.steal_influence = entries[tb.STEAL_INFLUENCE]["effect"]["amount"]
    t.steal_gold = entries[tb.STEAL_GOLD]["effect"]["amount"]
    t.cardinal_discount = entries[tb.BRIBE_CARDINAL]["effect"]["discount_influence"]
    weather = entries[tb.BAD_WEATHER]["effect"]
    need(
        weather["city_attack"] == weather["city_defence"] <= 0, "bad weather is equally bad for both values."
    )
    t.weather = weather["city_attack"]


def _in_order(expected: Sequence[str], found: Sequence[str]) -> None:
    need(list(expected) == list(found), f"the treachery cards must be {', '.join(expected)}, in this order.")


def _scoring(t: Tables, data: Data) -> None:
    scoring = data["scoring"]
    ranks = ("first", "second", "tied_first", "tied_second")
    t.gold_points = [scoring[f"gold_{rank}"] for rank in ranks]
    t.influence_points = [scoring[f"influence_{rank}"] for rank in ranks]
    need(scoring["pope"] == t.pope_points, "the Pope's points differ between tile and scoring.")
