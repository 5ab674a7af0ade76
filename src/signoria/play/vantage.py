"""Vantage: all that one seat may know. Bots and adapters get this and nothing else."""

from signoria.core import flow
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.core.notice import Notice
from signoria.core.option import Option
from signoria.core.value import Action, Event
from signoria.play.game import AnyGame, Reason


class Vantage:
    """The table as one seat sees it. The true state stays behind two underscores; nobody needs it."""

    def __init__(self, game: AnyGame, state: State, seat: int, events: list[Event] | None = None) -> None:
        self.game = game
        self.seat = seat
        self.events = [] if events is None else events
        """What happened since this seat was asked last, as far as it may know."""
        self.__state = state

    @property
    def view(self) -> object:
        return self.game.view(self.__state, self.seat)

    @property
    def seats(self) -> int:
        return self.__state.seats

    @property
    def must_answer(self) -> bool:
        """Does the game wait for this seat?"""
        return bool(flow.must_answer(self.__state) >> self.seat & 1)

    @property
    def options(self) -> list[Option]:
        return flow.options(self.__state, self.seat)

    def why_not(self, action: Action) -> Reason | None:
        """None for a legal action, otherwise the rule that forbids it."""
        code = flow.why_not(self.__state, self.seat, action)
        return None if code == flow.LEGAL else self.game.reason(code)

    def imagine(self, rng: Rng) -> State:
        """A whole table that this seat cannot tell from the true one, with luck of its own."""
        world: State = self.game.redeal(self.__state, self.seat, rng)
        world.chance = seeded(rng.below(1 << 30))
        world.quiet = True
        return world

    def default(self) -> Action:
        """What the rules do for this seat when its time runs out."""
        action: Action = self.game.default(self.__state, self.seat)
        return action


def heard(notices: list[Notice], seat: int) -> list[Event]:
    """The events of which a seat may know.

    An audience is a mask with endless bits: a public one, or "all but these", is negative, and its endless
    ones include spectators (seat -1).
    """
    if seat < 0:
        return [notice.event for notice in notices if notice.audience < 0]
    return [notice.event for notice in notices if notice.audience >> seat & 1]
