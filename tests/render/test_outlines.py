"""Texts as outlines: what is drawn is what the font file holds, where the text would stand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import resvg_py

from kingbot.render.fonts import FOLDER, Font, font_files
from kingbot.render.outlines import OUTLINES, _outlines, with_outlines
from kingbot.render.png import _pixels
from kingbot.render.svg import document, rect, text
from tests.render.cut_fonts import outlines

WORDS = "Ağustos çıktı: “Defne”, −130 & ½"


def pixels(svg: str) -> Any:
    """The grey values of what resvg draws, from 0 to 255."""
    png = resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=font_files())
    channels = _pixels(png)
    assert channels is not None
    return channels[:, :, 0].astype(int)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
@pytest.mark.parametrize("font", [Font.PLAIN, Font.BOLD])
def test_outlines_look_like_the_text(font: Font, anchor: str) -> None:
    words = text(200, 40, WORDS, 22, "#ffffff", font=font, anchor=anchor, class_="line")
    svg = document(60, rect(-1, -1, 402, 62, "#000000"), words)
    outlined = with_outlines(svg)
    assert "<text" in svg
    assert "<text" not in outlined
    assert 'class="line"' in outlined
    before, after = pixels(svg), pixels(outlined)
    assert before.max() == 255
    assert np.abs(before - after).mean() < 0.02 * before.mean() + 0.2


def test_titles_and_letters_without_an_outline_stay_texts() -> None:
    kerned = text(0, 20, "Rıfkı", 20, "#ffffff", font=Font.TITLE)
    foreign = text(0, 20, "漢", 20, "#ffffff")
    assert with_outlines(kerned + foreign) == kerned + foreign


def test_a_space_moves_what_follows_and_draws_nothing() -> None:
    assert 'd=""' in with_outlines(text(0, 20, " ", 20, "#ffffff"))
    one, two = (with_outlines(text(0, 20, words, 20, "#ffffff")) for words in ("I", " I"))
    assert one != two


@pytest.mark.parametrize("font", [Font.PLAIN, Font.BOLD])
def test_the_shipped_outlines_are_those_of_the_font_file(font: Font) -> None:
    assert OUTLINES.parent == FOLDER
    assert _outlines()[font.value[0]] == outlines(font.file)
