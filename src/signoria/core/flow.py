"""Flow: the stack of frames is the whole of "where we are", and `apply` is the one door.

A frame is one open point in the rules. The top one says who must answer, what each may answer, and what an
answer does; it then moves on by `call`, `become` or `end`. A reaction window is a frame above the thing
reacted to, and a counter to a counter is a frame above that.
"""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from signoria.core.chance import Chance, Rng
from signoria.core.listing import Listing
from signoria.core.notice import EVERYBODY, Notice
from signoria.core.option import Option
from signoria.core.value import Action, Event, Value

S = TypeVar("S", bound="State")

# Why an action is refused, as far as the engine itself can tell. Titles number their reasons from 10 on.
LEGAL: Final = 0
GAME_OVER: Final = 1
NOT_ASKED: Final = 2
NOT_OFFERED: Final = 3
OUT_OF_RANGE: Final = 4
FIRST_OWN_REASON: Final = 10

_RUNAWAY: Final = 10_000
_TRIES: Final = 24
_LISTED: Final = 2_000


class IllegalAction(Exception):
    """An action that the rules refuse; `reason` is one of the codes above or the title's own."""

    def __init__(self, reason: int, text: str) -> None:
        super().__init__(text)
        self.reason: Final = reason


class RunawayRules(Exception):
    """The rules went on without asking anybody: a bug in a title, never a player's fault."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Value, Generic[S]):
    """One open point in the rules. Immutable: to change, `become` a new one."""

    OBJECTS_TO: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of actions that `objection` may refuse; if it names none, all are checked."""

    def waits_for(self, s: S) -> int:
        """Mask of the seats that must answer now. 0 means: run me."""
        return 0

    def may_speak(self, s: S) -> int:
        """Mask of further seats that may act now although nobody waits for them."""
        return 0

    def addressed(self, s: S) -> int:
        """Mask of seats to which somebody has spoken and which may answer, though the game does not wait."""
        return 0

    def options(self, s: S, seat: int) -> list[Option]:
        """The boxes of legal answers of a seat that must or may answer. Pure."""
        return []

    def objection(self, s: S, seat: int, action: Action) -> int:
        """Why an action inside a box is still not legal (0: it is), where arguments depend on each other."""
        return LEGAL

    def why_not(self, s: S, seat: int, action: Action) -> int:
        """A better reason than "not offered" for an action outside all boxes (0: none known). Pure."""
        return LEGAL

    def propose(self, s: S, seat: int, option: Option, rng: Rng) -> Action | None:
        """A random legal action of this box, or None. Override where most of the box is objected to."""
        for _ in range(_TRIES):
            action = option.sample(rng)
            if self.objection(s, seat, action) == LEGAL:
                return action
        for i in range(min(option.count(), _LISTED)):
            action = option.nth(i)
            if self.objection(s, seat, action) == LEGAL:
                return action
        return None

    def propose_surely(self, s: S, seat: int, option: Option, rng: Rng) -> Action | None:
        """The same for menus: a kind whose draws all fail is not on them. Override where chance may miss."""
        return self.propose(s, seat, option, rng)

    def listed(self, s: S, seat: int, option: Option) -> list[Action]:
        """All legal actions of a small box, in its order. Override where most of the box is objected to."""
        out: list[Action] = []
        for action in option.every():
            if self.objection(s, seat, action) == LEGAL:
                out.append(action)
        return out

    def at_random(self, s: S, seat: int, rng: Rng) -> Action | None:
        """A random legal answer; None: list the options and choose among them.

        Override where listing takes much longer than choosing; kinds of actions must stay equally likely.
        """
        return None

    def list_into(self, s: S, seat: int, out: Listing) -> bool:
        """Write the numbers of just what the options hold, where boxes take too long; False: ask those."""
        return False

    def draw(self, s: S, seat: int, kind: type[Action], choices: list[int], rng: Rng) -> Action:
        """A random legal action of a kind for which `list_into` has promised draws out of these choices."""
        raise NotImplementedError(f"{self!r} promises no draws")

    def suggest(self, s: S, seat: int, option: Option) -> Action | None:
        """What a careful player would take (payments); None where there is nothing to suggest. Pure."""
        return None

    def prompt(self, s: S, seat: int) -> tuple[int, ...]:
        """The ints that the prompt's text may use, as this seat may know them (-1: spectator)."""
        return self.key()

    def take(self, s: S, seat: int, action: Action) -> None:
        """The answer arrived and is legal: change the table, then become, call or end."""
        raise NotImplementedError(f"{self!r} asks nobody")

    def run(self, s: S) -> None:
        """Nobody is asked: do the next automatic thing."""
        raise NotImplementedError(f"{self!r} does nothing by itself")

    def resume(self, s: S, result: int) -> None:
        """A frame I called has ended with this int. By default its result does not matter."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table, flat: ints, lists or tuples of ints, values, and the stack.

    A title adds its own attributes and names every one of them in `FIELDS`, in addition to those here; the
    codec stores a state by these names. `clone` is written by hand because it decides how strong bots are.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    LAYOUT: ClassVar[int] = 1
    """Raise it whenever `FIELDS`, or what one of them holds, changes: older snapshots are then not read."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats: Final = seats
        self.chance = chance
        self.stack: list[Frame[Any]] = []
        self.sealed: tuple[Action | None, ...] = (None,) * seats
        """Answers given in secret and not yet opened (see `signoria.core.sealed`)."""
        self.aside: Frame[Any] | None = None
        """A frame consulted beside the stack: things any seat may do at any time (gifts, offers)."""
        self.news: list[Notice] = []
        self.quiet = False
        """True in simulations: no event is collected. Where many are told, rules ask before making one."""

    def clone(self) -> "State":
        """An equal state that shares nothing mutable with this one."""
        raise NotImplementedError  # the abstract root; every title writes its own

    def copy_flow(self, other: "State") -> None:
        """For `clone`: hand over what this base class keeps. News are not copied: they were told."""
        other.stack = self.stack.copy()
        other.sealed = self.sealed
        other.aside = self.aside
        other.quiet = self.quiet

    def call(self, child: Frame[Any], then: Frame[Any]) -> None:
        """Put a frame above the present one, which goes on as `then`."""
        self.stack[-1] = then
        self.stack.append(child)

    def become(self, frame: Frame[Any]) -> None:
        """The present frame turns into another one."""
        self.stack[-1] = frame

    def end(self, result: int = 0) -> None:
        """The present frame is over; the one below it learns the result."""
        self.stack.pop()
        if self.stack:
            self.stack[-1].resume(self, result)

    def tell(self, event: Event, to: int = EVERYBODY) -> None:
        """Report a fact to the seats of a mask (everybody, if none is given)."""
        if not self.quiet:
            self.news.append(Notice(event, to))

    def tell_apart(self, to: int, event: Event, others: Event) -> None:
        """Report a fact in full to the seats of a mask and a masked form of it to everybody else."""
        if not self.quiet:
            self.news.append(Notice(event, to))
            self.news.append(Notice(others, ~to))


