"""The benchmark measures the server it started, or nothing."""

import asyncio
import socket

import pytest

from signoria.server.bench.load import PortTaken, ServerUnderTest


def test_a_port_that_is_taken_is_refused_before_anything_is_measured() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        server = ServerUnderTest(other.getsockname()[1], "sqlite:///unused.db", "", "")
        with pytest.raises(PortTaken, match="is taken"):
            asyncio.run(server.start())
        assert server.process is None
