"""Keep what bots went by in their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Create the table; of the moves made before there is nothing to be put into it."""
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="pk_decisions"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_decisions_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
