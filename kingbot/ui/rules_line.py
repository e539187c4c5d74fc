"""What a line of rules that is being typed may go on to: in words, and nothing that would be refused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from kingbot.engine.options import OPTION_SPECS, Rules
from kingbot.i18n import Words
from kingbot.presets import RulesError, allowed, completions, offered, parse_line
from kingbot.rulebook import option_text
from kingbot.ui.options import candidates

LONGEST: Final = 100  # characters of what is offered


def suggest_rules(kind: str, typed: str, w: Words) -> list[tuple[str, str]]:
    """The lines that may be meant, each with its name: what it says, after the part that was typed last.

    `kind` is the preset, or the line, that is changed. What is being typed may be the key of an option, its
    value, or some words of the rule that is looked for.
    """
    words = typed.split()
    settled = 0
    while settled < len(words) and "=" in words[settled]:
        settled += 1
    if settled == len(words) and not typed.endswith(" "):
        settled = max(0, settled - 1)  # the last one may go on
    done, begun = words[:settled], " ".join(words[settled:])
    before = " ".join([kind, *done])
    if (rules := _rules(before)) is None:
        return []
    found: dict[str, str] = {}
    for part in _parts(rules, begun, w):
        line = " ".join([*done, part])
        after = _rules(f"{before} {part}")
        if after is None or line in found or len(line) > LONGEST:
            continue
        text = option_text(after, part.partition("=")[0], w)
        name = f"{part} · {text}"
        if "=" in begun or begun.casefold() in name.casefold():
            found[line] = name
    return [(name, line) for line, name in found.items()]


def _parts(rules: Rules, begun: str, w: Words) -> Iterator[str]:
    key, equals, value = begun.partition("=")
    if equals:
        if key in OPTION_SPECS:
            yield begun
            yield from (f"{key}={_whole(rules, each)}" for each in _completions(rules.preset, key, value))
        return
    for option in dict.fromkeys([*offered(rules.preset), *OPTION_SPECS]):
        if allowed(rules.preset, option):
            yield from (f"{option}={value}" for value in _values(rules, option, w))


def _values(rules: Rules, option: str, w: Words) -> Iterable[str]:
    """Values of an option that are another than now."""
    match option:
        case "hands":
            return (f"-{each}" for each in dict.fromkeys(rules.options.hands))
        case "points":
            return (f"{each}:{points}" for each, points in rules.options.points.items())
    return (each.value for each in candidates(rules, option, w) if each.rules != rules)


def _completions(preset: str, option: str, value: str) -> Iterable[str]:
    return completions(preset, option, value) if allowed(preset, option) else ()


def _whole(rules: Rules, value: str) -> str:
    """A value whose last points are not written yet, `no_queens:-`, with those in force."""
    before, colon, sign = value.rpartition(":")
    if not colon or sign not in ("", "-"):
        return value
    contract = before.rpartition(",")[2]
    own = next(points for each, points in rules.options.points.items() if each == contract)
    return f"{before}:{own}"


def _rules(line: str) -> Rules | None:
    try:
        return parse_line(line)
    except RulesError:
        return None
