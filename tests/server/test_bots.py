"""Bots at tables: they keep to the host's time; what they do wrong leaves a record and no stuck table."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest
from banco import GAME as BANCO

from signoria.bots.guard import Trouble
from signoria.core.chance import Rng
from signoria.play.match import Match
from signoria.play.record import read
from signoria.play.vantage import Vantage
from signoria.server.bot_process import within
from signoria.server.shelf import box
from tests.server.inside import inside


@pytest.mark.parametrize("name", ["hard", "ismcts:9s", "ismcts:9999999sims", "easy", "random"])
def test_a_bot_gets_no_more_time_than_the_host_allows(name: str) -> None:
    troubles: list[Trouble] = []
    bot = within(name, 0.1, troubles.append)
    found = box("banco")
    match = Match.new(BANCO, found.tables, 2)
    begun = time.process_time()
    action = bot.choose(Vantage(BANCO, match.state, 0), Rng(1))
    assert time.process_time() - begun < 0.6
    assert match.why_not(0, action) is None
    assert troubles == []


def test_a_bot_that_fails_is_answered_for_and_leaves_a_record_that_replays(tmp_path: Path) -> None:
    async def work() -> None:
        async with inside(tmp_path) as hall:
            hall.house.config = replace(hall.house.config, failures=str(tmp_path / "failures"))
            table = await hall.new_table(BANCO, 2)
            table.seats[1].bot = "nobody"  # as if its kind had been removed from the program
            hall.errands.look(table)
            for _ in range(600):
                if not table.running.waiting >> 1 & 1:
                    break
                await asyncio.sleep(0.05)
            assert (await table.news(0, 0))[0].by == "bot"
            (file,) = (tmp_path / "failures").iterdir()
            record = read(file)
            assert file.name == f"{table.name}-0-seat-1.jsonl"
            assert Match.replay(BANCO, table.box.tables, record).waiting >> 1 & 1, "at the question it failed"

    asyncio.run(work())
