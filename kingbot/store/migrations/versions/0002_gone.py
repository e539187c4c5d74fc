"""When the bot was sent away from a server: what is kept of it is deleted a while later."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make room for that time."""
    op.add_column("servers", sa.Column("gone", sa.DateTime))
