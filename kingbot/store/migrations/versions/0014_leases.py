"""Add the leases of shards by processes, and the queue of sessions that begin."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Create the three tables, which no process has anything in yet."""
    op.create_table(
        "processes",
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("until", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "shards",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("process", sa.String()),
        sa.PrimaryKeyConstraint("number", name="pk_shards"),
    )
    op.create_table(
        "session_starts",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("free", sa.DateTime(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name="pk_session_starts"),
    )