def over(s: State) -> bool:
    """Is the game at its end?"""
    return not s.stack


def must_answer(s: State) -> int:
    """Mask of the seats everybody waits for."""
    return s.stack[-1].waits_for(s) if s.stack else 0


def addressed(s: State) -> int:
    """Mask of the seats that somebody beside the question on the table hopes to hear from."""
    aside = s.aside
    return 0 if not s.stack or aside is None else aside.addressed(s) & aside.may_speak(s)


def may_act(s: State) -> int:
    """Mask of the seats that have at least the right to do something."""
    if not s.stack:
        return 0
    top = s.stack[-1]
    mask = top.waits_for(s) | top.may_speak(s)
    if s.aside is not None:
        mask |= s.aside.may_speak(s)
    return mask


def frame_options(s: State, seat: int) -> list[Option]:
    """What the top frame lets a seat answer (asides left out)."""
    if s.stack:
        top = s.stack[-1]
        if ((top.waits_for(s) | top.may_speak(s)) >> seat) & 1:
            return top.options(s, seat)
    return []


def aside_options(s: State, seat: int) -> list[Option]:
    """What a seat may do beside the question on the table."""
    if s.stack:
        aside = s.aside
        if aside is not None and (aside.may_speak(s) >> seat) & 1:
            return aside.options(s, seat)
    return []


def options(s: State, seat: int) -> list[Option]:
    """Everything a seat may do now."""
    return frame_options(s, seat) + aside_options(s, seat)


def _home(s: State, seat: int, action: Action) -> "Frame[Any] | None":
    """The frame that offers this action: the top one or the one beside the stack."""
    for option in frame_options(s, seat):
        if option.admits(action):
            return s.stack[-1]
    for option in aside_options(s, seat):
        if option.admits(action):
            return s.aside
    return None


def why_not(s: State, seat: int, action: Action) -> int:
    """LEGAL, or the reason why this seat may not do this now. Changes nothing."""
    if not s.stack:
        return GAME_OVER
    home = _home(s, seat, action)
    if home is not None:
        return home.objection(s, seat, action)
    reason = s.stack[-1].why_not(s, seat, action)
    aside = s.aside
    if reason == LEGAL and aside is not None:
        reason = aside.why_not(s, seat, action)
    if reason != LEGAL:
        return reason
    asked = frame_options(s, seat)
    for option in asked + aside_options(s, seat):
        if option.action is type(action):
            return OUT_OF_RANGE
    return NOT_OFFERED if asked else NOT_ASKED


def apply(s: State, seat: int, action: Action) -> None:
    """The one door through which a state changes."""
    home = _home(s, seat, action)
    reason = why_not(s, seat, action) if home is None else home.objection(s, seat, action)
    if home is None or reason != LEGAL:
        raise IllegalAction(reason, f"{action!r} by seat {seat} is refused with reason {reason}")
    home.take(s, seat, action)
    run_on(s)


def run_on(s: State) -> int:
    """Let the rules go on until somebody is asked: the mask of those who are, 0 if the game is over."""
    steps = 0
    while s.stack:
        top = s.stack[-1]
        asked = top.waits_for(s)
        if asked:
            return asked
        top.run(s)
        steps += 1
        if steps > _RUNAWAY:
            raise RunawayRules(f"{top!r} still runs after {_RUNAWAY} steps")
    return 0
