"""Add how deals come from the seed of a match, and where the pack was cut for a deal."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns; existing matches go on being dealt from one seed, uncut."""
    op.add_column("tables", sa.Column("deal_scheme", sa.Integer, nullable=False, server_default="1"))
    op.add_column("hands", sa.Column("cut", sa.Integer, nullable=False, server_default="0"))
