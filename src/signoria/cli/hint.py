"""`signoria hint`: what the bots would do at a point of a recorded game, and why."""

from typing import Annotated

import typer

from signoria.bots.hints import Hint, explain, hints, say
from signoria.bots.settings import Speed, parse
from signoria.cli.common import console, grid, one_sentence, print_json
from signoria.cli.flags import Json, Language, Names, PlayedPack, RecordFile
from signoria.cli.opening import read_file, tables_of, telling_of
from signoria.cli.story import Story, Telling
from signoria.core.seating import members
from signoria.play.codec import value_to_wire
from signoria.play.errors import BadRecord
from signoria.play.registry import find
from signoria.play.sentences import sentence
from signoria.play.vantage import Vantage
from signoria.sim import luck


def hint(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(min=0, help="After this entry; by default the last.")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="Who asks; by default the first who must.")] = None,
    bot: Annotated[str, typer.Option(help="A setting of the search (1s, 400sims), or greedy.")] = "1s",
    most: Annotated[int, typer.Option(min=1, max=50, help="How many answers.")] = 5,
    seed: Annotated[int, typer.Option(help="The luck of the thinking.")] = 1,
    lang: Language = "en",
    names: Names = "",
    data: PlayedPack = None,
    json: Json = False,
) -> None:
    """What would the bots do here? The best answers of a seat with chances and reasons.

    The bots know what the seat may know at that point, and nothing else.

    \b
    Examples:
      signoria simulate genoa --seats 3 --games 1 --records games    # a record to begin with
      signoria hint games/genoa-3-1-000000.jsonl --at 40
      signoria hint games/genoa-3-1-000000.jsonl --at 41 --bot 3s --lang cs
    """
    with one_sentence():
        if bot != "greedy":
            parse(bot, Speed.LEVEL | Speed.TIME | Speed.SIMS)
        record = read_file(file)
        game = find(record.head.game)
        tables = tables_of(game, record, data)
        telling = telling_of(game, record, lang, names, seat)
        last = len(record.entries) - 1
        until = last if at is None else at
        if until > last:
            raise BadRecord(f"The record ends with entry {last}; there is no entry {until}.")
        story = Story(game, tables, record, telling)
        for _chapter in story.chapters(until):
            pass
        asked = members(story.match.waiting)
        if not asked:
            raise BadRecord("The game is over here: nobody is asked.")
        who = asked[0] if seat is None else seat - 1
        if who not in asked:
            raise BadRecord(f"{telling.names[who]} is not asked here, but {_listed(telling, asked)}.")
        vantage = Vantage(game, story.match.state, who)
        found = hints(vantage, luck.rng(seed, until, who), most, bot)
        if json:
            print_json({"n": until, "seat": who, "hints": [_as_data(one, lang) for one in found]})
            return
        out = console()
        for line in story.questions():
            out.print(line, markup=False, soft_wrap=True)
        # Where several are asked at once, nobody wonders whose advice this is.
        table = grid(f"answer of {telling.names[who]}", "chance", "why")
        for one in found:
            words = sentence(game, lang, "do", one.action, telling.names)
            table.add_row(words, f"{one.chance:.0%}", explain(one, lang))
        out.print(table)


def _listed(telling: Telling, asked: list[int]) -> str:
    return ", ".join(telling.names[seat] for seat in asked)


def _as_data(one: Hint, language: str) -> dict[str, object]:
    return {
        "do": value_to_wire(one.action),
        "chance": one.chance,
        "visits": one.visits,
        "why": explain(one, language),
        "reasons": [
            {"key": because.key, "amount": because.amount, "words": say(because, language)}
            for because in one.reasons
        ],
    }
