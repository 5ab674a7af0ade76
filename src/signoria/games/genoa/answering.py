"""A's response step (GEN-104 to GEN-106): what is alike for the current building and its neighbours."""

from typing import ClassVar, Final

from signoria.core.chance import Rng
from signoria.core.flow import Frame
from signoria.core.option import Option
from signoria.core.value import Action, Key
from signoria.games.genoa import asks, reasons
from signoria.games.genoa.acceptance import accept_problem, legal_accepts, random_accept, why_not_accept
from signoria.games.genoa.actions import Deliver
from signoria.games.genoa.bids import Accept, AnotherRound, Ask, WithdrawAsk
from signoria.games.genoa.by_number import draw_ask
from signoria.games.genoa.elsewhere import elsewhere
from signoria.games.genoa.messages import deliver
from signoria.games.genoa.negotiation import drop_impossible
from signoria.games.genoa.state import Genoa


class Response(Frame[Genoa]):
    """A accepts, asks for more or settles it himself; meanwhile he may name prices and deliver messages."""

    OF = ("round count",)
    OBJECTS_TO: ClassVar[tuple[type[Action], ...]] = (Accept, Ask)

    def __init__(self, round: int) -> None:
        self.round: Final = round

    def key(self) -> Key:
        return (self.round,)

    def waits_for(self, s: Genoa) -> int:
        return 1 << s.active

    def asked(self, s: Genoa, fields: list[int]) -> int:
        """Who would be asked about these fields in another round; nobody after the last one."""
        raise NotImplementedError  # the two phases differ

    def objection(self, s: Genoa, seat: int, action: Action) -> int:
        if isinstance(action, Accept):
            return accept_problem(s, action)
        return asks.ask_problem(s, action) if isinstance(action, Ask) else 0

    def why_not(self, s: Genoa, seat: int, action: Action) -> int:
        if seat != s.active:
            return elsewhere(action)
        if isinstance(action, AnotherRound):
            return reasons.NO_MORE_ROUNDS
        if isinstance(action, Accept):
            return why_not_accept(s, action)
        return elsewhere(action)

    def draw(self, s: Genoa, seat: int, kind: type[Action], choices: list[int], rng: Rng) -> Action:
        return draw_ask(s, self.asked(s, choices), choices, rng)

    def listed(self, s: Genoa, seat: int, option: Option) -> list[Action]:
        return legal_accepts(s, option) if option.action is Accept else super().listed(s, seat, option)

    def propose(self, s: Genoa, seat: int, option: Option, rng: Rng) -> Action | None:
        if option.action is Accept:
            return random_accept(s, option, rng)
        return option.sample(rng)

    def take(self, s: Genoa, seat: int, action: Action) -> None:
        """What settles nothing yet."""
        if isinstance(action, Ask):
            asks.publish(s, action)
        elif isinstance(action, WithdrawAsk):
            asks.withdraw(s, action.ask)
        elif isinstance(action, Deliver):
            deliver(s, seat, action.card)
            drop_impossible(s)
