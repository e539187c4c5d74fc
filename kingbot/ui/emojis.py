"""Replacing cards in texts, and suits on buttons, by the emojis of the Discord application."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, TypeVar

import discord

from kingbot.cards import CARDS, RANK_LETTERS, Suit
from kingbot.i18n import Words, words
from kingbot.ui.layout import MAX_TEXT, PrivateScreen, Screen

AnyScreen = TypeVar("AnyScreen", bound=Screen | PrivateScreen)

_LANGUAGE: Final = "en"  # has the international letters on cards


@dataclass(frozen=True, slots=True)
class Emojis:
    """The application's emojis by card (`QS`) or suit (`S`)."""

    emojis: Mapping[str, discord.PartialEmoji] = field(default_factory=dict)

    def replace_cards(self, screen: AnyScreen, w: Words) -> AnyScreen:
        """Put emojis into a message, unless its reader wants other letters, or the words."""
        if self.emojis and w.style == "international":
            self._replace_in(
                screen.for_reader(screen.reader) if isinstance(screen, PrivateScreen) else screen
            )
        return screen

    def _replace_in(self, screen: Screen) -> None:
        items = [*screen.view.walk_children()]
        texts = {item: self._text(item.content) for item in items if isinstance(item, discord.ui.TextDisplay)}
        if sum(map(len, texts.values())) <= MAX_TEXT:
            for item, text in texts.items():
                item.content = text
        for each in items:
            inner: Any = each.item if isinstance(each, discord.ui.DynamicItem) else each
            if isinstance(inner, discord.ui.Button):
                self._button(inner)

    def _text(self, text: str) -> str:
        if text.startswith("```"):
            return text  # code blocks show no emojis
        written = _written()
        return _card_pattern().sub(lambda found: str(self.emojis.get(written[found[0]], found[0])), text)

    def _button(self, button: discord.ui.Button[Any]) -> None:
        label = button.label or ""
        for symbol, suit in _suits().items():
            rest = label.replace(symbol, "").strip()
            if symbol in label and suit in self.emojis and rest:
                button.label, button.emoji = rest, self.emojis[suit]


@cache
def _suits() -> Mapping[str, str]:
    """The letter of each suit, by its symbol."""
    return {words(_LANGUAGE).symbol(suit): suit.letter for suit in Suit}


@cache
def _written() -> Mapping[str, str]:
    """The notation of each card, by what is written for it in texts."""
    return {words(_LANGUAGE).card(card): str(card) for card in CARDS}


@cache
def _card_pattern() -> re.Pattern[str]:
    """A card as it is written in texts; "10" comes before the ranks of one character."""
    return re.compile(rf"(?:10|[{RANK_LETTERS.replace('T', '')}])(?:{'|'.join(_suits())})")
