"""A small trained policy: a network that rates each action on the menu, kept in one file, run by NumPy alone.

The network looks at the table once and then at every action: what kind it is and its numbers (after DouZero,
see docs/research.md). So it can rate offers that were never seen in training, and needs no output per action.
`policy:FILE` is a bot like any other.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from signoria.adapters.desk import own_tables
from signoria.adapters.encoding import numbering
from signoria.adapters.observation import layout, squashed
from signoria.bots.settings import BadSetting
from signoria.core.chance import Rng
from signoria.core.menu import menu_of
from signoria.core.numbering import Numbering
from signoria.core.value import Action
from signoria.play.errors import BadSetup
from signoria.play.game import AnyGame
from signoria.play.vantage import Vantage

ARGUMENTS = 8
"""So many numbers of an action are shown to the network."""
FORMAT = 1
WEIGHTS = ("see", "see_bias", "join", "act", "act_bias", "rate", "value", "value_bias")

Floats = NDArray[np.float32]


def features(book: Numbering, actions: Sequence[Action]) -> Floats:
    """One row an action: its kind, and its first numbers as signed logarithms."""
    out = np.zeros((len(actions), len(book.kinds) + ARGUMENTS), np.float32)
    for row, action in zip(out, actions, strict=True):
        row[book.row[type(action)].at] = 1
        key = action.key()[:ARGUMENTS]
        row[len(book.kinds) : len(book.kinds) + len(key)] = key
    numbers = out[:, len(book.kinds) :]
    numbers[:] = squashed(numbers)
    return out


class Policy:
    """The network and the title it was trained for."""

    def __init__(self, title: str, rules_version: int, weights: Mapping[str, Floats]) -> None:
        self.title = title
        self.rules_version = rules_version
        self.weights = {name: np.asarray(weights[name], np.float32) for name in WEIGHTS}

    def rate(self, vector: Floats, rows: Floats) -> Floats:
        """A number for each action; the greatest is the best."""
        w = self.weights
        table = np.maximum(w["see"] @ squashed(vector) + w["see_bias"], 0)
        joint = np.maximum(rows @ w["act"].T + (w["join"] @ table + w["act_bias"]), 0)
        rates: Floats = joint @ w["rate"]
        return rates

    def save(self, path: Path) -> None:
        head = {"format": FORMAT, "title": self.title, "rules_version": self.rules_version}
        arrays: dict[str, Any] = {**{name: np.array(value) for name, value in head.items()}, **self.weights}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @classmethod
    def load(cls, path: Path) -> "Policy":
        """Raises BadSetting with a sentence when the file is no policy."""
        try:
            with np.load(path, allow_pickle=False) as file:
                if int(file["format"]) != FORMAT:
                    raise BadSetting(f"{path} has another format than this program reads ({FORMAT}).")
                return cls(str(file["title"]), int(file["rules_version"]), file)
        except OSError as error:
            raise BadSetting(f"Cannot read the policy {path}: {error.strerror or error}.") from error
        except (BadZipFile, EOFError, KeyError, TypeError, ValueError) as error:
            raise BadSetting(f"{path} is not a policy file.") from error

    def check(self, game: AnyGame) -> None:
        """Raises BadSetup when the policy was trained for something else."""
        if game.id != self.title:
            raise BadSetup(f"The policy was trained for {self.title} and cannot play {game.id}.")
        if game.rules_version != self.rules_version:
            raise BadSetup(f"The policy knows version {self.rules_version} of the rules of {game.id}.")
        seen, done = layout(game, own_tables(game)).size, len(numbering(game).kinds) + ARGUMENTS
        if self.weights["see"].shape[1:] != (seen,) or self.weights["act"].shape[1:] != (done,):
            raise BadSetup(f"The policy was trained for other observations of {game.id}: train it again.")


def _loaded(path: Path) -> Policy:
    """A file is read once: servers make a bot for every answer."""
    try:
        return _read(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise BadSetting(f"Cannot read the policy {path}: {error.strerror or error}.") from error


@lru_cache(maxsize=16)
def _read(path: Path, changed: int) -> Policy:
    return Policy.load(path)


class PolicyBot:
    """Plays what the network rates best. The setting is the file: `policy:brides.npz`."""

    def __init__(self, setting: str = "") -> None:
        if not setting:
            raise BadSetting("A policy needs its file: policy:FILE.")
        self.policy = _loaded(Path(setting))
        self.title = self.policy.title

    def check(self, game: AnyGame) -> None:
        """Raises BadSetup when the policy was trained for something else."""
        self.policy.check(game)

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        game = vantage.game
        self.policy.check(game)
        # A seat's view, question and menu are the same on every table it can imagine.
        table = vantage.imagine(rng)
        book = numbering(game)
        menu = menu_of(table, vantage.seat, book, asides=False)
        actions = [action for number in menu.ids if (action := menu.action(number)) is not None]
        if not actions:
            return vantage.default()
        vector = layout(game, own_tables(game)).vector(table, vantage.seat)
        return actions[int(np.argmax(self.policy.rate(vector, features(book, actions))))]
