"""One language for each person: chosen, else that of their Discord, else the server's, else English."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from kingbot.delivery.people import People
from kingbot.i18n import choose_language, languages, words, written
from kingbot.preferences import PersonSettings
from kingbot.store import Store
from kingbot.tables.service import open_tables
from kingbot.ui.errors import UserError, error_text
from kingbot.ui.reader import Reader
from kingbot.ui.settings import panel
from tests.support.database import new_database

GONE = "xx"  # a language that was chosen once, and that kingbot does not have any more
GUILD = 5
SPOKEN = {locale: code for code, each in languages().items() for locale in each.discord}


@pytest.fixture
async def people(tmp_path: Path) -> AsyncIterator[People]:
    store = await Store.open(new_database(tmp_path / "king.db"))
    yield People(open_tables(store), "en")
    await store.close()


def interaction(user: int, locale: str, server: str | None) -> Any:
    """An interaction on a server of that locale, or by direct message."""
    guild = {"guild_id": GUILD if server else None, "guild_locale": server}
    return SimpleNamespace(user=SimpleNamespace(id=user), locale=locale, **guild)


def shown(reader: Reader) -> str:
    """The settings panel as somebody reads it."""
    return str(panel(reader.settings, reader.words).view.to_components())  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("server", [None, "it", "tr", GONE])
@pytest.mark.parametrize("chosen", [None, *written(), GONE])
async def test_nobody_is_spoken_to_in_two_languages(
    people: People, chosen: str | None, server: str | None
) -> None:
    """In every locale of Discord: on a server, then by direct message, and while they are away."""
    await people.change_server(GUILD, language=server)
    servers = SPOKEN.get(server or "", "pt-BR")  # the server's own locale, below
    assert len(discord.Locale) >= 30
    for user, locale in enumerate(map(str, discord.Locale), 1):
        expected = chosen if chosen in written() else SPOKEN.get(locale, servers)
        if chosen is not None:
            await people.change(user, language=chosen)
        await people.note_language(interaction(user, locale, "pt-BR"))
        there = await people.reader(interaction(user, locale, "pt-BR"))
        by_dm = await people.reader(interaction(user, locale, None))
        away = Reader.absent(await people.settings(user), "tr")
        assert [there.language, by_dm.language, away.language] == [expected] * 3, locale
        assert words(expected)("settings-title") in shown(there)
        assert shown(there) == shown(by_dm) == shown(away)


async def test_a_person_who_changes_the_language_of_their_discord_is_followed(people: People) -> None:
    await people.note_language(interaction(1, "en-GB", "en-US"))
    for locale in ("it", "tr"):
        assert (await people.reader(interaction(1, locale, "en-US"))).language == locale
        assert Reader.absent(await people.settings(1), "en").language == locale


async def test_of_whoever_only_looks_nothing_is_kept(people: People) -> None:
    assert (await people.reader(interaction(1, "it", "en-US"))).language == "it"
    assert await people.settings(1) == PersonSettings()


async def test_whoever_never_acted_reads_as_their_table_does() -> None:
    assert Reader.absent(PersonSettings(), "it").language == "it"


async def test_a_language_that_is_gone_is_the_nearest_we_have() -> None:
    assert choose_language(GONE, GONE, GONE) == "en"
    assert choose_language("pt-PT", "it", None) == "pt"
    assert words(GONE)("settings-title") == words("en")("settings-title")


def test_missing_permissions_are_named_in_the_language_of_the_sentence() -> None:
    error = UserError("permissions", {"permissions": discord.Permissions(attach_files=True)})
    for language in written():
        w = words(language)
        assert w("permission-attach-files") in error_text(error, w)
