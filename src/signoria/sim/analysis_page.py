"""An analysis as one HTML file: the curve of the chances, and the tables beside it in words."""

from collections.abc import Sequence
from html import escape
from typing import Any

from signoria.play.codec import action_from_wire
from signoria.play.game import AnyGame
from signoria.play.sentences import sentence
from signoria.play.texts import say
from signoria.sim.analyse import Analysis, Price, costly
from signoria.sim.plots import lines
from signoria.sim.report import document, table

SHOWN = 20
"""Choices that are told."""


def page(game: AnyGame, found: Analysis, names: Sequence[str], language: str) -> str:
    """The whole page."""

    def words(do: list[Any]) -> str:
        return sentence(game, language, "do", action_from_wire(game, do), names) if do else ""

    title = say(game, language, "title")
    curve = {name: [point.chances[seat] for point in found.points] for seat, name in enumerate(names)}
    worst = costly(found.choices)[:SHOWN]
    parts = [
        f"<h1>{escape(title)}</h1>",
        "<p>What the bots think of this game: chances of winning with all hands open after every move; "
        "choices and prices by what the seat could know.</p>",
        "<h2>Chances</h2>",
        lines(curve),
        "<h2>Turning points</h2>",
        table(
            ["entry", "seat", "move", *names, "luck"],
            [
                [
                    str(turn.n),
                    names[turn.seat] if turn.seat >= 0 else "",
                    words(turn.do),
                    *(f"{100 * one:+.0f} %" for one in turn.change),
                    "yes" if turn.luck else "",
                ]
                for turn in found.turns
            ],
            "words",
        ),
        "<h2>Choices that cost most</h2>",
        table(
            ["entry", "seat", "chose", "chance", "bots prefer", "chance"],
            [
                [
                    str(one.n),
                    names[one.seat],
                    words(one.do),
                    f"{one.chance:.0%}",
                    words(one.best),
                    f"{one.best_chance:.0%}",
                ]
                for one in worst
            ],
            "words",
        ),
    ]
    if found.prices:
        parts += [
            "<h2>Prices</h2>",
            table(
                ["entry", "seat", "move", "price", "bots' limit"],
                [
                    [str(one.n), names[one.seat], words(one.do), str(one.paid), _limit(one)]
                    for one in found.prices
                ],
                "words",
            ),
        ]
    return document(f"{title}: analysis", language, parts)


def _limit(price: Price) -> str:
    return "none" if price.limit is None else str(price.limit)
