"""Titles and positions that the tests of the adapters share."""

from collections.abc import Iterator

import pytest

from signoria.adapters.desk import Desk, Setup
from signoria.core.chance import Rng
from signoria.play import registry

EXAMPLE = "banco"
EXAMPLE_POINT = "banco:GAME"


def all_titles() -> list[str]:
    """Every title that is installed, and the example of the guide, which the environment must name."""
    return sorted({*registry.titles(), EXAMPLE})


def with_seats() -> list[tuple[str, int]]:
    out = [(EXAMPLE, seats) for seats in (2, 3, 4)]
    for title in registry.titles():
        if title != EXAMPLE:
            game = registry.find(title)
            out += [(title, seats) for seats in range(game.least_seats, game.most_seats + 1)]
    return out


@pytest.fixture(autouse=True)
def example_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, EXAMPLE_POINT)


def positions(setup: Setup, seed: int, most: int, every: int = 1) -> Iterator[Desk]:
    """Desks of a random game by numbers, every so many decisions; each may be looked at, not changed."""
    desk = Desk.deal(setup, seed, listen=True)
    rng = Rng(seed)
    for i in range(most):
        if desk.over:
            return
        if i % every == 0:
            yield desk
        ids = desk.menu().ids
        desk.choose(ids[rng.below(len(ids))])
