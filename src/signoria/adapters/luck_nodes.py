"""A desk as OpenSpiel wants it: copied by `clone`, pickled by the codec, with chance drawn or asked for.

Sampled: chance is drawn inside the rules by the state's own generator. Explicit: the rules run on a script of
outcomes; where it is too short they stop, the missing outcome becomes a chance node, and the same action is
tried again with one outcome more. Actions that draw much are therefore tried often (set-up above all).
"""

from typing import Any

from signoria.adapters.desk import Desk, Setup
from signoria.core.chance import ChanceExhausted, Rng, Scripted, Seeded, seeded
from signoria.core.notice import Notice
from signoria.play.codec import pack_state, unpack_state, value_to_wire

NO_MOVE = -1


class Cell:
    """One game. `desk` is None while the set-up of an explicit game still waits for outcomes."""

    __slots__ = ("desk", "explicit", "move", "script", "setup", "sides")

    def __init__(self, setup: Setup, explicit: bool, seed: int) -> None:
        self.setup = setup
        self.explicit = explicit
        self.script: list[int] = []
        self.sides = 0
        """At a chance node the number of its outcomes, otherwise 0."""
        self.move = NO_MOVE
        """The action that waits for chance."""
        self.desk: Desk | None = None
        if explicit:
            self._try()
        else:
            self.desk = Desk.deal(setup, seed)

    @property
    def table(self) -> Desk:
        """The desk of a game whose set-up is done."""
        if self.desk is None:
            raise ValueError("the game is still being set up")
        return self.desk

    def go_on(self, number: int) -> None:
        """Somebody has chosen this number, or chance has decided so, in an explicit game.

        Raises LookupError if that cannot be: no such outcome, not on the menu, or the game is over.
        """
        if self.sides:
            if not 0 <= number < self.sides:
                raise LookupError(number)
            self.script.append(number)
        else:
            self.move = number
        self._try()

    def _try(self) -> None:
        chance = Scripted(self.script.copy())
        try:
            if self.desk is None:
                trial = Desk(self.setup, self.setup.state(chance, quiet=False))
            else:
                trial = self.desk.clone()
                trial.state.chance = chance
                trial.choose(self.move)
        except ChanceExhausted as missing:
            self.sides = missing.sides
            return
        self.desk = trial
        self.script = []
        self.sides = 0
        self.move = NO_MOVE

    def imagined(self, seat: int, rng: Rng) -> "Cell":
        """A game that the seat cannot tell from this one; of the past only what the seat knows is left."""
        desk = self.table
        desk.listen()
        state = self.setup.game.redeal(desk.state, seat, rng)
        state.chance = seeded(rng.below(1 << 30))
        other = self.__deepcopy__({})
        other.desk = Desk(self.setup, state)
        desk.copy_to(other.desk)
        other.desk.heard = [notice for notice in desk.heard if notice.audience >> seat & 1]
        other.desk.movers, other.desk.answers, other.desk.marks = [], [], []
        heard = 0
        moves = zip(desk.movers, desk.answers, strict=True)
        for mark, before, (mover, answer) in zip(desk.marks, [0, *desk.marks], moves, strict=False):
            heard += sum(notice.audience >> seat & 1 for notice in desk.heard[before:mark])
            if mover == seat:
                other.desk.movers.append(mover)
                other.desk.answers.append(answer)
                other.desk.marks.append(heard)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Cell":
        other = Cell.__new__(Cell)
        other.setup = self.setup
        other.explicit = self.explicit
        other.script = self.script.copy()
        other.sides = self.sides
        other.move = self.move
        other.desk = None if self.desk is None else self.desk.clone()
        return other

    def __reduce__(self) -> Any:
        setup = self.setup
        agreed = (setup.game.id, setup.seats, dict(setup.options), setup.asides)
        return (_restore, (agreed, self.explicit, self.script, self.sides, self.move, _packed(self.desk)))


def _packed(desk: Desk | None) -> Any:
    if desk is None:
        return None
    desk.listen()
    chance = desk.state.chance
    luck = (chance.setup, chance.deck, chance.dice) if isinstance(chance, Seeded) else None
    heard = [(value_to_wire(notice.event), notice.audience) for notice in desk.heard]
    moves = [(desk.movers[i], value_to_wire(action)) for i, action in enumerate(desk.answers)]
    return (pack_state(desk.state), luck, heard, moves, desk.marks, desk.spoke)


def _unpacked(setup: Setup, packed: Any) -> Desk:
    fields, luck, heard, moves, marks, spoke = packed
    game = setup.game
    state = unpack_state(game, setup.tables, setup.seats, fields)
    state.chance = Scripted([]) if luck is None else Seeded(*luck)
    desk = Desk(setup, state)
    events = {event.TAG: event for event in game.events}
    desk.heard = [Notice(events[wire[0]](*wire[1:]), audience) for wire, audience in heard]
    desk.movers = [seat for seat, _ in moves]
    desk.answers = [game.action_tags[wire[0]](*wire[1:]) for _, wire in moves]
    desk.marks, desk.spoke = list(marks), spoke
    return desk


def _restore(
    agreed: tuple[str, int, dict[str, int], bool],
    explicit: bool,
    script: list[int],
    sides: int,
    move: int,
    packed: Any,
) -> Cell:
    cell = Cell.__new__(Cell)
    cell.setup = Setup.of(*agreed)
    cell.explicit, cell.script, cell.sides, cell.move = explicit, list(script), sides, move
    cell.desk = None if packed is None else _unpacked(cell.setup, packed)
    return cell
