"""Four Italian-Renaissance board games as software. Only the names listed here are public."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

__version__ = "0.1.0"

__all__ = ["__version__", "env"]


def env(
    title: str,
    seats: int | None = None,
    options: Mapping[str, int] | None = None,
    seed: int | None = None,
    reward: str = "place",
    asides: bool = False,
    render_mode: str | None = None,
) -> Any:
    """A title as a PettingZoo AEC environment: `signoria.env("genoa", seats=4, seed=1)`.

    Without `seats` it is dealt for the fewest; `options` are those that `signoria titles` lists; `seed` is
    for the first deal; `reward` is `place`, `score` or `win`; with `asides` seats may also do things beside
    the question; `render_mode` may be `ansi`. docs/research.md says more. NumPy and PettingZoo are imported
    here and not with the package.
    """
    try:
        adapter = import_module("signoria.adapters.pettingzoo")
    except ModuleNotFoundError as error:
        raise ImportError(f"signoria.env needs {error.name}: install signoria[rl].") from error
    return adapter.env(title, seats, options, seed, reward, asides, render_mode)
