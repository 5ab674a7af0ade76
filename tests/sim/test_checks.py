"""Each check says nothing about a sound table and names the fault of a faulty one."""

from dataclasses import replace
from typing import Any

import pytest
from banco import GAME
from banco.rules import Give, Lay, TakePot

from signoria.core.chance import Rng, Scripted
from signoria.core.flow import State, apply, must_answer
from signoria.core.playout import random_action
from signoria.core.seating import members
from signoria.play.match import AT_REST
from signoria.play.packs import load_tables
from signoria.sim import checks, examine, luck
from signoria.sim.moves import Move, mutant, random_move

TABLES, _ = load_tables(GAME)


def table(decisions: int = 0, seed: int = 1) -> State:
    """Banco at rest after so many random decisions."""
    state: State = GAME.new_state(TABLES, 3, {}, luck.noting(seed, "deal"))
    rng = luck.rng(seed, "play")
    for _ in range(decisions):
        seat = members(must_answer(state))[0]
        apply(state, seat, random_action(state, seat, rng))
    state.news = []
    state.chance = AT_REST
    return state


class Sloppy(State):
    """A title that forgot to copy a list."""

    FIELDS = ("gold",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats, AT_REST)
        self.gold = [[1], [2]]

    def clone(self) -> "Sloppy":
        other = Sloppy(self.seats)
        self.copy_flow(other)
        other.gold = self.gold.copy()  # the inner lists are shared
        return other


@pytest.mark.parametrize("decisions", [0, 1, 3, 4, 8])
def test_a_sound_table_passes(decisions: int) -> None:
    assert examine.position(GAME, TABLES, table(decisions), Rng(1)) == []


def test_a_shared_list_is_noticed() -> None:
    assert checks.clone_is_equal_and_apart(Sloppy(2)) == ["a clone shares 'gold' with its original"]


def test_a_proposal_that_the_rules_refuse_is_noticed() -> None:
    game = replace(GAME, default=lambda s, seat: TakePot())
    assert "the default TakePot() for seat 0" in checks.suggestions_and_default_are_legal(game, table())[0]


def test_an_illegal_action_is_refused_without_change() -> None:
    s = table()
    assert checks.refusal_changes_nothing(GAME, s, Move(0, TakePot())) == []
    assert checks.refusal_changes_nothing(GAME, s, Move(0, Give(1, 99))) == []


def test_a_reason_without_a_sentence_is_a_problem() -> None:
    game = replace(GAME, reasons={})
    problems = examine.refusal(game, table(), Move(0, Give(1, 99)))
    assert [(problem.check, problem.sentence) for problem in problems] == [("refusal", "KeyError: 10")]
    assert problems[0].culprit == Move(0, Give(1, 99))


def test_what_can_be_undone_shows_nothing_hidden() -> None:
    """The last card laid opens all cards: only `hidden` keeps that from being undone."""
    before = table(2)
    seat = members(must_answer(before))[0]
    card = random_action(before, seat, Rng(1))
    assert isinstance(card, Lay)
    after = before.clone()
    apply(after, seat, card)
    move = Move(seat, card)
    blind = replace(GAME, hidden=lambda s, seat: 0)
    others = [other for other in range(3) if other != seat]
    told = [
        checks.undo_shows_nothing(blind, before, move, after, other, Rng(k))
        for other in others
        for k in range(9)
    ]
    assert any("can be undone, but it shows seat" in sentence for found in told for sentence in found)
    assert not any(
        checks.undo_shows_nothing(GAME, before, move, after, other, Rng(k))
        for other in others
        for k in range(9)
    )


def test_a_step_repeats_on_a_stored_table() -> None:
    before = table()
    action = random_action(before, 0, Rng(1))
    after = before.clone()
    after.chance = Scripted([])
    apply(after, 0, action)
    assert checks.step_repeats(GAME, TABLES, before, Move(0, action), [], after) == []
    assert checks.step_repeats(GAME, TABLES, before, Move(0, action), [1], after) != []
    other = table(1, seed=2)
    assert checks.step_repeats(GAME, TABLES, before, Move(0, action), [], other) != []


def test_places_count_like_in_sport() -> None:
    def judged(places: list[int]) -> list[str]:
        game: Any = replace(GAME, places=lambda s: places)
        return checks.result_is_sound(game, table())

    assert judged([1, 2, 2]) == judged([3, 1, 1]) == judged([1, 1, 1]) == []
    assert judged([1, 2]) and judged([2, 3, 3]) and judged([1, 1, 2])  # noqa: PT018


def test_random_moves_are_legal_and_some_are_unasked() -> None:
    s = table()
    moves = [random_move(s, Rng(k), 500) for k in range(80)]
    assert all(checks.action_survives_encoding(GAME, move) == [] for move in moves)
    assert {move.asked for move in moves} == {True, False}
    for move in moves:
        clone = s.clone()
        clone.chance = luck.noting("moves")
        apply(clone, move.seat, move.action)


def test_mutants_differ_in_one_thing() -> None:
    s = table()
    move = Move(0, Give(1, 1))
    rng = Rng(3)
    odd = [mutant(GAME, s, move, rng) for _ in range(200)]
    assert {type(one.action) for one in odd} == set(GAME.actions)
    assert any(max(one.action.key(), default=0) > 1 << 50 for one in odd)
    assert any(one.seat != 0 for one in odd)
