"""Every message of every language with parameters that are hard on it: `tests/goldens/texts`.

Each message is said once with ordinary parameters and once more for each hard value of each of them: one,
many and none; names with markdown, in a right-to-left script, of the greatest length; cards, contracts,
points and times of every kind, and whatever the message tells apart. `make goldens` writes the files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from fractions import Fraction
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kingbot.cards import card, parse_cards
from kingbot.engine.contracts import Contract, Trump
from kingbot.i18n import Words, languages, words, written
from kingbot.i18n.catalogue import files
from kingbot.tables.time_control import parse_clock
from kingbot.ui.names import escape
from kingbot.ui.time_text import clock_name
from tests.support.golden_files import FOLDER, write

TEXTS: Final = FOLDER / "texts"
NAMES: Final = tuple(map(escape, ("Ada", "_*ilker*_", "‏שרה‏", "W" * 32)))
COUNTS: Final = (3, 0, 1, 2, 13, 21)
HAND: Final = parse_cards("2C 9C TC JC 3D TD QD KD 7H TH 4S QS AS")

# What Discord shows for a time that is relative to now.
TIMES: Final = {
    "en": ("in 24 hours", "5 minutes ago"),
    "it": ("tra 24 ore", "5 minuti fa"),
    "pt": ("dentro de 24 horas", "há 5 minutos"),
    "pt-BR": ("em 24 horas", "há 5 minutos"),
    "tr": ("24 saat içinde", "5 dakika önce"),
}


@cache
def entries(language: str) -> Mapping[str, tuple[str, ftl.Message]]:
    """The messages of a language with the file of each, by key; those of an overlay over its base's."""
    base = languages()[language].base
    found = dict(entries(base)) if base else {}
    for file in files(language):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = (file.name, entry)
    return found


class Parameters(Visitor):
    """The parameters of a message, each with the keys of the variants that it selects."""

    def __init__(self) -> None:
        self.selected: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.selected.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = self.selected.setdefault(node.selector.id.name, [])
            for each in node.variants:
                keys.append(each.key.value if isinstance(each.key, ftl.NumberLiteral) else each.key.name)
        self.generic_visit(node)


