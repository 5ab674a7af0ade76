"""Games as a Parquet file for offline learning: one row a decision, with the result of the seat that decided.

Schema and a reading example are in docs/research.md. The file is the same for any number of processes.
"""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from signoria import __version__
from signoria.adapters.desk import Setup, shares
from signoria.adapters.encoding import describe
from signoria.bots import bot
from signoria.bots.guard import Trouble
from signoria.core import flow
from signoria.core.chance import seeded
from signoria.core.menu import menu_of
from signoria.core.playout import random_seat
from signoria.core.value import Event
from signoria.play.codec import value_to_wire
from signoria.play.errors import SignoriaError
from signoria.play.vantage import Vantage, heard
from signoria.sim import luck
from signoria.sim.simulate import Plan, SimulationFailed, processes, seating
from signoria.sim.statistics import Results
from signoria.sim.tables import Outcome

CHUNK = 8
"""Games in one row group: few enough to stay small in memory, enough to compress well."""


def schema(plan: Plan, places: int) -> pa.Schema:
    """The columns; `places` is the length of an observation, 0 to leave it out."""
    fields = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("decision", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.string(), nullable=False),
        pa.field("question", pa.string(), nullable=False),
        pa.field("action", pa.string(), nullable=False),
        pa.field("number", pa.int32(), nullable=False),
        pa.field("legal", pa.list_(pa.int32()), nullable=False),
        pa.field("score", pa.int32(), nullable=False),
        pa.field("place", pa.int8(), nullable=False),
        pa.field("reward", pa.float32(), nullable=False),
    ]
    if places:
        fields.append(pa.field("observation", pa.list_(pa.float32(), places), nullable=False))
    return pa.schema(fields, metadata=_metadata(plan))


def _metadata(plan: Plan) -> dict[str, str]:
    """What a reader needs to make sense of numbers and observations."""
    setup = _setup(plan)
    head = {
        "title": plan.title,
        "seats": plan.seats,
        "options": dict(setup.options),
        "bots": plan.bots,
        "seed": plan.seed,
        "rules_version": setup.game.rules_version,
        "data": plan.table().printing.digest,
        "signoria": __version__,
        "numbers": describe(setup.game),
        "places": setup.layout.names,
    }
    return {"signoria": msgspec.json.encode(head).decode()}


def _setup(plan: Plan) -> Setup:
    table = plan.table()
    return Setup(table.game, table.tables, table.seats, table.options)


def write(
    plan: Plan, games: int, jobs: int, path: Path, observations: bool, done: Callable[[int], None]
) -> Results:
    """Play the games of a plan and write all decisions; `done` hears how many more games are written."""
    places = _setup(plan).layout.size if observations else 0
    columns = schema(plan, places)
    results = Results()
    with ExitStack() as stack:
        try:
            writer = stack.enter_context(pq.ParquetWriter(path, columns, compression="zstd"))
        except OSError as error:
            raise SignoriaError(f"Cannot write {path}: {error.strerror or error}.") from error
        for count, rows, part in _parts(plan, games, jobs, places, stack):
            writer.write_table(
                pa.Table.from_pylist([], schema=columns) if not rows else _table(rows, columns)
            )
            results.merge(part)
            done(count)
    return results


Rows = dict[str, list[Any]]


def _parts(
    plan: Plan, games: int, jobs: int, places: int, stack: ExitStack
) -> Iterator[tuple[int, Rows, Results]]:
    """Chunks in their order, whoever played them."""
    firsts = list(range(0, games, CHUNK))
    counts = [min(CHUNK, games - first) for first in firsts]
    work = (repeat(plan), firsts, counts, repeat(places))
    if jobs == 1:
        yield from map(play_some, *work)
    else:
        yield from stack.enter_context(processes(min(jobs, len(firsts)))).map(play_some, *work)


def _table(rows: Rows, columns: pa.Schema) -> pa.Table:
    arrays = []
    for field in columns:
        values = rows[field.name]
        if field.name == "observation":
            flat = pa.array(np.concatenate(values))
            arrays.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        else:
            arrays.append(pa.array(values, field.type))
    return pa.Table.from_arrays(arrays, schema=columns)


def play_some(plan: Plan, first: int, count: int, places: int) -> tuple[int, Rows, Results]:
    """Some games of a plan, in this process: their rows and their statistics."""
    setup = _setup(plan)
    rows: Rows = {}
    results = Results()
    for index in range(first, first + count):
        try:
            results.add(_play(plan, setup, index, bool(places), rows))
        except SignoriaError:
            raise
        except Exception as error:
            raise SimulationFailed(f"Game {index} of seed {plan.seed} failed: {error}.") from error
    return count, rows, results


def _play(plan: Plan, setup: Setup, index: int, observe: bool, rows: Rows) -> Outcome:
    """The game that `signoria simulate` plays with this seed and number, where bots think."""
    troubles: list[str] = []

    def note(trouble: Trouble) -> None:
        troubles.append(f"{trouble.bot}: {trouble.sentence}")

    game, label = setup.game, (plan.seed, index)
    names = seating(plan.bots, index)
    players = [bot.make(name, note) for name in names]
    lucks = [luck.rng(*label, seat) for seat in range(plan.seats)]
    order = luck.rng(*label, "order")
    ears: list[list[Event]] = [[] for _ in names]
    s = setup.state(seeded(luck.number(*label, "deal")), quiet=False)
    seats: list[int] = []
    while s.stack:
        if len(seats) > game.bound:
            raise SimulationFailed(f"the game goes on after {game.bound} decisions")
        news, s.news = s.news, []
        for seat in range(plan.seats):
            ears[seat] += heard(news, seat)
        seat = random_seat(flow.must_answer(s), order)
        action = players[seat].choose(Vantage(game, s, seat, ears[seat]), lucks[seat])
        ears[seat] = []
        menu = menu_of(s, seat, setup.numbering, asides=False)
        number = menu.number(action)
        row = {
            "game": index,
            "decision": len(seats),
            "seat": seat,
            "bot": names[seat],
            "question": type(s.stack[-1]).TAG,
            "action": msgspec.json.encode(value_to_wire(action)).decode(),
            "number": number if number >= 0 else setup.numbering.number(action),
            "legal": menu.ids,
        }
        if observe:
            row["observation"] = setup.layout.vector(s, seat)
        for name, value in row.items():
            rows.setdefault(name, []).append(value)
        seats.append(seat)
        flow.apply(s, seat, action)
    scores, places = game.scores(s), game.places(s)
    rewards = shares(places, "place")
    for name, values in (("score", scores), ("place", places), ("reward", rewards)):
        rows.setdefault(name, []).extend(values[seat] for seat in seats)
    return Outcome(names, tuple(scores), tuple(places), len(seats), tuple(troubles))
