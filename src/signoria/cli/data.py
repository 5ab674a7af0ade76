"""`signoria data`: component data, where it comes from, and whether an own pack fits."""

from collections import Counter
from json import dumps
from pathlib import Path
from typing import Annotated, Any

import typer

from signoria.cli.common import FOUND, UNUSABLE, console, fail, grid, one_sentence, print_json
from signoria.cli.flags import Json, TitleName
from signoria.cli.provenance import ORIGINS, Fact, by_section, facts
from signoria.play.errors import BadData
from signoria.play.game import AnyGame
from signoria.play.packs import components, present
from signoria.play.printings import file_of, written
from signoria.play.registry import find

LONGEST_VALUE = 60


def data(
    title: TitleName,
    provenance: Annotated[
        bool, typer.Option("--provenance", help="List every value with where it comes from.")
    ] = False,
    check: Annotated[
        Path | None, typer.Option(help="Check a data pack against all counts and constraints.")
    ] = None,
    keep: Annotated[
        bool, typer.Option("--keep", help="For authors: keep the present data among the title's printings.")
    ] = False,
    json: Json = False,
) -> None:
    """Show the component data of a title and where each value comes from.

    rulebook: the rules state it; public: found on a public page; reconstructed:
    chosen so that every known constraint holds. Whoever owns the printed game
    can correct values in an own pack: a TOML file with only the values to
    change, used with --data FILE.

    \b
    Examples:
      signoria data genoa
      signoria data princes --provenance
      signoria data virtu --check my-virtu.toml

    Exit code 1: the pack breaks a count or a constraint. Exit code 2: unusable input.
    """
    with one_sentence():
        game = find(title)
        if check is not None:
            _check(game, check, json)
            return
        if keep:
            _keep(game)
            return
        found = facts(components(game))
        if json:
            print_json(_as_data(title, found, whole=provenance))
        elif provenance:
            _print_facts(found)
        else:
            _print_sections(title, found)


def _check(game: AnyGame, pack: Path, json: bool) -> None:
    """Say `valid` and what the pack changes, or the first thing it breaks."""
    if not pack.is_file():
        fail(f"There is no file {pack}.", UNUSABLE)
    try:
        digest = present(game, pack).digest
    except BadData as error:
        if json:
            print_json({"title": game.id, "pack": str(pack), "valid": False, "problem": str(error)})
            raise typer.Exit(FOUND) from error
        fail(str(error), FOUND)
    corrected = components(game, pack)
    before = {fact.place: fact.value for fact in facts(components(game))}
    changed = [fact for fact in facts(corrected) if before.get(fact.place) != fact.value]
    if json:
        places = [fact.place for fact in changed]
        state = {"valid": True, "changed": places, "digest": digest}
        print_json({"title": game.id, "pack": str(pack), **state})
        return
    out = console()
    differ = "1 value differs" if len(changed) == 1 else f"{len(changed)} values differ"
    out.print(f"valid: {differ} from {game.id}'s own (digest {digest})")
    for fact in changed:
        line = f"  {fact.place}: {_short(before.get(fact.place))} -> {_short(fact.value)}"
        out.print(line, markup=False, soft_wrap=True)


def _keep(game: AnyGame) -> None:
    """Write the present data where games and records that began with it find it for ever."""
    found = present(game)
    path = file_of(game.home, found.digest)
    if not found.shipped:
        try:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(written(found.data))
        except OSError as error:
            fail(f"Cannot write {path}: {error.strerror}.", UNUSABLE)
    console().print(f"{'kept already' if found.shipped else 'kept'}: {path}", soft_wrap=True)


def _print_sections(title: str, found: list[Fact]) -> None:
    table = grid(title, "values", *ORIGINS)
    for section, counts in by_section(found).items():
        table.add_row(section, str(counts.total()), *(str(counts[origin] or "") for origin in ORIGINS))
    table.add_section()
    total = Counter(fact.origin for fact in found)
    table.add_row("all", str(total.total()), *(str(total[origin] or "") for origin in ORIGINS))
    console().print(table)


def _print_facts(found: list[Fact]) -> None:
    """One line a value: made for grep and a pager, so nothing is wrapped or cut but long values."""
    out = console()
    for fact in found:
        note = f"  # {fact.note}" if fact.note else ""
        line = f"{fact.origin:14}{fact.place} = {_short(fact.value)}{note}"
        out.print(line, markup=False, soft_wrap=True)


def _short(value: Any) -> str:
    text = dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_VALUE else text[: LONGEST_VALUE - 1] + "…"


def _as_data(title: str, found: list[Fact], *, whole: bool) -> dict[str, object]:
    out: dict[str, object] = {
        "title": title,
        "values": len(found),
        "by_origin": dict(Counter(fact.origin for fact in found)),
        "sections": {section: dict(counts) for section, counts in by_section(found).items()},
    }
    if whole:
        out["facts"] = [
            {"place": fact.place, "value": fact.value, "origin": fact.origin, "note": fact.note}
            for fact in found
        ]
    return out
