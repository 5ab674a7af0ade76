"""Settings: what may stand behind the colon of a bot's name, such as `ismcts:300ms` or `greedy:easy`."""

import re
from dataclasses import dataclass
from enum import Flag, auto

from signoria.play.errors import BadSetup

NAMED = ("easy", "medium", "hard")


class Speed(Flag):
    """Which kinds of setting a bot understands."""

    NONE = 0
    LEVEL = auto()
    TIME = auto()
    SIMS = auto()
    SHAPE = auto()


@dataclass(frozen=True)
class Setting:
    """What was said; None or the empty string where nothing was."""

    level: str = ""
    seconds: float | None = None
    sims: int | None = None
    full: bool = False
    """Random rollouts to the end of the game, no valuation on the way."""
    by_cpu: bool = False
    """Time is what the processor gave, not what the clock on the wall says: for busy machines."""


class BadSetting(BadSetup):
    """The words behind the colon make no sense to this bot."""


def parse(text: str, allowed: Speed) -> Setting:
    """Read `300ms`, `2s`, `800sims`, `full`, `cpu`, `easy`, `medium`, `hard`, several joined by colons."""
    level, seconds, sims, full, by_cpu = "", None, None, False, False
    for word in filter(None, text.split(":")):
        number = re.fullmatch(r"(\d{1,7})(ms|s|sims)", word)
        if word in NAMED and Speed.LEVEL in allowed:
            level = word
        elif number and number[2] == "sims" and Speed.SIMS in allowed and int(number[1]):
            sims = int(number[1])
        elif number and number[2] != "sims" and Speed.TIME in allowed and int(number[1]):
            seconds = int(number[1]) / (1000 if number[2] == "ms" else 1)
        elif word == "full" and Speed.SHAPE in allowed:
            full = True
        elif word == "cpu" and Speed.TIME in allowed:
            by_cpu = True
        else:
            raise BadSetting(f"A bot cannot be set to '{word[:40]}' here; it understands {_known(allowed)}.")
    return Setting(level, seconds, sims, full, by_cpu)


def _known(allowed: Speed) -> str:
    words = {
        Speed.LEVEL: ", ".join(NAMED),
        Speed.TIME: "a time such as 300ms or 2s, cpu (not by the wall clock)",
        Speed.SIMS: "simulations such as 800sims",
        Speed.SHAPE: "full (rollouts to the end)",
    }
    return "; ".join(text for kind, text in words.items() if kind in allowed) or "no setting"
