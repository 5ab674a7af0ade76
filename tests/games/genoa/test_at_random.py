"""Random answers without lists: legal, of every kind that is offered, all kinds alike (GEN-102, GEN-104)."""

from collections import Counter
from collections.abc import Callable

import pytest

from signoria.core.chance import Rng
from signoria.core.flow import must_answer
from signoria.core.seating import members
from signoria.games.genoa.bids import Done, Pass
from signoria.games.genoa.state import Genoa
from tests.games.genoa.table import SETTLED, do, kinds, offer, table, top, why

DRAWS = 600


def proposals_next() -> Genoa:
    return table(4, path=["street_03"], step=SETTLED)


def proposals_here_with_a_message() -> Genoa:
    return table(3, path=["park", "street_02", "guild_hall"], hands={1: ["message_01"]})


def a_sheet_begun() -> Genoa:
    s = table(3, path=["street_03"], step=SETTLED)
    do(s, 1, offer("guild_hall", 10))
    do(s, 2, Pass())
    return s


def response_next() -> Genoa:
    s = a_sheet_begun()
    do(s, 1, Done())
    return s


def response_here() -> Genoa:
    s = table(3, path=["guild_hall"])
    do(s, 1, offer("guild_hall", 10))
    do(s, 2, Pass())
    return s


@pytest.mark.parametrize(
    "position",
    [proposals_next, proposals_here_with_a_message, a_sheet_begun, response_next, response_here],
)
def test_random_answers_are_legal_and_of_every_kind(position: Callable[[], Genoa]) -> None:
    s = position()
    seat = members(must_answer(s))[0]
    rng = Rng(9)
    found: Counter[type] = Counter()
    for _ in range(DRAWS):
        action = top(s).at_random(s, seat, rng)
        if action is not None:
            assert why(s, seat, action) == 0
            found[type(action)] += 1
    assert set(found) == kinds(s, seat)
    assert min(found.values()) > 0.5 * DRAWS / len(found)
