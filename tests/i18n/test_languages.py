"""The folders are the list of languages: which locale means which, what an overlay takes from its base."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation

from kingbot.actions.commands import CatalogueTranslator, said
from kingbot.i18n import catalogue, languages, nearest, words, written
from kingbot.i18n.catalogue import CatalogueError
from kingbot.preferences import PersonSettings
from kingbot.ui.settings import panel, picked
from tests.i18n.catalogues import ROOT, own_sentences, sentences

OVERLAYS = [code for code, language in languages().items() if language.base]

# What is read with each locale of Discord's client where nobody has chosen a language; None is the fallback.
READ = {"en-US": "en", "en-GB": "en", "it": "it", "pt-BR": "pt-BR", "tr": "tr"}


@pytest.mark.parametrize("locale", list(discord.Locale), ids=str)
def test_every_locale_of_discord_means_the_nearest_language(locale: discord.Locale) -> None:
    assert nearest(str(locale)) == READ.get(str(locale))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("pt", "pt"),
        ("pt-PT", "pt"),
        ("pt-BR", "pt-BR"),
        ("en-AU", "en"),
        ("tlh", None),
        ("", None),
        (None, None),
    ],
)
def test_a_locale_that_no_language_names_means_that_of_its_first_part(
    locale: str | None, language: str | None
) -> None:
    assert nearest(str(locale)) == language


def test_every_locale_that_a_language_names_is_one_of_discord() -> None:
    named = [locale for language in languages().values() for locale in language.discord]
    assert set(named) <= {str(locale) for locale in discord.Locale}
    assert len(set(named)) == len(named)


def test_portuguese_is_offered_for_both_countries() -> None:
    parts: Any = panel(PersonSettings(), words("en")).view.to_components()  # type: ignore[no-untyped-call]
    shown = json.dumps(parts, ensure_ascii=False)
    assert "Português (Portugal)" in shown
    assert "Português (Brasil)" in shown
    for code in ("pt", "pt-BR"):
        assert picked(f"language {code}", PersonSettings()) == {"language": code}


@pytest.mark.parametrize(
    ("locale", "described"),
    [
        (discord.Locale.brazil_portuguese, "Mostrar as suas cartas"),
        (discord.Locale.italian, words("it")("about-hand")),
        (discord.Locale.british_english, None),
        (discord.Locale.german, None),
    ],
    ids=str,
)
async def test_commands_are_described_in_the_language_of_the_client(
    locale: discord.Locale, described: str | None
) -> None:
    context: Any = TranslationContext(TranslationContextLocation.other, None)
    assert await CatalogueTranslator().translate(said("about-hand"), locale, context) == described


def test_an_overlay_says_what_it_does_not_have_as_its_base_does() -> None:
    brazil, portugal = words("pt-BR"), words("pt")
    assert brazil("suit", suit="H") == portugal("suit", suit="H") == "copas"
    assert brazil("yours-tricks") == "**É a sua vez:** jogue uma carta."
    assert portugal("yours-tricks") == "**É a tua vez:** joga uma carta."


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_an_overlay_has_only_sentences_that_differ_from_its_base(overlay: str) -> None:
    base = sentences(str(languages()[overlay].base))
    own = own_sentences(overlay)
    assert not own.keys() - base.keys()
    assert not [key for key, each in own.items() if each.file != base[key].file]
    assert not [key for key, each in own.items() if each.text == base[key].text]


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_an_overlay_renames_no_command(overlay: str) -> None:
    # Discord shows the names of its one Portuguese to whoever chose to read that of Portugal, too.
    assert not [key for key in own_sentences(overlay) if key.startswith(("command-", "option-"))]


@pytest.mark.parametrize("overlay", OVERLAYS)
def test_what_an_overlay_takes_from_its_base_reads_well_there(overlay: str) -> None:
    glossary = (ROOT / "docs/glossary" / f"{overlay}.md").read_text("utf-8")
    (block,) = re.findall(r"^```forbidden\n(.*?)^```", glossary, re.MULTILINE | re.DOTALL)
    forbidden = [line.partition("  # ")[0] for line in block.splitlines()]
    assert len(forbidden) > 10
    found = [
        f"{key}: {wrong[0]}"
        for key, sentence in sentences(overlay).items()
        for each in forbidden
        if (wrong := re.search(each, sentence.text.partition("=")[2]))
    ]
    assert not found


def test_the_languages_are_read_once() -> None:
    assert languages() is languages()
    before = catalogue.languages.cache_info().misses
    assert written() == written()
    assert nearest("pt-BR") == "pt-BR"
    assert catalogue.languages.cache_info().misses == before


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for other languages than those of kingbot."""

    def forget() -> None:
        catalogue.languages.cache_clear()
        catalogue._by_locale.cache_clear()

    monkeypatch.setattr(catalogue, "_root", lambda: tmp_path)
    forget()
    yield tmp_path
    forget()


def add(folders: Path, code: str, description: str, sentences: str = "") -> None:
    folder = folders / code
    folder.mkdir()
    (folder / "language.toml").write_text(description, "utf-8")
    (folder / "ui.ftl").write_text(sentences, "utf-8")


@pytest.mark.parametrize(
    ("description", "fault"),
    [
        ("", "name"),
        ("name = 'x'\ndiscords = ['tr']", "discords"),
        ("name = 'x'\ndiscord = 'tr'", "discord"),
        ("name = x", "Invalid value"),
        ("name = 'x'\nbase = 'la'", "'la' is no language of its own"),
        ("name = 'x'\nbase = 'over'", "'over' is no language of its own"),
        ("name = 'x'\ndiscord = ['tr']", "the locale tr is that of own"),
    ],
)
def test_a_description_that_is_wrong_is_an_error(folders: Path, description: str, fault: str) -> None:
    add(folders, "own", "name = 'y'\ndiscord = ['tr']")
    add(folders, "over", "name = 'z'\nbase = 'own'")
    add(folders, "tested", description)
    with pytest.raises(CatalogueError, match=fault):
        languages()


def test_a_folder_without_a_description_is_no_language(folders: Path) -> None:
    add(folders, "own", "name = 'y'")
    (folders / "__pycache__").mkdir()
    assert written() == ("own",)


def test_a_key_that_stands_twice_in_one_folder_is_an_error(folders: Path) -> None:
    add(folders, "own", "name = 'y'", "greet = hello")
    add(folders, "over", "name = 'z'\nbase = 'own'", "greet = ahoy\ngreet = hey")
    with pytest.raises(CatalogueError, match="greet stands twice"):
        catalogue.bundle("over")


# Everywhere that languages are listed or chosen, as a program in the copy sees it.
LOOK = """
import asyncio, json
import discord
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str
import cogs.settings, cogs.tables
from kingbot.actions.commands import CatalogueTranslator, said
from kingbot.cli.output import load_words
from kingbot.i18n import nearest, words, written
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.settings import read_settings
from kingbot.ui.settings import panel, picked, server_panel

def offered(command):
    (option,) = [each for each in command.parameters if each.name == "language"]
    return [[str(choice.name), choice.value] for choice in option.choices]

def translated(key):
    context = TranslationContext(TranslationContextLocation.other, "")
    return asyncio.run(CatalogueTranslator().translate(said(key), discord.Locale("nl"), context))

print(json.dumps({
    "written": written(),
    "locale": nearest("nl"),
    "words": [words("nl")("yours-tricks"), words("nl")("suit", suit="H")],
    "command": translated("about-join"),
    "new": offered(cogs.tables.new),
    "server": offered(cogs.settings.server),
    "menu": json.dumps(panel(PersonSettings(), words("en")).view.to_components(), ensure_ascii=False),
    "picked": picked("language nl", PersonSettings()),
    "shown": json.dumps(server_panel(ServerSettings(language="nl"), words("en")).view.to_components()),
    "setting": read_settings(None, language="nl").language,
    "terminal": load_words("nl").language,
}))
"""


def test_a_language_is_added_by_its_folder_alone(tmp_path: Path) -> None:
    for package in ("kingbot", "cogs"):
        unneeded = shutil.ignore_patterns("__pycache__", "*.nbi", "*.nbc")
        shutil.copytree(ROOT / package, tmp_path / package, ignore=unneeded)
    shutil.copytree(tmp_path / "kingbot/i18n/en", tmp_path / "kingbot/i18n/nl")
    folder = tmp_path / "kingbot/i18n/nl"
    (folder / "language.toml").write_text('name = "Nederlands"\ndiscord = ["nl"]\n', "utf-8")
    for file, english, dutch in (
        ("ui.ftl", sentences("en")["yours-tricks"].text, "yours-tricks = Jij bent aan de beurt.\n"),
        ("commands.ftl", sentences("en")["about-join"].text, "about-join = Aanschuiven\n"),
    ):
        text = (folder / file).read_text("utf-8")
        assert english in text
        (folder / file).write_text(text.replace(english, dutch), "utf-8")

    environment = os.environ | {"PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", LOOK],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    assert seen["written"] == sorted([*written(), "nl"])
    assert seen["locale"] == "nl"
    assert seen["words"] == ["Jij bent aan de beurt.", words("en")("suit", suit="H")]
    assert seen["command"] == "Aanschuiven"
    assert ["Nederlands", "nl"] in seen["new"]
    assert ["Nederlands", "nl"] in seen["server"]
    assert words("en")("setting-language", language="Nederlands") in seen["menu"]
    assert seen["picked"] == {"language": "nl"}
    assert words("en")("server-language", language="Nederlands") in seen["shown"]
    assert (seen["setting"], seen["terminal"]) == ("nl", "nl")
