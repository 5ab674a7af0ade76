"""TOML files that people wrote."""

import tomllib
from pathlib import Path
from typing import Any

from signoria.play.errors import BadData


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file, or a clear sentence."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadData(f"Cannot read {path}: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path} is not valid TOML: {error}.") from error
