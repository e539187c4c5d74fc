"""The help: five short pages with pictures, or in words alone."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.ui.help import PAGES
from tests.support.bench import Bench
from tests.support.sitting import plain


@pytest.fixture
async def painted(tmp_path: Path) -> AsyncIterator[Bench]:
    """A bot that draws."""
    async with Bench(lambda database: plain(database, pictures=True), tmp_path) as bench:
        yield bench


async def test_the_help_has_five_pages_with_a_picture_each_to_leaf_through(painted: Bench) -> None:
    ada = painted.person("Ada")
    screen = (await ada.slash("king help")).screen
    titles = set()
    for at in range(len(PAGES)):
        titles.add(screen.text.splitlines()[0])
        assert f"{at + 1} of {len(PAGES)}" in screen.text
        assert len(screen.files) == 1
        assert screen.alt_texts
        if at + 1 < len(PAGES):
            answer = await ada.click("Next", on=screen)
            assert answer.updated
            screen = answer.screen
    assert len(titles) == len(PAGES) == 5
    assert "Next" not in [button.label for button in screen.buttons]
    assert f"4 of {len(PAGES)}" in (await ada.click("Back", on=screen)).text


async def test_the_help_is_private_and_short_and_works_by_direct_message(bench: Bench) -> None:
    ada = bench.person("Ada")
    assert (await ada.slash("king help")).private
    screen = (await ada.slash_in_dm("king help")).screen
    for _ in PAGES[1:]:
        assert len(screen.text) < 1500
        screen = (await ada.click("Next", on=screen)).screen


async def test_the_help_outlives_a_restart_and_a_forged_page(bench: Bench) -> None:
    ada = bench.person("Ada")
    screen = (await ada.slash_in_dm("king help")).screen
    await bench.restart(kill=True)
    assert "2 of 5" in await ada.click("Next", on=screen)
    assert "1 of 5" in await ada.forge("king:0:0:help:none", on=ada.again(screen))


async def test_who_plays_without_pictures_gets_the_help_in_words(painted: Bench) -> None:
    ada = painted.person("Ada")
    await ada.choose("facilitated on", on=(await ada.slash("king settings")).screen)
    screen = (await ada.slash("king help")).screen
    assert not screen.files
    assert "contract" in screen.text


@pytest.mark.parametrize(
    ("language", "kind", "special", "never"),
    [
        ("tr", "Rıfkı: hangisinin oynanacağını", "King yapar", "omino"),
        ("pt", "King português cada contrato", "leilão", "ominó"),
        ("it", "King classico ogni contratto", "domino", "Rıfkı"),
        ("en", "Classic King each of these", "domino", "Rıfkı"),
    ],
)
async def test_the_help_teaches_the_king_of_its_readers_tradition(
    painted: Bench, language: str, kind: str, special: str, never: str
) -> None:
    ada = painted.person("Ada")
    if language != "en":
        await ada.choose(f"language {language}", on=(await ada.slash("king settings")).screen)
    screen, said = (await ada.slash("king help")).screen, ""
    for page in PAGES[1:]:
        said += screen.text
        screen = (await ada.click(f"king:0:0:help:{page}", on=screen)).screen
        assert len(screen.files) == 1
    assert kind in said
    assert special in said
    assert never not in said
