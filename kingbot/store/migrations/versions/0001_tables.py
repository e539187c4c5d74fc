"""Create the tables for tables, seats, the match log, sent messages and settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("level", sa.String, nullable=False),
        sa.Column("reserved", sa.Integer, nullable=False),
        sa.Column("thread", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String),
        sa.Column("created", sa.DateTime, nullable=False),
        sa.Column("changed", sa.DateTime, nullable=False),
        sa.Column("again_of", sa.Integer),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["again_of"], ["tables.id"], name="fk_tables_again_of", ondelete="SET NULL"),
        sa.UniqueConstraint("again_of", name="uq_tables_again_of"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_guild_id", "tables", ["guild_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("user_name", sa.String),
        sa.Column("bot", sa.String),
        sa.Column("bot_name", sa.String),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        _of_table("seats"),
        sa.UniqueConstraint("table_id", "user_id", name="uq_seats_table_id_user_id"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    op.create_table(
        "hands",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("redeal", sa.Integer, nullable=False),
        sa.Column("dealer", sa.Integer, nullable=False),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="pk_hands"),
        _of_table("hands"),
        sa.UniqueConstraint("table_id", "number", "redeal", name="uq_hands_table_id_number_redeal"),
    )
    op.create_table(
        "actions",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("bot", sa.String),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="pk_actions"),
        _of_table("actions"),
    )
    op.create_index("ix_actions_user_id", "actions", ["user_id"])
    op.create_table(
        "shown",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", "seat", name="pk_shown"),
        _of_table("shown"),
    )
    op.create_index("ix_shown_user_id", "shown", ["user_id"])
    op.create_index("ix_shown_message_id", "shown", ["message_id"])
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_servers"),
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )
