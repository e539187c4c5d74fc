"""Add when the bot was removed from a server: its data is deleted a while later."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("servers", sa.Column("gone", sa.DateTime))
