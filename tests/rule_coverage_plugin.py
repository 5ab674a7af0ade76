"""Pytest plugin: the markers `rule` and `vector`, and a line per title on rule coverage after every run."""

import pytest

from signoria.rules.catalogue import CatalogueError, titles
from signoria.rules.coverage import coverage


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id, ...): the rules of docs/rules that this test shows")
    config.addinivalue_line(
        "markers", "vector(id, ...): the test vectors of docs/rules that this test replays"
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.section("rule coverage")
    try:
        for title in titles():
            terminalreporter.write_line(coverage(title).summary())
    except CatalogueError as error:
        # The tests themselves report it as a failure; the summary must not hide their result.
        terminalreporter.write_line(str(error))
