"""Shared by all tests: says in the header which build is being tested."""

import sys
from pathlib import Path

from signoria._build import PACKAGE, describe

# Behind everything else, so that a compiled example title is found first.
sys.path.append(str(Path(__file__).parents[1] / "examples"))

pytest_plugins = ["tests.rule_coverage_plugin"]


def pytest_report_header() -> str:
    return f"signoria: {describe()}, from {PACKAGE}"
