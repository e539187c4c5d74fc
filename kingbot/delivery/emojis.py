"""The application's emojis at Discord: fetched, and kept up to date with the drawings.

An emoji's name tells what it shows and, by a few digits, which drawing: a card drawn anew gets a new name, so
that what has to be uploaded can be told from the names alone.
"""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import discord

from kingbot.cards import CARDS, RANK_LETTERS, SUIT_LETTERS, Suit
from kingbot.delivery.discord_api import FAILURES, DiscordApi
from kingbot.i18n import words
from kingbot.render import Picture, Style, card_emoji, render_png, suit_emoji
from kingbot.ui.emojis import Emojis

log = logging.getLogger(__name__)

_NAME: Final = re.compile(rf"king_((?:[{RANK_LETTERS}])?[{SUIT_LETTERS}])_[0-9a-f]{{6}}")
_LANGUAGE: Final = "en"  # has the international letters on cards


async def fetch_emojis(api: DiscordApi) -> Emojis:
    """The emojis that the application has now; none, if Discord does not say."""
    try:
        emojis = await api.emojis()
    except FAILURES as error:
        log.warning("the application's emojis cannot be read: %s", error)
        return Emojis()
    return Emojis({key: discord.PartialEmoji(name=each.name, id=each.id) for each, key in _ours(emojis)})


@dataclass(frozen=True, slots=True)
class Synced:
    """How many emojis were uploaded, deleted because they were drawn anew since, and left as they were."""

    added: int
    removed: int
    kept: int


async def sync(api: DiscordApi) -> Synced:
    """Bring the application's emojis up to date; others than ours are let alone.

    :raises discord.HTTPException: if Discord refuses.
    """
    there = {each.name: each for each, _ in _ours(await api.emojis())}
    wanted = drawings()
    missing = {name: png for name, png in wanted.items() if name not in there}
    for name, png in missing.items():
        await api.create_emoji(name, png)
    old = [each for name, each in there.items() if name not in wanted]
    for each in old:
        await api.delete_emoji(each)
    return Synced(len(missing), len(old), len(wanted) - len(missing))


def drawings() -> dict[str, bytes]:
    """All 52 cards and four suits as PNG, by the names they get."""
    style, w = Style(), words(_LANGUAGE)
    pictures: dict[str, Picture] = {str(card): card_emoji(card, style=style, words=w) for card in CARDS}
    pictures |= {suit.letter: suit_emoji(suit, style=style, words=w) for suit in Suit}
    drawn = {key: render_png(picture.svg) for key, picture in pictures.items()}
    return {f"king_{key}_{hashlib.sha256(png).hexdigest()[:6]}": png for key, png in drawn.items()}


def _ours(emojis: Iterable[discord.Emoji]) -> Iterable[tuple[discord.Emoji, str]]:
    for each in emojis:
        if found := _NAME.fullmatch(each.name):
            yield each, found[1]
