"""`signoria rules GEN-123`: one rule whole, with the places where it is written as code and tested."""

import re
from textwrap import fill, shorten

import typer

from signoria.cli.common import print_json
from signoria.rules.catalogue import CatalogueError, load, repository, titles
from signoria.rules.coverage import coverage

RULE_ID = re.compile(r"[A-Z]{3}\d?-\d+")
WIDTH = 100


def show_one(id_: str, *, json: bool) -> None:
    """Print the rule; an id that no catalogue has is a CatalogueError that names the nearest way on."""
    title = _title_of(id_)
    report = coverage(title)
    rule = report.catalogue.rules.get(id_)
    if rule is None:
        raise CatalogueError(f"{title} has no rule {id_}; `signoria rules {title}` lists its rules.")
    code, tests = report.code.get(id_, []), report.tests.get(id_, [])
    why_not = report.catalogue.without_code.get(id_) or report.catalogue.without_test.get(id_)
    if json:
        data = {"id": id_, "title": title, "section": rule.section, "text": rule.text}
        print_json({**data, "code": code, "tests": tests})
        return
    typer.echo(f"{id_}  ({report.catalogue.name}, {rule.section})\n")
    typer.echo(fill(rule.text, WIDTH, initial_indent="  ", subsequent_indent="  ") + "\n")
    for name, places in (("code", code), ("tests", tests)):
        typer.echo(f"{name}:" + ("" if places else f" none ({why_not or 'missing'})"))
        for place in places:
            typer.echo(f"  {place}\n    {_line(place)}")


def _line(place: str) -> str:
    """What stands there: the sentence of a docstring, the name of a test."""
    path, number = place.rsplit(":", 1)
    line = (repository() / path).read_text(encoding="utf-8").splitlines()[int(number) - 1].strip()
    return shorten(line.removeprefix("def ").removesuffix("() -> None:").replace('"""', ""), WIDTH - 4)


def _title_of(id_: str) -> str:
    prefix = id_.split("-")[0]
    prefixes = {known: title for title in titles() for known in load(title).prefixes}
    if prefix not in prefixes:
        raise CatalogueError(
            f"No title has rules that begin with {prefix}; known: {', '.join(sorted(prefixes))}."
        )
    return prefixes[prefix]
