"""Provenance: where each value of the component data comes from.

Every table of a title's components.toml states its `source`: rulebook, public or reconstructed. Where an
entry mixes origins, `src` names them field by field, `known` lists the fields that the rulebook gives, and
`<field>_source` speaks for one field. What a table does not say it inherits from the one around it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

RULEBOOK = "rulebook"
UNSTATED = "unstated"
ORIGINS = (RULEBOOK, "public", "reconstructed", UNSTATED)
STATEMENTS = ("source", "src", "known", "note")
NAMES = ("name", "de", "en", "cs", "la")
"""`known = ["name"]` means the names in all languages."""


@dataclass(frozen=True)
class Fact:
    """One value printed on the components."""

    place: str
    value: Any
    origin: str
    note: str = ""

    @property
    def section(self) -> str:
        return self.place.partition(".")[0]


def facts(data: Mapping[str, Any]) -> list[Fact]:
    """Every value of the data with its origin, in the order of the file."""
    return list(_of_table(data, "", UNSTATED, ""))


def by_section(found: list[Fact]) -> dict[str, Counter[str]]:
    """Number of values of each origin in each top-level table."""
    out: dict[str, Counter[str]] = {}
    for fact in found:
        out.setdefault(fact.section, Counter())[fact.origin] += 1
    return out


def _of_table(table: Mapping[str, Any], place: str, inherited: str, note: str) -> Iterator[Fact]:
    origin = _text(table.get("source")) or inherited
    note = _text(table.get("note")) or note
    stated = _by_field(table)
    for name, value in table.items():
        if name in STATEMENTS or _speaks_for(name, table):
            continue
        yield from _of_value(value, f"{place}.{name}" if place else name, stated.get(name, origin), note)
    for name, own in stated.items():
        if name not in table and f"{name}_source" in table:
            # It speaks for a group of fields that has no name of its own among them.
            yield Fact(f"{place}.{name}", None, own, _text(table.get(f"{name}_note")) or note)


def _of_value(value: Any, place: str, origin: str, note: str) -> Iterator[Fact]:
    if isinstance(value, dict):
        yield from _of_table(value, place, origin, note)
    elif isinstance(value, list) and value and all(_is_entry(item) for item in value):
        for i, item in enumerate(value):
            yield from _of_table(item, f"{place}.{_name(item, i)}", origin, note)
    else:
        yield Fact(place, value, origin, note)


def _by_field(table: Mapping[str, Any]) -> dict[str, str]:
    """What the table says about single fields."""
    out: dict[str, str] = {}
    known = table.get("known")
    for name in known if isinstance(known, list) else ():
        out |= dict.fromkeys(NAMES if name == "name" else (str(name),), RULEBOOK)
    src = table.get("src")
    if isinstance(src, dict):
        out |= {name: str(origin) for name, origin in src.items()}
    for name, value in table.items():
        if name.endswith("_source") and value in ORIGINS:
            out[name.removesuffix("_source")] = str(value)
    return out


def _speaks_for(name: str, table: Mapping[str, Any]) -> bool:
    """Is this a statement about a field rather than a field?"""
    field = name.removesuffix("_source").removesuffix("_note")
    return field != name and (table.get(f"{field}_source") in ORIGINS)


def _is_entry(item: Any) -> bool:
    """Entries of a list count one by one when they have a name or a source; other tables are one value."""
    return isinstance(item, dict) and any(key in item for key in ("id", "source", "key"))


def _name(item: Mapping[str, Any], index: int) -> str:
    for key in ("id", "key"):
        if key in item:
            return str(item[key])
    return str(index)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
