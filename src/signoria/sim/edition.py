"""Edition: a fingerprint of how bots play a title, so that figures outlive changes that do not touch play.

One greedy game is played by fixed luck, and every few questions the bot in question answers, too. The same
rules, data and answers are the same edition: code may be moved, renamed and made faster. A valuation changes
the edition of its own title only, a search leaves the figures of greedy bots alone.
"""

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache

from signoria.bots import bot
from signoria.core import flow
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.core.playout import random_seat
from signoria.play.codec import value_to_wire
from signoria.play.game import AnyGame
from signoria.play.packs import load_tables
from signoria.play.registry import find
from signoria.play.vantage import Vantage

GUIDE = "greedy"
"""Who plays the game: a table it leads to is one that bots meet."""
SEATS = 4
EVERY = 6
"""Of so many questions one is put to the bot in question; all answers of the guide show in later ones."""
SIMS = 48
"""What a bot that thinks by the clock gets instead: as many simulations on every machine."""
LENGTH = 12


def edition(title: str, bots: Sequence[str]) -> str:
    """Changes with the rules as records know them and with what these bots answer; speed is no edition."""
    names = sorted({bot.NICKNAMES.get(name, name) for name in bots})
    parts = [f"{name} {_play_of(title, _unclocked(name))}" for name in names]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:LENGTH]


def _unclocked(name: str) -> str:
    level = name.partition(":")[0]
    return f"{level}:{SIMS}sims" if level in bot.CLOCKED else name


@cache
def _play_of(title: str, name: str) -> str:
    game = find(title)
    tables, data = load_tables(game)
    # Figures from before records named their data stay those of that data.
    old = data == game.unnamed_data.get(game.rules_version)
    found = hashlib.sha256((f"{game.rules_version}" if old else f"{game.rules_version} {data}").encode())
    seats = min(max(SEATS, game.least_seats), game.most_seats)
    state: State = game.new_state(tables, seats, game.settle(seats, {}), seeded(SEATS))
    for answer in _answers(game, state, name):
        found.update(answer.encode())
    return found.hexdigest()


def _answers(game: AnyGame, s: State, name: str) -> Iterator[str]:
    """What a bot of that name says on the way to the end of the guide's game; `s` is played on."""
    guide, order = bot.make(GUIDE), Rng(SEATS)
    for question in range(game.bound):
        if not s.stack:
            return
        seat = random_seat(flow.must_answer(s), order)
        vantage = Vantage(game, s, seat)
        if question % EVERY == 0:
            yield repr(value_to_wire(bot.make(name).choose(vantage, Rng(question + 1))))
        flow.apply(s, seat, guide.choose(vantage, Rng(question + 1)))
        s.news = []
