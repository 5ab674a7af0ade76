"""The tables of the database. Secrets people hold (tokens, passwords) are only kept as hashes."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.engine import Dialect

meta = MetaData()


class Words(TypeDecorator[str]):
    """Text without NUL characters, which PostgreSQL refuses and nobody needs."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value.replace("\0", "") if value is not None else None


class LongWords(Words):
    """The same, of any length."""

    impl = Text
    cache_ok = True


people = Table(
    "people",
    meta,
    Column("id", Words(32), primary_key=True),
    Column("name", Words(40), nullable=False),
    Column("login", Words(40)),
    Column("login_key", Words(40), unique=True),
    Column("password", LongWords),
    Column("email", LongWords),
    Column("preferences", LongWords, nullable=False, default="{}"),
    Column("made", Float, nullable=False),
    Column("away_until", Float),
    Column("away_days", Integer, nullable=False, default=0),
    Column("away_year", Integer, nullable=False, default=0),
)

sessions = Table(
    "sessions",
    meta,
    Column("hash", Words(64), primary_key=True),
    Column("person", Words(32), nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    meta,
    Column("name", Words(64), primary_key=True),
    Column("title", Words(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", LongWords, nullable=False),
    Column("state", Words(8), nullable=False),
    Column("host", Words(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invitation", Words(64)),
    Column("head", LargeBinary),
    Column("seed", LargeBinary),
    Column("n", Integer, nullable=False, default=-1),
    Column("waiting", Integer, nullable=False, default=0),
    Column("clocks", LongWords),
    Column("wake", Float),
    Column("proposal", LongWords),
    Column("result", LongWords),
    Column("rematch", Words(64)),
    Column("rated", Boolean, nullable=False, default=False),
    Column("made", Float, nullable=False),
    Column("ended", Float),
    Index("tables_wake", "wake"),
    Index("tables_lobby", "listed", "state", "made"),
)

seats = Table(
    "seats",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Words(32), index=True),
    Column("bot", Words(40)),
    Column("away", Boolean, nullable=False, default=False),
    Column("token", Words(64), unique=True),
)

entries = Table(
    "entries",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("client", Words(64)),
    Column("by", Words(8), nullable=False, default=""),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    UniqueConstraint("table", "seat", "client", name="entries_once"),
)

snapshots = Table(
    "snapshots",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

studies = Table(
    "studies",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("kind", Words(16), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

printings = Table(
    "printings",
    meta,
    Column("title", Words(64), primary_key=True),
    Column("digest", Words(16), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""Component data, for as long as the database lives: games of any table may need it."""

messages = Table(
    "messages",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", Words(64), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("to", Integer),
    Column("client", Words(64), nullable=False),
    Column("text", LongWords, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "client", name="messages_once"),
)

notes = Table(
    "notes",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("person", Words(32), primary_key=True),
    Column("text", LongWords, nullable=False),
)

promises = Table(
    "promises",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", Words(64), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("client", Words(64), nullable=False),
    Column("text", LongWords, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", Words(8), nullable=False),
    Column("n", Integer, nullable=False),
    Column("marks", LongWords, nullable=False, default="{}"),
    UniqueConstraint("table", "seat", "client", name="promises_once"),
)

orders = Table(
    "orders",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", Words(64), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("prompt", LongWords, nullable=False),
    Column("state", Words(9), nullable=False),
    Column("used", Integer, nullable=False, default=0),
    Column("rule", Words(16), nullable=False, default=""),
    Column("reason", Words(64), nullable=False, default=""),
    Column("at", Float, nullable=False),
)

visits = Table(
    "visits",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("person", Words(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

presence = Table(
    "presence",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("person", Words(32), primary_key=True),
    Column("worker", Words(32), primary_key=True),
    Column("until", Float, nullable=False),
)

ratings = Table(
    "ratings",
    meta,
    Column("person", Words(32), primary_key=True),
    Column("title", Words(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

claims = Table(
    "claims",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", Words(32), nullable=False),
    Column("until", Float, nullable=False),
)

outbox = Table(
    "outbox",
    meta,
    Column("table", Words(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("due", Float, nullable=False, index=True),
)

subscriptions = Table(
    "subscriptions",
    meta,
    Column("endpoint", Words(1000), primary_key=True),
    Column("person", Words(32), nullable=False, index=True),
    Column("p256dh", Words(200), nullable=False),
    Column("auth", Words(100), nullable=False),
)

OF_A_TABLE = (
    seats,
    entries,
    snapshots,
    studies,
    messages,
    notes,
    promises,
    orders,
    visits,
    presence,
    claims,
    outbox,
)
"""Everything that goes when a table goes; `tables` itself is deleted last."""

for _part in OF_A_TABLE:
    _part.append_constraint(ForeignKeyConstraint(["table"], ["tables.name"]))
