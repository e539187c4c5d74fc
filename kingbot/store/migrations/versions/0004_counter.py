"""Add whether a table lets its players see which cards have been played (the card counter)."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column; existing tables allow it."""
    op.add_column("tables", sa.Column("counter", sa.Boolean, nullable=False, server_default="1"))
