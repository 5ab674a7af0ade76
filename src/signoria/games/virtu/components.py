"""Reads components.toml into Tables and checks every count and constraint the rulebook states (VIR-001)."""

from collections.abc import Mapping
from typing import Any

from signoria.games.virtu import tables as printed
from signoria.games.virtu.boards import read_boards
from signoria.games.virtu.lanes import lanes
from signoria.games.virtu.packing import pack
from signoria.games.virtu.tables import Tables
from signoria.play.errors import BadData

Data = Mapping[str, Any]

SYMBOL_IDS = ("florin", "crown", "cross", "cavalry", "ship", "mask", "war_bonus", "arrow")
ACTION_IDS = ("govern", "patronage", "trade", "annex", "war", "intrigue")
POWER_IDS = ("milan", "florence", "naples", "venice", "rome")
EFFECTS = (
    "siege_bonus_paid",
    "courtier_field",
    "patronage_crown",
    "none",
    "courtier_card",
    "defence_bonus",
    "prince",
    "final_cross_1",
    "final_cross_2",
    "cannons",
)
FINAL_CROSSES = {"final_cross_1": 1, "final_cross_2": 2}


def load(data: Data) -> Tables:
    """Tables from decoded TOML; raises BadData where a count or a constraint is broken."""
    t = Tables()
    _check_ids(data)
    _check_counts(data)
    _check_fixed(data)
    _cards(t, data)
    _items(t, data)
    _tiles(t, data)
    _powers(t, data)
    _patronage(t, data)
    _alliances(t, data)
    read_boards(t, data)
    _numbers(t, data)
    _check_powers(t, data)
    pack(t)
    return t


def demand(holds: bool, sentence: str) -> None:
    """A constraint of the data, with the sentence for whoever broke it."""
    if not holds:
        raise BadData(sentence)


def _check_ids(data: Data) -> None:
    """Rule code knows symbols, actions, powers and patron bonuses by their place in these lists (VIR-008)."""
    for name, known in (("resource", SYMBOL_IDS), ("action", ACTION_IDS), ("power", POWER_IDS)):
        demand(tuple(e["id"] for e in data[name]) == known, f"The list '{name}' must be {', '.join(known)}.")
    demand(tuple(e["effect"] for e in data["patron"]) == EFFECTS, "The patron bonuses are out of order.")
    alliances = [entry["id"] for entry in data["alliance"]]
    demand(alliances == ["france", "ottoman", "holy_roman_empire"], "The alliances are out of order.")


def _check_counts(data: Data) -> None:
    """The component list of the box (VIR-001)."""
    box = data["components"]
    counts = {
        "city_tiles": sum(city["tile_copies"] for city in data["city"]),
        "title_tiles": sum(title["copies"] for title in data["title"]),
        "character_cards": sum(card["copies"] for card in data["character"]),
        "family_cards": len(data["family"]),
        "guild_tiles": data["special_tile"][0]["copies"],
        "cathedral_tiles": data["special_tile"][1]["copies"],
        "patron_cards": sum(patron["form"] == "card" for patron in data["patron"]),
        "patron_tiles": sum(patron["form"] == "tile" for patron in data["patron"]),
        "indulgence_cards": data["indulgence"]["copies"],
        "coins_total": box["coins_1"] + box["coins_5"],
        "florins_total_value": box["coins_1"] + 5 * box["coins_5"],
        "markers": box["markers_per_color"] * len(data["power"]),
        "agents_total": box["agents_per_color"] * len(data["power"]),
        "palaces": len(data["palace"]),
    }
    for name, count in counts.items():
        demand(box[name] == count, f"The box holds {box[name]} {name}, but the data makes it {count}.")
    demand(
        len(data["character"]) == printed.CHARACTERS, "There are twelve kinds of character cards (VIR-102)."
    )
    demand(len(data["city"]) == printed.CITIES, "There are thirty cities.")


