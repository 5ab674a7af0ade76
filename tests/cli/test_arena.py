"""`signoria arena`: what its table keeps where there is little room."""

import pytest

from tests.cli.conftest import Signoria


def test_names_of_bots_stay_whole_on_a_narrow_terminal(
    signoria: Signoria, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    bots = ("ismcts:4sims", "ismcts:8sims")
    told = signoria("arena", "banco", "--bots", ",".join(bots), "--seats", 2, "--games", 2).stdout
    assert all(bot in told for bot in bots)
