"""Add the daily King: its root secret, people's hands, and for which date a server was told of it."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "daily_root",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("secret", sa.String, nullable=False),
    )
    op.create_table(
        "daily_hands",
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Date, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("user_name", sa.String, nullable=False),
        sa.Column("log", sa.Text, nullable=False),
        sa.Column("score", sa.Integer),
        sa.Column("finished", sa.DateTime),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "day", name="pk_daily_hands"),
    )
    op.create_index("ix_daily_hands_day", "daily_hands", ["day", "score"])
    op.create_index("ix_daily_hands_guild_id", "daily_hands", ["guild_id"])
    op.create_table(
        "daily_posts",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("day", sa.Date, nullable=False),
    )
