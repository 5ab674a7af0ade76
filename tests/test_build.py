"""The build that is tested is the one that was asked for."""

import importlib.util
import os
from pathlib import Path

import pytest

from scripts.compile import everything, example_modules, modules
from signoria._build import PACKAGE, build, compiled_modules

EXPECTED = os.environ.get("SIGNORIA_EXPECT_BUILD")


@pytest.mark.skipif(EXPECTED is None, reason="no particular build was asked for")
def test_the_build_asked_for_is_imported() -> None:
    folder = ".build" if EXPECTED == "compiled" else "src"
    assert folder in PACKAGE.parts
    if modules():
        assert build() == EXPECTED


@pytest.mark.skipif(EXPECTED != "compiled", reason="the compiled build was not asked for")
def test_every_chosen_module_is_compiled() -> None:
    names = [str(path.with_suffix("")).replace("/", ".") for path in everything()]
    found = {name: importlib.util.find_spec(name) for name in names}
    plain = [
        name for name, spec in found.items() if not (spec and spec.origin and spec.origin.endswith(".so"))
    ]
    assert plain == []
    assert len(compiled_modules()) == len(modules())


def test_the_example_title_is_compiled_next_to_the_package() -> None:
    """Otherwise the figures for a small title would be those of interpreted rules on a compiled engine."""
    assert example_modules() == [Path("banco/rules.py")]
    assert everything() == [*modules(), Path("banco/rules.py")]


@pytest.mark.parametrize(
    ("path", "text", "chosen"),
    [
        ("core/flow.py", "STEP = 1\n", True),
        ("core/__init__.py", "", False),
        ("core/odd.py", '"""Odd."""\n# not compiled: uses async\n', False),
        ("games/siena/war.py", "STEP = 1\n", True),
        ("games/siena/view.py", "STEP = 1\n", False),
        ("games/siena/tables.py", "from msgspec import Struct\n", False),
        ("play/match.py", "STEP = 1\n", False),
    ],
)
def test_which_modules_are_compiled(tmp_path: Path, path: str, text: str, chosen: bool) -> None:
    file = tmp_path / "signoria" / path
    file.parent.mkdir(parents=True)
    file.write_text(text)
    assert modules(tmp_path / "signoria") == ([Path("signoria") / path] if chosen else [])
