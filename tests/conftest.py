"""Shared by all tests: says in the header which build is being tested."""

from signoria._build import PACKAGE, describe


def pytest_report_header() -> str:
    return f"signoria: {describe()}, from {PACKAGE}"
