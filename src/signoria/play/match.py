"""Match: a record and the state it leads to. Try, write, then commit.

`trial` changes nothing: it answers with a `Step` that can be written to disk first and committed after. So
nobody ever hears of a move that is not on record.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import msgspec

from signoria.core import flow
from signoria.core.chance import Chance, ChanceExhausted, Scripted
from signoria.core.flow import IllegalAction, State
from signoria.core.notice import Notice
from signoria.core.option import Option
from signoria.core.value import Action, Event
from signoria.play import fairness
from signoria.play.codec import action_from_wire, pack_state, unpack_state, value_to_wire
from signoria.play.compatible import check_head
from signoria.play.errors import BadRecord, SignoriaError
from signoria.play.game import AnyGame, Reason
from signoria.play.questions import answers_question, question
from signoria.play.record import FORMAT, NOBODY, Closing, Entry, Head, Record, standing
from signoria.play.step import Step, Undoable
from signoria.play.undo import is_barrier
from signoria.play.vantage import Vantage, heard

AT_REST = Chance()
"""Between two entries a table has no source of chance, so nothing can look ahead on the secret seed."""


class Refused(Exception):
    """The rules say no; `reason` names the rule and the sentence."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


_BREACHES = (IllegalAction, ChanceExhausted, SignoriaError, ValueError)
"""What replaying a record that does not follow the rules can raise."""