@cache
def values(w: Words) -> dict[str, tuple[Any, ...]]:
    """Values of parameters by name, an ordinary one first."""
    some_cards = (w.cards(parse_cards("QS")), w.cards(HAND), "–")
    some_points = (Fraction(-4), Fraction(9, 2), 0, Fraction(-1300))
    play = w("play-led", name=NAMES[0], card=card("QS"))
    contracts = (Contract.NO_QUEENS, w.contract(Contract.NO_KINGS_JACKS, "feudum"), Contract.NO_TRUMP)
    listed = w.both(map(w.contract, (Contract.NO_HEARTS, Contract.DECLARATION, Contract.NO_LAST_TWO)))
    found: dict[str, tuple[Any, ...]] = {
        **dict.fromkeys(("card", "ace"), (card("QS"), card("AH"), card("8D"), card("TC"))),
        **dict.fromkeys(("cards", "chose", "start"), some_cards),
        **dict.fromkeys(("contract",), contracts),
        **dict.fromkeys(("contracts",), (w.contract(Contract.NO_QUEENS), listed)),
        **dict.fromkeys(("name", "player", "by"), NAMES),
        **dict.fromkeys(("other", "buyer"), ("Bruno", *NAMES[1:])),
        "last": ("Bruno",),
        **dict.fromkeys(("names", "pair"), (NAMES[0], w.both(NAMES))),
        **dict.fromkeys(("points", "total", "sum", "won", "lost", "win", "trick"), some_points),
        **dict.fromkeys(("trump",), tuple(Trump)),
        **dict.fromkeys(("when",), TIMES.get(w.language, TIMES["en"])),
        **dict.fromkeys(("until",), ("<t:1767268800:f>",)),
        **dict.fromkeys(("count", "number", "page", "least", "place"), (3,)),
        **dict.fromkeys(("needed", "pages", "limit", "hands"), (4,)),
        **dict.fromkeys(("most", "hours", "days", "each"), (13,)),
        "time": (w("time-hours", count=12), w("time-days", count=2)),
        "plan": (w("plan-if", suit=w("suit", suit="S"), card=card("QS")), w("plan-lead", card=card("KH"))),
        "text": ("xyz",),
        "zone": ("Rome", "New York"),
        "begin": ("18:00",),
        "end": ("23:30",),
        "people": (12,),
        "day": (date(2026, 12, 3),),
        "signs": ("★★★☆☆", w("daily-signs-spoken", count=3)),
        "first": ("<t:1767268800:D>",),
        "clock": (clock_name(parse_clock("correspondence 12h bank=2d"), w), w("clock-none")),
        "counts": (w("counts-no-queens", points=Fraction(-2)),),
        "mention": ("@Ada",),
        "moves": (w.either([w("intent-play", card=card("QS")), w("prompt-pass")]),),
        "plays": (play, f"{play}, {w('play-card', name=NAMES[-1], card=card('TH'))}"),
        "preset": (w("preset-classic"), w("preset-rifki")),
        "suit": (w("suit", suit="S"), w("suit", suit="D")),
        "suits": (w("suit", suit="S"), w.both(w("suit", suit=each) for each in "CDHS")),
        "table": ("7", "1234567"),
        **dict.fromkeys(("better", "freed"), (card("KH"), card("TC"))),
        "longer": (w("suit", suit="H"), w("suit", suit="C")),
        "made": ("Q♠",),
        "more": (6,),
        "less": (2,),
        **dict.fromkeys(("loss", "best"), ("2.1",)),
        "bar": ("▰▰▰▰▱▱▱▱▱▱▱▱",),
        "done": (14,),
        "all": (41,),
        "at": (w("at-trick", number=4),),
        "why": (w("why-led-penalty"),),
        "asked": (w.both(f"{name} {count}" for name, count in zip(NAMES, (0, 3, 1, 12), strict=True)),),
        "shown": (w("review-chart-hand", number=3, points="−6", loss="2.1"),),
    }
    return found


def renderings(key: str, language: str) -> Iterator[str]:
    """A message with ordinary parameters, then with each hard value of each parameter in turn."""
    w = words(language)
    found = Parameters()
    for code in (language, "en"):
        if key in entries(code):
            found.visit(entries(code)[key][1])
    hard = values(w)
    offered = {name: _offered(name, keys, hard) for name, keys in found.selected.items()}
    usual = {name: each[0] for name, each in offered.items()}
    yield w(key, **usual)
    for name, each in offered.items():
        for value in each[1:]:
            yield w(key, **{**usual, name: value})


def _offered(name: str, keys: list[str], hard: Mapping[str, tuple[Any, ...]]) -> tuple[Any, ...]:
    plural = {"zero", "one", "two", "few", "many"}
    words_of = [each for each in dict.fromkeys(keys) if each != "other" and not each.isdigit()]
    if any(each.isdigit() or each in plural for each in keys):
        numbers = [int(each) for each in keys if each.isdigit()]
        return tuple(dict.fromkeys([*COUNTS, *numbers, *(each for each in words_of if each not in plural)]))
    if words_of:
        return (*words_of, "other") if "other" in keys else tuple(words_of)
    return hard.get(name) or (f"‹{name}›",)


def made(language: str) -> dict[str, str]:
    """The files of a language: each key, below it its renderings."""
    texts: dict[str, list[str]] = {}
    for key, (file, _) in entries(language).items():
        lines = texts.setdefault(file.removesuffix("ftl") + "txt", [])
        lines.append(key)
        for text in dict.fromkeys(renderings(key, language)):
            lines += [f"    {line}".rstrip() for line in text.splitlines() or [""]]
    return {name: "\n".join(lines) + "\n" for name, lines in sorted(texts.items())}


if __name__ == "__main__":
    for code in written():
        write(TEXTS / code, made(code))
