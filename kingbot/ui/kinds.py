"""The kinds of King as they are offered: what each is called, where it is played, how long a match takes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from discord import SelectOption

from kingbot.engine.options import Rules
from kingbot.i18n import Words, languages
from kingbot.plain_text import shorten
from kingbot.presets import PRESETS, RulesError, changed, format_line, load, parse_line

MINUTES_A_HAND: Final = 3.5
MOST_HOUSE_RULES: Final = 10


def traditional_kind(language: str) -> str:
    """The preset that whoever speaks a language knows as King."""
    return languages()[language].kind or PRESETS[0]


def kind_name(rules: Rules, w: Words) -> str:
    """A kind of King and where it is played; *house rules* where something differs from the kind."""
    preset = w(f"preset-{rules.preset}")
    if changed(rules):
        return w("kind-house", preset=preset)
    return w("kind-name", preset=preset, place=w(f"kind-place-{rules.preset}"))


def kind_length(rules: Rules, w: Words) -> str:
    """How many hands a match has, who decides what is played, and about how many minutes it takes."""
    key = "kind-chosen" if rules.schedule.chosen else "kind-fixed"
    minutes = max(5, round(rules.length * MINUTES_A_HAND / 5) * 5)
    return w(key, hands=rules.length, minutes=minutes)


def kind_options(current: Rules | None, house_rules: Sequence[str], w: Words) -> list[SelectOption]:
    """A menu's options: all kinds, then the house rules of the server, with `current` picked.

    Rules that are neither are an option of their own, at the top.
    """
    line = None if current is None else format_line(current)
    offers = {preset: load(preset) for preset in PRESETS} | dict(readable(house_rules))
    if current is not None and line is not None and line not in offers:
        offers = {line: current} | offers
    return [
        SelectOption(
            label=shorten(kind_name(rules, w), 100),
            description=shorten(_difference(rules) or kind_length(rules, w), 100),
            value=each,
            default=each == line,
        )
        for each, rules in offers.items()
        if len(each) <= 100
    ]


def readable(house_rules: Iterable[str]) -> Iterable[tuple[str, Rules]]:
    """Saved lines with their rules; those that an older version saved and nobody can read are left out."""
    for line in house_rules:
        try:
            yield line, parse_line(line)
        except RulesError:
            continue


def _difference(rules: Rules) -> str:
    return format_line(rules).partition(" ")[2]
