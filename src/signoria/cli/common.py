"""What all commands share: one sentence for bad input, tables, progress bars."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from json import dumps
from pathlib import Path
from typing import Any, NoReturn

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from signoria.play.errors import BadSetup, SignoriaError

FOUND = 1
"""Exit code: the input was fine, and what it was checked for is not."""
UNUSABLE = 2
"""Exit code: the input cannot be used."""
BUG = 70
"""Exit code: the program itself is at fault."""

_EXTRAS = {
    **dict.fromkeys(("aiosqlite", "alembic", "argon2", "cryptography", "httpx", "litestar"), "server"),
    **dict.fromkeys(("prometheus_client", "sqlalchemy", "structlog", "uvicorn"), "server"),
    **dict.fromkeys(("gymnasium", "numpy", "pettingzoo", "pyarrow"), "rl"),
    "asyncpg": "postgres",
    "pyspiel": "openspiel",
    "polars": "data",
    "redis": "redis",
    "torch": "train",
}
"""Which extra brings a module that not everybody needs."""

WIDE = 140
"""Columns where nobody looks: files and pipes get whole lines."""


def fail(sentence: str, code: int = UNUSABLE) -> NoReturn:
    """Say what is wrong on stderr and stop."""
    typer.echo(sentence.replace("\n", " "), err=True)
    raise typer.Exit(code)


def needed(error: ModuleNotFoundError) -> str:
    """Which extra a command lacks; nothing if the missing module belongs to none."""
    extra = _EXTRAS.get((error.name or "").partition(".")[0], "")
    return f'This needs {error.name}: pip install "signoria[{extra}]".' if extra else ""


@contextmanager
def one_sentence() -> Iterator[None]:
    """Turn whatever goes wrong inside into one sentence and an exit code."""
    try:
        yield
    except SignoriaError as error:
        fail(str(error))
    except (typer.Exit, typer.Abort, BrokenPipeError):
        raise
    except Exception as error:
        if isinstance(error, ModuleNotFoundError) and (sentence := needed(error)):
            fail(sentence)
        if os.environ.get("SIGNORIA_TRACEBACK"):
            raise
        if isinstance(error, OSError) and error.filename is not None and error.strerror:
            fail(
                f"{error.filename} cannot be used: {error.strerror}."
            )  # a folder without rights, a full disk
        what = f"{type(error).__name__}: {error}"[:300]
        fail(f"This is a mistake in the program ({what}); SIGNORIA_TRACEBACK=1 shows where.", BUG)


def counted(count: int, one: str, many: str = "") -> str:
    """1 game, 2 games; 1 entry, 2 entries."""
    return f"{count} {one}" if count == 1 else f"{count} {many or one + 's'}"


def console() -> Console:
    """Standard output; wide where it is not a terminal."""
    out = Console(highlight=False, soft_wrap=False)
    if not out.is_terminal and "COLUMNS" not in os.environ:
        out.width = WIDE
    return out


def grid(*columns: str, title: str | None = None) -> Table:
    """A plain table: the first column to the left, the others, numbers mostly, to the right.

    What a narrow terminal has no room for goes on in the next line: cut off, two names would look alike.
    """
    table = Table(box=box.SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False)
    for i, column in enumerate(columns):
        table.add_column(column, justify="left" if i == 0 else "right", overflow="fold")
    return table


def print_json(data: Any) -> None:
    """JSON for machines: one document, unescaped, indented."""
    typer.echo(dumps(msgspec.to_builtins(data), ensure_ascii=False, indent=2))


@contextmanager
def progress(total: float, what: str) -> Iterator[Callable[[float], None]]:
    """A bar on stderr while it is a terminal; yields the function that moves it on."""
    err = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task(what, total=total)
        yield lambda amount: bar.advance(task, amount)


def room_for(path: Path) -> None:
    """Whether a file can be written, said before the work that fills it begins. Raises BadSetup."""
    if not path.parent.is_dir():
        raise BadSetup(f"There is no folder {path.parent} to write {path.name} into.")
    if path.is_dir() or not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadSetup(f"{path} cannot be written.")


def chosen_options(given: Sequence[str]) -> dict[str, int]:
    """`open_money=1` for each; true/false and yes/no are 1/0."""
    words = {"true": 1, "yes": 1, "on": 1, "false": 0, "no": 0, "off": 0}
    out: dict[str, int] = {}
    for text in given:
        name, equals, value = text.partition("=")
        number = words.get(value.lower())
        if number is None:
            try:
                number = int(value)
            except ValueError:
                number = None
        if not name or not equals or number is None:
            raise BadSetup(f"An option is written name=number, and '{text[:40]}' is not.")
        out[name] = number
    return out
