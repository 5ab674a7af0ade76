"""`signoria arena`: bots against each other, and how strong each of them is."""

import shlex
import time
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from signoria._build import describe
from signoria.cli.common import (
    FOUND,
    chosen_options,
    console,
    counted,
    fail,
    grid,
    one_sentence,
    print_json,
    progress,
    room_for,
)
from signoria.cli.flags import Jobs, Json, Pack, TitleName, Variants
from signoria.play.errors import BadSetup
from signoria.play.registry import find
from signoria.sim.arena import arena as run
from signoria.sim.ladder import Ladder, Standing, ladder
from signoria.sim.report import html
from signoria.sim.simulate import Plan, SimulationFailed


class Clock(StrEnum):
    """By what a bot's time is counted."""

    wall = "wall"
    cpu = "cpu"


def arena(
    title: TitleName,
    bots: Annotated[
        str,
        typer.Option(help="Bots separated by commas, such as greedy,random; the last one fills the seats."),
    ] = "greedy,random",
    games: Annotated[int, typer.Option(min=1, help="How many games; best a multiple of the seats.")] = 100,
    seats: Annotated[
        int | None,
        typer.Option(help="Players; by default as many as bots are named, or the most there can be."),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    jobs: Jobs = 1,
    option: Variants = None,
    data: Pack = None,
    report: Annotated[Path | None, typer.Option(help="Write an HTML report with plots to this file.")] = None,
    failures: Annotated[
        Path | None, typer.Option(help="Write a record for every answer that a bot failed to give.")
    ] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Play on a Ray cluster at this address (auto: the local one).")
    ] = None,
    clock: Annotated[
        Clock,
        typer.Option(help="How bots count their time: by the wall, or by the processor (busy machines)."),
    ] = Clock.wall,
    json: Json = False,
) -> None:
    """Let bots play against each other; print win rates, ratings and time per move.

    Every deal is played once in each rotation of the seats. Intervals are Wilson's at 95 %; ratings are
    openskill's (Plackett-Luce). Several processes at once slow down bots that think by the clock.
    A bot such as ismcts:300ms thinks so long about each of its answers; a game has dozens or hundreds.

    \b
    Examples:
      signoria arena genoa --bots greedy,random --seats 4 --games 20 --jobs 4
      signoria arena brides --bots ismcts:100ms,greedy --seats 4 --games 8 --report brides.html
      signoria arena princes --bots ismcts:30ms,ismcts:100ms --seats 3 --games 3

    Exit code 1: a game could not be played to its end. Exit code 2: unusable input.
    """
    with one_sentence():
        plan = _plan(title, bots, seats, seed, option or [], data)
        plan = replace(plan, by_cpu=clock is Clock.cpu)
        if report is not None:
            room_for(report)
        if failures is not None and not failures.parent.is_dir():
            raise BadSetup(f"There is no folder {failures.parent} to make {failures.name} in.")
        started = time.perf_counter()
        try:
            with progress(games, f"{title}: {games} games") as done:
                found = ladder(run(plan, games, jobs, cluster, done))
        except SimulationFailed as error:
            fail(str(error), FOUND)
        seconds = time.perf_counter() - started
        if report is not None:
            report.write_text(html(found, _command(plan, games)), encoding="utf-8")
        if failures is not None:
            _write_failures(found, failures)
        if json:
            print_json(_as_data(found, seconds))
        else:
            _print(found, seconds)
            if report is not None:
                console().print(f"The report is in {report}", soft_wrap=True)


def _plan(title: str, bots: str, seats: int | None, seed: int, option: list[str], data: Path | None) -> Plan:
    game = find(title)
    names = [name.strip() for name in bots.split(",")]
    count = seats if seats is not None else (len(names) if len(names) > 2 else game.most_seats)
    game.settle(count, {})  # before seats are filled
    if len(names) > count:
        raise BadSetup(f"{len(names)} bots do not fit on {count} seats.")
    names += [names[-1]] * (count - len(names))
    pack = None if data is None else str(data)
    plan = Plan(title, count, tuple(names), seed, tuple(chosen_options(option).items()), pack)
    plan.table()  # complain now
    return plan


