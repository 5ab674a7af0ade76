"""Guard: stands between a bot and the table. Whatever a bot does, the table gets a legal answer.

A bot that raises or answers what is not legal is answered for by the title's default, as if its time had run
out; the trouble is logged and handed to whoever keeps the record of the game.
"""

import logging
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.play.vantage import Vantage

if TYPE_CHECKING:
    from signoria.bots.bot import Bot

log = logging.getLogger("signoria.bots")


@dataclass(frozen=True)
class Trouble:
    """What a bot did wrong; plain data, so that it travels between processes."""

    bot: str
    title: str
    seat: int
    sentence: str
    trace: str


def quietly(trouble: Trouble) -> None:
    """For callers without a record: the log line has to do."""


class Guard:
    """A bot whose answers can be played without asking twice."""

    def __init__(self, name: str, bot: "Bot", report: Callable[[Trouble], None] = quietly) -> None:
        self.name = name
        self.bot = bot
        self.report = report

    def speak(self, vantage: Vantage, rng: Rng) -> Action | None:
        """What the bot has to say unasked; None if it is silent, or if what it said cannot be."""
        speak = getattr(self.bot, "speak", None)
        if speak is None:
            return None
        try:
            action: Action | None = speak(vantage, rng)
            refusal = None if action is None else vantage.why_not(action)
        except Exception as error:
            self._note(vantage, f"{type(error).__name__}: {error}", traceback.format_exc())
            return None
        if refusal is None:
            return action
        self._note(vantage, f"{action!r} is not legal ({refusal.key}, {refusal.rule})", "")
        return None

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        said = self.speak(vantage, rng)
        if said is not None:
            return said
        try:
            action = self.bot.choose(vantage, rng)
            refusal = vantage.why_not(action)
        except Exception as error:
            return self._instead(vantage, f"{type(error).__name__}: {error}", traceback.format_exc())
        if refusal is None:
            return action
        return self._instead(vantage, f"{action!r} is not legal ({refusal.key}, {refusal.rule})", "")

    def _instead(self, vantage: Vantage, sentence: str, trace: str) -> Action:
        self._note(vantage, sentence, trace)
        return vantage.default()

    def _note(self, vantage: Vantage, sentence: str, trace: str) -> None:
        trouble = Trouble(self.name, vantage.game.id, vantage.seat, sentence, trace)
        log.error("bot %s at %s, seat %d: %s\n%s", self.name, trouble.title, trouble.seat, sentence, trace)
        self.report(trouble)