class Match:
    """One game being played, live or replayed."""

    def __init__(self, game: AnyGame, tables: Any, record: Record, seed: bytes | None) -> None:
        """Use `Match.new`, `Match.replay` or `Match.resume`."""
        self.game = game
        self.tables = tables
        self.record = record
        self.seed = seed
        self.state: State
        self.told: dict[int, list[Notice]] = {}
        """What was told with each entry, for the entries played or replayed here."""
        self.asks = [0] * record.head.seats
        """For each seat the entry after which its present question was put."""
        self._questions = [b""] * record.head.seats
        self._window: list[Undoable] = []

    @classmethod
    def new(
        cls,
        game: AnyGame,
        tables: Any,
        seats: int,
        options: Mapping[str, int] | None = None,
        seed: bytes | None = None,
        data: str = "",
    ) -> "Match":
        """A fresh game; the deal derives from the seed, whose hash is in the record's head."""
        seed = fairness.new_seed() if seed is None else seed
        settled = game.settle(seats, options or {})
        head = Head(FORMAT, game.id, game.rules_version, seats, settled, data, fairness.commitment(seed))
        match = cls(game, tables, Record(head, []), seed)
        chance = fairness.SealedChance(seed, 0)
        match._begin(game.new_state(tables, seats, settled, chance))
        match.record.entries.append(Entry(0, chance=chance.results, barrier=True))
        return match

    @classmethod
    def replay(cls, game: AnyGame, tables: Any, record: Record, seed: bytes | None = None) -> "Match":
        """The match a record leads to; raises BadRecord where it does not follow the rules."""
        check_head(game, record.head)
        if not record.entries:
            raise BadRecord("The record has no set-up entry.")
        match = cls(game, tables, Record(record.head, [], data=record.data), seed)
        chance = Scripted(record.entries[0].chance)
        try:
            state = game.new_state(tables, record.head.seats, record.head.options, chance)
            chance.close()
        except _BREACHES as error:
            raise BadRecord(f"The set-up of the record does not follow the rules: {error}.") from error
        match._begin(state)
        match.record.entries.append(record.entries[0])
        match.follow(record.entries[1:])
        match.record.closing = record.closing
        return match

    def follow(self, entries: list[Entry]) -> None:
        """Replay further entries of the record."""
        for entry in entries:
            try:
                self.commit(self._undo_step(entry) if entry.undo is not None else self._replayed(entry))
            except _BREACHES as error:
                raise BadRecord(f"Entry {entry.n} does not follow the rules: {error}.") from error

    # -- questions -------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return flow.over(self.state)

    @property
    def waiting(self) -> int:
        """Mask of the seats that must answer."""
        return flow.must_answer(self.state)

    def options(self, seat: int) -> list[Option]:
        return flow.options(self.state, seat)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """None if the seat may do this now, otherwise the rule and the sentence that forbid it."""
        code = flow.why_not(self.state, seat, action)
        if code == flow.LEGAL:
            return None
        reason = self.game.reason(code)
        # What is merely not asked now is forbidden by the rule of what is asked.
        return replace(reason, rule=self.phase) if reason.rule == "" else reason

    @property
    def phase(self) -> str:
        """The rule on which the present question rests; empty at the end, and where a title names none."""
        stack = self.state.stack
        return self.game.phases.get(stack[-1].TAG, "") if stack else ""

    def vantage(self, seat: int, since: int = 0) -> Vantage:
        """What a bot in this seat gets."""
        return Vantage(self.game, self.state, seat, self.events(seat, since))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What a seat may know of all that happened from entry `since` on, as far as it is kept here."""
        return [event for n in sorted(self.told) if n >= since for event in heard(self.told[n], seat)]

    # -- try, then commit ------------------------------------------------------------------------------------

    def trial(self, seat: int, action: Action, at: float = 0.0, text: str = "") -> Step:
        """Where an action would lead; raises Refused. Changes nothing. `text` is kept in the record."""
        reason = self.why_not(seat, action)
        if reason is not None:
            raise Refused(reason)
        if self.seed is None:
            raise ValueError("a match without its seed can only be replayed")
        n = len(self.record.entries)
        after = self.state.clone()
        chance = fairness.SealedChance(self.seed, n)
        after.chance = chance
        flow.apply(after, seat, action)
        barrier = is_barrier(self.game, self.state, after, bool(chance.results))
        entry = Entry(n, seat, value_to_wire(action), chance.results, barrier, at=at, text=text)
        return self._step(entry, after)

    def trial_undo(self, seat: int, at: float = 0.0) -> Step:
        """Where taking back the own last entry would lead; raises Refused when it is not free."""
        reason = self.undo_refusal(seat)
        if reason is not None:
            raise Refused(reason)
        return self._undo_step(Entry(len(self.record.entries), seat, undo=self._window[-1].n, at=at))

    def trial_rewind(self, to: int, at: float = 0.0) -> Step:
        """Take back everything from entry `to` on, by agreement of the table; costs a replay."""
        return self._undo_step(Entry(len(self.record.entries), NOBODY, barrier=True, undo=to, at=at))

    def undo_refusal(self, seat: int) -> Reason | None:
        """Why this seat cannot undo freely now; None if it can."""
        if self.over:
            return Reason("", "undo-over")
        if not self._window:
            return Reason("", "undo-nothing")
        if self._window[-1].seat != seat:
            return Reason("", "undo-other")
        return None

    def commit(self, step: Step) -> None:
        """Make a step real."""
        if step.entry.n != len(self.record.entries):
            raise ValueError(f"entry {step.entry.n} does not follow entry {len(self.record.entries) - 1}")
        self.record.entries.append(step.entry)
        before, self.state = self.state, step.state
        self.told[step.entry.n] = step.news
        self._window = step.window
        self._put_questions(step.entry, before)
        if self.over and self.seed is not None and self.record.closing is None:
            scores, places = self.game.scores(self.state), self.game.places(self.state)
            self.record.closing = Closing(self.seed.hex(), scores, places)

    def act(self, seat: int, action: Action) -> None:
        """Try and commit in one, for simulations and tests."""
        self.commit(self.trial(seat, action))

    def undo(self, seat: int) -> None:
        self.commit(self.trial_undo(seat))

    # -- snapshots -------------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        """The table before the oldest entry that can still be undone: resuming from it keeps undo whole."""
        at = self._window[0].n if self._window else len(self.record.entries)
        state = self._window[0].before if self._window else self.state
        asks = self._window[0].asks if self._window else self.asks
        return {"n": at, "asks": asks, "state": pack_state(state)}

    @classmethod
    def resume(
        cls, game: AnyGame, tables: Any, record: Record, snapshot: dict[str, Any], seed: bytes | None = None
    ) -> "Match":
        """The match a record leads to, replayed only from a snapshot on.

        The record is the truth: a snapshot that this version of the program cannot read is passed over.
        """
        check_head(game, record.head)
        at: int = snapshot["n"]
        try:
            state = unpack_state(game, tables, record.head.seats, snapshot["state"])
        except BadRecord:
            return cls.replay(game, tables, record, seed)
        match = cls(game, tables, Record(record.head, record.entries[:at], data=record.data), seed)
        match._begin(state)
        match.told.clear()
        match.asks = list(snapshot["asks"])
        match.follow(record.entries[at:])
        match.record.closing = record.closing
        return match

    # -- inside ----------------------------------------------------------------------------------------------

    def _begin(self, state: State) -> None:
        self.told[0] = state.news
        state.news = []
        state.chance = AT_REST
        self.state = state
        self._put_questions(Entry(0), state)

    def _replayed(self, entry: Entry) -> Step:
        action = action_from_wire(self.game, entry.do)
        after = self.state.clone()
        chance = Scripted(entry.chance)
        after.chance = chance
        flow.apply(after, entry.seat, action)
        chance.close()
        return self._step(entry, after)

    def _step(self, entry: Entry, after: State) -> Step:
        news, after.news = after.news, []
        after.chance = AT_REST
        own = Undoable(entry.n, entry.seat, self.state, self.asks.copy())
        if entry.barrier:
            window = []
        elif self._window and self._window[-1].seat == entry.seat:
            window = [*self._window, own]
        else:
            window = [own]
        return Step(entry, after, news, window)

    def _undo_step(self, entry: Entry) -> Step:
        for i, undoable in enumerate(self._window):
            if undoable.n == entry.undo:
                return Step(entry, undoable.before.clone(), [], self._window[:i])
        stands = standing(self.record.entries)
        if entry.undo is None or not any(e.n == entry.undo for e in stands[1:]):
            raise ValueError(f"there is no entry {entry.undo} to take back")
        kept = [e for e in stands if e.n < entry.undo]
        # Entries keep their numbers in the record, so the replay is done on a renumbered copy.
        renumbered = [msgspec.structs.replace(e, n=i) for i, e in enumerate(kept)]
        earlier = Match.replay(self.game, self.tables, Record(self.record.head, renumbered))
        return Step(entry, earlier.state, [], [])

    def _put_questions(self, entry: Entry, before: State) -> None:
        """Number each seat's question anew if it changed; an unchanged question keeps its number.

        Whoever answered and is asked the very same again gets a new number all the same, so that one answer
        sent twice does not act twice.
        """
        for seat in range(self.state.seats):
            asked = question(self.state, seat)
            again = asked and seat == entry.seat and answers_question(self.game, before, entry)
            if again or asked != self._questions[seat]:
                self._questions[seat] = asked
                self.asks[seat] = entry.n
