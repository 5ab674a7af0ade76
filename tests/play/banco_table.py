"""The example title for tests of the play layer."""

from banco import GAME

from signoria.core.chance import Rng
from signoria.core.playout import random_action
from signoria.core.seating import members
from signoria.play.match import Match
from signoria.play.packs import load_tables

SEED = bytes(range(32))
TABLES, _ = load_tables(GAME)


def new_match(seats: int = 3, seed: bytes = SEED) -> Match:
    return Match.new(GAME, TABLES, seats, seed=seed)


def play_at_random(match: Match, decisions: int, seed: int = 1) -> None:
    """So many random decisions, or to the end."""
    rng = Rng(seed)
    for _ in range(decisions):
        if match.over:
            return
        seat = members(match.waiting)[0]
        match.act(seat, random_action(match.state, seat, rng))


def finished_match(seed: int = 1) -> Match:
    match = new_match()
    play_at_random(match, 1000, seed)
    assert match.over
    return match
