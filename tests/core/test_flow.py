"""Flow: frames call, become and end; the one door refuses what is not offered and changes nothing."""

from typing import Any, ClassVar, Final

import pytest

from signoria.core import flow
from signoria.core.chance import Chance
from signoria.core.flow import Frame, IllegalAction, RunawayRules, State, apply, run_on, why_not
from signoria.core.option import Option, Span
from signoria.core.value import Action, Event, Key


class Table(State):
    """A table that only counts."""

    FIELDS: ClassVar[tuple[str, ...]] = ("total",)

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Chance())
        self.total = 0

    def clone(self) -> "Table":
        other = Table(self.seats)
        self.copy_flow(other)
        other.total = self.total
        return other


class Add(Action):
    TAG = "add"
    OF = ("count",)

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def key(self) -> Key:
        return (self.count,)


class Stop(Action):
    TAG = "stop"


class Counted(Event):
    TAG = "counted"


ODD: Final = 10
TOO_MUCH: Final = 11


class Ask(Frame[Table]):
    """Asks one seat for an even number up to 6; nests as deep as it is told."""

    TAG = "ask"
    OF = ("seat seat", "depth")

    def __init__(self, seat: int, depth: int) -> None:
        self.seat: Final = seat
        self.depth: Final = depth

    def key(self) -> Key:
        return (self.seat, self.depth)

    def waits_for(self, s: Table) -> int:
        return 1 << self.seat

    def options(self, s: Table, seat: int) -> list[Option]:
        return [Option(Add, Span(0, 6)), Option(Stop)]

    def objection(self, s: Table, seat: int, action: Action) -> int:
        return ODD if isinstance(action, Add) and action.count % 2 else flow.LEGAL

    def why_not(self, s: Table, seat: int, action: Action) -> int:
        return TOO_MUCH if isinstance(action, Add) and action.count > 6 else flow.LEGAL

    def take(self, s: Table, seat: int, action: Action) -> None:
        if isinstance(action, Add):
            s.total += action.count
            s.tell(Counted())
        if self.depth:
            s.call(Ask(1 - self.seat, self.depth - 1), then=Sum(100))
        else:
            s.end(s.total)


class Sum(Frame[Table]):
    """Waits for a result from above, adds to it and hands it down."""

    TAG = "sum"
    OF = ("base",)

    def __init__(self, base: int) -> None:
        self.base: Final = base

    def key(self) -> Key:
        return (self.base,)

    def resume(self, s: Table, result: int) -> None:
        s.total = self.base + result
        s.end(s.total)


class Forever(Frame[Table]):
    TAG = "forever"

    def run(self, s: Table) -> None:
        s.become(Forever())


def table(*stack: Frame[Any]) -> Table:
    s = Table(2)
    s.stack = list(stack)
    return s


def test_a_frame_that_ends_tells_its_result_to_the_frame_below() -> None:
    s = table(Sum(1000), Ask(0, 2))
    apply(s, 0, Add(2))
    apply(s, 1, Add(4))
    assert len(s.stack) == 4
    apply(s, 0, Stop())
    assert s.total == 1000 + 100 + 100 + 6
    assert flow.over(s)


@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, Add(3), ODD),
        (0, Add(8), TOO_MUCH),
        (0, Add(-1), flow.OUT_OF_RANGE),
        (1, Stop(), flow.NOT_ASKED),
    ],
)
def test_a_refused_action_has_a_reason_and_changes_nothing(seat: int, action: Action, reason: int) -> None:
    s = table(Ask(0, 1))
    with pytest.raises(IllegalAction) as caught:
        apply(s, seat, action)
    assert caught.value.reason == reason == why_not(s, seat, action)
    assert s.stack == [Ask(0, 1)]
    assert s.total == 0


def test_after_the_end_everything_is_refused() -> None:
    assert why_not(table(), 0, Stop()) == flow.GAME_OVER


def test_rules_that_never_ask_anybody_are_stopped() -> None:
    with pytest.raises(RunawayRules):
        run_on(table(Forever()))


def test_news_have_an_audience_and_are_not_cloned() -> None:
    s = table(Ask(0, 0))
    s.tell(Counted())
    s.tell(Counted(), to=0b10)
    s.tell_apart(0b01, Counted(), Counted())
    assert [notice.audience for notice in s.news] == [-1, 2, 1, ~1]
    assert s.clone().news == []


def test_a_quiet_state_collects_no_news() -> None:
    s = table(Ask(0, 0))
    s.quiet = True
    apply(s, 0, Add(2))
    assert s.news == []


def test_values_are_equal_by_kind_and_content() -> None:
    assert Ask(0, 1) == Ask(0, 1)
    assert hash(Ask(0, 1)) == hash(Ask(0, 1))
    assert Ask(0, 1) != Ask(1, 0)
    assert Add(0) != Sum(0)
    assert repr(Ask(0, 1)) == "Ask(0, 1)"


class Given(Event):
    TAG = "given"
    OF = ("giver seat", "taker seat", "coins")


def test_an_event_takes_as_many_ints_as_it_names() -> None:
    assert Given(0, 2, 5).key() == (0, 2, 5)
    with pytest.raises(TypeError, match="Given takes 3 ints, not 2"):
        Given(0, 2)


def test_an_event_is_read_by_the_names_of_its_ints() -> None:
    assert Given(0, 2, 5).of("taker") == 2
    assert Given(0, 2, 5).of("coins") == 5
    with pytest.raises(KeyError):
        Given(0, 2, 5).of("moonlight")
