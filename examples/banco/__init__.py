"""Banco, the example title of the guide "Add a game". Not a product."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from banco import rules
from banco.rules import Banco, Tables
from signoria.core.flow import frame_options
from signoria.core.value import Action
from signoria.play.errors import BadData
from signoria.play.game import Game, Reason


class SeatView(msgspec.Struct):
    """One player as seen by another: coins are open, cards are counted."""

    coins: int
    cards: int
    laid: bool


class TableView(msgspec.Struct):
    """What everybody sees, and the own hand."""

    pot: int
    played: list[int]
    pool: int
    seats: list[SeatView]
    hand: list[int]


def load(data: Mapping[str, Any]) -> Tables:
    """Tables from the TOML; the highest card must be unique or two winners could claim one pot."""
    values = data["cards"]["values"]
    if len(set(values)) != len(values):
        raise BadData("Two cards of Banco have the same value.")
    return Tables(values, data["cards"]["dealt"], data["pot"]["sides"], data["purse"]["coins"])


def view(s: Banco, seat: int) -> TableView:
    """Name what is shown; what is not named stays hidden (BAN-009)."""
    return TableView(
        pot=s.pot,
        played=s.played,
        pool=len(s.pool),
        seats=[SeatView(s.coins[i], len(s.hands[i]), s.sealed[i] is not None) for i in range(s.seats)],
        hand=sorted(s.hands[seat]) if seat >= 0 else [],
    )


def check(s: Banco) -> list[str]:
    """Every card is in exactly one place."""
    cards = sorted(s.pool + s.played + [card for hand in s.hands for card in hand])
    out = [] if cards == list(range(len(s.t.values))) else [f"cards are lost or doubled: {cards}"]
    return out + [f"seat {i} has {c} coins" for i, c in enumerate(s.coins) if c < 0]


def places(s: Banco) -> list[int]:
    """Most coins first; equal purses share a place."""
    return [1 + sum(other > coins for other in s.coins) for coins in s.coins]


def default(s: Banco, seat: int) -> Action:
    """When time runs out: the first card, or the pot."""
    return frame_options(s, seat)[0].nth(0)


GAME: Game[Banco, Tables] = Game(
    id="banco",
    rule_prefix="BAN",
    rules_version=1,
    least_seats=2,
    most_seats=4,
    bound=400,
    home=Path(__file__).parent,
    load=load,
    blank=rules.blank,
    start=rules.start,
    view=view,
    hidden=rules.hidden,
    redeal=rules.redeal,
    check=check,
    scores=lambda s: list(s.coins),
    sources=("coins",),
    tally=lambda s, _seat: [[coins] for coins in s.coins],
    places=places,
    default=default,
    frames=(rules.Round, rules.LayCards, rules.Prize, rules.Gifts),
    actions=(rules.Lay, rules.TakePot, rules.DrawCard, rules.Give),
    events=(rules.PotRolled, rules.CardOpened, rules.CardDrawn, rules.CoinsGiven),
    reasons={rules.TOO_POOR: Reason("BAN-008", "too-poor")},
    nouns={},
)
