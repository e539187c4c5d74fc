"""Cards and suits as emojis of the application, where it has them: in texts a card's, on buttons a suit's.

An emoji's name tells what it shows and, by a few digits, which drawing: a card drawn anew gets a new name, so
that what has to be uploaded can be told from the names alone.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import aiohttp
import discord

from kingbot.cards import CARDS, RANK_LETTERS, SUIT_LETTERS, Suit
from kingbot.i18n import Words, words
from kingbot.render import Picture, Style, card_emoji, png_of, suit_emoji
from kingbot.ui.layout import MOST_TEXT, Screen

log = logging.getLogger(__name__)

_NAME: Final = re.compile(rf"king_((?:[{RANK_LETTERS}])?[{SUIT_LETTERS}])_[0-9a-f]{{6}}")
_LATIN: Final = words("en")  # the letters on cards are those of any pack
_SUITS: Final = {_LATIN.symbol(suit): suit.letter for suit in Suit}
_WRITTEN: Final = {_LATIN.card(card): str(card) for card in CARDS}
# A card as it is written in texts; "10" first, lest its nought be taken for a rank.
_CARD: Final = re.compile(rf"(?:10|[{RANK_LETTERS.replace('T', '')}])(?:{'|'.join(_SUITS)})")


@dataclass(frozen=True, slots=True)
class Signs:
    """The emojis that the application has, by card (`QS`) or suit (`S`)."""

    emojis: Mapping[str, discord.PartialEmoji] = field(default_factory=dict)

    def dress(self, screen: Screen, w: Words) -> Screen:
        """Put emojis into a message, unless its reader wants other letters, or the words."""
        if not self.emojis or w.style != "international":
            return screen
        items = [*screen.view.walk_children()]
        texts = {item: self._text(item.content) for item in items if isinstance(item, discord.ui.TextDisplay)}
        if sum(map(len, texts.values())) <= MOST_TEXT:
            for item, text in texts.items():
                item.content = text
        for each in items:
            inner: Any = each.item if isinstance(each, discord.ui.DynamicItem) else each
            if isinstance(inner, discord.ui.Button):
                self._button(inner)
        return screen

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


async def known(client: discord.Client) -> Signs:
    """The signs that the application has now; none, if Discord does not say."""
    try:
        emojis = await client.fetch_application_emojis()
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.warning("the application's emojis cannot be read: %s", error)
        return Signs()
    return Signs({key: discord.PartialEmoji(name=each.name, id=each.id) for each, key in _ours(emojis)})


@dataclass(frozen=True, slots=True)
class Synced:
    """How many emojis were uploaded, deleted because they were drawn anew since, and left as they were."""

    added: int
    removed: int
    kept: int


async def sync(client: discord.Client) -> Synced:
    """Bring the application's emojis up to date; others than ours are let alone.

    :raises discord.HTTPException: if Discord refuses.
    """
    there = {each.name: each for each, _ in _ours(await client.fetch_application_emojis())}
    wanted = drawings()
    missing = {name: png for name, png in wanted.items() if name not in there}
    for name, png in missing.items():
        await client.create_application_emoji(name=name, image=png)
    old = [each for name, each in there.items() if name not in wanted]
    for each in old:
        await each.delete()
    return Synced(len(missing), len(old), len(wanted) - len(missing))


def drawings() -> dict[str, bytes]:
    """All 52 cards and four suits as PNG, by the names they get."""
    style = Style(four_colours=False)
    pictures: dict[str, Picture] = {str(card): card_emoji(card, style=style, words=_LATIN) for card in CARDS}
    pictures |= {suit.letter: suit_emoji(suit, style=style, words=_LATIN) for suit in Suit}
    drawn = {key: png_of(picture.svg) for key, picture in pictures.items()}
    return {f"king_{key}_{hashlib.sha256(png).hexdigest()[:6]}": png for key, png in drawn.items()}


def _ours(emojis: Iterable[discord.Emoji]) -> Iterable[tuple[discord.Emoji, str]]:
    for each in emojis:
        if found := _NAME.fullmatch(each.name):
            yield each, found[1]
