"""Add matches that are packed."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Create the tables, empty, and the index by which matches to be packed are found."""
    op.create_table(
        "packed",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("hands", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packed_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "packed_people",
        sa.Column("table_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_packed_people"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_packed_people_table_id", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_packed_people_user_id", "packed_people", ["user_id", "table_id"])
    first = sa.text("number = 1 AND redeal = 0")
    op.create_index("ix_hands_first", "hands", ["at"], sqlite_where=first, postgresql_where=first)
