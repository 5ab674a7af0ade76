"""A process in which bots think: one JSON line asks, one JSON line answers. Started by bots.py."""

import os
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from signoria.bots.bot import NICKNAMES, make
from signoria.bots.guard import Guard, Trouble
from signoria.bots.hints import hints, say
from signoria.core.chance import Rng
from signoria.play.codec import unpack_state, value_to_wire
from signoria.play.errors import OtherData
from signoria.play.packs import printing_of
from signoria.play.record import parse
from signoria.play.registry import find
from signoria.play.vantage import Vantage
from signoria.server.forms import Ground, Hint
from signoria.server.shelf import box_with


class Question(msgspec.Struct, tag_field="task"):
    """A table, and the seat for which something is asked."""

    title: str
    data: str
    """The fingerprint of the component data it is played with."""
    components: dict[str, Any] | None
    """That data, where this process might not find it."""
    seats: int
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int

    def vantage(self) -> Vantage:
        """All that the seat may know, and nothing else."""
        found = box_with(self.title, self.data, self.components)
        if found is None:
            raise OtherData(f"There is no component data {self.data} of {self.title}.")
        state = unpack_state(found.game, found.tables, self.seats, self.state)
        return Vantage(found.game, state, self.seat)


class Move(Question, tag="move"):
    """What does this bot answer, within so many seconds?"""

    seconds: float


class Advice(Question, tag="advice"):
    """Which answers are worth considering, and why, in this language?"""

    language: str
    most: int


class Study(msgspec.Struct, tag_field="task", tag="study"):
    """How went this finished game, whose record is given line by line?"""

    record: list[str]
    seconds: float


class Said(msgspec.Struct):
    """A bot's answer (none from a bot that was only spoken to and is silent), and what went wrong with it."""

    do: list[Any] | None
    trouble: str = ""


def move(question: Move) -> Said:
    troubles: list[Trouble] = []
    bot = within(question.bot, question.seconds, troubles.append)
    vantage, rng = question.vantage(), Rng(question.seed)
    said = bot.choose(vantage, rng) if vantage.must_answer else bot.speak(vantage, rng)
    words = "\n".join(f"{trouble.sentence}\n{trouble.trace}".strip() for trouble in troubles)
    return Said(None if said is None else value_to_wire(said), words)


def within(name: str, seconds: float, report: Callable[[Trouble], None]) -> Guard:
    """The bot of that name, with no more time for an answer than the host allows."""
    bot = make(name, report)
    thinks = getattr(getattr(bot.bot, "settings", None), "seconds", 0.0)
    if thinks <= seconds:
        return bot
    return make(f"{NICKNAMES.get(name, name)}:{max(1, round(1000 * seconds))}ms", report)


def advice(question: Advice) -> list[Hint]:
    found = hints(question.vantage(), Rng(question.seed), question.most, question.bot)
    return [
        Hint(
            value_to_wire(hint.action),
            round(hint.chance, 4),
            [Ground(b.key, round(b.amount, 2), say(b, question.language)) for b in hint.reasons],
        )
        for hint in found
    ]


def study(question: Study) -> Any:
    from signoria.sim.analyse import Budget, analyse  # heavy, and most processes never need it

    record = parse(line.encode() for line in question.record)
    game = find(record.head.game)
    return analyse(game, printing_of(game, record).tables, record, Budget(seconds=question.seconds))


def think(question: Move | Advice | Study) -> Any:
    if isinstance(question, Move):
        return move(question)
    return advice(question) if isinstance(question, Advice) else study(question)


def main() -> None:
    os.nice(int(sys.argv[1]))  # people come first
    decode = msgspec.json.Decoder(Move | Advice | Study).decode
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            said: dict[str, Any] = {"answer": think(decode(line))}
        except Exception as error:  # told to the server, which answers by the rules' default
            said = {"error": f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode(said) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
