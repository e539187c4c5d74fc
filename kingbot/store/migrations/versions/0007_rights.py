"""Votes are against a person, no longer a seat; invitations end; hosts can be away; closings have reasons."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make `votes` and `invitations` anew; open invitations end, since their messages name no invitation."""
    op.rename_table("votes", "votes_by_seat")
    op.drop_index("ix_votes_user_id", "votes_by_seat")
    if op.get_bind().dialect.name == "postgresql":  # there the name of an index is unique among all tables
        op.execute("ALTER INDEX pk_votes RENAME TO pk_votes_by_seat")
    op.create_table(
        "votes",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("subject", sa.String, nullable=False),
        sa.Column("against_user_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "subject", "against_user_id", "user_id"),
    )
    op.execute(
        "INSERT INTO votes (table_id, subject, against_user_id, user_id, hand)"
        " SELECT one.table_id, one.subject, COALESCE(seats.user_id, 0), one.user_id, one.hand"
        " FROM votes_by_seat AS one"
        " LEFT JOIN seats ON seats.table_id = one.table_id AND seats.number = one.seat"
        " WHERE one.seat < 0 OR seats.user_id IS NOT NULL"
    )
    op.drop_table("votes_by_seat")
    op.create_index("ix_votes_against_user_id", "votes", ["against_user_id"])
    op.create_index("ix_votes_user_id", "votes", ["user_id"])
    op.drop_table("invitations")
    op.create_table(
        "invitations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("by_user_id", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.DateTime, nullable=False),
        sa.Column("ended", sa.String),
        sa.Column("channel_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    for column in ("table_id", "user_id", "by_user_id"):
        op.create_index(f"ix_invitations_{column}", "invitations", [column])
    op.add_column("tables", sa.Column("host_seen", sa.DateTime))
    op.add_column("tables", sa.Column("closed", sa.String))
