"""The schema: equal to what the migrations make, user ids marked, times in UTC."""

from dataclasses import fields
from datetime import UTC, datetime, timedelta, timezone

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import StatementError

from kingbot.store import Store, schema, tables
from kingbot.store.log import ActionRow, DealRow
from kingbot.store.messages import MessageRow
from kingbot.store.tables import SeatRow, TableRow
from tests.store.rows import add_table


async def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async with store.reading() as db:
        assert await db.run_sync(differences) == []


@pytest.mark.parametrize(
    ("row", "table"),
    [
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (DealRow, schema.hands),
        (ActionRow, schema.actions),
        (MessageRow, schema.messages),
    ],
)
def test_a_row_has_the_fields_of_its_table(row: type, table: sa.Table) -> None:
    assert {each.name for each in fields(row)} == set(table.columns.keys())


def test_every_column_that_may_hold_a_user_id_is_marked() -> None:
    marked = {(column.table.name, column.name) for column in schema.user_columns()}
    named_so = {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if column.name.endswith("user_id") or column.name == "host_id"
    }
    assert marked == named_so
    # What is left of the big numbers of Discord belongs to servers, channels and messages.
    others = {
        column.name
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, sa.BigInteger) and not column.info.get("user_id")
    }
    assert others == {"guild_id", "channel_id", "message_id"}


def test_every_column_that_may_hold_a_name_is_known() -> None:
    """Names of people end with `user_name` and stand beside their id, with which they are erased."""
    named = {
        (table.name, column.name)
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if "name" in column.name
    }
    of_people = {(table, column) for table, column in named if column.endswith("user_name")}
    assert named - of_people == {("seats", "bot_name"), ("seasons", "name"), ("processes", "name")}
    assert all("user_id" in schema.metadata.tables[table].columns for table, _ in of_people)


async def test_times_come_back_in_utc(store: Store) -> None:
    rome = timezone(timedelta(hours=1))
    async with store.transaction() as db:
        table_id = await add_table(db, created=datetime(2026, 11, 30, 13, tzinfo=rome))
        found = await tables.find(db, table_id)
    assert found is not None
    assert found[0].created == datetime(2026, 11, 30, 12, tzinfo=UTC)
    assert found[0].created.tzinfo is UTC


async def test_a_time_without_a_zone_is_not_written(store: Store) -> None:
    with pytest.raises(StatementError, match="a time without its zone"):
        async with store.transaction() as db:
            await add_table(db, created=datetime(2026, 11, 30, 12))
