"""The tables of the database. A column that holds somebody's user id is marked in its `info`.

Whatever changes here needs a migration in `migrations/versions`, whose revision `REVISION` then names; a test
compares the two.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)

REVISION: Final = "0004"
"""The newest migration: what a database file must have been brought to before it is used."""

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

USER_ID: Final = {"user_id": True}


class Moment(TypeDecorator[datetime]):
    """A point in time: aware in the program, written in UTC."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn an aware time into what SQLite writes.

        :raises ValueError: for a time without a zone, which could mean anything.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without its zone: {value}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Turn what SQLite wrote into an aware time."""
        return None if value is None else value.replace(tzinfo=UTC)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("status", String, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("host_id", BigInteger, nullable=False, info=USER_ID),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),  # the one line of `kingbot.presets`
    Column("language", String, nullable=False),
    Column("level", String, nullable=False),
    Column("reserved", Integer, nullable=False),
    Column("thread", Boolean(create_constraint=False), nullable=False),
    Column("clock", String, nullable=False, server_default="none"),  # in one line, as people write it
    Column("counter", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("seed", String),  # hex; a secret until the match is over
    Column("created", Moment, nullable=False),
    Column("changed", Moment, nullable=False),
    # The table that this one plays again; at most one does.
    Column("again_of", Integer, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    sqlite_autoincrement=True,  # an old control must never find a newer table
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", BigInteger, index=True, info=USER_ID),
    Column("user_name", String),
    Column("bot", String),  # the level of the bot that plays it now
    Column("bot_name", String),
    Column("misses", Integer, nullable=False, server_default="0"),  # times in a row that their time ran out
    Column("bank", Integer),  # seconds left in the time bank; NULL: all of it
    Column("claim", Integer),  # the hand in which this seat takes no more tricks, as its owner has claimed
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "user_id"),  # nobody sits in two places
)

# Deals and actions share one sequence, that of the table's versions: in that order they are the log.
hands: Final = Table(
    "hands",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("redeal", Integer, nullable=False),  # 0 for the first deal of the hand
    Column("dealer", Integer, nullable=False),
    Column("deal", Text, nullable=False),  # four hands of cards, separated by slashes
    Column("at", Moment, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    UniqueConstraint("table_id", "number", "redeal"),
)

actions: Final = Table(
    "actions",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("hand", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("user_id", BigInteger, index=True, info=USER_ID),
    Column("bot", String),
    Column("at", Moment, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
)

shown: Final = Table(
    "shown",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),  # -1: for everybody
    Column("user_id", BigInteger, index=True, info=USER_ID),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("hand", Integer, nullable=False),  # the number of the hand that it shows, 0 before the first
    PrimaryKeyConstraint("table_id", "kind", "seat"),
)

# Whom a running match waits for, and until when; no row where it waits for nobody.
turns: Final = Table(
    "turns",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the match's last move or deal: the turn began with it
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("since", Moment, nullable=False),
    Column("remind", Moment),  # NULL once that is done
    Column("deadline", Moment),
    Column("auto", Moment),  # when what was planned is played; a secret
)

# What somebody has planned to play; a secret of the seat.
plans: Final = Table(
    "plans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("hand", Integer, nullable=False),
    Column("trick", Integer, nullable=False),  # the trick it is meant for, counted from 0
    Column("text", String, nullable=False),
    Column("dropped", String),  # why it was not played
    Index("ix_plans_table_id", "table_id", "seat"),
)

# What somebody is for: the subject, about a seat (-1: none), within one hand.
votes: Final = Table(
    "votes",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("subject", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("hand", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "subject", "seat", "user_id"),
)

# Who was asked to take over a seat, and by whom.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("by_user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    PrimaryKeyConstraint("table_id", "seat"),
)

# When the bot was last seen at work; one row.
watch: Final = Table(
    "watch",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", Moment, nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, info=USER_ID),
    Column("settings", Text, nullable=False),
)

servers: Final = Table(
    "servers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
    Column("gone", Moment),  # when the bot was sent away from there
)

Index("ix_shown_message_id", shown.c.message_id)


def user_columns() -> tuple[Column[int], ...]:
    """Every column that holds a user id: where to look when somebody asks for their data, or its deletion."""
    return tuple(
        column for table in metadata.sorted_tables for column in table.columns if column.info.get("user_id")
    )
