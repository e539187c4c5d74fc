"""Add the hints that players asked for, and the reviews of their own plays."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create the two tables, empty."""
    op.create_table(
        "hints",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "sequence", name="pk_hints"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_hints_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_hints_user_id", "hints", ["user_id"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("hand", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hand", "user_id", name="pk_reviews"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_reviews_user_id", "reviews", ["user_id"])
