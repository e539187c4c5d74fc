"""The reader of a screen: their language, and how they want cards to be written and drawn."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from kingbot.i18n import Words, words, written
from kingbot.preferences import PersonSettings
from kingbot.render import Style


def language_of(locale: discord.Locale | str | None) -> str | None:
    """The language of a Discord locale; None if there is no catalogue for it."""
    language = str(locale).split("-")[0] if locale else ""
    return language if language in written() else None


@dataclass(frozen=True, slots=True)
class Reader:
    """The language and the settings of a person who reads a screen."""

    language: str
    settings: PersonSettings

    @property
    def words(self) -> Words:
        """The words of their language, with cards written as they have chosen."""
        return words(self.language, "spoken" if self.settings.facilitated else self.settings.letters)

    @property
    def style(self) -> Style:
        """How cards are drawn and sorted for them."""
        settings = self.settings
        return Style(four_colours=settings.four_colours, large=settings.large, sort=settings.sort)

    @property
    def confirms(self) -> bool:
        """Whether they are asked to confirm an action before it is carried out."""
        return self.settings.confirm or self.settings.facilitated
