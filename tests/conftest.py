"""Shared by all tests: says in the header which build is being tested."""

from signoria._build import PACKAGE, describe

pytest_plugins = ["tests.rule_coverage_plugin"]


def pytest_report_header() -> str:
    return f"signoria: {describe()}, from {PACKAGE}"
