"""Add the seasons of servers."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Create the table; the sums of a season stand in `totals`."""
    op.create_table(
        "seasons",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("zone", sa.String, nullable=False),
        sa.Column("begins", sa.DateTime, nullable=False),
        sa.Column("ends", sa.DateTime, nullable=False),
        sa.Column("presets", sa.Text, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_seasons_guild_id", "seasons", ["guild_id", "begins"])
