"""A lean WebSocket client: thousands of them must cost less than the server they measure."""

import asyncio
import base64
import os
from collections.abc import Callable
from time import perf_counter

Received = Callable[[bytes, float], None]
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA


class Line(asyncio.Protocol):
    """One socket; hands over each text message with the time it arrived."""

    def __init__(self, path: str, host: str, headers: dict[str, str], received: Received) -> None:
        self.path = path
        self.host = host
        self.headers = headers
        self.received = received
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.closed = False
        self._parts = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *(f"{name}: {value}" for name, value in self.headers.items()),
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            status = bytes(self.buffer[:12])
            del self.buffer[: end + 4]
            if status != b"HTTP/1.1 101":
                self.open.set_exception(ConnectionError(status.decode("latin-1")))
                return
            self.open.set_result(None)
        while self._frame(now):
            pass

    def _frame(self, now: float) -> bool:
        """Take one whole frame out of the buffer."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1] & 0x7F, 2
        if size == 126:
            at = 4
        elif size == 127:
            at = 10
        if len(buffer) < at:
            return False
        if at > 2:
            size = int.from_bytes(buffer[2:at])
        if len(buffer) < at + size:
            return False
        first, body = buffer[0], bytes(buffer[at : at + size])
        del buffer[: at + size]
        self._take(first & 0x0F, bool(first & 0x80), body, now)
        return True

    def _take(self, kind: int, whole: bool, body: bytes, now: float) -> None:
        if kind == _PING:
            self._write(_PONG, body)
        elif kind == _CLOSE:
            self.close()
        elif kind != _PONG:
            if whole and not self._parts:
                self.received(body, now)
                return
            self._parts += body
            if whole:
                message, self._parts = bytes(self._parts), bytearray()
                self.received(message, now)

    def send(self, message: bytes) -> None:
        self._write(_TEXT, message)

    def _write(self, kind: int, body: bytes) -> None:
        if self.transport is None or self.closed:
            return
        size = len(body)
        head = (
            bytes([0x80 | kind, 0x80 | size]) if size < 126 else bytes([0x80 | kind, 0xFE]) + size.to_bytes(2)
        )
        # A mask of zeros is a legal mask and costs nothing.
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        self.closed = True
        if self.transport is not None:
            self.transport.close()


async def dial(host: str, port: int, path: str, headers: dict[str, str], received: Received) -> Line:
    """An open socket."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(path, f"{host}:{port}", headers, received), host, port
    )
    await line.open
    return line
