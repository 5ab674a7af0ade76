"""Socket: one WebSocket at one table. Hello, then deeds up and messages down, newest state first."""

import asyncio
from collections import deque
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from signoria.play.game import SPECTATOR
from signoria.server import chat, promises
from signoria.server.deeds import Up, decode_up, kind
from signoria.server.errands import orders_of
from signoria.server.hall import Hall, hall_of
from signoria.server.perform import Actor, perform
from signoria.server.playing import shown, visited
from signoria.server.store import chores, talk
from signoria.server.store.rows import Away, SeatRow
from signoria.server.table import LiveTable
from signoria.server.troubles import NO_DATABASE, Trouble, language_of, sentence
from signoria.server.visitors import Visitor, hashed, seat_at, visitor
from signoria.server.wire import Bye, Down, Refused, encode_down

log = structlog.get_logger()

LARGEST = 64 * 1024
HELLO_SECONDS = 15.0
LONGEST_QUEUE = 500
PATIENCE = 50
"""So many malformed messages, then the line is cut."""

Socket = WebSocket[Any, Any, Any]
POLICY, RESTART = 1008, 1012


class Line:
    """The way down: small messages in order, and the newest table whenever it changed."""

    def __init__(self, socket: Socket, table: LiveTable, seat: int, since: int, who: Visitor) -> None:
        self.person = who.id
        self.token = who.token
        self.address = who.address
        self.socket = socket
        self.table = table
        self.seat = seat
        self.since = since
        self._queue: deque[bytes] = deque()
        self._dirty = True
        self._wake = asyncio.Event()
        self._wake.set()
        self.line = 0
        """The last line of chat that a late spectator was told."""
        self.slow = False
        self.dismissed = False

    def poke(self) -> None:
        self._dirty = True
        self._wake.set()

    def send(self, message: Down) -> None:
        if len(self._queue) >= LONGEST_QUEUE:
            self.slow = True
        else:
            self._queue.append(encode_down(message))
        self._wake.set()

    def holds(self, seat: SeatRow) -> bool:
        return seat.token == self.token if self.token else seat.person == self.person

    def dismiss(self) -> None:
        if not self.dismissed:
            self.dismissed = True
            self.send(Down(bye=Bye("replaced")))

    async def run(self) -> None:
        """A slow client gets fewer, newer tables; it never holds up anybody else."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                body = self._queue.popleft()
                await self.socket.send_data(body.decode(), mode="text")
                if body.startswith(b'{"bye"'):
                    await self.socket.close(POLICY if self.dismissed else RESTART)
                    return
            if self._dirty:
                self._dirty = False
                await self._show()
            if self.slow:
                await self.socket.send_data(encode_down(Down(bye=Bye("slow"))).decode(), mode="text")
                await self.socket.close(POLICY)
                return

    async def _show(self) -> None:
        body, n = await shown(self.table, self.seat, self.since)
        await self.socket.send_data(body.decode(), mode="text")
        self.since = n
        if self.seat == SPECTATOR and self.table.settings.delay:
            await self.say_late()

    async def say_late(self) -> None:
        """Spectators who see the past hear what was said in it."""
        lines = [line for line in await chat.lines(self.table, self.seat) if line.id > self.line]
        if lines:
            self.line = lines[-1].id
            await self.socket.send_data(encode_down(Down(chat=lines)).decode(), mode="text")


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: Socket, name: FromPath[str]) -> None:
    """One client at one table."""
    hall = hall_of(socket)
    if not same_origin(socket, hall.house.config.base):
        await socket.close(POLICY)
        return
    await socket.accept()
    if hall.closing:
        await socket.send_data(encode_down(Down(bye=Bye("restart"))).decode(), mode="text")
        await socket.close(RESTART)
        return
    hall.house.metrics.sockets.inc()
    try:
        await _serve(hall, socket, name)
    except (WebSocketDisconnect, WebSocketException, TimeoutError):
        pass
    finally:
        hall.house.metrics.sockets.dec()


def same_origin(connection: Any, base: str) -> bool:
    """Browsers say where a page comes from; scripts say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if base:
        return bool(origin == base.rstrip("/"))
    return bool(urlsplit(origin).netloc == connection.headers.get("host"))


async def _serve(hall: Hall, socket: Socket, name: str) -> None:
    language = language_of(socket.headers.get("accept-language", ""))
    try:
        who = await visitor(socket)
        async with asyncio.timeout(HELLO_SECONDS):
            first = _decoded(await _text(socket))
        if first.hello is None:
            raise Trouble(400, "hello-first")
        if first.hello.token:
            who.token = hashed(first.hello.token)
        table = await hall.tables.get(name)
        seat = await seat_at(table, who, first.hello.seat)
    except Trouble as trouble:
        await socket.send_data(encode_down(_refused("", trouble, language, None)).decode(), mode="text")
        await socket.close(POLICY)
        return
    line = Line(socket, table, seat, min(first.hello.since, table.n), who)
    await _talk(hall, socket, who, line)


