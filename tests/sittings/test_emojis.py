"""Cards as emojis of the application: uploaded when they are missing or drawn anew, used where they are."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.delivery import emojis
from kingbot.delivery.discord_api import DiscordApi
from kingbot.delivery.emojis import drawings, fetch_emojis, sync
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Screen
from tests.support.sitting import plain, sit_down

MARKUP = re.compile(r"<:king_[2-9TJQKA][CDHS]_[0-9a-f]{6}:\d+>")
SYMBOL = re.compile("[♠♥♦♣]")


@pytest.fixture
async def with_emojis(tmp_path: Path) -> AsyncIterator[Bench]:
    """A bot whose application has the emojis."""
    async with Bench(plain, tmp_path) as bench:
        await sync(DiscordApi(bench.bot))
        await bench.restart()
        yield bench


async def test_all_cards_and_suits_are_uploaded_once(bench: Bench) -> None:
    first, again = await sync(DiscordApi(bench.bot)), await sync(DiscordApi(bench.bot))
    assert (first.added, first.removed, first.kept) == (56, 0, 0)
    assert (again.added, again.removed, again.kept) == (0, 0, 56)
    assert len((await fetch_emojis(DiscordApi(bench.bot))).emojis) == 56


async def test_a_card_drawn_anew_takes_the_place_of_the_old_one_and_others_are_let_alone(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bench.bot.create_application_emoji(name="king_of_hosts", image=next(iter(drawings().values())))
    old = drawings()
    changed = {name: png for name, png in old.items() if "_QS_" not in name} | {
        "king_QS_000000": b"\x89PNG\r\n\x1a\n"
    }
    await sync(DiscordApi(bench.bot))
    with monkeypatch.context() as patch:
        patch.setattr(emojis, "drawings", lambda: changed)
        done = await sync(DiscordApi(bench.bot))
    assert (done.added, done.removed, done.kept) == (1, 1, 55)
    names = {each.name for each in await bench.bot.fetch_application_emojis()}
    assert names == {*changed, "king_of_hosts"}


async def test_the_drawings_are_small_enough_and_named_as_discord_allows() -> None:
    for name, png in drawings().items():
        assert re.fullmatch(r"\w{2,32}", name)
        assert len(png) < 256 * 1024


def buttons(screen: Screen) -> list[dict[str, object]]:
    rows = [part for part in screen.raw.components if part["type"] == 1]
    return [each for row in rows for each in row["components"] if ":act:play" in each.get("custom_id", "")]


async def choose(person: Person, setting: str) -> None:
    await person.choose(setting, on=(await person.slash("king settings")).screen)


async def test_texts_and_buttons_use_them(with_emojis: Bench) -> None:
    sitting = await sit_down(with_emojis, "Ada", rules="hands=no_queens")
    await sitting.skip(lambda view: len(view.tricks) > 1)
    window = sitting.host.dm()
    assert MARKUP.search(window.text)
    assert MARKUP.search(sitting.board().text)
    assert not SYMBOL.search(window.text)
    cards = buttons(window)
    assert cards
    assert all(each["emoji"] and not SYMBOL.search(str(each["label"])) for each in cards)


async def test_who_wants_the_letters_of_the_language_or_words_gets_no_emojis(with_emojis: Bench) -> None:
    sitting = await sit_down(with_emojis, "Ada", rules="hands=no_queens")
    await choose(sitting.host, "language it")
    for setting in ("letters local", "facilitated on"):
        await choose(sitting.host, setting)
        assert not MARKUP.search(sitting.host.dm().text)
        assert not any(each.get("emoji") for each in buttons(sitting.host.dm()))


async def test_without_them_there_are_letters_and_symbols(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", rules="hands=no_queens")
    assert SYMBOL.search(sitting.board().text)
    assert not any(each.get("emoji") for each in buttons(sitting.host.dm()))


async def test_a_bot_starts_even_if_discord_does_not_tell_its_emojis(bench: Bench) -> None:
    bench.env.inject_error("GET", "/applications/*/emojis", status=500, code=0, times=None)
    await bench.restart()
    ada = bench.person("Ada")
    assert (await ada.slash("king help")).private
