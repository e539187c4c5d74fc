"""Whether a table allows its players to be shown the cards they have not seen."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Allow it at the tables that there are."""
    op.add_column("tables", sa.Column("counter", sa.Boolean, nullable=False, server_default="1"))