async def _talk(hall: Hall, socket: Socket, who: Visitor, line: Line) -> None:
    table = line.table
    table.watchers.add(line)
    sender = asyncio.create_task(line.run())
    listener = asyncio.create_task(_listen(hall, socket, who, line))
    try:
        await _arrive(hall, who, line)
        await asyncio.wait({sender, listener}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.watchers.discard(line)
        for task in (sender, listener):
            task.cancel()
        done = await asyncio.gather(sender, listener, return_exceptions=True)
        for error in done:
            if isinstance(error, Exception) and not isinstance(
                error, WebSocketDisconnect | WebSocketException | OSError
            ):
                log.info("socket ended", error=f"{type(error).__name__}: {error}")
        await _leave(hall, who, line)


async def _arrive(hall: Hall, who: Visitor, line: Line) -> None:
    """Show what there is besides the table, and let the others see who came."""
    table, seat = line.table, line.seat
    lines = await chat.lines(table, seat)
    if lines and not (seat == SPECTATOR and table.settings.delay):
        line.send(Down(chat=lines))
    known = Down(promises=await promises.shown(table, seat))
    table.is_news(seat, known)
    if known.promises:
        line.send(known)
    person = who.id
    if seat == SPECTATOR:
        return
    table.changed()
    own = await orders_of(table, seat)
    table.is_news(seat, own)
    line.send(own)
    if person is not None:
        note = await hall.house.db.read(lambda conn: talk.note(conn, table.name, person))
        if note:
            line.send(Down(note=note))
        await hall.tables.keep_presence(table, person)


async def _leave(hall: Hall, who: Visitor, line: Line) -> None:
    table, person = line.table, who.id
    if line.seat == SPECTATOR or hall.closing:
        return
    table.changed()
    if person is not None:
        worker = hall.house.worker
        await hall.house.db.write(lambda conn: chores.go(conn, table.name, person, worker), table.name)
        await visited(hall, table, who)


async def _listen(hall: Hall, socket: Socket, who: Visitor, line: Line) -> None:
    """Read deeds one after the other; bad ones get a sentence, too many bad ones end the talk."""
    patience = PATIENCE
    actor = Actor(line.seat, who.id, who.language)
    while True:
        text = await _text(socket)
        client = ""
        try:
            message = _decoded(text)
            client = _client(message)
            await _heed(hall, line, actor, message)
        except Trouble as trouble:
            hall.house.metrics.refusals.labels(trouble.key).inc()
            line.send(_refused(client, trouble, who.language, line.table))
            if trouble.stale:
                line.poke()
            if trouble.key in ("malformed", "too-large"):
                patience -= 1
        except (WebSocketDisconnect, WebSocketException, asyncio.CancelledError):
            raise
        except Away:
            log.warning("database out of reach", table=line.table.name)
            line.send(_refused(client, NO_DATABASE, who.language, line.table))
        except Exception:
            hall.house.metrics.errors.inc()
            log.exception("deed failed", table=line.table.name)
            line.send(_refused(client, Trouble(500, "our-fault"), who.language, line.table))
        if patience <= 0:
            await socket.close(POLICY)
            return


async def _heed(hall: Hall, line: Line, actor: Actor, message: Up) -> None:
    if line.dismissed:
        raise Trouble(403, "dead-token")
    if message.ping is not None:
        line.send(Down(pong=message.ping))
    elif message.hello is not None:
        await hall.house.limits.take("read", line.person or line.address)
        line.since = min(message.hello.since, line.table.n)
        line.poke()
    else:
        answer = await perform(line.table, hall.errands, actor, getattr(message, kind(message)))
        if answer is not None:
            line.send(answer)
            if answer.done is not None and answer.done.n >= 0:
                line.poke()


async def _text(socket: Socket) -> bytes:
    """One message; a binary one is malformed, not an error."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code") or 1000)
    text: str | None = event.get("text")  # type: ignore[assignment]
    return b"" if text is None else text.encode("utf-8", "surrogatepass")


def _decoded(text: bytes) -> Up:
    if len(text) > LARGEST:
        raise Trouble(413, "too-large")
    try:
        message = decode_up(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Trouble(400, "malformed", args={"detail": str(error)[:200]}) from error
    if not kind(message):
        raise Trouble(400, "malformed", args={"detail": "exactly one key"})
    return message


def _client(message: Up) -> str:
    part = getattr(message, kind(message))
    return getattr(part, "id", "") if not isinstance(part, int) else ""


def _refused(client: str, trouble: Trouble, language: str, table: LiveTable | None) -> Down:
    text = sentence(trouble, language, None if table is None else table.game)
    return Down(refused=Refused(client, trouble.rule, trouble.key, text, trouble.stale))
