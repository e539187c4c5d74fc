"""The value that every picture function returns: SVG and alt text."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

ALT_LIMIT: Final = 1024


class RenderError(Exception):
    """A picture could not be rendered; the caller shows text instead."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as SVG, with an alt text of all it shows within Discord's limit of 1,024 characters."""

    svg: str
    alt: str


def join_sentences(sentences: Iterable[str]) -> str:
    """Join sentences, the most important first, to an alt text; one that would exceed the limit is left out.

    :raises ValueError: if the first sentence alone exceeds it.
    """
    text = ""
    for sentence in filter(None, sentences):
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) <= ALT_LIMIT:
            text = longer
        elif not text:
            raise ValueError("an alt text begins with a sentence over the limit")
    return text
