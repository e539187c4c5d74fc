"""Add the indexes with which no statement reads through a table that grows."""

from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make two indexes longer, and add those for what is due and for the pace of opening tables."""
    op.drop_index("ix_tables_guild_id", "tables")
    op.create_index("ix_tables_guild_id", "tables", ["guild_id", "status"])
    op.create_index("ix_tables_opened", "tables", ["guild_id", "created"])
    op.create_index("ix_tables_host_id", "tables", ["host_id", "created"])
    op.drop_index("ix_seats_user_id", "seats")
    op.create_index("ix_seats_user_id", "seats", ["user_id", "table_id"])
    for column in ("remind", "deadline", "auto"):
        op.create_index(f"ix_turns_{column}", "turns", [column])
    op.create_index("ix_invitations_expires", "invitations", ["expires"])
