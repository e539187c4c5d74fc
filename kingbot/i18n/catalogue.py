"""Reading the languages: a folder each, with `language.toml` and the Fluent files.

The folders are the list of languages. `language.toml` says what a language calls itself (`name`), which
locales of Discord mean it (`discord`), what people write for a move besides the names in its sentences
(`typed`) and, for an overlay such as `pt-BR`, which language it is laid over (`base`). An overlay's files
hold only the sentences in which it differs from its base.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from pydantic import BaseModel, ConfigDict, ValidationError

from kingbot.i18n.command_names import COMMANDS

DESCRIPTION: Final = "language.toml"
DEFAULT: Final = "en"


class CatalogueError(ValueError):
    """A language that cannot be read: its description or a Fluent file has a fault, or a key stands twice."""


class Language(BaseModel):
    """A language of kingbot; `code` is the name of its folder.

    `name` is what it calls itself, `discord` the locales of Discord that mean it. An overlay has a `base`,
    whose sentences it takes wherever it has none of its own. `typed` are words that people write for a move
    (`kingbot.ui.typed_moves`), by what they mean. `kind` is the preset that its speakers know as King.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    code: str
    name: str
    discord: tuple[str, ...] = ()
    base: str | None = None
    kind: str | None = None
    typed: Mapping[str, tuple[str, ...]] = {}


@cache
def languages() -> Mapping[str, Language]:
    """The languages by code, in alphabetical order; the folders are read once.

    :raises CatalogueError: if a description is wrong, or two languages claim the same locale.
    """
    folders = [each for each in _root().iterdir() if each.joinpath(DESCRIPTION).is_file()]
    found = {each.name: _described(each) for each in sorted(folders, key=lambda folder: folder.name)}
    for language in found.values():
        if language.base is not None and (language.base not in found or found[language.base].base):
            raise CatalogueError(f"{language.code}: the base {language.base!r} is no language of its own")
    _locales(found)
    return found


def written() -> tuple[str, ...]:
    """The codes of all languages. Every one is complete, an overlay together with its base."""
    return tuple(languages())


@cache
def _by_locale() -> Mapping[str, str]:
    return _locales(languages())


def nearest(locale: str) -> str | None:
    """The language that a locale asks for: the very one, else that of its first part; None if there is none.

    Thus `pt-BR` is the overlay, `pt-PT` its base, and `en-AU` English.
    """
    known = _by_locale()
    return known.get(locale) or known.get(locale.partition("-")[0])


def choose_language(chosen: str | None, locale: str | None, fallback: str | None) -> str:
    """The language that a person reads: the one they chose, else that of their Discord, else the fallback.

    The fallback is the language of the server or the table. Of any that we do not have (any more) the nearest
    is taken; where there is none of them, it is English.
    """
    return next((found for each in (chosen, locale, fallback) if each and (found := nearest(each))), DEFAULT)


def files(language: str) -> Iterator[Traversable]:
    """The Fluent files in the folder of a language, by name; of an overlay its own alone."""
    found = [each for each in _root().joinpath(language).iterdir() if each.name.endswith(".ftl")]
    yield from sorted(found, key=lambda file: file.name)


def bundle(language: str) -> FluentBundle:
    """All sentences of a language: those of its base, if it has one, with its own laid over them.

    :raises KeyError: if there is no such language.
    :raises CatalogueError: if a file has a syntax error, or a key stands twice.
    """

    def refer_to_command(name: str) -> str:
        return COMMANDS.refer_to(name, lambda each: _text(sentences, f"command-{each}"))

    base = languages()[language].base
    functions: dict[str, Any] = {
        "COMMAND": refer_to_command,
        "CAPITAL": lambda text: capitalized(str(text), language),
    }
    sentences = FluentBundle([language], use_isolating=False, functions=functions)
    for layer in (language,) if base is None else (base, language):
        for resource in _resources(layer):
            sentences.add_resource(resource, allow_overrides=layer != base)
    return sentences


def capitalized(text: str, language: str) -> str:
    """A text with its first letter as a capital; in Turkish that of i is İ."""
    first = "İ" if text.startswith("i") and nearest(language) == "tr" else text[:1].upper()
    return first + text[1:]


def _text(sentences: FluentBundle, key: str) -> str:
    """A message that takes no parameters."""
    pattern = sentences.get_message(key).value
    return "" if pattern is None else str(sentences.format_pattern(pattern)[0])


def _resources(language: str) -> Iterator[ast.Resource]:
    """The Fluent files of one folder, parsed; no key stands twice in them."""
    known: set[str] = set()
    for file in files(language):
        resource = FluentResource(file.read_text("utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise CatalogueError(f"{language}/{file.name}: not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message):
                if entry.id.name in known:
                    raise CatalogueError(f"{language}/{file.name}: {entry.id.name} stands twice")
                known.add(entry.id.name)
        yield resource


def _root() -> Traversable:
    return resources.files(__package__)


def _described(folder: Traversable) -> Language:
    """A language as its folder describes it.

    :raises CatalogueError: if the description is not TOML, or lacks a key, or has one that is unknown.
    """
    try:
        given = tomllib.loads(folder.joinpath(DESCRIPTION).read_text("utf-8"))
        return Language.model_validate({"code": folder.name, **given})
    except (tomllib.TOMLDecodeError, ValidationError) as error:
        raise CatalogueError(f"{folder.name}/{DESCRIPTION}: {error}") from error


def _locales(known: Mapping[str, Language]) -> dict[str, str]:
    """The languages by locale: by their own codes, and by Discord's locales that mean them."""
    found: dict[str, str] = {code: code for code in known}
    for language in known.values():
        for locale in language.discord:
            if found.setdefault(locale, language.code) != language.code:
                raise CatalogueError(f"{language.code}: the locale {locale} is that of {found[locale]}")
    return found
