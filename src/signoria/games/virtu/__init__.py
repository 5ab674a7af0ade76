"""Virtù: palaces, courtiers and cities of Italy around 1500, for three to five players."""

import inspect
from pathlib import Path

from signoria.core.chance import Rng
from signoria.core.flow import Frame, frame_options
from signoria.core.value import Action, Event
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
    trade,
    war_bonuses,
    winter,
    year,
)
from signoria.games.virtu import tables as printed
from signoria.games.virtu.components import load
from signoria.games.virtu.invariants import check
from signoria.games.virtu.redeal import hidden, redeal
from signoria.games.virtu.refusals import REASONS
from signoria.games.virtu.scoring import places, scores
from signoria.games.virtu.sources import SOURCES
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.tables import Tables
from signoria.games.virtu.turn_order import TRIGGERS
from signoria.games.virtu.view import view
from signoria.games.virtu.war_bonuses import BONUSES
from signoria.play.game import Choice, Game

QUIET = (
    actions.PassBonus,
    actions.Stop,
    actions.LeaveIndulgence,
    actions.Forgo,
    actions.EndWar,
    actions.EndIntrigue,
    actions.PayTroops,
    actions.EndRearranging,
    actions.BuyNothing,
    actions.Checkout,
    actions.EndRecruiting,
    actions.NoAlliance,
    actions.Besiege,
)
"""What a seat does when its time runs out, wherever one of these is possible."""


def default(s: Virtu, seat: int) -> Action:
    """Time ran out: do nothing where that is possible, else the careful thing, else whatever is legal."""
    offered = frame_options(s, seat)
    top = s.stack[-1]
    for option in offered:
        if option.action in QUIET:
            return option.nth(0)
    for option in offered:
        action = top.suggest(s, seat, option) or top.propose(s, seat, option, Rng(1))
        if action is not None:
            return action
    raise ValueError(f"seat {seat} is asked nothing")


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


def _actions() -> tuple[type[Action], ...]:
    found = [value for _, value in inspect.getmembers(actions, inspect.isclass)]
    return tuple(cls for cls in found if issubclass(cls, Action) and cls.TAG)


def _events() -> tuple[type[Event], ...]:
    found = [value for _, value in inspect.getmembers(events, inspect.isclass)]
    return tuple(cls for cls in found if issubclass(cls, Event) and cls.TAG)


GAME: Game[Virtu, Tables] = Game(
    id="virtu",
    rule_prefix="VIR",
    rules_version=1,
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
    places=places,
    default=default,
    frames=FRAMES,
    actions=_actions(),
    events=_events(),
    reasons=REASONS,
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
)
