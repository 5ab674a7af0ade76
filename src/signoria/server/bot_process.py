"""A process in which bots think: one JSON line asks, one JSON line answers. Started by bots.py."""

import os
import sys
from typing import Any

import msgspec

from signoria.bots.bot import make
from signoria.core.chance import Rng
from signoria.play.codec import unpack_state, value_to_wire
from signoria.play.vantage import Vantage
from signoria.server.shelf import box


class Question(msgspec.Struct):
    """A table and the seat that is to answer."""

    title: str
    seats: int
    state: dict[str, Any]
    seat: int
    bot: str
    seed: int


def answer(question: Question) -> list[Any]:
    """What a bot answers. It gets a vantage: all that its seat may know, and nothing else."""
    found = box(question.title)
    state = unpack_state(found.game, found.tables, question.seats, question.state)
    bot = make(question.bot)
    return value_to_wire(bot.choose(Vantage(found.game, state, question.seat), Rng(question.seed)))


def main() -> None:
    os.nice(5)  # people come first
    decode = msgspec.json.Decoder(Question).decode
    out = sys.stdout.buffer
    for line in sys.stdin.buffer:
        try:
            said: dict[str, Any] = {"do": answer(decode(line))}
        except Exception as error:  # told to the server, which answers by the rules' default
            said = {"error": f"{type(error).__name__}: {error}"}
        out.write(msgspec.json.encode(said) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
