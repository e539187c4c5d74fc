"""Queries on tables, the match log, messages and settings."""

from dataclasses import replace

import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.store import Store, log, messages, privacy, schema, settings, tables
from kingbot.store.log import ActionRow, DealRow, Entry
from kingbot.store.messages import MessageRow
from kingbot.store.tables import StaleWriteError
from tests.store.rows import NOON, add_table, seat_rows, table_row


async def new_table(store: Store, *people: int, **values: object) -> int:
    async with store.transaction() as db:
        return await add_table(db, *people, **values)


def deal(table_id: int, sequence: int, redeal: int = 0) -> DealRow:
    return DealRow(
        table_id=table_id, sequence=sequence, number=1, redeal=redeal, dealer=3, deal="///", at=NOON
    )


def action(table_id: int, sequence: int, user_id: int | None = 11) -> ActionRow:
    return ActionRow(
        table_id=table_id, sequence=sequence, hand=1, text="0 look", user_id=user_id, bot=None, at=NOON
    )


async def test_a_table_comes_back_as_it_was_written_with_its_seats_in_order(store: Store) -> None:
    table_id = await new_table(store, 11, 12)
    async with store.reading() as db:
        found = await tables.find(db, table_id)
    assert found == (table_row(id=table_id), seat_rows(table_id, 11, 12))


async def test_an_unknown_id_finds_no_table(store: Store) -> None:
    async with store.reading() as db:
        assert await tables.find(db, 5) is None


async def test_an_id_is_never_given_twice(store: Store) -> None:
    first = await new_table(store)
    async with store.transaction() as db:
        await db.execute(schema.tables.delete())
    assert await new_table(store) > first


async def test_tables_are_found_by_person_and_status(store: Store) -> None:
    one = await new_table(store, 11, 12)
    two = await new_table(store, 12)
    three = await new_table(store, 12, status="finished")
    async with store.reading() as db:
        of_twelve = await tables.search(db, tables.of_person(12))
        open_ones = await tables.search(db, tables.of_person(12), tables.in_status(tables.OPEN))
        assert await tables.count(db, tables.of_person(11)) == 1
    assert [row.id for row, _ in of_twelve] == [one, two, three]
    assert [row.id for row, _ in open_ones] == [one, two]


async def test_a_write_from_an_old_version_fails_and_changes_nothing(store: Store) -> None:
    table_id = await new_table(store)
    row = table_row(id=table_id)
    async with store.transaction() as db:
        await tables.save(db, replace(row, version=1, status="running"), expected=0)
    with pytest.raises(StaleWriteError):
        async with store.transaction() as db:
            await tables.save(db, replace(row, version=1, status="abandoned"), expected=0)
    async with store.reading() as db:
        found = await tables.find(db, table_id)
    assert found is not None
    assert found[0].status == "running"


