"""Helpers for tests of the pictures: positions reached by random play, and reading a drawing's structure."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final
from xml.etree import ElementTree

from kingbot.cards import CARDS, CardSet, card, card_set
from kingbot.engine import match as engine
from kingbot.engine.match import DealError, Match
from kingbot.engine.projection import view
from kingbot.engine.view import PublicView
from kingbot.i18n import words
from kingbot.i18n.catalogue import written
from kingbot.presets import custom
from kingbot.render import Style

NAMES: Final = ("Ada", "Bruno", "Carla", "Dino")
VIEWERS: Final = (None, 0, 1, 2, 3)
PLAIN: Final = Style()
LARGE: Final = Style(four_colours=True, large=True)
W: Final = words("en")

WRITTEN: Final = tuple(words(each) for each in written())


def walk(preset: str, seed: int = 1, **options: object) -> Iterator[Match]:
    """Every position of a match of random moves, from before the first deal to the end."""
    rng = random.Random(seed)
    match = engine.start(custom(preset, options))
    yield match
    while not engine.over(match):
        if engine.turn(match) is None:
            match = _dealt(match, rng)
        else:
            match = engine.apply(match, rng.choice(engine.legal_actions(match))).match
        yield match


def _dealt(match: Match, rng: random.Random) -> Match:
    due = engine.upcoming(match)
    assert due is not None
    pack = rng.sample(CARDS, 52)
    hands = tuple(card_set(pack[start : start + 13]) for start in (0, 13, 26, 39))
    for dealer in sorted(due.dealers):
        try:
            return engine.deal(match, dealer, hands).match  # type: ignore[arg-type]
        except DealError:
            continue  # another seat holds the card that decides
    raise AssertionError("nobody may deal")


def position(preset: str, wanted: Callable[[PublicView], object], seed: int = 1, **options: object) -> Match:
    """The first position of such matches whose public view is as wanted."""
    for attempt in range(seed, seed + 30):
        for match in walk(preset, attempt, **options):
            if wanted(view(match, None)):
                return match
    raise AssertionError(f"no such position in {preset}")


def public(
    preset: str, wanted: Callable[[PublicView], object], seed: int = 1, **options: object
) -> PublicView:
    """The public view of the first position that is as wanted."""
    return view(position(preset, wanted, seed, **options), None)


class Drawing:
    """A picture read back from its SVG."""

    def __init__(self, svg: str) -> None:
        self.root = ElementTree.fromstring(svg)

    def groups(self, kind: str) -> list[ElementTree.Element]:
        """The groups of a class, in the order in which they are drawn."""
        return [each for each in self.root.iter() if each.get("class") == kind]

    def group(self, kind: str) -> ElementTree.Element:
        """The only group of a class."""
        (found,) = self.groups(kind)
        return found

    def cards(self) -> list[str]:
        """The cards drawn."""
        return [each.get("data-card", "") for each in self.groups("card")]

    def card_set(self) -> CardSet:
        """The set of cards drawn."""
        return card_set(card(text) for text in self.cards())

    def chips(self) -> list[str]:
        """The cards counted as chips."""
        return [each.get("data-chip", "") for each in self.groups("chip")]

    def seat(self, seat: int) -> ElementTree.Element:
        """The panel of a seat."""
        return next(each for each in self.groups("seat") if each.get("data-seat") == str(seat))

    def texts(self) -> list[str]:
        """All texts, in the order in which they are drawn."""
        return texts(self.root)


def texts(element: ElementTree.Element) -> list[str]:
    """All texts in an element."""
    return [each.text or "" for each in element.iter() if each.tag.endswith("}text") or each.tag == "text"]


def numbers(drawing: Drawing, seat: int) -> list[str]:
    """The number of tricks taken, or of cards held, in the panel of a seat."""
    return [each.text or "" for each in drawing.seat(seat).iter() if each.get("class") == "number"]


def translation(element: ElementTree.Element) -> tuple[float, float]:
    """Where a group was moved to."""
    inside = element.get("transform", "").partition("(")[2].partition(")")[0]
    x, y = inside.split()
    return float(x), float(y)


def outline(element: ElementTree.Element) -> list[str]:
    """The groups of a picture that have a class, with their data attributes, one line each, indented."""
    lines: list[str] = []
    _outline(element, 0, lines)
    return lines


def _outline(element: ElementTree.Element, depth: int, lines: list[str]) -> None:
    for child in element:
        name = child.get("class")
        if name is None:
            _outline(child, depth, lines)
            continue
        data = " ".join(
            f"{key[5:]}={value}" for key, value in child.attrib.items() if key.startswith("data-")
        )
        lines.append(f"{'  ' * depth}{name} {data}".rstrip())
        _outline(child, depth + 1, lines)
