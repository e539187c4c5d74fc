"""Add what is derived from finished matches: results, totals, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Create the tables; they are filled from the match logs later, by the daily tidying."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer, nullable=False),
        _whole("player"),
        _whole("seat"),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("bot", sa.String),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("finished", sa.DateTime, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("whole", sa.Boolean, nullable=False),
        *map(_whole, ("place", "points", "king_points", "kings_made", "kings_escaped", "moves", "seconds")),
        sa.Column("hands", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_results_guild_id", "results", ["guild_id", "finished"])
    op.create_index("ix_results_user_id", "results", ["user_id", "guild_id", "finished"])
    op.create_table(
        "totals",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("period", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        *map(_whole, ("last_table", "matches", "firsts", "seconds", "thirds", "fourths", "hands", "points")),
        *map(_whole, ("king_points", "kings_made", "kings_escaped")),
        sa.Column("best", sa.Integer),
        sa.Column("best_contract", sa.String),
        sa.Column("worst", sa.Integer),
        sa.Column("worst_contract", sa.String),
        *map(_whole, ("run", "longest_run", "live_moves", "live_seconds", "slow_moves", "slow_seconds")),
        sa.PrimaryKeyConstraint("guild_id", "period", "preset", "user_id", name="pk_totals"),
    )
    op.create_index("ix_totals_user_id", "totals", ["user_id"])
    order = ["guild_id", "period", "preset", "king_points", "user_id"]
    op.create_index("ix_totals_king_points", "totals", order)
    op.create_table(
        "contract_totals",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("contract", sa.String, nullable=False),
        *map(_whole, ("hands", "points", "chosen", "chosen_points")),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "preset", "contract", name="pk_contract_totals"),
    )
    op.create_index("ix_contract_totals_user_id", "contract_totals", ["user_id"])
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("preset", sa.String, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        _whole("matches"),
        sa.Column("established", sa.Boolean, nullable=False),
        _whole("last_table"),
        sa.PrimaryKeyConstraint("guild_id", "kind", "preset", "user_id", name="pk_ratings"),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    order = ["guild_id", "kind", "preset", "established", "mu", "user_id"]
    op.create_index("ix_ratings_mu", "ratings", order)
    op.create_table(
        "stale_standings",
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name="pk_stale_standings"),
    )


def _whole(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)
