"""The component data that games began with is kept beside them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "printings",
        sa.Column("title", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("title", "digest"),
    )
