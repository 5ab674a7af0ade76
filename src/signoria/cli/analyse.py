"""`signoria analyse`: a recorded game seen by the bots: chances, turning points, choices, prices."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from signoria.cli.common import console, grid, one_sentence, print_json, progress, room_for
from signoria.cli.flags import Json, Language, Names, PlayedPack, RecordFile
from signoria.cli.opening import read_file, tables_of, telling_of
from signoria.cli.story import Telling
from signoria.play.codec import action_from_wire
from signoria.play.game import AnyGame
from signoria.play.registry import find
from signoria.play.sentences import sentence
from signoria.play.texts import say
from signoria.sim.analyse import Analysis, Budget, costly
from signoria.sim.analyse import analyse as look_at
from signoria.sim.analysis_page import page

SHOWN = 12
"""Lines of each table; --json has them all."""


def analyse(
    file: RecordFile,
    seconds: Annotated[float, typer.Option(min=1, max=36000, help="Time for the whole record.")] = 120.0,
    sims: Annotated[int, typer.Option(min=2, max=100_000, help="Imagined endings behind an estimate.")] = 32,
    every: Annotated[int, typer.Option(min=1, help="Estimate after every so many moves.")] = 1,
    worlds: Annotated[
        int, typer.Option(min=0, max=100, help="Imagined tables to judge a choice on; 0: no choices.")
    ] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same estimates.")] = 1,
    lang: Language = "en",
    names: Names = "",
    data: PlayedPack = None,
    html: Annotated[Path | None, typer.Option(help="Write a page with the curve of the chances.")] = None,
    json: Json = False,
) -> None:
    """Estimate everybody's chances after each move; name turning points, weak choices and prices.

    Chances are those of sensible play from the true table, all hands open. Choices and prices are judged by
    what the seat could know. All of it is the bots' opinion, not the truth.

    \b
    Examples:
      signoria simulate genoa --seats 3 --games 1 --records games    # a record to begin with
      signoria analyse games/genoa-3-1-000000.jsonl
      signoria analyse games/genoa-3-1-000000.jsonl --seconds 600 --sims 200 --html game.html
      signoria analyse games/genoa-3-1-000000.jsonl --every 5 --worlds 0 --json
    """
    with one_sentence():
        if html is not None:
            room_for(html)
        record = read_file(file)
        game = find(record.head.game)
        tables = tables_of(game, record, data)
        telling = telling_of(game, record, lang, names, None)
        with progress(1.0, "analysing") as done:
            found = look_at(game, tables, record, Budget(seconds, sims, worlds, every, seed), done)
        if html is not None:
            html.write_text(page(game, found, telling.names, lang), encoding="utf-8")
        if json:
            print_json(msgspec.to_builtins(found))
        else:
            _print(game, found, telling)
            if html is not None:
                console().print(f"The page is in {html}", soft_wrap=True)


def _print(game: AnyGame, found: Analysis, telling: Telling) -> None:
    out = console()
    count = found.points[-1].n
    out.print(f"{say(game, telling.language, 'title')}, {found.seats} seats, {count} entries", markup=False)
    curve = grid("after entry", *telling.names, "±", title="Chances")
    step = max(1, len(found.points) // SHOWN)
    for i, point in enumerate(found.points):
        if i % step == 0 or i == len(found.points) - 1:
            chances = [f"{chance:.0%}" for chance in point.chances]
            curve.add_row(str(point.n), *chances, f"{point.doubt:.0%}")
    out.print(curve)
    turns = grid("entry", "seat", "move", *telling.names, "luck", title="Turning points")
    for turn in found.turns:
        change = [f"{100 * one:+.0f}" for one in turn.change]
        words = _words(game, telling, turn.do)
        turns.add_row(str(turn.n), _name(telling, turn.seat), words, *change, "yes" if turn.luck else "")
    out.print(turns)
    _print_choices(game, found, telling)
    _print_prices(game, found, telling)
    if not found.complete:
        out.print("Time ran out before the end of the record: see --seconds.")


def _print_choices(game: AnyGame, found: Analysis, telling: Telling) -> None:
    weak = costly(found.choices)[:SHOWN]
    if not weak:
        return
    choices = grid("entry", "seat", "chose", "chance", "bots prefer", "chance", title="Choices")
    for choice in weak:
        choices.add_row(
            str(choice.n),
            _name(telling, choice.seat),
            _words(game, telling, choice.do),
            f"{choice.chance:.0%}",
            _words(game, telling, choice.best),
            f"{choice.best_chance:.0%}",
        )
    console().print(choices)


def _print_prices(game: AnyGame, found: Analysis, telling: Telling) -> None:
    if not found.prices:
        return
    prices = grid("entry", "seat", "move", "price", "bots' limit", title="Prices")
    ranked = sorted(found.prices, key=lambda one: (one.limit or 0) - one.paid)[:SHOWN]
    for price in ranked:
        limit = "none" if price.limit is None else str(price.limit)
        words = _words(game, telling, price.do)
        prices.add_row(str(price.n), _name(telling, price.seat), words, str(price.paid), limit)
    console().print(prices)


def _words(game: AnyGame, telling: Telling, do: list[Any]) -> str:
    return sentence(game, telling.language, "do", action_from_wire(game, do), telling.names) if do else ""


def _name(telling: Telling, seat: int) -> str:
    return telling.names[seat] if 0 <= seat < len(telling.names) else "-"
