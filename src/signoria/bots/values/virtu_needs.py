"""What the next city would cost a ruler in Virtù, by crowns or by troops."""

from typing import Final

from signoria.games.virtu.domain import modified_value, troops_at
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import ALL_CITIES, CITIES

NEVER: Final = 99


def defence_of(s: Virtu, seat: int, city: int) -> int:
    """What a besieger of a city has to beat as things stand."""
    owner = s.holder[city]
    garrison = troops_at(s, owner, city) if owner >= 0 else 0
    return modified_value(s, seat, city) + garrison


class Needs:
    """The cheapest city by Annex, the one after it, and the easiest prey of the troops."""

    def __init__(self, s: Virtu, seat: int) -> None:
        self.annex = NEVER
        """Crowns."""
        self.annex_later = NEVER
        self.war = NEVER
        """Troops, and cavalry to move them."""
        self.strong = False
        """Are there enough troops beside the prey?"""
        self._crowns(s, seat)
        self._troops(s, seat)

    def _crowns(self, s: Virtu, seat: int) -> None:
        own = s.owned[seat] & ALL_CITIES
        joined = s.t.joined[s.seats]
        for city in range(CITIES):
            if s.holder[city] >= 0 or not own & joined[city] or (s.t.pirates >> city) & 1:
                continue
            if not (s.t.playing[s.seats] >> city) & 1:
                continue
            crowns = modified_value(s, seat, city) + s.t.crowns_over_value
            if crowns < self.annex:
                self.annex_later = self.annex
                self.annex = crowns
            elif crowns < self.annex_later:
                self.annex_later = crowns
        if self.annex < NEVER:
            # A new city opens new roads, so something is always within reach, though not cheaply.
            self.annex_later = min(self.annex_later, self.annex + 1)

    def _troops(self, s: Virtu, seat: int) -> None:
        base = seat * CITIES
        for start in range(CITIES):
            there = s.troops[base + start]
            if there == 0 or s.holder[start] != seat:
                continue
            for end in s.t.roads[s.seats][start]:
                if s.holder[end] == seat:
                    continue
                troops = defence_of(s, seat, end) + 1
                if there >= troops:
                    if not self.strong or troops < self.war:
                        self.war = troops
                    self.strong = True
                elif not self.strong and troops < self.war:
                    self.war = troops
