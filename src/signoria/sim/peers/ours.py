"""Our own titles in the same contest: random play through the core, clone, search."""

from collections.abc import Callable

from signoria.bots.ismcts_bot import IsmctsBot
from signoria.core import flow
from signoria.core.chance import Rng, seeded
from signoria.core.flow import State
from signoria.core.playout import playout, random_step
from signoria.core.seating import members
from signoria.play.packs import load_tables
from signoria.play.vantage import Vantage
from signoria.sim import luck
from signoria.sim.bench import USUAL_SEATS, game_of
from signoria.sim.peers.harness import Contestant

LIBRARY = "Signoria"
STEPPED = "Signoria, stepped"
SIMULATIONS = 100
_TABLES = 8


def seats_of(title: str) -> int:
    game = game_of(title)
    return min(max(USUAL_SEATS, game.least_seats), game.most_seats)


def contestants(title: str) -> list[Contestant]:
    """A title at the usual number of seats, played by the core alone and one decision a call from Python.

    Other engines are driven from Python, so the second is what they are compared with.
    """
    game = game_of(title)
    tables, _ = load_tables(game)
    seats = seats_of(title)
    rng = Rng(1)
    count = iter(range(1 << 62))

    def new() -> State:
        state: State = game.new_state(tables, seats, {}, seeded(luck.number("peers", title, next(count))))
        state.quiet = True
        return state

    def play() -> int:
        return playout(new(), rng, game.bound)

    def step_by_step() -> int:
        state = new()
        decisions = 0
        while state.stack:
            random_step(state, rng)
            decisions += 1
        return decisions

    half = play() // 2
    middle = [_middle(new, half, rng) for _ in range(_TABLES)]

    table, seat = max(((one, members(flow.must_answer(one))[0]) for one in middle), key=_freedom)

    def search() -> int:
        IsmctsBot(f"full:{SIMULATIONS}sims").choose(Vantage(game, table, seat), Rng(1))
        return SIMULATIONS

    clones = [table.clone for table in middle]
    return [
        Contestant(LIBRARY, title, seats, play, clones, search),
        Contestant(STEPPED, title, seats, step_by_step),
    ]


def _freedom(asked: tuple[State, int]) -> int:
    """How much a seat may choose from: a forced answer is not searched."""
    return sum(option.count() for option in flow.frame_options(*asked))


def _middle(new: Callable[[], State], decisions: int, rng: Rng) -> State:
    """A table about halfway through a random game."""
    while True:
        table = new()
        playout(table, rng, decisions)
        if table.stack:
            return table
        decisions = decisions // 2
