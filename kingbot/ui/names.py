"""Names as they may be shown: whatever people call themselves, it stays one plain word in one line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from kingbot.tables.model import Seat

LONGEST: Final = 24

# Marks that turn the direction of writing, hide, or break lines: they would disturb what stands beside.
_UNSEEN: Final = re.compile(
    "[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]"
)

# Whatever begins or ends something in Discord's markdown, a link, a mention or an emoji.
_MEANING: Final = re.compile(r"([\\*_~`|>#\[\]()<@:.+-])")


def clean(name: str) -> str:
    """A name without control and direction marks, at most 24 letters; never empty."""
    text = unicodedata.normalize("NFC", name)
    text = " ".join(_UNSEEN.sub("", " ".join(text.split())).split())
    if len(text) > LONGEST:
        text = text[: LONGEST - 1].rstrip() + "…"
    return text or "?"


def escape(name: str) -> str:
    """A clean name for a text with markdown: nothing in it formats, links or mentions."""
    text = _MEANING.sub(r"\\\1", clean(name))
    return f"\u2068{text}\u2069" if _turns(text) else text


def _turns(text: str) -> bool:
    return any(unicodedata.bidirectional(each) in {"R", "AL", "AN"} for each in text)


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The four names for markdown; those that are shown alike are told apart by their seat's number."""
    shown = [escape(seat.name) if seat.name else "–" for seat in seats]
    twins = {name for name in shown if shown.count(name) > 1 and name != "–"}
    return tuple(f"{name} ({at + 1})" if name in twins else name for at, name in enumerate(shown))
