"""Mail through the host's own SMTP server; there is none unless it is configured."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from signoria.server.config import BadConfig, Config
from signoria.server.troubles import words

TIMEOUT = 20.0


class Mail:
    """Sends plain text. `smtps://` speaks TLS from the start, `smtp://` asks for it where it is offered."""

    def __init__(self, url: str, sender: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
            raise BadConfig("The mail server is given as smtp://USER:PASSWORD@HOST:PORT or smtps://...")
        self.host = parts.hostname
        self.tls = parts.scheme == "smtps"
        self.port = parts.port or (465 if self.tls else 587)
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.sender = sender or f"signoria@{self.host}"

    async def send(self, to: str, subject: str, text: str) -> None:
        await asyncio.to_thread(self._send, to, subject, text)

    def _send(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        # Letters without a date and a number of their own end as rubbish in many places.
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self.sender.rpartition("@")[2]),
        )
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        with self._open() as server:
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def _open(self) -> smtplib.SMTP:
        """A password is told only to a server that proves its name. Raises OSError."""
        proof = ssl.create_default_context()
        if not self.user:
            proof.check_hostname, proof.verify_mode = False, ssl.CERT_NONE
        if self.tls:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=proof)
        server = smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        try:
            server.ehlo_or_helo_if_needed()  # what a server offers is not known before
            if server.has_extn("starttls"):
                server.starttls(context=proof)
            elif self.user:
                raise smtplib.SMTPException("it offers no encryption, and a password is not sent without")
        except BaseException:
            server.close()
            raise
        return server


def connect(config: Config) -> Mail | None:
    return Mail(config.smtp, config.mail_from) if config.smtp else None


async def trial(config: Config, to: str) -> None:
    """A letter for the host, to see whether letters arrive. Raises BadConfig with a sentence."""
    mail = connect(config)
    if mail is None:
        raise BadConfig("No mail server is set: SIGNORIA_SMTP=smtp://USER:PASSWORD@HOST:587.")
    try:
        await mail.send(to, words("en", "trial-subject"), words("en", "trial-text", address=config.base))
    except (OSError, ValueError) as error:
        raise BadConfig(f"{mail.host}:{mail.port} did not take the letter: {error}") from error
