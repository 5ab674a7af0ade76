"""Banco with a planted fault, one for each thing that the fuzzer must find."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec
from banco import GAME
from banco import view as banco_view
from banco.rules import Banco, Give, Tables

from signoria.core.chance import Chance, Rng
from signoria.core.value import Action
from signoria.play.game import Game

FAULTY: Game[Banco, Tables] = replace(GAME, id="faulty")


class Peek(msgspec.Struct):
    """A view that shows too much."""

    hands: list[list[int]]


def _crash(s: Banco, seat: int) -> msgspec.Struct:
    if s.coins[0] > 5:
        raise KeyError("the sixth coin")
    return banco_view(s, seat)


def _impure(s: Banco, seat: int) -> msgspec.Struct:
    s.coins[0] += 1
    return banco_view(s, seat)


def _bad_start(t: Tables, seats: int, options: Mapping[str, int], chance: Chance) -> Banco:
    chance.below(6, 0)
    raise IndexError("no such corner of the board")


def _unshuffled(s: Banco, seat: int, rng: Rng) -> Banco:
    other = s.clone()
    other.hands[seat] = other.hands[seat][1:]
    return other


def _no_default(s: Banco, seat: int) -> Action:
    return Give(seat, 99)


LEAK: Game[Any, Any] = replace(FAULTY, view=lambda s, seat: Peek([sorted(hand) for hand in s.hands]))
INVARIANT: Game[Any, Any] = replace(FAULTY, check=lambda s: ["seat 0 is rich"] if s.coins[0] > 5 else [])
CRASH: Game[Any, Any] = replace(FAULTY, view=_crash)
IMPURE: Game[Any, Any] = replace(FAULTY, view=_impure)
SETUP: Game[Any, Any] = replace(FAULTY, start=_bad_start)
UNDO: Game[Any, Any] = replace(FAULTY, hidden=lambda s, seat: 0)
REDEAL: Game[Any, Any] = replace(FAULTY, redeal=_unshuffled)
BOUND: Game[Any, Any] = replace(FAULTY, bound=5)
REASONS: Game[Any, Any] = replace(FAULTY, reasons={})
PLACES: Game[Any, Any] = replace(FAULTY, places=lambda s: [2] * s.seats)
DEFAULT: Game[Any, Any] = replace(FAULTY, default=_no_default)
