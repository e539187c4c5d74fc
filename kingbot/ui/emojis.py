"""Cards and suits as the application's emojis, where it has them: cards in texts, suits on buttons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import discord

from kingbot.cards import CARDS, RANK_LETTERS, Suit
from kingbot.i18n import Words, words
from kingbot.ui.layout import MOST_TEXT, PrivateScreen, Screen

AnyScreen = TypeVar("AnyScreen", Screen, PrivateScreen)

_LATIN: Final = words("en")  # the letters on cards are those of any pack
_SUITS: Final = {_LATIN.symbol(suit): suit.letter for suit in Suit}
_WRITTEN: Final = {_LATIN.card(card): str(card) for card in CARDS}
# A card as it is written in texts; "10" first, lest its nought be taken for a rank.
_CARD: Final = re.compile(rf"(?:10|[{RANK_LETTERS.replace('T', '')}])(?:{'|'.join(_SUITS)})")


@dataclass(frozen=True, slots=True)
class Emojis:
    """The emojis that the application has, by card (`QS`) or suit (`S`)."""

    emojis: Mapping[str, discord.PartialEmoji] = field(default_factory=dict)

    def replace_cards(self, screen: AnyScreen, w: Words) -> AnyScreen:
        """Put emojis into a message, unless its reader wants other letters, or the words."""
        if self.emojis and w.style == "international":
            self._dress(screen.for_reader(screen.reader) if isinstance(screen, PrivateScreen) else screen)
        return screen

    def _dress(self, screen: Screen) -> None:
        items = [*screen.view.walk_children()]
        texts = {item: self._text(item.content) for item in items if isinstance(item, discord.ui.TextDisplay)}
        if sum(map(len, texts.values())) <= MOST_TEXT:
            for item, text in texts.items():
                item.content = text
        for each in items:
            inner: Any = each.item if isinstance(each, discord.ui.DynamicItem) else each
            if isinstance(inner, discord.ui.Button):
                self._button(inner)

    def _text(self, text: str) -> str:
        if text.startswith("```"):
            return text  # columns, where an emoji is not shown
        return _CARD.sub(lambda found: str(self.emojis.get(_WRITTEN[found[0]], found[0])), text)

    def _button(self, button: discord.ui.Button[Any]) -> None:
        label = button.label or ""
        for symbol, suit in _SUITS.items():
            rest = label.replace(symbol, "").strip()
            if symbol in label and suit in self.emojis and rest:
                button.label, button.emoji = rest, self.emojis[suit]
