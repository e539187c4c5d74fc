"""Texts name commands and buttons by reference, so that a reader finds them under that very name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kingbot.delivery.command_ids import fetch_command_ids
from kingbot.delivery.discord_api import DiscordApi
from kingbot.i18n import words
from kingbot.i18n.catalogue import files
from kingbot.i18n.command_names import COMMANDS, CommandNames
from tests.i18n.catalogues import WRITTEN, sentences

# Not for players: what the terminal says.
FOR_HOSTS = ("cli.ftl", "hosting.ftl")
LABELS = re.compile(r"(button|menu)-")
COMMAND = re.compile(r"/king\b|`/")
EMPHASIS = re.compile(r"(?<!\*)\*{1,2}([^*\n]+)\*{1,2}|“([^”]+)”")


class References(Visitor):
    """The commands that a message refers to, and what it says itself."""

    def __init__(self) -> None:
        self.commands: set[str] = set()
        self.texts: list[str] = []

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name != "COMMAND":
            return
        (name,) = node.arguments.positional
        assert isinstance(name, ftl.StringLiteral)
        self.commands.add(name.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def messages(language: str) -> Iterator[tuple[str, References]]:
    for file in files(language):
        if file.name not in FOR_HOSTS:
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
                if isinstance(entry, ftl.Message):
                    found = References()
                    found.visit(entry)
                    yield entry.id.name, found


def labels(language: str) -> set[str]:
    w = words(language)
    plain = (key for key, each in sentences(language).items() if LABELS.match(key) and not each.parameters)
    return {w(key).casefold() for key in plain}


@pytest.mark.parametrize("language", WRITTEN)
def test_no_text_names_a_command_literally(language: str) -> None:
    assert not [key for key, found in messages(language) if any(map(COMMAND.search, found.texts))]


@pytest.mark.parametrize("language", WRITTEN)
def test_no_text_names_a_button_literally(language: str) -> None:
    known = labels(language)
    assert not [
        f"{key}: {each[0]}"
        for key, found in messages(language)
        for text in found.texts
        for each in EMPHASIS.finditer(text)
        if (each[1] or each[2]).casefold() in known
    ]


@pytest.mark.parametrize("language", WRITTEN)
def test_a_text_refers_to_the_commands_that_the_english_one_does(language: str) -> None:
    english = {key: found.commands for key, found in messages("en")}
    assert {name for names in english.values() for name in names} > {"new", "settings", "help"}
    own = {key: found.commands for key, found in messages(language) if key in english}
    assert own == {key: english[key] for key in own}


@pytest.mark.parametrize("language", WRITTEN)
def test_every_command_that_a_text_refers_to_is_one(language: str) -> None:
    for _, found in messages(language):
        for name in found.commands:
            assert f"command-{name}" in words(language)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "/king new"), ("it", "/king nuovo"), ("pt", "/king nova"), ("pt-BR", "/king nova")],
)
def test_a_command_has_the_name_that_the_language_gives_it(language: str, said: str) -> None:
    assert f"`{said}`" in words(language)("list-none")


def test_a_command_whose_id_is_known_is_mentioned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMMANDS, "ids", {"king": 71, "king-server": 72})
    assert "</king new:71>" in words("en")("list-none")
    # Discord would show a mention with its English name, and not understand the localised one.
    assert "`/king nuovo`" in words("it")("list-none")


def test_a_command_beside_the_group_has_an_id_of_its_own() -> None:
    names = CommandNames({"king": 71, "king-server": 72})
    assert names.refer_to("king-server", lambda name: name) == "</king-server:72>"
    assert names.refer_to("privacy", lambda name: name) == "</king privacy:71>"


def test_where_clients_show_no_localised_names_no_text_uses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(COMMANDS, "localised", False)
    assert all("`/king new`" in words(language)("list-none") for language in WRITTEN)


API = DiscordApi(discord.Client(intents=discord.Intents.none()))


async def test_the_ids_are_those_that_discord_gave() -> None:
    async def commands() -> list[Any]:
        return [SimpleNamespace(name="king", id=71), SimpleNamespace(name="king-server", id=72)]

    tree: Any = SimpleNamespace(fetch_commands=commands)
    assert await fetch_command_ids(API, tree) == {"king": 71, "king-server": 72}


async def test_a_bot_starts_without_the_ids_of_its_commands() -> None:
    async def commands() -> list[Any]:
        raise aiohttp.ClientConnectionError

    tree: Any = SimpleNamespace(fetch_commands=commands)
    assert await fetch_command_ids(API, tree) == {}


@pytest.mark.parametrize("language", WRITTEN)
def test_a_time_that_is_relative_to_now_stands_after_a_colon(language: str) -> None:
    # Discord brings the preposition: in 24 hours, 5 minutes ago.
    for key, sentence in sentences(language).items():
        assert "{ $when }" not in sentence.text or re.search(r": \{ \$when \}\.?$", sentence.text.strip()), (
            key
        )


NAME = r"\{ \$(?:name|other|player|by|buyer|names) \}"
# Articles, elisions and suffixes that would have to agree with a name nobody knows beforehand.
AGREEING = {
    "it": rf"\w’{NAME}|\b(?:il|lo|la|i|gli|le|del|dello|della|al|allo|alla|dal|dalla|nel|sul) {NAME}",
    "pt": rf"\b(?:o|os|as|do|da|ao|à|no|na|pelo|pela) (?:\*\*)?{NAME}",
    "pt-BR": rf"\b(?:o|os|as|do|da|ao|à|no|na|pelo|pela) (?:\*\*)?{NAME}",
    "tr": r"\{ \$\w+ \}(?:\*\*)?[’']?[a-zçğıöşü]",
}


@pytest.mark.parametrize("language", AGREEING)
def test_no_article_or_suffix_depends_on_a_word_that_is_put_in(language: str) -> None:
    wrong = re.compile(AGREEING[language])
    assert not [key for key, each in sentences(language).items() if wrong.search(each.text)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Il turno dell’{ $name }."),
        ("it", "La carta del { $name }."),
        ("pt", "É a vez do { $name }."),
        ("tr", "{ $name }’in sırası."),
        ("tr", "{ $card }i oyna."),
    ],
)
def test_an_article_or_suffix_that_would_depend_on_it_is_found(language: str, text: str) -> None:
    assert re.search(AGREEING[language], text)