FIXED = (
    ("movement", "paid_steps_per_spring", 1),
    ("movement", "arrow_steps_per_symbol", 1),
    ("indulgence", "requests_per_year", 1),
    ("indulgence", "remove_cross", 1),
    ("siege", "tie_is_defeat", True),
    ("siege", "trophies_per_opponent", 1),
    ("govern", "alliance_bonuses_per_symbol", 1),
    ("alliance_rules", "per_winter", 1),
    ("alliance_rules", "takeover_needs_own_agent", True),
    ("alliance_rules", "own_agent_discount_symbols", 1),
    ("patronage_track", "max_steps_per_year", 1),
)
"""Numbers of the data that are rules: another value would need other code."""


def _check_fixed(data: Data) -> None:
    for section, name, value in FIXED:
        demand(data[section][name] == value, f"'{section}.{name}' is a rule and cannot be changed.")


def _bar(t: Tables, thing: int, bar: list[dict[str, Any]]) -> None:
    """The resource bar of a thing."""
    for entry in bar:
        kind = SYMBOL_IDS.index(entry["type"])
        demand(0 < entry["n"] <= 3, f"A bar shows one to three symbols of a kind, not {entry['n']}.")
        t.bar[thing * printed.SYMBOLS + kind] = entry["n"]
        t.price[thing] = max(t.price[thing], entry.get("price", 0))
        t.weight[thing] += entry["n"]


def _cards(t: Tables, data: Data) -> None:
    """Characters, family cards (three for each power, in the order of the powers) and Machiavelli."""
    for card, entry in enumerate([*data["character"], *data["family"], data["patron"][printed.MACHIAVELLI]]):
        _bar(t, card, entry["bar"])
        t.prestige[card] = entry["prestige"]
        t.card_action[card] = ACTION_IDS.index(entry["action"]) if entry["action"] else -1
        t.card_agent[card] = entry.get("agent", 0)
    owners = [entry["power"] for entry in data["family"]]
    demand(
        owners == [p for p in POWER_IDS for _ in range(3)], "Family cards stand in the order of the powers."
    )
    families = range(printed.FIRST_FAMILY, printed.MACHIAVELLI_CARD)
    demand(all(t.card_action[card] >= 0 for card in families), "Every family card shows an action.")


def _items(t: Tables, data: Data) -> None:
    """What can be bought, its cost and its limits (VIR-630, VIR-633, VIR-634)."""
    titles = [entry["id"] for entry in data["title"]]
    demand(titles == ["duchy", "principality", "kingdom", "republic"], "The titles are out of order.")
    demand([e["id"] for e in data["special_tile"]] == ["guild", "cathedral"], "Guild, then cathedral.")
    for item, entry in enumerate([*data["character"], *data["title"], *data["special_tile"]]):
        demand(set(entry["cost"]) <= {"florin", "crown", "cross"}, f"{entry['id']} has an odd cost.")
        t.item_cost[item] = lanes(*(entry["cost"].get(kind, 0) for kind in ("florin", "crown", "cross")))
        t.copies[item] = entry["copies"]
        t.limit[item] = entry["owner_limit"]
        if entry.get("excludes"):
            t.excludes[item] = printed.FIRST_TITLE_ITEM + titles.index(entry["excludes"])
    t.cathedral_value = data["special_tile"][1]["min_city_value"]


def _tiles(t: Tables, data: Data) -> None:
    """Bars of the tiles, and for each symbol the masks that make sums quick."""
    entries = {city: entry for city, entry in enumerate(data["city"])}
    entries |= {printed.DUCHY + i: entry for i, entry in enumerate(data["title"])}
    entries[printed.GUILD] = data["special_tile"][0]
    entries |= {printed.FIRST_CATHEDRAL + i: data["special_tile"][1] for i in range(printed.CATHEDRALS)}
    entries[printed.CANNONS_TILE] = data["patron"][printed.CANNONS]
    for tile, entry in entries.items():
        _bar(t, printed.TILE_THING + tile, entry["bar"])
        t.prestige[printed.TILE_THING + tile] = entry.get("prestige", 0)
        if entry.get("courtier_fields", 0):
            t.field_titles |= 1 << tile
        for kind in range(printed.SYMBOLS):
            for n in range(t.bar[(printed.TILE_THING + tile) * printed.SYMBOLS + kind]):
                t.tiles_with[kind * 3 + n] |= 1 << tile
    for city, entry in enumerate(data["city"]):
        t.value[city] = entry["value"]
        demand(1 <= entry["value"] <= 4, f"{entry['id']} has a value from 1 to 4.")
        t.pirates |= entry["pirate"] << city
    demand(t.pirates.bit_count() == 4, "There are four pirate ports (VIR-444).")


