"""PNGs with a palette: the same picture in a smaller file."""

import struct
import zlib

import numpy as np
import resvg_py

from kingbot.render import table_picture
from kingbot.render.fonts import font_files
from kingbot.render.png import _pixels, with_palette
from kingbot.render.svg import document, rect
from tests.render.helpers import NAMES, PLAIN, W, public


def true_colour(svg: str) -> bytes:
    """The PNG that resvg makes."""
    return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=font_files())


def colours_of(png: bytes) -> list[list[tuple[int, ...]]]:
    """The colours of a palette PNG by row and column."""
    chunks, place = {}, 8
    while place < len(png):
        length, kind = struct.unpack_from(">I4s", png, place)
        chunks[kind] = png[place + 8 : place + 8 + length]
        assert struct.unpack_from(">I", png, place + 8 + length) == (zlib.crc32(kind + chunks[kind]),)
        place += 12 + length
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    palette = [tuple(chunks[b"PLTE"][i : i + 3]) for i in range(0, len(chunks[b"PLTE"]), 3)]
    rows = zlib.decompress(chunks[b"IDAT"])
    starts = range(0, height * (width + 1), width + 1)
    assert all(rows[start] == 0 for start in starts)
    return [[palette[index] for index in rows[start + 1 : start + 1 + width]] for start in starts]


def test_a_picture_of_few_colours_keeps_every_one() -> None:
    svg = document(40, rect(0, 0, 40, 40, "#123456"), rect(10, 10, 20, 20, "#fedcba"), width=40, scale=1)
    edge, inner = (0x12, 0x34, 0x56), (0xFE, 0xDC, 0xBA)
    shown = colours_of(with_palette(true_colour(svg)))
    middle = [edge] * 10 + [inner] * 20 + [edge] * 10
    assert shown == [[edge] * 40] * 10 + [middle] * 20 + [[edge] * 40] * 10


def test_a_table_is_a_fraction_of_the_size_and_looks_the_same() -> None:
    seen = public("classic", lambda seen: len(seen.table) == 3)
    png = true_colour(table_picture(seen, NAMES, style=PLAIN, words=W).svg)
    small = with_palette(png)
    before = _pixels(png)
    assert before is not None
    difference = np.abs(np.array(colours_of(small)) - before[:, :, :3].astype(int))
    assert len(small) < len(png) / 3
    assert difference.mean() < 0.1
    assert difference.max() < 32


def test_a_translucent_picture_stays_as_it_is() -> None:
    png = true_colour(document(40, rect(0, 0, 20, 40, "#123456"), width=40, scale=1))
    assert with_palette(png) == png


def test_a_png_that_is_made_otherwise_stays_as_it_is() -> None:
    small = with_palette(true_colour(document(40, rect(0, 0, 40, 40, "#123456"), width=40, scale=1)))
    assert with_palette(small) == small
