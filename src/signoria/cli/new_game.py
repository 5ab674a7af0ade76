"""`signoria new-game`: a small title that plays at once, to be replaced rule by rule.

What is copied is a real title, `signoria.cli.starter`: it is checked and tested like any other, and only its
names are exchanged on the way.
"""

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from signoria.cli.common import console, fail, one_sentence
from signoria.play.registry import titles

STARTER = Path(__file__).parent / "starter"
PROJECT = STARTER / "project"
"""What lies around the title's folder: how it is installed, its rules, its tests."""

_NAME = re.compile(r"[a-z][a-z0-9_]*")
_PREFIX = re.compile(r"[A-Z]{3}")


def new_game(
    name: Annotated[
        str, typer.Argument(help="The new title's id: small letters, such as siena.", show_default=False)
    ],
    into: Annotated[Path, typer.Option(help="The folder in which the new folder is made.")] = Path(),
    prefix: Annotated[
        str | None,
        typer.Option(help="Three letters before rule numbers; the title's first three if left out."),
    ] = None,
) -> None:
    """Write a small new title, complete and playable, as a package of its own.

    A folder with rules, components, texts in three languages and tests: a toy
    in which cards are drawn. Everything that a title must bring is there once,
    so that you replace it piece by piece while every check stays green.

    \b
    Examples:
      signoria new-game siena
      signoria new-game pisa --into ../titles --prefix PIS

    Exit code 2: the name cannot be used, or the folder exists.
    """
    with one_sentence():
        letters = prefix if prefix is not None else name.replace("_", "")[:3].upper()
        _refuse_bad_names(name, letters)
        home = into / name
        if home.exists():
            fail(f"{home} exists already; nothing was written.")
        for source, target in _files(name):
            place = home / target
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(renamed(source.read_text(encoding="utf-8"), name, letters), encoding="utf-8")
        _say_what_next(home, name)


def _refuse_bad_names(name: str, prefix: str) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        fail(f"A title's id is made of small letters, digits and _, such as siena; '{name[:40]}' is not.")
    if name in titles() or find_spec(name) is not None:
        fail(f"There is something called '{name}' already; choose another id.")
    if not _PREFIX.fullmatch(prefix):
        fail(f"Rules are numbered behind three capital letters, and '{prefix[:40]}' is not that (--prefix).")


def _files(name: str) -> list[tuple[Path, Path]]:
    """Every file to copy, with its place in the new folder."""
    title = [(path, Path(name, path.name)) for path in STARTER.iterdir() if path.is_file()]
    around = [
        (path, Path("tests", path.name) if path.name.startswith("test_") else Path(path.name))
        for path in PROJECT.iterdir()
        if path.is_file()
    ]
    return sorted(title + around)


def renamed(text: str, name: str, prefix: str) -> str:
    """The text with the new title's names; `test_sta_004` and `STA-004` carry the prefix."""
    spoken = name.replace("_", " ").title()
    text = text.replace("signoria.cli.starter", name).replace("STA-", f"{prefix}-")
    text = text.replace("test_sta_", f"test_{prefix.lower()}_").replace("prefix: STA", f"prefix: {prefix}")
    text = text.replace('rule_prefix="STA"', f'rule_prefix="{prefix}"')
    text = re.sub(r"(?m)^(title = |# )Starter$", rf"\g<1>{spoken}", text)
    return text.replace("Starter", spoken.replace(" ", "")).replace("starter", name)


def _say_what_next(home: Path, name: str) -> None:
    out = console()
    out.print(f"{home}: a title that plays. Its README says how to go on; try at once:")
    out.print(f"  cd {home} && SIGNORIA_TITLES={name}:GAME PYTHONPATH=. signoria fuzz {name} --seconds 10")