def _powers(t: Tables, data: Data) -> None:
    """Palaces, start cities, agents (VIR-107, VIR-111, VIR-200, VIR-201)."""
    cities = [city["id"] for city in data["city"]]
    for power, entry in enumerate(data["power"]):
        for i, city in enumerate(entry["start_cities"]):
            demand(data["city"][cities.index(city)]["start_of"] == entry["id"], f"{city} lacks its crest.")
            t.start_cities[power * 2 + i] = cities.index(city)
        t.start_agents[power] = entry["start_agents"]
        t.start_florins[power] = entry["start_florins"]
        t.start_troops[power] = entry["start_troops_per_start_city"]
    for entry in data["palace"]:
        rooms = [ACTION_IDS.index(name) for name in entry["rooms"]]
        demand(sorted(rooms) == [0, 1, 3, 4, 5], "A palace prints every action but Trade, once (VIR-431).")
        first = POWER_IDS.index(entry["power"]) * printed.ROOMS
        t.palace[first : first + printed.ROOMS] = rooms
    for action, entry in enumerate(data["action"]):
        _bar(t, printed.PRINTED_THING + action, entry["printed_bar"])
    _layout(t, data["palace_layout"])


def _layout(t: Tables, layout: Data) -> None:
    """Open and greyed courtier fields, and the edges with the arrows (VIR-201, VIR-306)."""
    for side, first in (("left", printed.FIRST_COURTIER), ("right", printed.FIRST_RIGHT)):
        opened, locked = layout[f"open_at_start_{side}"], layout[f"locked_{side}"]
        demand(opened + locked == layout[f"courtier_fields_{side}"] == 3, "Three courtier fields a side.")
        t.open_fields |= ((1 << opened) - 1) << first
    t.greyed_fields = printed.ALL_COURTIERS & ~t.open_fields
    for edge in (layout["arrow_right_edge"], layout["arrow_left_edge"]):
        demand(
            (edge[0] + 1) % printed.ROOMS == edge[1], "A courtier arrow lies between two neighbouring rooms."
        )
    t.right_from, t.left_from = layout["arrow_right_edge"][0], layout["arrow_left_edge"][0]


def _patronage(t: Tables, data: Data) -> None:
    """The patronage track and its bonuses (VIR-411, VIR-412, VIR-413)."""
    track = data["patronage_track"]
    t.patron_points, t.patron_end = list(track["points"]), track["end_at"]
    t.patron_leader, t.patron_bonus_at = track["leader_bonus"], list(track["bonus_at"])
    demand(len(t.patron_points) == t.patron_end + 1, "The patronage track has a number for every field.")
    demand([e["step"] for e in data["patronage_step"]] == [1, 2, 3, 4, 5], "Five steps of patronage.")
    t.patron_cost = [0, 0, 0, 0]
    for entry in data["patronage_step"]:
        t.patron_cost += [entry["florin"], entry["crown"], entry["crown_or_cross"], entry["cross"]]
    for patron, entry in enumerate(data["patron"]):
        t.persons |= (entry["kind"] == "person") << patron
        t.final_crosses[patron] = FINAL_CROSSES.get(entry["effect"], 0)
    demand(t.persons.bit_count() == 5, "Five patron bonuses are persons, five are works (VIR-413).")
    t.bar[printed.MICHELANGELO_THING * printed.SYMBOLS + printed.CROWN] = 1
    t.patron_prestige = [entry["prestige"] for entry in data["patron"]]


