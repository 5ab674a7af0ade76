"""Die Händler von Genua (The Traders of Genoa), 2 to 5 players."""

from pathlib import Path

from signoria.games.genoa import building_events, deal_events, events, setup
from signoria.games.genoa.action_window import ActionWindow, ChooseGain, Reward
from signoria.games.genoa.actions import ACTIONS
from signoria.games.genoa.components import load
from signoria.games.genoa.current_building import AnswerHere, OffersHere
from signoria.games.genoa.invariants import check
from signoria.games.genoa.neighbouring_fields import AnswerNext, OffersNext
from signoria.games.genoa.ownership_markers import MarkerPhase
from signoria.games.genoa.phases import PHASES
from signoria.games.genoa.placing_the_tower import PlaceTower
from signoria.games.genoa.redeal import hidden, redeal
from signoria.games.genoa.score_sheet import SOURCES_OF_POINTS, tally
from signoria.games.genoa.scoring import places, scores
from signoria.games.genoa.state import Genoa
from signoria.games.genoa.tables import CARDS, FIELDS, PILES, SPECIALS, THINGS, Tables
from signoria.games.genoa.texts import REASONS
from signoria.games.genoa.timeouts import default
from signoria.games.genoa.turn import Rounds, Turn
from signoria.games.genoa.view import view
from signoria.play.game import Choice, Game

MEANS = 3
DEEDS = 4

GAME: Game[Genoa, Tables] = Game(
    id="genoa",
    rule_prefix="GEN",
    rules_version=1,
    unnamed_data={1: "b8206ba427f81e4d"},
    least_seats=2,
    most_seats=5,
    choices=(
        Choice("start_player", (0, 1), 0),
        Choice("board_alternative", (0, 1), 0),
        Choice("slow_play", (0, 1), 0),
    ),
    # 35 turns at most, each with 27 rounds of at most 25 answers and nine windows and marker choices in which
    # every step uses up goods (GEN-108).
    bound=60_000,
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
    frames=(
        *(Rounds, Turn, PlaceTower, OffersHere, AnswerHere, OffersNext, AnswerNext),
        *(ActionWindow, Reward, ChooseGain, MarkerPhase),
    ),
    actions=ACTIONS,
    events=(*events.EVENTS, *building_events.EVENTS, *deal_events.EVENTS),
    reasons=REASONS,
    phases=PHASES,
    nouns={
        "field": FIELDS,
        "thing": THINGS,
        "card": CARDS,
        "pile": PILES,
        "special": SPECIALS,
        "means": MEANS,
        "deed": DEEDS,
    },
    told=("field", "card", "pile", "special"),
)
