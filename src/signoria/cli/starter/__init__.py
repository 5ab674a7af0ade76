"""Starter: a toy title as `signoria new-game` writes it, to be replaced rule by rule."""

from pathlib import Path

from signoria.cli.starter import actions, events, reasons, turn
from signoria.cli.starter.components import load
from signoria.cli.starter.invariants import check
from signoria.cli.starter.redeal import hidden, redeal
from signoria.cli.starter.scoring import places, scores, tally
from signoria.cli.starter.setup import blank, start
from signoria.cli.starter.state import Starter
from signoria.cli.starter.tables import Tables
from signoria.cli.starter.view import view
from signoria.core.value import Action
from signoria.play.game import Game, Reason


def default(s: Starter, seat: int) -> Action:
    """When time runs out: stop (STA-003)."""
    return actions.Stop()


GAME: Game[Starter, Tables] = Game(
    id="starter",
    rule_prefix="STA",
    rules_version=1,
    least_seats=2,
    most_seats=4,
    bound=100,
    home=Path(__file__).parent,
    load=load,
    blank=blank,
    start=start,
    view=view,
    hidden=hidden,
    redeal=redeal,
    check=check,
    scores=scores,
    sources=("cards",),
    tally=tally,
    places=places,
    default=default,
    frames=(turn.Turn, turn.Showdown),
    actions=(actions.Draw, actions.Stop),
    events=(events.CardDrawn, events.Stopped, events.HandShown),
    reasons={reasons.HAND_FULL: Reason("STA-004", "hand-full")},
    nouns={},
)
