"""Component data is part of the rules: where it changes, old records would replay differently.

Whoever changes a value that plays raises the title's `rules_version` and writes the new fingerprint here.
"""

from typing import Any

import pytest

from signoria.play.packs import components, digest
from signoria.play.registry import find

# title -> rules version, fingerprint of its data
KNOWN = {
    "brides": (2, "85fc30d15446e004"),
    "genoa": (1, "3fab50b771b9b16f"),
    "princes": (3, "580d7619498482b4"),
    "virtu": (4, "efa615acaaafce79"),
}
TOLD = {"meta", "name", "names", "note", "notes", "public_source", "source", "sources", "bot_hints"}
"""Words about the data. They can be improved at any time."""


def playing(data: Any) -> Any:
    """The data without words about it."""
    if isinstance(data, dict):
        return {key: playing(value) for key, value in data.items() if key not in TOLD}
    return [playing(entry) for entry in data] if isinstance(data, list) else data


@pytest.mark.parametrize("title", KNOWN)
def test_data_that_plays_changes_only_with_the_rules_version(title: str) -> None:
    game = find(title)
    assert (game.rules_version, digest(playing(components(game)))) == KNOWN[title]
