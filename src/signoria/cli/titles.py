"""`signoria titles`: what can be played here."""

from signoria.cli.common import console, grid, one_sentence, print_json
from signoria.cli.flags import Json
from signoria.play.game import AnyGame, Choice
from signoria.play.registry import find
from signoria.play.registry import titles as known_titles
from signoria.play.texts import say


def titles(json: Json = False) -> None:
    """List the titles that can be played here, with their seats and options.

    Titles come from installed packages (entry points of the group
    signoria.games) and from the environment: SIGNORIA_TITLES=banco:GAME adds
    the game GAME of the module banco.

    \b
    Examples:
      signoria titles
      signoria titles --json
      SIGNORIA_TITLES=banco:GAME PYTHONPATH=examples signoria titles
    """
    with one_sentence():
        games = [find(title) for title in known_titles()]
        if json:
            print_json([_as_data(game) for game in games])
            return
        table = grid("title", "name", "seats", "rules", "options (first value: default)")
        for game in games:
            seats = f"{game.least_seats}-{game.most_seats}"
            options = ", ".join(_option(choice) for choice in game.choices) or "-"
            table.add_row(game.id, say(game, "en", "title"), seats, str(game.rules_version), options)
        for column in table.columns:
            column.justify = "left"
        console().print(table if games else "No title is installed.")


def _option(choice: Choice) -> str:
    values = [choice.default, *(value for value in choice.values if value != choice.default)]
    return f"{choice.id}={'|'.join(str(value) for value in values)}"


def _as_data(game: AnyGame) -> dict[str, object]:
    return {
        "title": game.id,
        "name": say(game, "en", "title"),
        "rules_version": game.rules_version,
        "least_seats": game.least_seats,
        "most_seats": game.most_seats,
        "bound": game.bound,
        "options": [
            {"id": choice.id, "values": list(choice.values), "default": choice.default}
            for choice in game.choices
        ],
    }
