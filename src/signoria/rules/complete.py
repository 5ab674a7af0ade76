"""Titles whose every rule must have code and a test; `make test` fails when one of them has a gap."""

COMPLETE: tuple[str, ...] = ("brides", "genoa", "princes", "virtu")
