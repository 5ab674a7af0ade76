"""ISMCTS: tree search on imagined tables; see `signoria.bots.search` for how it thinks."""

from signoria.bots.greedy_bot import unasked
from signoria.bots.judge import Judge
from signoria.bots.search import Search
from signoria.bots.settings import Setting, Speed, parse
from signoria.bots.tree import ENDLESS, Edge, Settings
from signoria.bots.valuation import Scores
from signoria.bots.values import PLAIN_SWING, valuation_of
from signoria.core.chance import Rng
from signoria.core.value import Action
from signoria.play.vantage import Vantage

LEVELS = {"easy": 0.1, "medium": 0.3, "hard": 1.0}
"""Seconds a decision."""


class IsmctsBot:
    """`ismcts:300ms`, `ismcts:800sims`, `ismcts:hard`; `full` plays every rollout at random to the end."""

    def __init__(self, setting: str = "") -> None:
        said = parse(setting, Speed.LEVEL | Speed.TIME | Speed.SIMS | Speed.SHAPE)
        self.full = said.full
        self.settings = settings_of(said)

    def speak(self, vantage: Vantage, rng: Rng) -> Action | None:
        return None if self.full else unasked(vantage, rng)

    def choose(self, vantage: Vantage, rng: Rng) -> Action:
        return self.search(vantage, rng).run()[0].action

    def rank(self, vantage: Vantage, rng: Rng) -> list[Edge]:
        """All answers that were considered, best first."""
        return self.search(vantage, rng).run()

    def search(self, vantage: Vantage, rng: Rng) -> Search:
        game = vantage.game
        valuation = Scores(game.scores, PLAIN_SWING) if self.full else valuation_of(game).for_search()
        judge = Judge(valuation, game.places, game.scores, Rng(rng.below(1 << 30)))
        return Search(vantage.seat, vantage.imagine, judge, self.settings, rng)


def settings_of(said: Setting) -> Settings:
    """Time or simulations as they were said; the level's time if neither was."""
    if said.seconds is None and said.sims is not None:
        seconds = float(ENDLESS)
    else:
        seconds = said.seconds if said.seconds is not None else LEVELS[said.level or "medium"]
    sims = ENDLESS if said.sims is None else said.sims
    if said.full:
        # Rewards of whole random games are noisy and unbiased: trust no valuation.
        return Settings(seconds, sims, depth=ENDLESS, tries=0, trust=0.5, worlds=1, by_cpu=said.by_cpu)
    return Settings(seconds, sims, by_cpu=said.by_cpu)
