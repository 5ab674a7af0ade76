"""Says which build of the package is running: the plain sources or the compiled tree."""

import platform
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).parent


def compiled_modules() -> list[Path]:
    """Extension modules beside the sources; empty in the plain build."""
    return sorted(path for path in PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}") if path.is_file())


def build() -> str:
    """`compiled` when any module is, otherwise `interpreted`."""
    return "compiled" if compiled_modules() else "interpreted"


def describe() -> str:
    """One line for headers, reports and benchmark tables."""
    return f"{build()} build, {platform.python_implementation()} {platform.python_version()}"
