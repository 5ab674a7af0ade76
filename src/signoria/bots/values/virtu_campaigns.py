"""How a ruler in Virtù goes to war without much thought: only where enough troops will take the place."""

from typing import Final

from signoria.bots.values.virtu_needs import defence_of
from signoria.core.value import Action
from signoria.games.virtu.actions import Forgo, UseSource
from signoria.games.virtu.campaign import Campaign
from signoria.games.virtu.sources import FOR_ACTION, amount, available, with_symbol
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import CAVALRY, CITIES
from signoria.games.virtu.war_actions import EndWar, March

_NOWHERE: Final = -1


def campaign(s: Virtu, frame: Campaign, seat: int) -> Action:
    """The next step of a march that will take a city; else the war is over, or never begins."""
    sources = available(s, seat, FOR_ACTION) & ~frame.used
    riders = with_symbol(s, seat, sources, CAVALRY)
    cavalry = frame.cavalry
    for source in riders:
        cavalry += amount(s, seat, source, CAVALRY)
    road = _road(s, seat, cavalry)
    if road == _NOWHERE:
        return EndWar() if frame.begun else Forgo()
    if frame.cavalry:
        return March(road // CITIES, road % CITIES)
    best = riders[0]
    for source in riders:
        if source < 2 or amount(s, seat, source, CAVALRY) > amount(s, seat, best, CAVALRY):
            best = source
            if source < 2:
                break
    return UseSource(best, CAVALRY)


def _road(s: Virtu, seat: int, cavalry: int) -> int:
    """From which own city to march where (`start * 30 + end`), so that the siege will succeed."""
    best = _NOWHERE
    most = 0
    base = seat * CITIES
    for start in range(CITIES):
        there = s.troops[base + start]
        if there == 0 or s.holder[start] != seat:
            continue
        for end in s.t.roads[s.seats][start]:
            if s.holder[end] == seat:
                continue
            missing = defence_of(s, seat, end) + 1 - s.troops[base + end] - s.tokens[seat]
            if 0 < missing <= min(there, cavalry):
                gain = 10 - missing + (4 if s.holder[end] >= 0 else 0)
                if gain > most:
                    most = gain
                    best = start * CITIES + end
    return best
