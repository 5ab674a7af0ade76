"""Editions of play: they change with what bots answer and with the rules, and with nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from signoria.bots import ismcts_bot
from signoria.bots.greedy_bot import GreedyBot
from signoria.bots.settings import Setting
from signoria.bots.tree import Settings
from signoria.play.registry import find
from signoria.sim import edition as editions
from signoria.sim.edition import edition

EXAMPLES = Path(__file__).parents[2] / "examples"
CHEAP = ("greedy", "random", "random")
SEARCH = ("ismcts:300ms", "greedy", "greedy")


@pytest.fixture(autouse=True)
def banco(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    monkeypatch.setenv("SIGNORIA_TITLES", "banco:GAME")
    editions._play_of.cache_clear()
    yield
    editions._play_of.cache_clear()


def again(bots: tuple[str, ...]) -> str:
    editions._play_of.cache_clear()
    return edition("banco", bots)


def test_the_same_play_is_the_same_edition() -> None:
    assert again(SEARCH) == again(SEARCH)
    assert edition("banco", ("random", "greedy")) == edition("banco", CHEAP)


def test_names_and_times_of_the_bots_are_part_of_it() -> None:
    found = {edition("banco", (name,)) for name in ("ismcts:300ms", "ismcts:1s", "greedy", "random", "easy")}
    assert len(found) == 5
    assert edition("banco", ("hard",)) == edition("banco", ("ismcts:1s",))


def test_another_search_leaves_the_figures_of_greedy_bots_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap, search = again(CHEAP), again(SEARCH)

    def hasty(said: Setting) -> Settings:
        return Settings(seconds=3600.0, sims=1, most=2, worlds=1)

    monkeypatch.setattr(ismcts_bot, "settings_of", hasty)
    assert again(CHEAP) == cheap
    assert again(SEARCH) != search


def test_another_greedy_bot_is_another_edition_for_all_who_meet_it(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap, search = again(CHEAP), again(SEARCH)
    monkeypatch.setitem(GreedyBot.LEVELS, "hard", (1, 500))
    assert again(CHEAP) != cheap
    assert again(SEARCH) != search


def test_other_rules_are_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    before = again(CHEAP)
    changed = replace(find("banco"), rules_version=99)
    monkeypatch.setattr(editions, "find", lambda title: changed)
    assert again(CHEAP) != before
