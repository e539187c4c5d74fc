"""The texts of slash commands: English as the default, other languages through discord.py's translator."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, TypeVar, cast

from discord import Locale, app_commands
from discord.app_commands import Choice, TranslationContextLocation, TranslationContextTypes, locale_str

from kingbot.i18n import languages, nearest, words

Callback = TypeVar("Callback", bound=Callable[..., Awaitable[None]])
Command = app_commands.Command[Any, ..., None]

_NAMES = {
    TranslationContextLocation.command_name: "command",
    TranslationContextLocation.group_name: "command",
    TranslationContextLocation.parameter_name: "option",
}


def said(*keys: str) -> locale_str:
    """The English of the first of these keys that there is, to be translated by that key."""
    english = words("en")
    key = next((key for key in keys if key in english), keys[0])
    return locale_str(english(key), key=key)


def group() -> app_commands.Group:
    """The command `/king`, to which every cog adds its subcommands. It works in servers and by DM."""
    return app_commands.Group(
        name="king",
        description=said("about-king"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )


def command(callback: Callable[..., Awaitable[None]]) -> Command:
    """Make a subcommand of a callback, named like it; its texts are found in the catalogue by its names."""
    name = callback.__name__.strip("_")
    options = list(inspect.signature(callback).parameters)[1:]
    texts = {option: said(f"about-{name}-{option}", f"about-option-{option}") for option in options}
    described = app_commands.describe(**texts)(callback) if texts else callback
    made: Any = app_commands.command(name=name, description=said(f"about-{name}"))(cast(Any, described))
    return cast(Command, made)


def choices(keys: Iterable[str], prefix: str) -> list[Choice[str]]:
    """Fixed choices of an option: each key as the value, its name from the catalogue."""
    return [Choice(name=said(f"{prefix}-{key}"), value=key) for key in keys]


def language_choices() -> list[Choice[str]]:
    """Fixed choices of an option: every language, which all readers see by its own name."""
    return [Choice(name=language.name, value=code) for code, language in languages().items()]


class CatalogueTranslator(app_commands.Translator):
    """Finds the names and descriptions of commands in the Fluent catalogues."""

    async def translate(
        self, string: locale_str, locale: Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in that language; None where we do not speak it, and for English, the default.

        None also for a choice that all readers see by the same name, such as a language.
        """
        language, kind = nearest(str(locale)), _NAMES.get(context.location)
        key = string.extras.get("key") or (f"{kind}-{string.message}" if kind else None)
        if key is None or language is None or language == "en":
            return None
        return words(language)(key)