def _alliances(t: Tables, data: Data) -> None:
    """Costs, bonuses and points of the alliances (VIR-655, VIR-656)."""
    for ally, entry in enumerate(data["alliance"]):
        for kind, n in entry["cost"].items():
            t.alliance_cost[ally * printed.SYMBOLS + SYMBOL_IDS.index(kind)] = n
        demand("florin" not in entry["cost"], "An alliance costs symbols, no florins.")
        _bar(t, printed.ALLIANCE_THING + ally, [{"type": entry["bonus_type"], "n": entry["bonus_n"]}])
        t.alliance_points[ally] = entry["prestige"]
    t.alliance_saving = data["alliance_rules"]["own_agent_discount_symbols"]


def _numbers(t: Tables, data: Data) -> None:
    """Single numbers."""
    track = data["city_track"]
    t.city_points, t.city_end = list(track["points"]), track["end_at"]
    t.city_field_at, t.city_leader = track["courtier_field_at"], track["leader_bonus"]
    demand(len(t.city_points) == t.city_end + 1, "The city track has a number for every field.")
    move, mercy = data["movement"], data["indulgence"]
    t.free_least, t.free_most, t.step_florins = move["free_min"], move["free_max"], move["paid_step_florins"]
    t.indulgences, t.indulgence_florins = mercy["copies"], mercy["gain_florins"]
    t.removal_crosses, t.removal_crowns = mercy["remove_cross"], mercy["remove_crowns"]
    t.indulgence_penalty = mercy["final_penalty"]
    t.bar[printed.INDULGENCE_THING * printed.SYMBOLS + printed.CROWN] = mercy["gain_crown"]
    t.wages = list(data["pay"]["florins"])
    t.recruit_home, t.recruit_away = (
        data["recruit"]["start_city_florins"],
        data["recruit"]["other_city_florins"],
    )
    t.most_troops = data["recruit"]["max_troops"]
    demand(len(t.wages) == t.most_troops + 1, "Wages are given for every number of troops.")
    _war_numbers(t, data)


def _war_numbers(t: Tables, data: Data) -> None:
    siege, annex = data["siege"], data["annex"]
    t.loss_from_defence, t.automatic_loss = siege["auto_loss_at_defence"], siege["auto_loss"]
    t.loss_per_troop, t.defeat_loss = siege["loss_per_defending_troop"], siege["defeat_loss"]
    t.trophy_points = siege["trophy_points"]
    t.florins_per_ship = data["trade"]["florins_per_ship"]
    t.tiles_per_symbol = data["govern"]["tiles_per_symbol"]
    t.crowns_over_value, t.ships_per_sea = annex["crowns_over_value"], annex["ships_per_sea"]
    t.own_agent, t.other_agent = annex["own_agent"], annex["other_agent"]
    t.most_agents = data["agents"]["max_per_player"]
    box, engine = data["components"], data["engine"]
    t.markers, t.war_tokens, t.bank = (
        box["markers_per_color"],
        box["war_bonus_tokens"],
        box["florins_total_value"],
    )
    t.endless_year, t.defence_bonus = engine["endless_year"], engine["fortification_bonus"]
    t.leonardo_bonus, t.leonardo_price = engine["leonardo_bonus"], engine["leonardo_florins"]


def _check_powers(t: Tables, data: Data) -> None:
    """Start agents include the one on a family card (VIR-111); every power starts inside its boards."""
    default = data["agents"]["start_default"]
    for power in range(printed.POWERS):
        first = printed.FIRST_FAMILY + power * printed.FAMILY_OF_POWER
        on_cards = sum(t.card_agent[first : first + printed.FAMILY_OF_POWER])
        demand(t.start_agents[power] == default + on_cards, "Start agents and agent symbols disagree.")
    for seats in (3, 4, 5):
        for power in t.powers[seats]:
            for city in t.start_cities[power * 2 : power * 2 + 2]:
                demand(bool(t.playing[seats] >> city & 1), "A power needs both its start cities.")
