"""Reminders: by mail and push, only to who is waited for and does not look."""

import asyncio
import base64
import datetime
import ipaddress
import smtplib
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from email import message_from_string, policy
from pathlib import Path

import pytest
from banco import GAME as BANCO
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
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
    said: list[str]
    """Every line of a client, and whether it came encrypted."""
    proof: ssl.SSLContext | None = None

    def finish(self) -> None:
        super().finish()
        if isinstance(self.connection, ssl.SSLSocket):
            self.connection.close()

    def handle(self) -> None:
        self.wfile.write(b"220 sink\r\n")
        while line := self.rfile.readline():
            verb = line[:4].upper()
            hidden = isinstance(self.connection, ssl.SSLSocket)
            self.said.append(f"{verb.decode()} {'encrypted' if hidden else 'open'}")
            if verb == b"EHLO":
                offers = [b"AUTH PLAIN"] if hidden or self.proof is None else [b"STARTTLS"]
                self.wfile.write(
                    b"".join(b"250-%b\r\n" % one for one in (b"sink", *offers)) + b"250 HELP\r\n"
                )
                continue
            if verb == b"STAR" and self.proof is not None:
                self.wfile.write(b"220 go on\r\n")
                try:
                    self.connection = self.proof.wrap_socket(self.connection, server_side=True)
                except ssl.SSLError:  # the client does not trust this certificate
                    return
                self.rfile = self.connection.makefile("rb")
                self.wfile = self.connection.makefile("wb", buffering=0)
                continue
            if verb == b"AUTH":
                self.wfile.write(b"235 welcome\r\n")
                continue
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
def mail_server(
    proof: ssl.SSLContext | None = None, said: list[str] | None = None
) -> Iterator[tuple[Mail, list[str]]]:
    letters: list[str] = []
    told: list[str] = [] if said is None else said
    handler = type("Handler", (Sink,), {"letters": letters, "said": told, "proof": proof})
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


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    """A key and a certificate of 127.0.0.1 that vouches for itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "sink")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False
        )
        .sign(key, hashes.SHA256())
    )
    kept = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    file = tmp_path / "sink.pem"
    file.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, *kept) + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


def test_a_password_is_told_only_to_a_mail_server_that_proves_its_name(
    certificate: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proof = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    proof.load_cert_chain(certificate)
    said: list[str] = []

    async def send(port: int, user: str) -> None:
        await Mail(f"smtp://{user}127.0.0.1:{port}", "games@example.org").send("a@example.org", "s", "t")

    with mail_server(proof, said) as (mail, letters):
        with pytest.raises(ssl.SSLCertVerificationError):
            asyncio.run(send(mail.port, "me:secret@"))
        assert not any(line.startswith("AUTH") for line in said)
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        asyncio.run(send(mail.port, "me:secret@"))
        assert "AUTH encrypted" in said
        monkeypatch.delenv("SSL_CERT_FILE")
        asyncio.run(send(mail.port, ""))
        assert said.count("DATA encrypted") == 2, "encrypted where it is offered, also without a password"
        assert len(letters) == 2
    said.clear()
    with mail_server(None, said) as (mail, letters):
        with pytest.raises(smtplib.SMTPException, match="a password is not sent without"):
            asyncio.run(send(mail.port, "me:secret@"))
        assert not any(line.startswith("AUTH") for line in said)


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


@pytest.mark.parametrize(
    ("named", "signed"),
    [
        ("", "https://games.example.org"),
        ("me@example.org", "mailto:me@example.org"),
        ("mailto:me@example.org", "mailto:me@example.org"),
        ("https://example.org/imprint", "https://example.org/imprint"),
    ],
)
def test_push_services_are_told_a_contact_that_they_take(tmp_path: Path, named: str, signed: str) -> None:
    """RFC 8292: a mailto: or https: address."""
    config = Config(base="https://games.example.org", push_key=str(tmp_path / "push.pem"), push_contact=named)
    push = pushing.connect(config)
    assert push is not None
    assert push.contact == signed
