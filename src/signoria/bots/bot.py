"""Bot: what a level of play must offer, and where levels are found by name.

A level of this package is one line in `LEVELS`; one from elsewhere is an entry point in the group
`signoria.bots`. Callers only ever say `make("random")` or `make("ismcts:300ms")`: what stands behind the
first colon is handed to the level as its setting.
"""

import os
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from signoria.bots.guard import Guard, Trouble, quietly
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.play.errors import BadSetup
from signoria.play.vantage import Vantage

GROUP = "signoria.bots"

LEVELS = {
    "random": "signoria.bots.random_bot:RandomBot",
    "greedy": "signoria.bots.greedy_bot:GreedyBot",
    "ismcts": "signoria.bots.ismcts_bot:IsmctsBot",
}
"""Module and class of each level, imported when it is first asked for."""

CLOCKED = frozenset({"ismcts"})
"""Levels whose answers depend on the time they get."""

NICKNAMES = {"easy": "greedy:easy", "medium": "greedy:hard", "hard": "ismcts:1s"}
"""What a person who only wants an opponent says."""


POLICIES = "SIGNORIA_POLICIES"
"""Names for trained policies: `NAME=FILE`, several of them separated as in PATH (`serve --policy`)."""
FROM_FILE = "policy"
"""The level that plays a trained policy; it needs a file, so people choose among the names given to files."""


class Bot(Protocol):
    """A player. One instance sits in one seat for one game, so it may remember what it likes.

    A bot that also has `speak(vantage, rng) -> Action | None` is heard before it is asked, and when somebody
    spoke to it while the game waits for another: it may answer an offer or make one.
    """

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        """A legal action for a seat that is asked. All luck the bot needs comes from `rng`."""
        ...


class UnknownBot(BadSetup):
    """There is no level of that name."""


def names() -> tuple[str, ...]:
    """The names of all levels, sorted."""
    return tuple(sorted({*_points(), *NICKNAMES}))


def offered(title: str) -> tuple[str, ...]:
    """The levels that can take a seat at a table of this title as they stand."""
    named = [name for name in policies() if trained_for(name) == title]
    return tuple(sorted({*names(), *named} - {FROM_FILE}))


def policies() -> dict[str, str]:
    """The trained policies that have a name, as `policy:FILE`."""
    pairs = [one.partition("=") for one in os.environ.get(POLICIES, "").split(os.pathsep) if one]
    return {name: f"{FROM_FILE}:{file}" for name, _, file in pairs}


@cache
def trained_for(name: str) -> str | None:
    """The only title that a level can play; None for a level that plays every title."""
    return getattr(_plain(name), "title", None)


def make(name: str, report: Callable[[Trouble], None] = quietly) -> Guard:
    """A fresh bot of that level; raises UnknownBot with the names that exist.

    The bot is guarded: where it fails, the title's default answer is given, and `report` hears of it.
    """
    return Guard(name, _plain(name), report)


def by_cpu(name: str) -> str:
    """The same level thinking by the processor's time instead of the wall clock, where it has a clock."""
    full = NICKNAMES.get(name, name)
    level, _, setting = full.partition(":")
    return f"{level}:{setting}:cpu" if level in CLOCKED else full


def require(wanted: Sequence[str]) -> None:
    """Raise UnknownBot or BadSetting now rather than in the middle of the work."""
    for name in wanted:
        _plain(name)


def _plain(name: str) -> Bot:
    said = NICKNAMES.get(name) or policies().get(name, name)
    level, _, setting = said.partition(":")
    maker = _maker(level)
    return maker(setting) if setting else maker()


@cache
def _maker(name: str) -> Callable[..., Bot]:
    point = _points().get(name)
    if point is None:
        near = get_close_matches(name, names(), 1)
        guess = f" Did you mean {near[0]}?" if near else ""
        raise UnknownBot(f"There is no bot '{name[:40]}'.{guess} Known bots: {', '.join(names())}.")
    maker: Callable[..., Bot] = point.load()
    return maker


@cache
def _points() -> dict[str, EntryPoint]:
    own = {name: EntryPoint(name, value, GROUP) for name, value in LEVELS.items()}
    return {point.name: point for point in entry_points(group=GROUP)} | own
