"""What every picture is: a drawing, and the same in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ALT_LIMIT: Final = 1024


class RenderError(Exception):
    """A picture that could not be drawn; whoever wanted it shows its alt text instead."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as SVG, and its alt text, which says all of it in words within Discord's 1,024 characters."""

    svg: str
    alt: str


def in_words(sentences: Iterable[str]) -> str:
    """Sentences as an alt text, the most important first: what is over the limit falls away whole.

    :raises ValueError: if not even the first fits.
    """
    text = ""
    for sentence in filter(None, sentences):
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) <= ALT_LIMIT:
            text = longer
        elif not text:
            raise ValueError("an alt text begins with a sentence over the limit")
    return text
