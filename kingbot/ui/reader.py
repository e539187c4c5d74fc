"""The reader of a screen: their language, and how they want cards to be written and drawn."""

from __future__ import annotations

from dataclasses import dataclass

from kingbot.i18n import Words, choose_language, words
from kingbot.preferences import PersonSettings
from kingbot.render import Style


@dataclass(frozen=True, slots=True)
class Reader:
    """The language and the settings of a person who reads a screen."""

    language: str
    settings: PersonSettings

    @classmethod
    def absent(cls, settings: PersonSettings, fallback: str) -> Reader:
        """Somebody who is not here just now: they read as when they were, or else the language given."""
        return cls(choose_language(settings.language, settings.seen, fallback), settings)

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
