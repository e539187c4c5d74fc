"""A replay as one page: a record with its pictures and words in a file that needs nothing but a browser.

The pictures are those of the messages, made here. Most of a picture is as in the one before: so the page
holds each element of all drawings once, with the numbers of its children, and puts them together itself.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
from collections.abc import Iterable, Sequence
from importlib.resources import files
from string import Template
from typing import Any, Final
from xml.etree import ElementTree
from xml.sax.saxutils import escape, quoteattr

from kingbot.i18n import Words
from kingbot.record import Position, Record, finished_hands, play_back
from kingbot.render import DEFAULT_STYLE, Picture, match_end_picture, replay_picture
from kingbot.render.alt import alt_names
from kingbot.render.fonts import Font
from kingbot.render.replay import replay_sentences
from kingbot.ui.replay import hand_labels, happened_lines

_XML: Final = "{http://www.w3.org/XML/1998/namespace}"
_SIZE: Final = frozenset({"width", "height"})  # the page gives drawings their size


def replay_page(record: Record, words: Words) -> str:
    """The page, in the language of the words, of all hands of a record that are over.

    :raises ValueError: if none is.
    """
    numbers = finished_hands(record)
    if not numbers:
        raise ValueError("no hand is over")
    style, script = _stylesheet(), _file("replay.js")
    names = alt_names(record.players, words)
    said = {
        "language": words.language,
        "title": f"King · {', '.join(names)}",
        "heading": words("replay-page-title", preset=words(f"preset-{record.rules.preset}")),
        "players": words("replay-page-players", names=words.both(names)),
        "no_script": words("replay-page-no-script"),
        "choose_hand": words("replay-page-hand"),
        "controls": words("button-replay"),
        "keys": words("replay-page-keys"),
        "in_words": words("replay-page-words"),
        **{go: words(f"button-replay-{go}") for go in ("first", "back", "next", "last")},
    }
    return Template(_file("replay.html")).substitute(
        {name: html.escape(text) for name, text in said.items()},
        style=style,
        style_hash=_hash(style),
        script=script,
        script_hash=_hash(script),
        data=_in_script(_Data(record, words).made(numbers)),
    )


class _Data:
    """What the page shows: elements and texts, each once, and the steps made of them."""

    def __init__(self, record: Record, words: Words) -> None:
        self.record, self.words = record, words
        # Lines for Discord have names in bold, which the page does without.
        self.names = tuple(name.replace("*", "∗") for name in alt_names(record.players, words))
        self.nodes: dict[str | tuple[str | int, ...], int] = {}
        self.texts: dict[str, int] = {}

    def made(self, numbers: Sequence[int]) -> dict[str, Any]:
        """The data, for the script of the page."""
        hands = [self._hand(number, title) for number, title in hand_labels(self.record, numbers, self.words)]
        last = play_back(self.record, numbers[-1])[-1].view
        if last.ranking is not None:
            end = match_end_picture(last, self.record.players, style=DEFAULT_STYLE, words=self.words)
            hands[-1]["steps"].append(self._step(end, [self.words("replay-page-end")], [end.alt], stop=True))
        nodes = [node if isinstance(node, str) else list(node) for node in self.nodes]
        return {"nodes": nodes, "texts": [*self.texts], "hands": hands}

    def _hand(self, number: int, title: str) -> dict[str, Any]:
        positions = play_back(self.record, number)
        contract = positions[-1].view.contract
        domino = "yes" if contract is not None and contract.spec.domino else "no"
        return {
            "title": title,
            "steps": [self._position(each) for each in positions],
            **{go: self.words(f"button-replay-{go}", domino=domino) for go in ("trick-back", "trick-next")},
        }

    def _position(self, position: Position) -> list[Any]:
        players, words = self.record.players, self.words
        picture = replay_picture(position, players, style=DEFAULT_STYLE, words=words)
        said = [picture.alt] if position.result else replay_sentences(position, players, words)
        happened = [line.replace("**", "") for line in happened_lines(position, self.names, words)]
        return self._step(picture, happened, said, stop=position.stop)

    def _step(
        self, picture: Picture, happened: Iterable[str], said: Iterable[str], *, stop: bool
    ) -> list[Any]:
        root = self._node(ElementTree.fromstring(picture.svg))
        return [root, self._numbers(happened), self._numbers(said), int(stop)]

    def _numbers(self, lines: Iterable[str]) -> list[int]:
        return [self.texts.setdefault(line, len(self.texts)) for line in lines if line]

    def _node(self, element: ElementTree.Element) -> int:
        """The number of an element of a drawing: its tag, with its text or the numbers of its children."""
        name = element.tag.rpartition("}")[2]
        attributes = "".join(
            f" {key.replace(_XML, 'xml:')}={quoteattr(value)}"
            for key, value in element.attrib.items()
            if not (key == "class" or key.startswith("data-") or (name == "svg" and key in _SIZE))
        )
        children = tuple(self._node(child) for child in element)
        if children:
            return self._number((f"<{name}{attributes}>", *children))
        return self._number(f"<{name}{attributes}>{escape(element.text or '')}</{name}>")

    def _number(self, node: str | tuple[str | int, ...]) -> int:
        return self.nodes.setdefault(node, len(self.nodes))


def _file(name: str) -> str:
    return (files("kingbot.cli") / "page" / name).read_text(encoding="utf-8")


def _stylesheet() -> str:
    """The styles, with the fonts of the pictures in them."""
    faces = (
        f'@font-face {{ font-family: "{font.family}"; font-weight: {font.weight}; '
        f"src: url(data:font/ttf;base64,{base64.b64encode(font.file.read_bytes()).decode()}); }}\n"
        for font in Font
    )
    return "".join(faces) + _file("replay.css")


def _hash(text: str) -> str:
    """The hash by which the page's own policy lets a script or style be used."""
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _in_script(value: object) -> str:
    """JSON inside a page: nothing in it can end the element that it stands in."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
