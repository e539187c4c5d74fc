"""Who reads a screen: in which language, in which words, with which cards."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from kingbot.i18n import Words, nearest, words
from kingbot.preferences import PersonSettings
from kingbot.render import Style


def language_of(locale: discord.Locale | str | None) -> str | None:
    """The language of ours that is nearest to a Discord locale; None if there is none."""
    return nearest(str(locale)) if locale else None


@dataclass(frozen=True, slots=True)
class Reader:
    """How somebody reads: their language, and their settings."""

    language: str
    settings: PersonSettings

    @classmethod
    def absent(cls, settings: PersonSettings, fallback: str) -> Reader:
        """Somebody who is not here just now: they read as when they were, or else the language given."""
        return cls(settings.language or settings.seen or fallback, settings)

    @property
    def words(self) -> Words:
        """The words of their language, with cards as they like them written."""
        return words(self.language, "spoken" if self.settings.facilitated else self.settings.letters)

    @property
    def style(self) -> Style:
        """How they like cards to be drawn and sorted."""
        settings = self.settings
        return Style(four_colours=settings.four_colours, large=settings.large, sort=settings.sort)

    @property
    def confirms(self) -> bool:
        """Whether they are asked once more before a decision is carried out."""
        return self.settings.confirm or self.settings.facilitated
