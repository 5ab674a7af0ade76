"""Luck that depends on labels alone, seats that rotate, statistics that merge exactly."""

from signoria.sim import luck
from signoria.sim.simulate import seating
from signoria.sim.statistics import Results
from signoria.sim.tables import Outcome

OUTCOMES = [
    Outcome(("a", "b", "b"), (5, 3, 1), (1, 2, 3), 10),
    Outcome(("b", "a", "b"), (4, 4, 1), (1, 1, 3), 14),
    Outcome(("b", "b", "a"), (2, 2, 2), (1, 1, 1), 12, ("a: slept",)),
]


def test_labels_decide_luck() -> None:
    assert luck.number(1, "deal") == luck.number(1, "deal")
    assert len({luck.number(seed, game) for seed in range(20) for game in range(20)}) == 400
    assert 0 <= luck.number("x") < 1 << 61
    assert len(luck.secret(1)) == 32


def test_noting_notes_what_was_answered() -> None:
    chance = luck.noting(1)
    drawn = [chance.below(6, stream) for stream in (0, 1, 2)]
    assert chance.results == drawn
    assert chance.fresh().results == []


def test_bots_move_one_seat_on() -> None:
    bots = ("a", "b", "c")
    assert [seating(bots, game) for game in range(4)] == [bots, ("c", "a", "b"), ("b", "c", "a"), bots]


def test_statistics() -> None:
    results = Results()
    for outcome in OUTCOMES:
        results.add(outcome)
    assert (results.games, results.decisions, results.shortest, results.longest) == (3, 36, 10, 14)
    a, b = results.by_bot["a"], results.by_bot["b"]
    assert (a.games, round(a.wins, 6)) == (3, round(1 + 1 / 2 + 1 / 3, 6))
    assert round(a.wins + b.wins, 9) == 3
    assert (a.mean, a.least, a.most) == (11 / 3, 2, 5)
    assert round(a.deviation, 4) == 1.5275
    assert (results.troubles, results.trouble) == (1, "a: slept")


def test_parts_merge_to_the_whole_in_any_order() -> None:
    whole = Results()
    for outcome in OUTCOMES:
        whole.add(outcome)
    for order in ((0, 1, 2), (2, 0, 1)):
        merged = Results()
        for i in order:
            part = Results()
            part.add(OUTCOMES[i])
            merged.merge(part)
        assert merged == whole
