"""What a host can set: by flags of `signoria serve`, or in the environment as SIGNORIA_<NAME>."""

import math
import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from signoria.play.errors import SignoriaError

PREFIX = "SIGNORIA_"
PUSH_HOSTS = "fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.notify.windows.com"
"""Where browsers let their push messages be delivered; nothing else is ever called."""

LIMITS = {
    "port": (1, 65535),
    # A negative one would lie in the future: every finished table would be deleted at once.
    "retention": (0, math.inf),
    "bot_processes": (1, 256),
    "bot_seconds": (0.01, math.inf),
    "order_seconds": (0, math.inf),
    "analysis_seconds": (0, math.inf),
    "idle": (0, math.inf),
}
"""The least and the most that a number may be."""


class BadConfig(SignoriaError):
    """A setting that makes no sense."""


@dataclass(frozen=True, kw_only=True)
class Config:
    """Defaults serve one process on one SQLite file."""

    host: str = "127.0.0.1"
    port: int = 8451
    database: str = "sqlite:///signoria.sqlite"
    broker: str = ""
    """redis://... where several processes serve the same tables; empty: one process."""
    base: str = ""
    """The public address (https://games.example.org); empty: whatever the browser asked for."""
    web: str = ""
    """Folder of the built web client; empty: none is served."""
    retention: int = 0
    """Days after its end that a table is kept; 0: for ever."""
    smtp: str = ""
    """smtp://user:password@host:587 (STARTTLS) or smtps://...; empty: no mail."""
    mail_from: str = ""
    push_key: str = ""
    """File of the private key for web push (made if missing); empty: no web push."""
    push_contact: str = ""
    push_hosts: str = PUSH_HOSTS
    bot_processes: int = 1
    bot_seconds: float = 2.0
    """Time a bot may think about one answer."""
    failures: str = ""
    """Folder for records of games at which a bot failed (they hold secrets of running games); empty: none."""
    order_seconds: float = 4.0
    """About how long a standing order waits, so that its speed does not betray it; 0: it answers at once."""
    analysis_seconds: float = 60.0
    """Time the analysis of a finished game may take, in a process of low priority."""
    proxy: bool = False
    """Believe X-Forwarded-For and X-Forwarded-Proto (only behind a proxy that sets them)."""
    compress: bool = False
    """Compress socket messages: a third of the bytes for a good deal of processor time."""
    idle: float = 300.0
    """Seconds after which a table nobody looks at leaves memory."""
    limits: bool = True
    """Rate limits; switched off only by load tests."""
    log: str = "text"
    """`text` or `json`."""

    @property
    def secure(self) -> bool:
        return self.base.startswith("https:")

    @property
    def sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def sqlite_file(self) -> Path:
        return Path(self.database.removeprefix("sqlite:///"))


def from_environment(**given: Any) -> Config:
    """Flags win over the environment, the environment over defaults."""
    values: dict[str, Any] = {}
    for field in fields(Config):
        text = os.environ.get(PREFIX + field.name.upper())
        if given.get(field.name) is not None:
            values[field.name] = given[field.name]
        elif text is not None:
            values[field.name] = _parsed(field.name, field.type, text)
    return checked(Config(**values))


def checked(config: Config) -> Config:
    """Refuse what cannot work, with one sentence."""
    if not config.database.startswith(("sqlite:///", "postgresql://")):
        raise BadConfig("The database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
    if not config.sqlite and config.database.count("@") > 1:
        # What stands behind the first one would be taken for a host, and shown in messages.
        raise BadConfig("The database has more than one @ in its address: in a password, write %40 for it.")
    if config.broker and not config.broker.startswith(("redis://", "rediss://", "unix://")):
        raise BadConfig("The broker is given as redis://HOST:PORT (Redis or Valkey).")
    if config.base and not config.base.startswith(("http://", "https://")):
        raise BadConfig("The base address begins with https:// (or http://).")
    if (config.smtp or config.push_key) and not config.base:
        raise BadConfig(
            "Reminders need the public address for their links: --base https://games.example.org."
        )
    if config.web and not Path(config.web).is_dir():
        raise BadConfig(f"There is no folder {config.web} with a web client.")
    if config.log not in ("text", "json"):
        raise BadConfig(f"Logs are written as text or json, not as '{config.log}'.")
    for name, (least, most) in LIMITS.items():
        value = getattr(config, name)
        if not least <= value <= most:
            kept = f"from {least} to {most}" if most < math.inf else f"at least {least}"
            raise BadConfig(f"{PREFIX}{name.upper()} is {kept}, and {value} is not.")
    return config


def _parsed(name: str, kind: Any, text: str) -> Any:
    try:
        if kind in (bool, "bool"):
            return {"0": False, "1": True, "false": False, "true": True}[text.lower()]
        return {"int": int, "float": float}.get(getattr(kind, "__name__", str(kind)), str)(text)
    except (KeyError, ValueError) as error:
        raise BadConfig(f"{PREFIX}{name.upper()} cannot be '{text}'.") from error
