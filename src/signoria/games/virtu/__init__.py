"""Virtù: palaces, courtiers and cities of Italy around 1500, for three to five players."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from signoria.core.flow import Frame
from signoria.core.value import Action, Event, Value
from signoria.games.virtu import (
    actions,
    alliances,
    annex,
    battles,
    buying,
    campaign,
    events,
    florins,
    govern,
    indulgences,
    intrigue,
    patronage,
    pay_troops,
    paying,
    receiving,
    recruiting,
    reorganise,
    retreat,
    rooms,
    setup,
    sieges,
    spring,
    spring_actions,
    spring_events,
    trade,
    war_actions,
    war_bonuses,
    war_events,
    winter,
    winter_actions,
    winter_events,
    year,
)
from signoria.games.virtu import tables as printed
from signoria.games.virtu.components import load
from signoria.games.virtu.invariants import check
from signoria.games.virtu.phases import PHASES
from signoria.games.virtu.redeal import hidden, redeal
from signoria.games.virtu.refusals import REASONS
from signoria.games.virtu.score_sheet import SOURCES_OF_POINTS, tally
from signoria.games.virtu.scoring import places, scores
from signoria.games.virtu.sources import SOURCES
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import Tables
from signoria.games.virtu.timeouts import default
from signoria.games.virtu.turn_order import TRIGGERS
from signoria.games.virtu.view import view
from signoria.games.virtu.war_bonuses import BONUSES
from signoria.play.game import Choice, Game

V = TypeVar("V", bound=Value)

FRAMES: tuple[type[Frame[Virtu]], ...] = (
    setup.Powers,
    setup.Families,
    setup.PlaceFamilies,
    setup.PlaceOpenly,
    year.Year,
    spring.SpringTurns,
    spring.FirstRoom,
    spring.MoveMarker,
    spring.NextRoom,
    spring.Arrival,
    indulgences.MeetIndulgence,
    rooms.AfterAction,
    rooms.Blocked,
    govern.Governing,
    govern.TurningUp,
    patronage.Financing,
    patronage.Advanced,
    patronage.PatronBonus,
    receiving.Receiving,
    receiving.FieldLost,
    trade.Trading,
    annex.Annexing,
    annex.Annexed,
    campaign.Campaign,
    intrigue.Intriguing,
    intrigue.Plotting,
    sieges.SiegeTurns,
    sieges.WhichSiege,
    sieges.AfterBattle,
    sieges.Siege,
    sieges.Assault,
    battles.Battle,
    war_bonuses.Announcing,
    retreat.Retreats,
    retreat.Retreating,
    winter.WinterTurns,
    winter.WinterTurn,
    pay_troops.Wages,
    reorganise.Rearranging,
    buying.Buying,
    buying.Delivery,
    buying.Delivered,
    buying.CathedralSite,
    recruiting.Recruiting,
    alliances.Allying,
    alliances.Allied,
    paying.Payment,
    paying.Settled,
    florins.Florins,
)
"""Every frame of the phase files."""


ACTIONS = (actions, spring_actions, war_actions, winter_actions)
EVENTS = (events, spring_events, war_events, winter_events)


def _tagged(modules: tuple[ModuleType, ...], base: type[V]) -> tuple[type[V], ...]:
    """All classes of some files that have a tag, by name: research numbers actions in this order."""
    found: dict[str, type[V]] = {}
    for module in modules:
        for name, cls in inspect.getmembers(module, inspect.isclass):
            if issubclass(cls, base) and cls.TAG:
                found[name] = cls
    return tuple(found[name] for name in sorted(found))


GAME: Game[Virtu, Tables] = Game(
    id="virtu",
    rule_prefix="VIR",
    rules_version=4,
    unnamed_data={
        1: "ff3ac67838b0ed58",
        2: "48ef388d2c80f194",
        3: "fb7cf7e4e93c3a7a",
        4: "b588724760adbfbd",
    },
    least_seats=3,  # the game for two has rules of its own that nobody has (VIR2-000)
    most_seats=5,
    choices=(
        Choice("powers", (0, 1), 0),
        Choice("surplus_room_florins", (0, 1), 0),
        Choice("max_enemy_agents_per_palace", (5, 1), 5),
        Choice("war_tokens_returned", (0, 1), 0),
        Choice("bank_limited", (0, 1), 0),
        Choice("symbol_kind_scope", (0, 1), 0),
        Choice("year_limit", (0, 10, 12, 15, 20, 30), 0),
        Choice("secret_setup_placement", (1, 0), 1),
    ),
    bound=200_000,
    home=Path(__file__).parent,
    load=load,
    blank=setup.blank,
    start=setup.start,
    view=view,
    hidden=hidden,
    redeal=redeal,
    check=check,
    scores=scores,
    sources=SOURCES_OF_POINTS,
    tally=tally,
    places=places,
    default=default,
    frames=FRAMES,
    actions=_tagged(ACTIONS, Action),
    events=_tagged(EVENTS, Event),
    reasons=REASONS,
    phases=PHASES,
    nouns={
        "power": printed.POWERS,
        "city": printed.CITIES,
        "place": printed.PLACES,
        "card": printed.CARDS,
        "tile": printed.TILES,
        "item": printed.ITEMS,
        "field": printed.FIELDS_OF_PALACE,
        "source": SOURCES,
        "symbol": printed.SYMBOLS,
        "alliance": printed.ALLIANCES,
        "patron": printed.PATRONS,
        "bonus": BONUSES,
        "side": 2,
        "purpose": 8,
        "trigger": TRIGGERS,
    },
    told=("power", "card", "tile", "item", "patron", "alliance", "bonus"),
)
