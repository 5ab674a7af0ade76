"""Bot: what a level of play must offer, and where levels are found by name.

A level of this package is one line in `LEVELS`; one from elsewhere is an entry point in the group
`signoria.bots`. Callers only ever say `make("random")` or `make("ismcts:300ms")`: what stands behind the
first colon is handed to the level as its setting.
"""

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

NICKNAMES = {"easy": "greedy:easy", "medium": "greedy:hard", "hard": "ismcts:hard"}
"""What a person who only wants an opponent says."""


class Bot(Protocol):
    """A player. One instance sits in one seat for one game, so it may remember what it likes."""

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        """A legal action for a seat that is asked. All luck the bot needs comes from `rng`."""
        ...


class UnknownBot(BadSetup):
    """There is no level of that name."""


def names() -> tuple[str, ...]:
    """The names of all levels, sorted."""
    return tuple(sorted({*_points(), *NICKNAMES}))


def make(name: str, report: Callable[[Trouble], None] = quietly) -> Bot:
    """A fresh bot of that level; raises UnknownBot with the names that exist.

    The bot is guarded: where it fails, the title's default answer is given, and `report` hears of it.
    """
    return Guard(name, _plain(name), report)


def require(wanted: Sequence[str]) -> None:
    """Raise UnknownBot or BadSetting now rather than in the middle of the work."""
    for name in wanted:
        _plain(name)


def _plain(name: str) -> Bot:
    level, _, setting = NICKNAMES.get(name, name).partition(":")
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
