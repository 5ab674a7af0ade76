"""Two things at once: at one worker, or at two that share a database and hear nothing of each other."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from banco import GAME as BANCO

from signoria.server import promises, proposals
from signoria.server.deeds import Act, Mark, Order, Promise, TakeBack, Undo, Vote
from signoria.server.hall import Hall
from signoria.server.perform import Actor, perform
from signoria.server.seats import start_if_full
from signoria.server.store import games, people, talk
from signoria.server.store.migrate import migrate
from signoria.server.store.rows import PersonRow
from signoria.server.table import LiveTable
from signoria.server.troubles import Trouble
from tests.server.asta import GAME as ASTA
from tests.server.inside import SOMEBODY, Inside, inside

BRUNO = PersonRow("b", "Bruno", None, None, None, None, "{}", 0.0, None, 0, 0)
Pair = tuple[Inside, Inside]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    made: str = request.getfixturevalue("new_database")(f"race_{uuid4().hex}")
    migrate(made)
    return made


@asynccontextmanager
async def two_workers(folder: Path, database: str) -> AsyncIterator[Pair]:
    """Both have every table in memory, as each has read it; no word passes between them."""
    async with inside(folder, database) as one, inside(folder, database) as two:
        yield one, two


async def both_at(workers: Pair, **form: object) -> tuple[LiveTable, LiveTable]:
    """A table for Somebody and Bruno, in the memory of both."""
    one, two = workers
    here = await one.new_table(ASTA, 2, **form)
    await one.house.db.write(lambda conn: people.add(conn, BRUNO))
    await one.house.db.write(lambda conn: games.change_seat(conn, here.name, 1, {"person": BRUNO.id}))
    async with here.lock:
        await here.catch_up()
    return here, await two.tables.get(here.name)


def act(n: int, *do: Any) -> Act:
    return Act(f"c{n}", n, list(do))


async def slowly(hall: Hall, before: Callable[[], object]) -> None:
    """From now on something happens while the next write is on its way."""
    write = hall.house.db.write

    async def delayed(query: Any, key: str = "") -> Any:
        hall.house.db.write = write  # type: ignore[method-assign]
        done = await write(query, key)
        before()
        await asyncio.sleep(0)
        return done

    hall.house.db.write = delayed  # type: ignore[method-assign]


def test_a_player_who_hangs_up_while_the_move_is_written_has_made_it(tmp_path: Path) -> None:
    """Written, and the table in memory knows it: otherwise the others would wait for a move that was made."""

    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            deed = perform(table, hall.errands, Actor(0, "p", "en"), act(0, "bid", 3))
            socket = asyncio.create_task(deed)
            await slowly(hall, socket.cancel)
            with pytest.raises(asyncio.CancelledError):
                await socket
            await hall.house.whole.close()
            assert table.n == 1
            assert table.running.waiting == 0b10
            stored = await hall.house.db.read(lambda conn: games.tail(conn, table.name, 0))
            assert [row.n for row in stored] == [1]

    asyncio.run(work())


def test_an_order_overtaken_by_its_owner_has_not_answered(tmp_path: Path) -> None:
    """A pre-move that found its question answered is still there for the next one."""

    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            order = Order("o", frame="auction", answer=["bid", 5], times=1)
            answer = table.answer

            async def overtaken(*said: Any) -> None:
                table.answer = answer  # type: ignore[method-assign]
                await table.act(0, act(0, "bid", 1))
                await answer(*said)

            table.answer = overtaken  # type: ignore[assignment, method-assign]
            await perform(table, hall.errands, Actor(0, "p", "en"), order)
            await hall.rest(table)
            (row,) = await hall.house.db.read(lambda conn: talk.orders_of(conn, table.name, 0))
            assert (row.state, row.used) == ("active", 0)
            await table.act(1, act(1, "bid", 2))
            await hall.rest(table)
            (row,) = await hall.house.db.read(lambda conn: talk.orders_of(conn, table.name, 0))
            assert (row.state, row.used, table.n) == ("done", 1, 3)

    asyncio.run(work())


def test_an_order_withdrawn_at_another_worker_does_not_answer(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with two_workers(tmp_path, database) as workers:
            here, there = await both_at(workers)
            order = Order("o", frame="auction", answer=["bid", 5], times=1)
            await perform(there, workers[1].errands, Actor(1, "b", "en"), order)
            async with here.lock:
                await here.catch_up()
            await workers[1].errands.end_order(there, there.orders[0], "order-withdrawn", "")
            await here.act(0, act(0, "bid", 1))
            await workers[0].rest(here)
            assert here.n == 1, "its owner has taken it back"
            (row,) = await workers[0].house.db.read(lambda conn: talk.orders_of(conn, here.name, 1))
            assert (row.state, row.used) == ("cancelled", 0)

    asyncio.run(work())


def test_the_answer_of_an_order_and_its_count_are_one_commit(tmp_path: Path) -> None:
    """Where the order cannot be counted, its answer is not made either."""

    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            order = Order("o", frame="sale", answer=["pass"])
            await perform(table, hall.errands, Actor(0, "p", "en"), order)
            (row,) = table.orders
            await hall.house.db.write(lambda conn: talk.use_order(conn, row, {"used": 1}))
            with pytest.raises(Trouble, match="stale"):
                await table.answer(0, act(0, "bid", 1), "order", 0, row)
            assert table.n == 0

    asyncio.run(work())


def test_votes_that_cross_at_two_workers_all_count(tmp_path: Path, database: str) -> None:
    """A no is heard before a take-back is done, and a yes is not overwritten."""

    async def work() -> None:
        async with two_workers(tmp_path, database) as workers:
            here, there = await both_at(workers)
            await here.act(0, act(0, "bid", 1))
            await proposals.take_back(here, 0, TakeBack("t", 1))
            async with there.lock:
                await there.catch_up()
            await proposals.vote(
                here, 0, Vote("v1", "t", yes=False)
            )  # withdrawn, and the other has not heard
            with pytest.raises(Trouble, match="no-proposal"):
                await proposals.vote(there, 1, Vote("v2", "t", yes=True))
            assert there.n == 1, "nothing was taken back"

    asyncio.run(work())


def test_a_move_at_another_worker_ends_a_proposal(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with two_workers(tmp_path, database) as workers:
            here, there = await both_at(workers)
            await here.act(0, act(0, "bid", 1))
            await proposals.take_back(here, 0, TakeBack("t", 1))
            async with there.lock:
                await there.catch_up()
            await here.act(1, act(1, "bid", 2))
            with pytest.raises(Trouble, match="no-proposal"):
                await proposals.vote(there, 1, Vote("v", "t", yes=True))
            assert there.n == 2

    asyncio.run(work())


def test_both_sides_of_a_promise_mark_it_at_the_same_moment(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with two_workers(tmp_path, database) as workers:
            here, there = await both_at(workers)
            await promises.promise(here, 0, Promise("p", 1, "a lot"))
            (made,) = await promises.shown(here, 0)
            await promises.mark(here, 1, Mark("m", made.id, "accepted"))
            await asyncio.gather(
                promises.mark(here, 0, Mark("m0", made.id, "kept")),
                promises.mark(there, 1, Mark("m1", made.id, "broken")),
            )
            (marked,) = await promises.shown(here, 0)
            assert marked.marks == {"0": "kept", "1": "broken"}

    asyncio.run(work())


def test_nothing_is_done_at_a_game_that_was_stopped(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            await table.act(0, act(0, "bid", 1))
            await proposals.stop(table, 0, "s")  # one person holds both seats and so agrees
            actor = Actor(0, "p", "en")
            deeds = (
                act(1, "bid", 2),
                Undo("u"),
                TakeBack("t", 1),
                Order("o", frame="auction", answer=["pass"]),
            )
            for deed in deeds:
                with pytest.raises(Trouble, match="stopped"):
                    await perform(table, hall.errands, actor, deed)
            assert table.n == 1

    asyncio.run(work())


def test_a_game_never_begins_with_an_empty_seat(tmp_path: Path, database: str) -> None:
    """Somebody stands up at one worker while another one deals."""

    async def work() -> None:
        async with two_workers(tmp_path, database) as (one, two):
            here = await one.new_table(BANCO, 2)
            await one.house.db.write(lambda conn: games.change(conn, here.name, {"state": "open"}))
            await one.house.db.write(
                lambda conn: games.change_seat(conn, here.name, 1, {"person": SOMEBODY.id})
            )
            there = await two.tables.get(here.name)
            assert there.seats[1].person == SOMEBODY.id
            there.row.state = "open"
            await one.house.db.write(lambda conn: games.change_seat(conn, here.name, 1, {"person": None}))
            assert not await start_if_full(two, here.name)
            stored = await two.house.db.read(lambda conn: games.table(conn, here.name))
            assert stored is not None
            assert stored.state == "open"

    asyncio.run(work())


def test_a_bot_never_takes_the_seat_of_a_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            assert not await hall.house.db.write(lambda conn: games.seat_bot(conn, table.name, 1, "random"))

    asyncio.run(work())


def test_one_rematch_whoever_asks_first(tmp_path: Path, database: str) -> None:
    async def work() -> None:
        async with two_workers(tmp_path, database) as (one, two):
            table = await one.new_table(ASTA, 2)
            asked = [
                hall.house.db.write(partial(games.claim_rematch, name=table.name, again=again))
                for hall, again in ((one, "a"), (two, "b"))
            ]
            assert sorted(await asyncio.gather(*asked)) == [False, True]

    asyncio.run(work())


def test_whoever_comes_while_a_table_is_put_away_finds_the_one_that_is_there(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            table = await hall.new_table(ASTA, 2)
            for n in range(12):
                do = ["bid", n + 1] if n < 11 else ["pass"]
                await table.act(n % 2, act(n, *do))
            hall.time += 1000
            putting_away = asyncio.create_task(hall.tables.forget(table.name))
            await asyncio.sleep(0)
            assert await hall.tables.get(table.name) is table
            await putting_away
            assert await hall.tables.get(table.name) is table, "two of them would not hear of each other"

    asyncio.run(work())
