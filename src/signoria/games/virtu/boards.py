# not compiled: runs once when a title is loaded.
"""The board sides (VIR-100, VIR-104, VIR-105): cities in play, roads and voyages for each seat count."""

from collections.abc import Mapping
from typing import Any

from signoria.games.virtu import tables as printed
from signoria.games.virtu.tables import Tables
from signoria.play.errors import BadData

Data = Mapping[str, Any]


def read_boards(t: Tables, data: Data) -> None:
    """Fill the tables of the three player counts."""
    powers = [power["id"] for power in data["power"]]
    for entry in data["player_count"]:
        seats = entry["players"]
        t.powers[seats] = [powers.index(power) for power in entry["powers"]]
        t.religion[seats] = list(entry["religion_points"])
        t.playing[seats] = _in_play(data, entry)
        t.roads[seats] = _roads(data, entry["side"], t.playing[seats])
        t.joined[seats] = [sum(1 << other for other in others) for others in t.roads[seats]]
        t.seas[seats] = _voyages(data, t.playing[seats])
        t.ports[seats] = [
            [b for b in range(printed.CITIES) if t.seas[seats][a * printed.CITIES + b]]
            for a in range(printed.CITIES)
        ]
        t.places[seats] = _places(t.playing[seats], t.powers[seats])
        neutral = t.playing[seats].bit_count() - 2 * len(entry["powers"])
        if neutral != entry["neutral_cities_at_start"] or len(entry["powers"]) != seats:
            raise BadData(f"With {seats} players {neutral} cities are neutral at the start.")


def _places(playing: int, powers: list[int]) -> list[int]:
    """No agent goes to a closed city or to the palace of a power out of play (VIR-104)."""
    cities = [city for city in range(printed.CITIES) if playing >> city & 1]
    rooms = [printed.FIRST_ROOM_PLACE + p * printed.ROOMS + r for p in powers for r in range(printed.ROOMS)]
    return [*cities, *sorted(rooms), *range(printed.FIRST_ALLIANCE_PLACE, printed.PLACES)]


def _in_play(data: Data, entry: Data) -> int:
    """Cities of this side that are not closed (VIR-104, VIR-105).

    Rome has two tiles that differ by their crest only: with five players it is a start city (VIR-106).
    """
    mask = 0
    for city, tile in enumerate(data["city"]):
        closed = entry["closed_cities"] and tile["closed_with_3"]
        if entry["side"] in tile["sides"] and not closed:
            mask |= 1 << city
    return mask


def _roads(data: Data, side: str, playing: int) -> list[list[int]]:
    """For each city those that a road of this side joins to it; closed cities are joined to nothing."""
    ids = [city["id"] for city in data["city"]]
    out: list[list[int]] = [[] for _ in ids]
    for road in data["road"]:
        a, b = ids.index(road["a"]), ids.index(road["b"])
        if side in road["sides"] and playing >> a & 1 and playing >> b & 1:
            out[a].append(b)
            out[b].append(a)
    return [sorted(others) for others in out]


def _voyages(data: Data, playing: int) -> list[int]:
    """Seas crossed between every two ports in play (VIR-443); the same sea is one."""
    seas = [sea["id"] for sea in data["sea"]]
    apart = _sea_distances(seas, data["sea_adjacency"]["pairs"])
    coasts = [[seas.index(sea) for sea in city["seas"]] for city in data["city"]]
    out = [0] * (printed.CITIES * printed.CITIES)
    for a in range(printed.CITIES):
        for b in range(printed.CITIES):
            if a != b and playing >> a & 1 and playing >> b & 1:
                ways = [apart[x][y] + 1 for x in coasts[a] for y in coasts[b] if apart[x][y] >= 0]
                out[a * printed.CITIES + b] = min(ways, default=0)
    return out


def _sea_distances(seas: list[str], pairs: list[list[str]]) -> list[list[int]]:
    """Steps between every two seas along touching seas, -1 where there is no way."""
    touching: list[set[int]] = [set() for _ in seas]
    for a, b in pairs:
        touching[seas.index(a)].add(seas.index(b))
        touching[seas.index(b)].add(seas.index(a))
    out = []
    for start in range(len(seas)):
        steps = {start: 0}
        queue = [start]
        for sea in queue:
            for other in sorted(touching[sea] - set(steps)):
                steps[other] = steps[sea] + 1
                queue.append(other)
        out.append([steps.get(sea, -1) for sea in range(len(seas))])
    return out
