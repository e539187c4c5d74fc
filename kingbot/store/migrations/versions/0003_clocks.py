"""Add clocks, turns, plans, votes, invitations, and when the bot was last running."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and tables."""
    op.add_column("tables", sa.Column("clock", sa.String, nullable=False, server_default="none"))
    op.add_column("seats", sa.Column("misses", sa.Integer, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("bank", sa.Integer))
    op.add_column("seats", sa.Column("claim", sa.Integer))
    op.create_table(
        "turns",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("since", sa.DateTime, nullable=False),
        sa.Column("remind", sa.DateTime),
        sa.Column("deadline", sa.DateTime),
        sa.Column("auto", sa.DateTime),
        sa.PrimaryKeyConstraint("table_id", name="pk_turns"),
        _of_table("turns"),
    )
    op.create_index("ix_turns_user_id", "turns", ["user_id"])
    op.create_table(
        "plans",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.Column("trick", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("dropped", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_plans"),
        _of_table("plans"),
    )
    op.create_index("ix_plans_table_id", "plans", ["table_id", "seat"])
    op.create_table(
        "votes",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "subject", "seat", "user_id", name="pk_votes"),
        _of_table("votes"),
    )
    op.create_index("ix_votes_user_id", "votes", ["user_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("by_user_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_invitations"),
        _of_table("invitations"),
    )
    op.create_index("ix_invitations_user_id", "invitations", ["user_id"])
    op.create_index("ix_invitations_by_user_id", "invitations", ["by_user_id"])
    op.create_table(
        "watch",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("seen", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_watch"),
    )


def _of_table(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"
    )
