"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("login_key", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("email", sa.Text(), nullable=True),
        sa.Column("preferences", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("away_until", sa.Float(), nullable=True),
        sa.Column("away_days", sa.Integer(), nullable=False),
        sa.Column("away_year", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("login_key"),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", "title"),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)

    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("p256dh", sa.String(length=200), nullable=False),
        sa.Column("auth", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("endpoint"),
    )
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_subscriptions_person"), ["person"], unique=False)

    op.create_table(
        "tables",
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("invitation", sa.String(length=64), nullable=True),
        sa.Column("head", sa.LargeBinary(), nullable=True),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("clocks", sa.Text(), nullable=True),
        sa.Column("wake", sa.Float(), nullable=True),
        sa.Column("proposal", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("rematch", sa.String(length=64), nullable=True),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("name"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("tables_lobby", ["listed", "state", "made"], unique=False)
        batch_op.create_index("tables_wake", ["wake"], unique=False)

    op.create_table(
        "claims",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "n", "seat"),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=True),
        sa.Column("by", sa.String(length=8), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "n"),
        sa.UniqueConstraint("table", "seat", "client", name="entries_once"),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=True),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table", "seat", "client", name="messages_once"),
    )
    with op.batch_alter_table("messages", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_messages_table"), ["table"], unique=False)

    op.create_table(
        "notes",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_table(
        "orders",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("prompt", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=9), nullable=False),
        sa.Column("used", sa.Integer(), nullable=False),
        sa.Column("rule", sa.String(length=16), nullable=False),
        sa.Column("reason", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "seat", "id"),
    )
    op.create_table(
        "outbox",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    with op.batch_alter_table("outbox", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_outbox_due"), ["due"], unique=False)

    op.create_table(
        "presence",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("worker", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "person", "worker"),
    )
    op.create_table(
        "promises",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("marks", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table", "seat", "client", name="promises_once"),
    )
    with op.batch_alter_table("promises", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_promises_table"), ["table"], unique=False)

    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.String(length=40), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "seat"),
        sa.UniqueConstraint("token"),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)

    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "n"),
    )
    op.create_table(
        "visits",
        sa.Column("table", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["tables.name"],
        ),
        sa.PrimaryKeyConstraint("table", "person"),
    )
