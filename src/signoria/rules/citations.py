"""Finds rule ids in Python files: comments and strings of code; names, docstrings and markers of tests."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from signoria.rules.catalogue import Catalogue, CatalogueError


@dataclass(frozen=True, slots=True)
class Citation:
    """An id named at a place ("path:line").

    `counts` is false where the id only gives orientation: the ends of a range such as "GEN-040 to GEN-045" (a
    file's heading would otherwise cover its whole chapter), the prose of a test file, tests that are skipped.
    """

    id: str
    place: str
    counts: bool


class Patterns:
    """The regular expressions for one title: ids of rules of any title, and of this title's test vectors."""

    def __init__(self, catalogue: Catalogue, prefixes: tuple[str, ...]) -> None:
        rule = "|".join(sorted(prefixes, reverse=True))
        vector = "|".join(sorted({id_.split("-")[0] for id_ in catalogue.vectors}, reverse=True)) or "(?!)"
        range_end = rf"(?:\s*(?:to|through|-|–|…|\.{{2,3}})\s*(?P<last>(?:{rule})-\d+)|[-–]\d{{3}}\b)"
        # Any number of digits: "GEN-42" must be reported as an id that does not exist.
        self.rules = re.compile(rf"(?<![\w-])(?P<first>(?:{rule})-\d+)(?P<range>{range_end})?")
        self.vectors = re.compile(rf"(?<![\w-])(?:{vector})-\d{{2}}(?!\d)")
        self.rule_names = re.compile(rf"(?<=_)({rule.lower()})_(\d+)(?=_|$)")
        self.vector_names = re.compile(rf"(?<=_)({vector.lower()})_(\d{{2}})(?=_|$)")

    def in_text(self, text: str, *, vectors: bool) -> Iterator[tuple[str, int, bool]]:
        """(id, offset, counts) for every id in a piece of prose."""
        for match in self.rules.finditer(text):
            yield match["first"], match.start(), match["range"] is None
            if match["last"]:
                yield match["last"], match.start(), False
        if vectors:
            for match in self.vectors.finditer(text):
                yield match[0], match.start(), True

    def in_name(self, name: str) -> Iterator[str]:
        """The ids in a test name such as test_gen_042_gen_043_tower_stops."""
        for pattern in (self.rule_names, self.vector_names):
            for prefix, number in pattern.findall(name):
                yield f"{prefix.upper()}-{number}"


def in_code(path: Path, place: str, patterns: Patterns) -> Iterator[Citation]:
    """Ids in the comments and strings of a source file.

    Docstrings are strings, and so are the rule ids given as the reason for refusing an action.
    """
    for line, text in _prose(path):
        for id_, offset, counts in patterns.in_text(text, vectors=False):
            yield Citation(id_, f"{place}:{line + text.count(chr(10), 0, offset)}", counts)


def in_tests(path: Path, place: str, patterns: Patterns) -> Iterator[Citation]:
    """Ids in a test file: names, docstrings and markers of tests count, the rest must only exist."""
    for line, text in _prose(path):
        for id_, offset, _ in patterns.in_text(text, vectors=True):
            yield Citation(id_, f"{place}:{line + text.count(chr(10), 0, offset)}", False)
    yield from _in_body(_tree(path).body, place, patterns, counts=True)


def _in_body(body: list[ast.stmt], place: str, patterns: Patterns, *, counts: bool) -> Iterator[Citation]:
    for node in body:
        here = f"{place}:{node.lineno}"
        if isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets
        ):
            yield from (Citation(id_, here, counts) for id_ in _marked(node.value))
            continue
        is_class = isinstance(node, ast.ClassDef) and node.name.startswith("Test")
        is_test = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")
        if not (is_class or is_test):
            continue
        assert isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        live = counts and not any(_skips(decorator) for decorator in node.decorator_list)
        yield from (Citation(id_, here, live) for id_ in patterns.in_name(node.name))
        for id_, _, single in patterns.in_text(ast.get_docstring(node) or "", vectors=True):
            yield Citation(id_, here, live and single)
        for decorator in node.decorator_list:
            yield from (Citation(id_, here, live) for id_ in _marked(decorator))
        if isinstance(node, ast.ClassDef):
            yield from _in_body(node.body, place, patterns, counts=live)


def _marked(expression: ast.expr) -> Iterator[str]:
    """The arguments of every pytest.mark.rule(...) and pytest.mark.vector(...) inside an expression."""
    for node in ast.walk(expression):
        if isinstance(node, ast.Call) and _mark_name(node.func) in ("rule", "vector"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _skips(decorator: ast.expr) -> bool:
    """A test that never runs, or is expected to fail, shows nothing about a rule."""
    return _mark_name(decorator.func if isinstance(decorator, ast.Call) else decorator) in ("skip", "xfail")


def _mark_name(expression: ast.expr) -> str:
    if isinstance(expression, ast.Attribute) and isinstance(expression.value, ast.Attribute | ast.Name):
        owner = expression.value.attr if isinstance(expression.value, ast.Attribute) else expression.value.id
        return expression.attr if owner == "mark" else ""
    return ""


def _prose(path: Path) -> Iterator[tuple[int, str]]:
    """(line, text) of every comment and string in a file."""
    wanted = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}
    try:
        for token in tokenize.generate_tokens(io.StringIO(_read(path)).readline):
            if token.type in wanted:
                yield token.start[0], token.string
    except (tokenize.TokenError, SyntaxError) as error:
        raise CatalogueError(f"{path} is not valid Python: {error}.") from error


def _tree(path: Path) -> ast.Module:
    try:
        return ast.parse(_read(path))
    except (SyntaxError, ValueError) as error:
        raise CatalogueError(f"{path} is not valid Python: {error}.") from error


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path} cannot be read: {error}.") from error
