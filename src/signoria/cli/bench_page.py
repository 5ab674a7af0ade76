"""What `signoria bench engine --peers` measured, as a page of the documentation."""

import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from signoria._build import describe
from signoria.sim.peers.harness import Score

PACKAGES = ("signoria", "open-spiel", "pettingzoo", "gymnasium", "numpy", "rlcard", "catanatron")


@dataclass(frozen=True)
class Verdict:
    """A target and how it was met; `ratio` is None where the other side is missing."""

    title: str
    target: str
    wanted: float
    ratio: float | None

    @property
    def met(self) -> bool | None:
        return None if self.ratio is None else self.ratio >= self.wanted


def page(
    scores: Sequence[Score],
    verdicts: Sequence[Verdict],
    missing: Sequence[str],
    seconds: float,
    load: Sequence[float],
) -> str:
    """Markdown."""
    lines = [
        "# How fast the engine is",
        "",
        "Written by `signoria bench engine --peers --page docs/benchmarks/engine.md`: every contestant plays",
        "random games in turns with all others, on one core, through its Python interface; seconds are those",
        f"of the processor, {seconds:g} for each, and the best of several slices counts.",
        "",
        f"{datetime.now(UTC):%Y-%m-%d}, {_machine()}, {describe()};",
        f"load average {load[0]:.1f} before and {load[-1]:.1f} after; {_versions()}.",
        "",
        "## Ratios",
        "",
        "What falls short of its target is bold.",
        "",
        *_ratios(verdicts),
        "",
        "## Figures",
        "",
        *_figures(scores),
    ]
    if missing:
        lines += ["", *missing]
    return "\n".join(lines) + "\n"


def _machine() -> str:
    cores = os.cpu_count()
    try:
        about = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return f"{cores} cores"
    names = [line.partition(":")[2].strip() for line in about.splitlines() if line.startswith("model name")]
    return f"{cores} cores ({names[0]})" if names else f"{cores} cores"


def _versions() -> str:
    found = []
    for name in PACKAGES:
        try:
            found.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return ", ".join(found)


def _ratios(verdicts: Sequence[Verdict]) -> list[str]:
    """One row for each target, one column for each title."""
    titles = list(dict.fromkeys(one.title for one in verdicts))
    found = {(one.target, one.title): one for one in verdicts}
    rows = []
    for target in dict.fromkeys(one.target for one in verdicts):
        row = [found.get((target, title)) for title in titles]
        wanted = sorted({one.wanted for one in row if one is not None}, reverse=True)
        rows.append([target, " or ".join(f"{one:.3g}" for one in wanted), *map(_cell, row)])
    return _table(["", "target", *titles], rows)


def _cell(verdict: Verdict | None) -> str:
    if verdict is None or verdict.ratio is None:
        return ""
    shown = f"{verdict.ratio:,.2f}" if verdict.ratio < 10 else f"{verdict.ratio:,.0f}"
    return shown if verdict.met else f"**{shown}**"


def _figures(scores: Sequence[Score]) -> list[str]:
    rows = [
        [
            one.library,
            one.name,
            str(one.seats),
            f"{one.decisions_per_second:,.0f}",
            f"{one.games_per_second:,.1f}",
            f"{one.decisions_per_game:,.1f}",
            "" if one.clone_us is None else f"{one.clone_us:,.2f}",
            "" if one.simulations_per_second is None else f"{one.simulations_per_second:,.0f}",
        ]
        for one in scores
        if not one.trouble
    ]
    head = ["library", "game", "seats", "decisions/s", "games/s", "decisions/game", "clone µs"]
    return _table([*head, "simulations/s"], rows)


def _table(head: list[str], rows: list[list[str]]) -> list[str]:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return ["| " + " | ".join(line) + " |" for line in lines]
