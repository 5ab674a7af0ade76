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
    UniqueConstraint,
)

meta = MetaData()

people = Table(
    "people",
    meta,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40)),
    Column("login_key", String(40), unique=True),
    Column("password", Text),
    Column("email", Text),
    Column("preferences", Text, nullable=False, default="{}"),
    Column("made", Float, nullable=False),
    Column("away_until", Float),
    Column("away_days", Integer, nullable=False, default=0),
    Column("away_year", Integer, nullable=False, default=0),
)

sessions = Table(
    "sessions",
    meta,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("seen", Float, nullable=False),
)

tables = Table(
    "tables",
    meta,
    Column("name", String(64), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("host", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invitation", String(64)),
    Column("head", LargeBinary),
    Column("seed", LargeBinary),
    Column("n", Integer, nullable=False, default=-1),
    Column("waiting", Integer, nullable=False, default=0),
    Column("clocks", Text),
    Column("wake", Float),
    Column("proposal", Text),
    Column("result", Text),
    Column("rematch", String(64)),
    Column("rated", Boolean, nullable=False, default=False),
    Column("made", Float, nullable=False),
    Column("ended", Float),
    Index("tables_wake", "wake"),
    Index("tables_lobby", "listed", "state", "made"),
)

seats = Table(
    "seats",
    meta,
    Column("table", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), index=True),
    Column("bot", String(40)),
    Column("away", Boolean, nullable=False, default=False),
    Column("token", String(64), unique=True),
)

entries = Table(
    "entries",
    meta,
    Column("table", String(64), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("client", String(64)),
    Column("by", String(8), nullable=False, default=""),
    Column("body", LargeBinary, nullable=False),
    Column("told", LargeBinary, nullable=False),
    UniqueConstraint("table", "seat", "client", name="entries_once"),
)

snapshots = Table(
    "snapshots",
    meta,
    Column("table", String(64), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

messages = Table(
    "messages",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(64), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("to", Integer),
    Column("client", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "seat", "client", name="messages_once"),
)

notes = Table(
    "notes",
    meta,
    Column("table", String(64), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

promises = Table(
    "promises",
    meta,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", String(64), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("client", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("state", String(8), nullable=False),
    Column("n", Integer, nullable=False),
    Column("marks", Text, nullable=False, default="{}"),
    UniqueConstraint("table", "seat", "client", name="promises_once"),
)

orders = Table(
    "orders",
    meta,
    Column("table", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("prompt", Text, nullable=False),
    Column("state", String(9), nullable=False),
    Column("used", Integer, nullable=False, default=0),
    Column("rule", String(16), nullable=False, default=""),
    Column("reason", String(64), nullable=False, default=""),
    Column("at", Float, nullable=False),
)

visits = Table(
    "visits",
    meta,
    Column("table", String(64), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

presence = Table(
    "presence",
    meta,
    Column("table", String(64), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("worker", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

ratings = Table(
    "ratings",
    meta,
    Column("person", String(32), primary_key=True),
    Column("title", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

claims = Table(
    "claims",
    meta,
    Column("table", String(64), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

outbox = Table(
    "outbox",
    meta,
    Column("table", String(64), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("due", Float, nullable=False, index=True),
)

subscriptions = Table(
    "subscriptions",
    meta,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

OF_A_TABLE = (seats, entries, snapshots, messages, notes, promises, orders, visits, presence, claims, outbox)
"""Everything that goes when a table goes; `tables` itself is deleted last."""

for _part in OF_A_TABLE:
    _part.append_constraint(ForeignKeyConstraint(["table"], ["tables.name"]))
