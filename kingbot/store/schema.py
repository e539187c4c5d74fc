"""The tables of the database in SQLAlchemy Core.

Columns that hold a user id are marked in their `info`: `privacy` relies on it. Every change here needs a
migration in `migrations/versions`, whose revision `REVISION` then names; a test compares the two.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
)

REVISION: Final = "0015"
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
NOBODY: Final = 0  # no account of Discord has this id


class UtcDateTime(TypeDecorator[datetime]):
    """A point in time: an aware datetime in Python, a naive one in UTC in the database."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert an aware datetime for SQLite.

        :raises ValueError: for a naive datetime.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a time without its zone: {value}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Convert a datetime of SQLite into an aware one."""
        return None if value is None else value.replace(tzinfo=UTC)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("status", String, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("host_id", BigInteger, nullable=False, info=USER_ID),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("rules", Text, nullable=False),  # the one line of `kingbot.presets`
    Column("language", String, nullable=False),
    Column("level", String, nullable=False),
    Column("reserved", Integer, nullable=False),
    Column("thread", Boolean(create_constraint=False), nullable=False),
    Column("clock", String, nullable=False, server_default="none"),  # in the notation of `time_control`
    Column("counter", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("seed", String),  # hex; a secret until the match is over
    Column("deal_scheme", Integer, nullable=False, server_default="1"),  # how deals come from the seed
    Column("created", UtcDateTime, nullable=False),
    Column("changed", UtcDateTime, nullable=False),
    Column("host_seen", UtcDateTime),  # when the host last did something there; NULL: at the last change
    Column("closed", String),  # why it was closed before its match was over
    # The table that this one plays again; a table is played again once at most.
    Column("again_of", Integer, ForeignKey("tables.id", ondelete="SET NULL"), unique=True),
    Index("ix_tables_guild_id", "guild_id", "status"),
    Index("ix_tables_opened", "guild_id", "created"),
    Index("ix_tables_host_id", "host_id", "created"),
    sqlite_autoincrement=True,  # ids are never reused: an old button must never find a newer table
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", BigInteger, info=USER_ID),
    Column("user_name", String),
    Column("bot", String),  # the level of the bot that plays the seat now
    Column("bot_name", String),
    Column("misses", Integer, nullable=False, server_default="0"),  # consecutive timeouts
    Column("bank", Integer),  # seconds left in the time bank; NULL: all of it
    Column("claim", Integer),  # the hand in which the owner has claimed to take no more tricks
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "user_id"),  # nobody has two seats at a table
    Index("ix_seats_user_id", "user_id", "table_id"),
)

# `hands` and `actions` share one sequence, that of the table's versions: together they are the match log.
hands: Final = Table(
    "hands",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("redeal", Integer, nullable=False),  # 0 for the first deal of the hand
    Column("dealer", Integer, nullable=False),
    Column("deal", Text, nullable=False),  # four hands of cards, separated by slashes
    Column("cut", Integer, nullable=False, server_default="0"),  # where the pack was cut; 0: nowhere
    Column("at", UtcDateTime, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    UniqueConstraint("table_id", "number", "redeal"),
    # The first deals of matches that are not packed: where those stand that are to be.
    Index(
        "ix_hands_first",
        "at",
        sqlite_where=text("number = 1 AND redeal = 0"),
        postgresql_where=text("number = 1 AND redeal = 0"),
    ),
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
    Column("at", UtcDateTime, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
)

# What bots went by in their moves (`tables.decision_code`), beside the log; secret until the hand is over.
decisions: Final = Table(
    "decisions",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence"),
    sqlite_with_rowid=False,
)

# The messages that stand for something of a table. `user_id` is the one reader of a private one, 0 for all.
messages: Final = Table(
    "messages",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("hand", Integer, nullable=False),  # the number of the hand that it shows, 0 before the first
    PrimaryKeyConstraint("table_id", "kind", "user_id"),
)

# Whose turn it is in a running match; no row while it waits for nobody.
turns: Final = Table(
    "turns",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),  # of the last move or deal, with which the turn began
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("since", UtcDateTime, nullable=False),
    Column("remind", UtcDateTime, index=True),  # NULL once the reminder was sent
    Column("deadline", UtcDateTime, index=True),
    Column("auto", UtcDateTime, index=True),  # when an automatic move is due; secret
)

# Cards chosen before the player's turn; secret.
plans: Final = Table(
    "plans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("hand", Integer, nullable=False),
    Column("trick", Integer, nullable=False),  # the trick the plan is for, from 0
    Column("text", String, nullable=False),
    Column("dropped", String),  # the reason why it will not be played
    Index("ix_plans_table_id", "table_id", "seat"),
)

# Votes in favour of a subject, against a person (0: nobody), within one hand.
votes: Final = Table(
    "votes",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("subject", String, nullable=False),
    Column("against_user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("hand", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "subject", "against_user_id", "user_id"),
)

# Invitations to take over a seat, and the messages that ask. One that has `ended` stays until that was told.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("by_user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("expires", UtcDateTime, nullable=False, index=True),
    Column("ended", String),  # why it ended; NULL while it is open
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    sqlite_autoincrement=True,  # an old button must never find a newer invitation
)

# The hints that were asked for: in the position after which entry of the log, for which seat.
hints: Final = Table(
    "hints",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger, index=True, info=USER_ID),
    PrimaryKeyConstraint("table_id", "sequence"),
)

# What somebody's plays in a finished hand were worth; theirs alone to see.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("hand", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("content", Text, nullable=False),  # JSON, in the notation of `kingbot.tables.reviews`
    PrimaryKeyConstraint("table_id", "hand", "user_id"),
)

# The match log, decisions and hints of matches that were over long ago, in the code of `packed_code`.
packed: Final = Table(
    "packed",
    metadata,
    Column(
        "table_id",
        Integer,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=True,
        autoincrement=False,
    ),
    Column("hands", Integer, nullable=False),  # how many were dealt
    Column("content", LargeBinary, nullable=False),
)

# The people in them; `user_id` is NULL once somebody has been forgotten.
packed_people: Final = Table(
    "packed_people",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", BigInteger, info=USER_ID),
    PrimaryKeyConstraint("table_id", "number"),
    Index("ix_packed_people_user_id", "user_id", "table_id"),
    sqlite_with_rowid=False,
)

# When the bot was last running; one row.
heartbeat: Final = Table(
    "watch",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seen", UtcDateTime, nullable=False),
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
    Column("gone", UtcDateTime),  # when the bot was removed from the server
)

# What each player brought home from each finished match: derived from the match logs, as are the four tables
# that follow. `player` is 0-3 for whoever held that seat at the end, from 4 on for people who left the match.
# `user_id` is whom it counts for: NULL for bots, for people who took a seat over, and for those whose matches
# are not to be counted. Points of all five tables are in twelfths, so that halves and thirds are whole.
results: Final = Table(
    "results",
    metadata,
    Column("table_id", Integer, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, info=USER_ID),
    Column("bot", String),  # the level of the bot that made more than a few of the moves
    Column("left", Boolean(create_constraint=False), nullable=False),
    Column("finished", UtcDateTime, nullable=False),  # no two matches of a server at the same time
    Column("kind", String, nullable=False),  # live or correspondence
    Column("preset", String, nullable=False),
    Column("whole", Boolean(create_constraint=False), nullable=False),  # long enough for points and ratings
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("king_points", Integer, nullable=False),
    Column("kings_made", Integer, nullable=False),
    Column("kings_escaped", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),  # thought about these moves
    Column("hands", Text, nullable=False),  # JSON: contract, points and whether they chose it, of every hand
    PrimaryKeyConstraint("table_id", "player"),
    Index("ix_results_guild_id", "guild_id", "finished"),
    Index("ix_results_user_id", "user_id", "guild_id", "finished"),
)

# Seasons of servers. Which matches belong to one follows from when they were finished.
seasons: Final = Table(
    "seasons",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("name", String, nullable=False),
    Column("zone", String, nullable=False),
    Column("begins", UtcDateTime, nullable=False),
    Column("ends", UtcDateTime, nullable=False),  # the first moment after it
    Column("presets", Text, nullable=False),  # names between blanks; empty for all
    Index("ix_seasons_guild_id", "guild_id", "begins"),
    sqlite_autoincrement=True,  # sums name the season by its id
)

# The sums of somebody's results in a server, over a period ("" for all time, 2026, 2026-12, "season 3") and
# over a preset ("" for all): a leaderboard is read from an index of these, whatever the number of matches.
totals: Final = Table(
    "totals",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("period", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("last_table", Integer, nullable=False),  # where their newest name stands
    Column("matches", Integer, nullable=False),
    Column("firsts", Integer, nullable=False),
    Column("seconds", Integer, nullable=False),
    Column("thirds", Integer, nullable=False),
    Column("fourths", Integer, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("king_points", Integer, nullable=False),
    Column("kings_made", Integer, nullable=False),
    Column("kings_escaped", Integer, nullable=False),
    Column("best", Integer),  # points of the best hand, NULL for none
    Column("best_contract", String),
    Column("worst", Integer),
    Column("worst_contract", String),
    Column("run", Integer, nullable=False),  # matches won in a row, up to the last
    Column("longest_run", Integer, nullable=False),
    Column("live_moves", Integer, nullable=False),
    Column("live_seconds", Integer, nullable=False),
    Column("slow_moves", Integer, nullable=False),
    Column("slow_seconds", Integer, nullable=False),
    PrimaryKeyConstraint("guild_id", "period", "preset", "user_id"),
    Index("ix_totals_king_points", "guild_id", "period", "preset", "king_points", "user_id"),
)

# The same by contract, over all time.
contract_totals: Final = Table(
    "contract_totals",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("preset", String, nullable=False),
    Column("contract", String, nullable=False),
    Column("hands", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("chosen", Integer, nullable=False),
    Column("chosen_points", Integer, nullable=False),
    PrimaryKeyConstraint("guild_id", "user_id", "preset", "contract"),
)

# Ratings in a server, by kind of play, over all presets ("") and in each.
ratings: Final = Table(
    "ratings",
    metadata,
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    Column("preset", String, nullable=False),
    Column("user_id", BigInteger, nullable=False, index=True, info=USER_ID),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("established", Boolean(create_constraint=False), nullable=False),
    Column("last_table", Integer, nullable=False),
    PrimaryKeyConstraint("guild_id", "kind", "preset", "user_id"),
    Index("ix_ratings_mu", "guild_id", "kind", "preset", "established", "mu", "user_id"),
)

# Servers whose totals and ratings must be derived anew from the results.
stale_standings: Final = Table(
    "stale_standings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
)

# What the deals of the daily King are derived from; one row, written once.
daily_root: Final = Table(
    "daily_root",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("secret", String, nullable=False),  # hex
)

# A person's hand in the daily King. A score is there once it is over; `counted` while they are in lists.
daily_hands: Final = Table(
    "daily_hands",
    metadata,
    Column("user_id", BigInteger, nullable=False, info=USER_ID),
    Column("day", Date, nullable=False),
    Column("guild_id", BigInteger, index=True),  # the server where it was begun; NULL by direct message
    Column("user_name", String, nullable=False),
    Column("log", Text, nullable=False),  # the actions of all four, a line each
    Column("score", Integer),
    Column("finished", UtcDateTime),
    Column("counted", Boolean(create_constraint=False), nullable=False),
    Column("shared", Boolean(create_constraint=False), nullable=False),
    PrimaryKeyConstraint("user_id", "day"),
    Index("ix_daily_hands_day", "day", "score"),
)

# The last date for which a server was told of the daily King.
daily_posts: Final = Table(
    "daily_posts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Date, nullable=False),
)

# The processes of a bot on PostgreSQL, each by a name of its own, and until when it counts as alive.
processes: Final = Table(
    "processes",
    metadata,
    Column("name", String, primary_key=True),
    Column("until", UtcDateTime, nullable=False),  # by the clock of the database
)

# All shards of the bot, and which process has leased each, as long as that is alive.
shards: Final = Table(
    "shards",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("process", String),
)

# When the next session may begin, by bucket: Discord lets one begin in each every five seconds.
session_starts: Final = Table(
    "session_starts",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free", UtcDateTime, nullable=False),
)

Index("ix_messages_message_id", messages.c.message_id)


def user_columns() -> tuple[Column[int], ...]:
    """Every column that holds a user id: what exporting or deleting somebody's data has to look at."""
    return tuple(
        column for table in metadata.sorted_tables for column in table.columns if column.info.get("user_id")
    )