def _command(plan: Plan, games: int) -> str:
    """The command that repeats these games."""
    words = ["signoria", "arena", plan.title, "--bots", ",".join(plan.bots), "--seats", str(plan.seats)]
    words += ["--games", str(games), "--seed", str(plan.seed)]
    for name, value in plan.options:
        words += ["--option", f"{name}={value}"]
    if plan.pack is not None:
        words += ["--data", plan.pack]
    if plan.by_cpu:
        words += ["--clock", "cpu"]
    return shlex.join(words)


def _write_failures(found: Ladder, folder: Path) -> None:
    troubles = [(duel.index, failure) for duel in found.outcome.duels for failure in duel.failures]
    if troubles:
        folder.mkdir(exist_ok=True)
    for n, (index, failure) in enumerate(troubles):
        path = folder / f"{found.outcome.plan.title}-{found.outcome.plan.seed}-{index:05}-{n}.jsonl"
        path.write_bytes(b"".join(line + b"\n" for line in failure.lines))
        path.with_suffix(".txt").write_text(
            f"{failure.trouble.bot}, seat {failure.trouble.seat}: {failure.trouble.sentence}\n"
            f"{failure.trouble.trace}",
            encoding="utf-8",
        )


def _print(found: Ladder, seconds: float) -> None:
    plan, duels = found.outcome.plan, found.outcome.duels
    out = console()
    out.print(
        f"{plan.title}, {plan.seats} seats, {counted(len(duels), 'game')}, seed {plan.seed} ({describe()})"
    )
    table = grid(
        "bot", "seats", "win rate", "95 %", "rating", "±", "place", "score", "moves/s", "ms a move", "longest"
    )
    table.columns[0].no_wrap = True
    for bot in found.bots:
        table.add_row(
            bot.name,
            str(plan.bots.count(bot.name)),
            f"{bot.rate:.1%}",
            f"{bot.bounds[0]:.1%} to {bot.bounds[1]:.1%}",
            f"{bot.rating:.1f}",
            f"{bot.doubt:.1f}",
            f"{bot.place:.2f}",
            f"{bot.mean:.1f}",
            f"{1 / bot.seconds_a_move:,.0f}" if bot.seconds_a_move else "",
            f"{bot.seconds_a_move * 1000:.2f}",
            f"{bot.longest * 1000:.0f} ms",
        )
    out.print(table)
    seats = ", ".join(f"{seat.name}: {seat.rate:.1%}" for seat in found.seats)
    decisions = sum(sum(duel.decisions) for duel in duels)
    out.print(f"wins by seat: {seats} (fair {1 / plan.seats:.1%})")
    speed = f"{decisions / seconds:,.0f} decisions/s, {seconds:.1f} s"
    out.print(f"{decisions / len(duels):.1f} decisions a game, {speed}")
    failed = sum(bot.failures for bot in found.bots)
    if failed:
        out.print(f"{failed} answers were given by default because a bot failed; --failures keeps them")


def _as_data(found: Ladder, seconds: float) -> dict[str, object]:
    plan, duels = found.outcome.plan, found.outcome.duels
    lengths = [sum(duel.decisions) for duel in duels]
    return {
        "title": plan.title,
        "seats": plan.seats,
        "games": len(duels),
        "seed": plan.seed,
        "build": describe(),
        "command": _command(plan, len(duels)),
        "bots": [_line(bot) for bot in found.bots],
        "by_seat": [_line(seat) for seat in found.seats],
        "decisions_per_game": sum(lengths) / len(lengths),
        "shortest": min(lengths),
        "longest": max(lengths),
        "seconds": seconds,
        "contributions": [
            {"event": one.fact[0], "noun": one.fact[1], "number": one.fact[2], "games": one.games}
            | {"win_rate": one.rate, "low": one.bounds[0], "high": one.bounds[1]}
            for one in found.contributions
        ],
    }


def _line(standing: Standing) -> dict[str, object]:
    return {
        "name": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "win_rate": standing.rate,
        "low": standing.bounds[0],
        "high": standing.bounds[1],
        "fair": standing.fair / standing.games if standing.games else 0.0,
        "rating": standing.rating,
        "doubt": standing.doubt,
        "mean_place": standing.place,
        "mean_score": standing.mean,
        "decisions": standing.decisions,
        "seconds_per_move": standing.seconds_a_move,
        "longest_move": standing.longest,
        "failures": standing.failures,
    }
