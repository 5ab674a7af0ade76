# not compiled: asked once for a message.
"""What a decision would cost or come to: it follows from what is public (VIR-009)."""

from signoria.games.virtu.annex import NO_WAY, Annexing, crowns_for, neutral_cities, seas_to
from signoria.games.virtu.domain import modified_value, troops_at
from signoria.games.virtu.masks import members
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.war_bonuses import Announcing


def annex_prices(s: Virtu) -> list[list[int]]:
    """City, crowns and ships of each city that whoever annexes can reach (VIR-441 to VIR-443)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Annexing):
        return []
    out: list[list[int]] = []
    for city in members(neutral_cities(s) & ~s.t.pirates):
        seas = seas_to(s, top.seat, city)
        if seas < NO_WAY:
            out.append([city, crowns_for(s, top.seat, city), seas * s.t.ships_per_sea])
    return out


def strengths(s: Virtu) -> list[int]:
    """Attackers, walls, defenders before bonuses (VIR-501, VIR-502, VIR-530); empty: no fight."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Announcing):
        return []
    walls = 0 if top.battle else modified_value(s, top.attacker, top.city)
    defending = troops_at(s, top.defender, top.city) if top.defender >= 0 else 0
    return [troops_at(s, top.attacker, top.city), walls, defending]
