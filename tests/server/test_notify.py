"""Reminders: by mail and push, only to who is waited for and does not look."""

import asyncio
import base64
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_string, policy
from pathlib import Path

import pytest
from banco import GAME as BANCO
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from typer.testing import CliRunner

from signoria.cli.main import app
from signoria.server import push as pushing
from signoria.server.config import Config
from signoria.server.deeds import Act
from signoria.server.mail import Mail
from signoria.server.notify import PATIENCE
from signoria.server.store import chores, people
from signoria.server.table import LiveTable
from tests.server.inside import SOMEBODY, Inside, inside


class Sink(socketserver.StreamRequestHandler):
    """As much of a mail server as a client needs."""

    letters: list[str]

    def handle(self) -> None:
        self.wfile.write(b"220 sink\r\n")
        while line := self.rfile.readline():
            verb = line[:4].upper()
            if verb == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    text += part
                self.letters.append(text.decode())
            self.wfile.write(b"221 bye\r\n" if verb == b"QUIT" else b"250 ok\r\n")
            if verb == b"QUIT":
                return


@contextmanager
def mail_server() -> Iterator[tuple[Mail, list[str]]]:
    letters: list[str] = []
    handler = type("Handler", (Sink,), {"letters": letters})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_address[1]
        yield Mail(f"smtp://127.0.0.1:{port}", "games@example.org"), letters
        server.shutdown()


def test_who_does_not_come_by_themselves_gets_one_letter(tmp_path: Path) -> None:
    async def work() -> None:
        with mail_server() as (mail, letters):
            async with inside(tmp_path) as hall:
                await hall.house.db.write(
                    lambda conn: people.change(conn, SOMEBODY.id, {"email": "a@example.org"})
                )
                hall.notifier.mail = mail
                table = await hall.new_table(BANCO, 2)
                await asyncio.gather(*hall.notifier.tasks)
                await hall.notifier.send_due()
                assert letters == [], "not at once: people may be about to answer"
                hall.time += PATIENCE + 1
                worker, until = hall.house.worker, hall.time + 60
                await hall.house.db.write(
                    lambda conn: chores.come(conn, table.name, SOMEBODY.id, worker, until)
                )
                await hall.notifier.send_due()
                assert letters == [], "never for a table somebody looks at"
                await hall.house.db.write(lambda conn: chores.go(conn, table.name, SOMEBODY.id, worker))
                hall.notifier.note(table)
                await asyncio.gather(*hall.notifier.tasks)
                hall.time += PATIENCE + 1
                await hall.notifier.send_due()
                await hall.notifier.send_due()
                assert len(letters) == 2, "one for each of the two seats that are asked"
                assert f"{table.name} waits for you" in letters[0]
                await table.act(0, Act("aside", 0, ["give", 1, 1]))
                await table.act(0, Act("answer", table.running.asks[0], ["lay", _card(table, 0)]))
                assert table.running.waiting == 0b10, "the other seat is still asked the same"
                await _send_later(hall)
                assert len(letters) == 2, "what others do is no reason for another letter"
                await table.act(1, Act("answer", table.running.asks[1], ["lay", _card(table, 1)]))
                await _send_later(hall)
                assert len(letters) > 2, "a new question is"

    asyncio.run(work())


def test_letters_come_in_the_language_of_their_reader_and_a_bad_address_stops_nobody(tmp_path: Path) -> None:
    async def work() -> None:
        with mail_server() as (mail, letters):
            async with inside(tmp_path) as hall:
                hall.notifier.mail = mail
                for language, address in (("en", "a\nb@x"), ("de", "a@x"), ("cs", "b@x"), ("xx", "c@x")):
                    chosen = f'{{"sound": true, "language": "{language}"}}'
                    await hall.notifier._tell(replace(SOMEBODY, email=address, preferences=chosen), "loggia")
                subjects = [message_from_string(one, policy=policy.default)["Subject"] for one in letters]
                assert subjects == ["loggia wartet auf dich", "loggia čeká na vás", "loggia waits for you"]

    asyncio.run(work())


async def _send_later(hall: Inside) -> None:
    await asyncio.gather(*hall.notifier.tasks)
    hall.time += PATIENCE + 1
    await hall.notifier.send_due()


def _card(table: LiveTable, seat: int) -> int:
    """One that the seat may lay."""
    domain = table.running.options(seat)[0].box[0]
    return domain.nth(0)


def test_a_host_can_try_the_mail_server(monkeypatch: pytest.MonkeyPatch) -> None:
    def tried(**settings: str) -> tuple[int, str]:
        for name, value in settings.items():
            monkeypatch.setenv(f"SIGNORIA_{name.upper()}", value)
        done = CliRunner().invoke(app, ["mail", "host@example.org"])
        return done.exit_code, done.output

    with mail_server() as (mail, letters):
        assert tried() == (2, "No mail server is set: SIGNORIA_SMTP=smtp://USER:PASSWORD@HOST:587.\n")
        code, said = tried(smtp=f"smtp://127.0.0.1:{mail.port}", mail_from="games@example.org")
        assert code == 2
        assert "public address" in said, "a reminder without a link would be of no use"
        assert tried(base="https://games.example.org") == (0, "Sent to host@example.org.\n")
        letter = message_from_string(letters[0], policy=policy.default)
        assert letter["To"] == "host@example.org"
        assert letter["Date"].datetime is not None
        assert letter["Message-ID"].endswith("@example.org>")
        assert "https://games.example.org" in letter.get_content()
    code, said = tried(smtp="smtp://127.0.0.1:9")
    assert code == 2
    assert said.startswith("127.0.0.1:9 did not take the letter: ")


def test_nothing_is_sent_by_default() -> None:
    config = Config()
    assert config.smtp == ""
    assert pushing.connect(config) is None


def _unbase(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_push_message_can_be_read_by_the_browser_it_is_for() -> None:
    """The receiving side of RFC 8291, written independently of the sending side."""
    browser = ec.generate_private_key(ec.SECP256R1())
    public = browser.public_key().public_bytes(*pushing._POINT)
    auth = b"0123456789abcdef"
    body = pushing.encrypt(b'{"title":"your turn"}', public, auth)
    salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
    sender, sealed = body[21 : 21 + length], body[21 + length :]
    assert size == 4096
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
    shared = pushing._hmac(auth, browser.exchange(ec.ECDH(), theirs))
    material = pushing._hmac(shared, b"WebPush: info\0" + public + sender + b"\x01")
    prk = pushing._hmac(salt, material)
    key = pushing._hmac(prk, b"Content-Encoding: aes128gcm\0\x01")[:16]
    nonce = pushing._hmac(prk, b"Content-Encoding: nonce\0\x01")[:12]
    assert AESGCM(key).decrypt(nonce, sealed, None) == b'{"title":"your turn"}\x02'


def test_only_configured_push_services_are_called(tmp_path: Path) -> None:
    push = pushing.connect(Config(push_key=str(tmp_path / "push.pem")))
    assert push is not None
    assert len(_unbase(push.public)) == 65
    assert (tmp_path / "push.pem").stat().st_mode & 0o077 == 0
    assert push.allowed("https://updates.push.services.mozilla.com/wpush/v2/x")
    assert push.allowed("https://db5.notify.windows.com/w/?token=x")
    for bad in (
        "http://fcm.googleapis.com/x",
        "https://evil.example/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
    ):
        assert not push.allowed(bad), bad
    with pytest.raises(pushing.Gone):
        asyncio.run(push.send("https://evil.example/x", "", "", {}))
    again = pushing.connect(Config(push_key=str(tmp_path / "push.pem")))
    assert again is not None
    assert again.public == push.public
