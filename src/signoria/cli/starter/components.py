"""From decoded TOML to tables; every count and constraint is checked here, also those of own data packs."""

from collections.abc import Mapping
from typing import Any

from signoria.cli.starter.tables import Tables
from signoria.play.errors import BadData

MOST_SEATS = 4


def load(data: Mapping[str, Any]) -> Tables:
    """Tables from the TOML; there must be a first card for everybody (STA-001)."""
    values = data["cards"]["values"]
    if len(values) < MOST_SEATS:
        raise BadData(f"Starter needs at least {MOST_SEATS} cards, and there are {len(values)}.")
    return Tables(values, data["limits"]["points"], data["limits"]["hand"])
