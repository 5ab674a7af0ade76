"""Random: any legal answer, kind of action first. The yardstick for every other level."""

from signoria.bots.settings import Speed, parse
from signoria.core.chance import Rng
from signoria.core.playout import random_action
from signoria.core.value import Action
from signoria.play.vantage import Vantage


class RandomBot:
    """Answers what it is asked and never speaks unasked."""

    def __init__(self, setting: str = "") -> None:
        parse(setting, Speed.NONE)

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        # What is legal for a seat never depends on what the seat cannot see, so an imagined table serves to
        # sample from, with the title's own sampler where most of a box is objected to.
        return random_action(vantage.imagine(rng), vantage.seat, rng)
