"""`signoria rules`: the rule catalogues and how far code and tests cover them."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from signoria.cli.common import console, fail, grid, print_json
from signoria.cli.flags import Json
from signoria.cli.one_rule import RULE_ID, show_one
from signoria.rules.catalogue import CatalogueError, Rule, titles
from signoria.rules.complete import COMPLETE
from signoria.rules.coverage import Coverage, coverage


def rules(
    title: Annotated[
        str | None,
        typer.Argument(
            help="A title such as genoa, or a rule such as GEN-123. Leave it out for all titles.",
            show_default=False,
        ),
    ] = None,
    missing: Annotated[
        bool,
        typer.Option("--missing", help="Only list rules without code or test, and ids that do not exist."),
    ] = False,
    json: Json = False,
) -> None:
    """Show the rules of a title, and which of them have code and a test.

    Without a title: a table of all titles. With the id of a rule: its text, and
    the places of its code and of its tests. The rules are read from docs/rules,
    so this works inside a checkout of the repository. Exit code 2: the title is
    not known or the rules cannot be read.

    \b
    Examples:
      signoria rules
      signoria rules genoa
      signoria rules GEN-123
      signoria rules genoa --missing
      signoria rules --missing --json
    """
    try:
        known = titles()
        if title is not None and RULE_ID.fullmatch(title.upper()):
            show_one(title.upper(), json=json)
            return
        if title is not None and title not in known:
            fail(f"There are no rules of {title!r} in docs/rules, only of {', '.join(known)}.")
        reports = [coverage(name) for name in ([title] if title is not None else known)]
    except CatalogueError as error:
        fail(str(error))
    if json:
        data = [_as_data(report, whole=title is not None and not missing) for report in reports]
        print_json(data[0] if title is not None else data)
        return
    out = console()
    if missing:
        for report in reports:
            _print_missing(out, report)
    elif title is not None:
        _print_rules(out, reports[0])
    else:
        out.print(_overview(reports))


def _overview(reports: list[Coverage]) -> Table:
    table = grid("title", "rules", "with code", "with test", "vectors", "unknown ids", "complete")
    for report in reports:
        title = report.catalogue.title
        table.add_row(
            title,
            str(len(report.catalogue.rules)),
            report.code_share,
            report.test_share,
            report.vector_share,
            str(len(report.unknown)),
            "yes" if title in COMPLETE else "no",
        )
    return table


def _print_rules(out: Console, report: Coverage) -> None:
    catalogue = report.catalogue
    table = grid("id", "rule", "code", "test", title=catalogue.name)
    table.columns[1].justify = "left"
    section = ""
    for rule in (*catalogue.rules.values(), *catalogue.vectors.values()):
        if rule.section != section:
            section = rule.section
            table.add_section()
            table.add_row("", f"[bold]{_plain(section)}[/bold]", "", "")
        # A test vector is an example of rules; it never has code of its own.
        needs_code = rule.id in catalogue.rules and rule.id not in catalogue.without_code
        table.add_row(
            rule.id,
            _plain(rule.heading),
            _mark(len(report.code.get(rule.id, ())), needed=needs_code),
            _mark(len(report.tests.get(rule.id, ())), needed=rule.id not in catalogue.without_test),
        )
    out.print(table)
    out.print(report.summary(), highlight=False, soft_wrap=True)


def _print_missing(out: Console, report: Coverage) -> None:
    catalogue = report.catalogue
    out.print(report.summary(), highlight=False, soft_wrap=True)
    lists = (
        ("Rules without code", report.rules_without_code, catalogue.rules),
        ("Rules without a test", report.rules_without_test, catalogue.rules),
        ("Vectors without a test", report.vectors_without_test, catalogue.vectors),
    )
    for name, ids, entries in lists:
        if ids:
            out.print(_missing_table(name, [entries[id_] for id_ in ids]))
    for id_, places in report.unknown.items():
        out.print(f"{id_} does not exist, cited in {', '.join(places)}", highlight=False, soft_wrap=True)


def _missing_table(name: str, entries: list[Rule]) -> Table:
    table = grid("id", "rule", title=f"{name}: {len(entries)}")
    table.columns[1].justify = "left"
    for rule in entries:
        table.add_row(rule.id, _plain(rule.heading))
    return table


def _mark(places: int, *, needed: bool) -> str:
    """How often an id is cited; a dash where nothing is asked for."""
    return str(places) if places else ("[red]none[/red]" if needed else "-")


def _plain(text: str) -> str:
    """Square brackets in rule texts are no Rich markup."""
    return text.replace("[", r"\[")


def _as_data(report: Coverage, *, whole: bool) -> dict[str, object]:
    catalogue = report.catalogue
    data: dict[str, object] = {
        "title": catalogue.title,
        "name": catalogue.name,
        "complete": catalogue.title in COMPLETE,
        "rules": len(catalogue.rules),
        "vectors": len(catalogue.vectors),
        "rules_without_code": report.rules_without_code,
        "rules_without_test": report.rules_without_test,
        "vectors_without_test": report.vectors_without_test,
        "unknown_ids": report.unknown,
    }
    if whole:
        data["entries"] = [
            {
                "id": rule.id,
                "section": rule.section,
                "text": rule.text,
                "code": report.code.get(rule.id, []),
                "tests": report.tests.get(rule.id, []),
            }
            for rule in (*catalogue.rules.values(), *catalogue.vectors.values())
        ]
    return data
