"""The example of a program that takes a seat plays a whole game at a real server."""

import json

import pytest
import take_a_seat

from tests.server.running import Server


def test_a_program_takes_a_seat_and_plays_to_the_end(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    take_a_seat.main(server.address, "banco")
    where, end = capsys.readouterr().out.splitlines()
    assert where.startswith(f"{server.address}/t/")
    assert sorted(json.loads(end)) == ["places", "scores"]
