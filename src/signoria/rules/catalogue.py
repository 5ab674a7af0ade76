"""Reads docs/rules/<title>.md into rules and test vectors.

The Markdown stays the only source: people read it, and this module reads the same lines. A catalogue has the
level-two headings "Rules" and "Test vectors" (a number in front is ignored), and may have "Rules without own
code" and "Rules that cannot be tested by themselves" with one `- id: reason` a line. Everything under other
headings is prose.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULES = "Rules"
VECTORS = "Test vectors"
WITHOUT_CODE = "Rules without own code"
WITHOUT_TEST = "Rules that cannot be tested by themselves"

_PREFIX_LINE = re.compile(r"^Rule prefix: (.+)$", re.MULTILINE)
_PREFIX = re.compile(r"[A-Z]{3}\d?")
_RULE_ID = re.compile(r"[A-Z]{3}\d?-\d{3}")
_VECTOR_ID = re.compile(r"[A-Z]{1,2}-\d{2}")
# "- **GEN-001 [R]** text", "- **PRI-001** text", "- VIR-001 text"
_BULLET = re.compile(r"^- (?:\*\*)?(?P<id>[A-Z]+\d?-\d+)(?: \[[^\]]*\])?(?:\*\*)? (?P<text>\S.*)$")
# "| BRI-001 | rule | where |", "| TV-01 (L483) | given | action | expected |"
_ROW = re.compile(r"^\| (?P<id>[A-Z]+\d?-\d+)(?P<ref> \([^|)]*\))? \|(?P<cells>.*)\|$")
# "**TV-01 favour (L294-L296).** text", continued until an empty line
_PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]+\d?-\d+) (?P<head>[^*]+)\*\*(?P<text>.*)$")
_EXEMPTION = re.compile(r"^- (?P<id>[A-Z]+\d?-\d+): (?P<reason>\S.*)$")
# A line that begins like an entry but is none of the above is a typing error, not prose.
_LIKE_AN_ENTRY = re.compile(r"^(?:- |\| )(?:\*\*)?[A-Z]{1,3}\d?-?\d")

HEADING_LENGTH = 52


class CatalogueError(Exception):
    """The catalogue cannot be found or read; the message is one sentence for the user."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule or one test vector: both are an id, the section it stands in, and a text."""

    id: str
    section: str
    text: str

    @property
    def heading(self) -> str:
        """The first words, without Markdown emphasis, short enough for a table."""
        plain = self.text.replace("**", "").replace("*", "").replace("`", "")
        if len(plain) <= HEADING_LENGTH:
            return plain
        return plain[: HEADING_LENGTH - 1].rsplit(" ", 1)[0].rstrip(" ,;:(") + " …"


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All rules and test vectors of one title, by id in the order of the document."""

    title: str
    name: str
    prefixes: tuple[str, ...]
    rules: dict[str, Rule]
    vectors: dict[str, Rule]
    without_code: dict[str, str]
    without_test: dict[str, str]


def repository() -> Path:
    """The root of the checkout, where docs/rules, src and tests lie side by side.

    An installed wheel and the compiled build lie elsewhere, so the working directory and its parents are
    tried too.
    """
    here = Path(__file__).resolve().parents[3]
    for folder in (here, Path.cwd(), *Path.cwd().parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "src" / "signoria").is_dir():
            return folder
    raise CatalogueError(
        "The rule catalogue (docs/rules) is not part of the installed package: "
        "run this inside a checkout of Signoria."
    )


def titles(root: Path | None = None) -> tuple[str, ...]:
    """Every title with a catalogue; Markdown files in docs/rules without a rule prefix are left out."""
    folder = (root or repository()) / "docs" / "rules"
    return tuple(path.stem for path in sorted(folder.glob("*.md")) if _PREFIX_LINE.search(_read(path)))


def load(title: str, root: Path | None = None) -> Catalogue:
    """The catalogue of one title; an unknown title is a CatalogueError that lists the known ones."""
    root = root or repository()
    known = titles(root)
    if title not in known:
        raise CatalogueError(
            f"There is no rule catalogue for {title!r}; known titles: {', '.join(known) or 'none'}."
        )
    return parse(title, _read(root / "docs" / "rules" / f"{title}.md"))


def parse(title: str, document: str) -> Catalogue:
    """Read one catalogue document."""
    prefix_line = _PREFIX_LINE.search(document)
    prefixes = tuple(_PREFIX.findall(prefix_line.group(1))) if prefix_line else ()
    if not prefixes:
        raise CatalogueError(f"{title}.md has no line 'Rule prefix: `ABC`'.")
    first_line = document.lstrip().split("\n", 1)[0]
    catalogue = Catalogue(
        title, first_line.lstrip("# ").removesuffix(": rule catalogue"), prefixes, {}, {}, {}, {}
    )
    for number, kind, section, id_, text in _entries(title, document):
        where = f"{title}.md line {number}"
        if kind == RULES and not (_RULE_ID.fullmatch(id_) and id_.split("-")[0] in prefixes):
            raise CatalogueError(
                f"{where}: {id_} is not a rule id of this title (three digits after the prefix)."
            )
        if kind == VECTORS and not _VECTOR_ID.fullmatch(id_):
            raise CatalogueError(f"{where}: {id_} is not the id of a test vector (two digits).")
        if kind in (RULES, VECTORS):
            _add(catalogue.rules if kind == RULES else catalogue.vectors, Rule(id_, section, text), where)
        else:
            (catalogue.without_code if kind == WITHOUT_CODE else catalogue.without_test)[id_] = text
    for id_ in catalogue.without_code:
        if id_ not in catalogue.rules:
            raise CatalogueError(f"{title}.md lists {id_} under '{WITHOUT_CODE}', but there is no such rule.")
    for id_ in catalogue.without_test:
        if id_ not in catalogue.rules and id_ not in catalogue.vectors:
            raise CatalogueError(f"{title}.md lists {id_} under '{WITHOUT_TEST}', but there is no such id.")
    return catalogue


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path} cannot be read: {error}.") from error


def _add(entries: dict[str, Rule], rule: Rule, where: str) -> None:
    if rule.id in entries:
        raise CatalogueError(f"{where}: the id {rule.id} is used a second time.")
    entries[rule.id] = rule


def _entries(title: str, document: str) -> Iterator[tuple[int, str, str, str, str]]:
    """(line number, kind, section, id, text) of every entry under one of the four headings."""
    kind = section = ""
    columns: list[str] = []
    fenced = False
    lines = document.split("\n")
    for index, line in enumerate(lines):
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            continue
        elif line.startswith("## "):
            section = line[3:].strip()
            kind = _kind(section)
        elif line.startswith("### "):
            section = line[4:].strip()
        elif line.startswith("| ") and index + 1 < len(lines) and lines[index + 1].startswith("|--"):
            columns = _cells(line)
        elif kind:
            found = _entry(kind, line, columns)
            if found is not None:
                yield (
                    index + 1,
                    kind,
                    section,
                    found[0],
                    " ".join([found[1], *_continuation(line, lines[index + 1 :])]),
                )
            elif _LIKE_AN_ENTRY.match(line):
                raise CatalogueError(
                    f"{title}.md line {index + 1} looks like a rule but cannot be read: {line[:40]!r}."
                )


def _kind(heading: str) -> str:
    name = re.sub(r"^\d+\. ", "", heading)
    if name.startswith(VECTORS):
        return VECTORS
    return name if name in (RULES, WITHOUT_CODE, WITHOUT_TEST) else ""


def _entry(kind: str, line: str, columns: list[str]) -> tuple[str, str] | None:
    """The id and the text that begin on this line, if one does."""
    if kind in (WITHOUT_CODE, WITHOUT_TEST):
        match = _EXEMPTION.match(line)
        return (match["id"], match["reason"]) if match else None
    if match := _BULLET.match(line):
        return match["id"], match["text"]
    if match := _ROW.match(line):
        return match["id"], _row_text(columns, match)
    if match := _PARAGRAPH.match(line):
        return match["id"], f"{match['head']}{match['text']}"
    return None


def _row_text(columns: list[str], match: re.Match[str]) -> str:
    cells = _cells(f"|{match['cells']}|")
    if columns[-1:] == ["where"] and len(cells) > 1:  # a reference, not part of the rule
        return f"{': '.join(cells[:-1])} ({cells[-1]})"
    return (": " if len(cells) == 2 else " | ").join(cells) + (match["ref"] or "")


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().strip("|").split("|")]


def _continuation(first: str, following: list[str]) -> Iterator[str]:
    """Further lines of an entry: indented (bullet), up to a blank (paragraph), rows without an id (table)."""
    for line in following:
        if first.startswith("- "):
            belongs = line.startswith("  ")
        elif first.startswith("| "):
            belongs = line.startswith("| |")
        else:
            belongs = bool(line.strip()) and not line.startswith(("#", "**", "|", "---"))
        if not belongs:
            return
        yield " | ".join(_cells(line)[1:]) if first.startswith("| ") else line.strip()
