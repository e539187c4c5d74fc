"""The shipped fonts: whole, licensed, measured, and with a glyph for everything that is ever drawn."""

import json

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from kingbot.i18n.catalogue import files, written
from kingbot.render.fonts import FOLDER, WIDTHS, Font, drawable_text, font_files, text_width
from tests.render.cut_fonts import widths

# What no font needs to have: suits are drawn as shapes, the selector after them is invisible.
SHAPES = set("♣♦♥♠\ufe0e\n")
DRAWN = ("picture-", "contract-", "trump", "rank-")


@pytest.mark.parametrize("font", Font)
def test_the_stored_widths_are_those_of_the_font(font: Font) -> None:
    assert json.loads(WIDTHS.read_text("utf-8"))[font.file.name] == widths(font.file)


def test_every_font_is_shipped_with_its_licence() -> None:
    for path in font_files():
        family = path.rpartition("/")[2].partition("-")[0]
        assert (FOLDER / f"LICENSE-{family}.txt").stat().st_size > 1000


def test_the_fonts_are_small_enough_to_ship() -> None:
    assert sum(each.stat().st_size for each in FOLDER.iterdir()) < 400_000


def test_a_text_is_as_wide_as_its_letters() -> None:
    assert text_width("AA", 10) == 2 * text_width("A", 10)
    assert text_width("A", 20) == 2 * text_width("A", 10)
    assert text_width("", 10) == 0


@pytest.mark.parametrize("language", written())
def test_every_word_that_is_drawn_has_its_letters_in_the_fonts(language: str) -> None:
    for key, letters in drawn_letters(language):
        font = Font.TITLE if key.startswith("contract-") else Font.PLAIN
        missing = {each for each in letters - SHAPES if not each.isspace() and not drawable_text(each, font)}
        assert not missing, f"{key}: {missing}"


def drawn_letters(language: str) -> list[tuple[str, set[str]]]:
    """The letters of every message that pictures set, by key."""
    found = []
    for file in files(language):
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith(DRAWN):
                found.append((entry.id.name, _letters(entry)))
    return found


def _letters(entry: ftl.Message) -> set[str]:
    letters: set[str] = set()

    class Reader(Visitor):
        def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
            letters.update(node.value)

    Reader().visit(entry)
    return letters