async def test_nobody_sits_in_two_seats_of_a_table(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await new_table(store, 11, 11)


async def test_a_table_is_played_again_once(store: Store) -> None:
    table_id = await new_table(store)
    await new_table(store, again_of=table_id)
    with pytest.raises(IntegrityError):
        await new_table(store, again_of=table_id)


async def test_the_log_is_read_in_order_after_any_sequence_number(store: Store) -> None:
    table_id = await new_table(store)
    entries: list[Entry] = [
        deal(table_id, 3),
        action(table_id, 4),
        deal(table_id, 5, 1),
        action(table_id, 6, None),
    ]
    async with store.transaction() as db:
        await log.append(db, entries)
    async with store.reading() as db:
        assert await log.after(db, table_id) == entries
        assert await log.after(db, table_id, 4) == entries[2:]
        assert await log.after(db, table_id, 6) == []


async def test_a_sequence_number_in_the_log_is_used_once(store: Store) -> None:
    table_id = await new_table(store)
    for _ in range(2):
        written = action(table_id, 4)
        try:
            async with store.transaction() as db:
                await log.append(db, [written])
        except IntegrityError:
            break
    else:
        pytest.fail("written twice")


async def test_deleting_a_table_deletes_its_rows_elsewhere(store: Store) -> None:
    table_id = await new_table(store, 11)
    async with store.transaction() as db:
        await log.append(db, [deal(table_id, 1), action(table_id, 2)])
        await messages.save(db, board(table_id))
        await db.execute(schema.tables.delete())
    async with store.reading() as db:
        for table in (schema.seats, schema.hands, schema.actions, schema.messages):
            assert (await db.execute(select(func.count()).select_from(table))).scalar_one() == 0


def board(table_id: int, message_id: int = 500, version: int = 1) -> MessageRow:
    return MessageRow(table_id=table_id, kind="board", channel_id=8, message_id=message_id, version=version)


async def test_a_newer_message_replaces_the_former_one(store: Store) -> None:
    table_id = await new_table(store)
    hand = MessageRow(table_id=table_id, kind="hand", user_id=11, channel_id=90, message_id=600, version=1)
    async with store.transaction() as db:
        await messages.save(db, board(table_id))
        await messages.save(db, hand)
        await messages.save(db, board(table_id, 501, 2))
    async with store.reading() as db:
        assert await messages.of_table(db, table_id) == [board(table_id, 501, 2), hand]
        assert await messages.of_person(db, 11) == [hand]
        assert await messages.of_person(db, 12) == []
        assert await messages.by_message(db, 501) == [board(table_id, 501, 2)]
        assert await messages.by_message(db, 500) == []


async def test_two_people_have_a_message_each_of_one_kind(store: Store) -> None:
    table_id = await new_table(store)
    hands = [
        MessageRow(
            table_id=table_id,
            kind="hand",
            user_id=user_id,
            channel_id=90,
            message_id=600 + user_id,
            version=1,
        )
        for user_id in (11, 12)
    ]
    async with store.transaction() as db:
        for hand in hands:
            await messages.save(db, hand)
        assert await messages.of_table(db, table_id) == hands


async def test_a_message_that_is_gone_is_removed_but_not_the_one_in_its_place(store: Store) -> None:
    table_id = await new_table(store)
    async with store.transaction() as db:
        await messages.save(db, board(table_id))
        await messages.remove(db, board(table_id, 499))
        assert await messages.of_table(db, table_id) == [board(table_id)]
        await messages.remove(db, board(table_id))
        await messages.remove(db, board(table_id))
        assert await messages.of_table(db, table_id) == []


async def test_settings_default_if_nothing_is_stored(store: Store) -> None:
    async with store.reading() as db:
        assert await settings.person(db, 11) == PersonSettings()
        assert await settings.server(db, 7) == ServerSettings()


async def test_settings_are_stored_and_replaced(store: Store) -> None:
    async with store.transaction() as db:
        await settings.set_person(db, 11, PersonSettings(language="it"))
        await settings.set_person(db, 11, PersonSettings(language="tr", dm_closed=True))
        await settings.set_server(db, 7, ServerSettings(tables_per_person=2))
    async with store.reading() as db:
        assert await settings.person(db, 11) == PersonSettings(language="tr", dm_closed=True)
        assert await settings.person(db, 12) == PersonSettings()
        assert await settings.server(db, 7) == ServerSettings(tables_per_person=2)


async def test_settings_of_several_people_are_read_at_once(store: Store) -> None:
    async with store.transaction() as db:
        await settings.set_person(db, 11, PersonSettings(language="it"))
        found = await settings.people(db, (11, 12))
    assert found == {11: PersonSettings(language="it"), 12: PersonSettings()}


async def test_whoever_has_chosen_two_colours_keeps_them(store: Store) -> None:
    async with store.transaction() as db:
        await settings.set_person(db, 11, PersonSettings(four_colours=False))
        assert not (await settings.person(db, 11)).four_colours
        assert (await settings.person(db, 12)).four_colours


async def test_storing_settings_does_not_forget_that_the_bot_has_left(store: Store) -> None:
    async with store.transaction() as db:
        await privacy.mark_server_left(db, 7, NOON)
        await settings.set_server(db, 7, ServerSettings(tables=5))
        assert await privacy.joined_servers(db) == frozenset()


async def test_an_unknown_stored_setting_is_ignored(store: Store) -> None:
    async with store.transaction() as db:
        await db.execute(schema.people.insert().values(user_id=11, settings='{"sort":"rank","hat":"red"}'))
        assert await settings.person(db, 11) == PersonSettings(sort="rank")
