"""Four Italian-Renaissance board games as software. Only the names listed here are public."""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

__all__ = ["__version__", "env"]


def env(title: str, **settings: Any) -> Any:
    """A title as a PettingZoo AEC environment: `signoria.env("genoa", seats=4, seed=1)`.

    Settings: `seats`, `options`, `seed`, `reward`, `asides`, `render_mode`; see docs/research.md. NumPy and
    PettingZoo are imported here and not with the package.
    """
    try:
        adapter = import_module("signoria.adapters.pettingzoo")
    except ModuleNotFoundError as error:
        raise ImportError(f"signoria.env needs {error.name}: install signoria[rl].") from error
    return adapter.env(title, **settings)
