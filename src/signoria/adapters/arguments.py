"""What an environment is asked for, checked: the ecosystem's customary errors with a clear sentence."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import NameNotFound

from signoria.adapters.desk import Setup, whole
from signoria.play.errors import SignoriaError, UnknownTitle


def agreed(title: Any, seats: Any, options: Any, asides: bool) -> Setup:
    """What is to be played, or gymnasium's error for an unknown title and a ValueError for all else."""
    if not isinstance(title, str):
        raise NameNotFound(f"A title is a name, such as 'genoa', not {title!r}.")
    if seats is not None and not whole(seats):
        raise ValueError(f"The number of seats is a whole number, not {seats!r}.")
    if options is not None and not isinstance(options, Mapping):
        raise ValueError(f"Options are a dict, such as {{'slow_play': 1}}, not {options!r}.")
    try:
        return Setup.of(title, None if seats is None else int(seats), options, asides)
    except UnknownTitle as error:
        raise NameNotFound(str(error)) from error
    except SignoriaError as error:
        raise ValueError(str(error)) from error


def generator(seed: Any) -> np.random.Generator:
    """Where deals come from."""
    if seed is not None and not (whole(seed) and seed >= 0):
        raise ValueError(f"A seed is a whole number from 0 on, not {seed!r}.")
    return np.random.default_rng(seed)


def no_agent(agent: Any, agents: list[str]) -> KeyError:
    """The error for somebody who does not play."""
    return KeyError(f"There is no agent {agent!r}: the agents are {', '.join(agents)}.")
