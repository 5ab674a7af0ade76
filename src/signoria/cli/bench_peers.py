"""`signoria bench engine --peers`: our titles and the other engines installed here, in one contest."""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path

import typer

from signoria._build import describe
from signoria.adapters import speed
from signoria.cli import bench_page
from signoria.cli.bench_page import Verdict
from signoria.cli.common import console, fail, grid, print_json, progress
from signoria.sim.bench import measure
from signoria.sim.peers import catanatron, openspiel, ours, pettingzoo, rlcard
from signoria.sim.peers.harness import Contestant, MissingPeer, Score, contest

ROUNDS = 5
PEERS = (openspiel, pettingzoo, rlcard, catanatron)
AGAINST_HEARTS = ("brides", "genoa", "princes")
MOST_BYTES = 50_000
MEMORY_SECONDS = 0.3


def run(titles: list[str], seconds: float, json: bool, page: Path | None = None) -> None:
    """Measure, then print all figures and the ratios that we hold ourselves to."""
    if page is not None and not page.parent.is_dir():
        fail(f"{page.parent} is no folder, so no page can be written there.")
    missing: list[str] = []
    load = [os.getloadavg()[0]]
    field = [one for title in titles for one in ours.contestants(title)]
    for title in titles:
        field += _present(partial(speed.contestants, title), missing)
    field += _present(speed.floors, missing)
    for peer in PEERS:
        field += _present(peer.contestants, missing)
    with progress(seconds * len(field), "measuring") as done:
        scores = contest(field, seconds, ROUNDS, done)
    verdicts = [verdict for title in titles for verdict in judged(title, scores)]
    load.append(os.getloadavg()[0])
    if page is not None:
        page.write_text(bench_page.page(scores, verdicts, missing, seconds, load), encoding="utf-8")
    if json:
        _print_json(scores, verdicts, missing)
    else:
        _print(scores, verdicts, missing)


def _present(find: Callable[[], list[Contestant]], missing: list[str]) -> list[Contestant]:
    """A peer that is not installed is one line, not an error."""
    try:
        return find()
    except MissingPeer as error:
        if str(error) not in missing:
            missing.append(str(error))
        return []


def judged(title: str, scores: list[Score]) -> list[Verdict]:
    """The ratios of one title against whoever was measured in the same contest."""
    own = _of(scores, ours.LIBRARY, title)
    if own is None:
        return []
    python = [score.decisions_per_second for score in scores if score.library == openspiel.PYTHON]
    catan = _of(scores, catanatron.LIBRARY, catanatron.NAME)
    hearts = _of(scores, openspiel.CPP, openspiel.HEARTS)
    rate = _rate(_of(scores, ours.STEPPED, title)) or own.decisions_per_second
    out = [
        Verdict(
            title,
            "decisions/s against Catanatron",
            4 if title == "virtu" else 6,
            _ratio(rate, _rate(catan)),
        ),
        Verdict(
            title, "clone against Catanatron", 40, _ratio(catan.clone_us if catan else None, own.clone_us)
        ),
        Verdict(
            title, "against the fastest OpenSpiel Python game", 3, _ratio(rate, max(python, default=None))
        ),
    ]
    if title in AGAINST_HEARTS:
        faced = _ratio(rate, _rate(hearts))
        out.append(Verdict(title, "against OpenSpiel C++ hearts", 0.5, faced))
    for library in (speed.MASKED, speed.BY_NUMBER, speed.STRUCTURED, speed.SPIEL):
        through = _of(scores, library, title)
        name = f"through {library.partition(', ')[2]} against the bare core"
        out.append(Verdict(title, name, 1 / 3, _ratio(_rate(through), own.decisions_per_second)))
    state = measure(title, MEMORY_SECONDS, lambda _: None).state_bytes
    return [*out, Verdict(title, "50 kB against the memory of a state", 1, MOST_BYTES / state)]


def _of(scores: list[Score], library: str, name: str) -> Score | None:
    found = [one for one in scores if (one.library, one.name) == (library, name) and not one.trouble]
    return found[0] if found else None


def _rate(score: Score | None) -> float | None:
    return None if score is None else score.decisions_per_second


def _ratio(mine: float | None, theirs: float | None) -> float | None:
    return mine / theirs if mine and theirs else None


def _print(scores: list[Score], verdicts: list[Verdict], missing: list[str]) -> None:
    out = console()
    out.print(f"signoria bench engine --peers ({describe()})")
    table = grid(
        "library", "game", "seats", "decisions/s", "games/s", "decisions/game", "clone µs", "simulations/s"
    )
    for one in scores:
        if one.trouble:
            missing.append(f"{one.library}, {one.name} failed: {one.trouble}")
            continue
        table.add_row(
            one.library,
            one.name,
            str(one.seats),
            f"{one.decisions_per_second:,.0f}",
            f"{one.games_per_second:,.1f}",
            f"{one.decisions_per_game:,.1f}",
            "" if one.clone_us is None else f"{one.clone_us:,.2f}",
            "" if one.simulations_per_second is None else f"{one.simulations_per_second:,.0f}",
        )
    out.print(table)
    ratios = grid("title", "ratio", "target", "measured", "met")
    for verdict in verdicts:
        ratio = "not measured" if verdict.ratio is None else f"{verdict.ratio:,.2f}"
        met = {True: "yes", False: "no", None: ""}[verdict.met]
        ratios.add_row(verdict.title, verdict.target, f"{verdict.wanted:.2f}", ratio, met)
    out.print(ratios)
    for line in missing:
        typer.echo(line)


def _print_json(scores: list[Score], verdicts: list[Verdict], missing: list[str]) -> None:
    fields = ("decisions_per_second", "games_per_second", "decisions_per_game", "clone_us")
    rows = [
        {"library": one.library, "game": one.name, "seats": one.seats, "trouble": one.trouble}
        | {name: getattr(one, name) for name in (*fields, "simulations_per_second")}
        for one in scores
    ]
    ratios = [
        {"title": v.title, "target": v.target, "wanted": v.wanted, "ratio": v.ratio, "met": v.met}
        for v in verdicts
    ]
    print_json({"build": describe(), "scores": rows, "ratios": ratios, "missing": missing})
