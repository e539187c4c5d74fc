"""Messages are kept by table, kind and reader, no longer by seat: a private one belongs to a person."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make `messages` of `shown`; of two messages of one person the newer stays."""
    op.create_table(
        "messages",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "kind", "user_id"),
    )
    op.execute(
        "INSERT INTO messages (table_id, kind, user_id, channel_id, message_id, version, hand)"
        " SELECT table_id, kind, COALESCE(user_id, 0),"
        " MAX(channel_id), MAX(message_id), MAX(version), MAX(hand)"
        " FROM shown AS one"
        " WHERE NOT EXISTS (SELECT 1 FROM shown AS other WHERE other.table_id = one.table_id"
        " AND other.kind = one.kind AND COALESCE(other.user_id, 0) = COALESCE(one.user_id, 0)"
        " AND other.message_id > one.message_id)"
        " GROUP BY table_id, kind, COALESCE(user_id, 0)"
    )
    op.drop_table("shown")
    op.create_index("ix_messages_user_id", "messages", ["user_id"])
    op.create_index("ix_messages_message_id", "messages", ["message_id"])
