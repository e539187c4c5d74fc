"""From SVG to PNG: in a thread, remembered within bounds, and never fatal."""

import asyncio
import logging
import struct
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from kingbot.render import Picture, Rasterizer, RenderError, render_png, table_picture
from kingbot.render.fonts import Face
from kingbot.render.svg import box, document, text
from tests.render.world import NAMES, PLAIN, W, public


@pytest.fixture
def painter() -> Iterator[Rasterizer]:
    made = Rasterizer()
    yield made
    made.close()


def picture(colour: str = "#123456") -> Picture:
    return Picture(document(100, box(0, 0, 400, 100, colour)), f"a rectangle in {colour}")


def size(png: bytes) -> tuple[int, int]:
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


async def test_a_painted_picture_is_a_png_with_its_alt_text(painter: Rasterizer) -> None:
    painted = await painter.render(picture)
    assert painted.png.startswith(b"\x89PNG\r\n\x1a\n")
    assert painted.alt == "a rectangle in #123456"
    assert size(painted.png) == (720, 180)


async def test_a_table_is_small_enough_for_a_phone_to_fetch(painter: Rasterizer) -> None:
    seen = public("classic", lambda seen: len(seen.table) == 3 and len(seen.tricks) == 6)
    painted = await painter.render(lambda: table_picture(seen, NAMES, style=PLAIN, words=W))
    wide, high = size(painted.png)
    assert wide == 720
    assert high <= 800
    assert len(painted.png) < 250_000


async def test_pictures_are_drawn_beside_the_event_loop(painter: Rasterizer) -> None:
    threads = []

    def draw() -> Picture:
        threads.append(threading.current_thread())
        return picture()

    await painter.render(draw)
    assert threads != [threading.main_thread()]


async def test_the_same_picture_is_rendered_once(painter: Rasterizer) -> None:
    first, second = await asyncio.gather(painter.render(picture), painter.render(picture))
    assert first.png is second.png
    assert painter.used == len(first.png)


async def test_what_is_kept_stays_within_its_bounds_and_the_oldest_goes_first() -> None:
    one = len(render_png(picture("#000001").svg))
    small = Rasterizer(memory=3 * one + one // 2)
    kept = [await small.render(partial(picture, f"#00000{n}")) for n in (1, 2, 3)]
    assert (await small.render(lambda: picture("#000001"))).png is kept[0].png  # used again, so it stays
    await small.render(lambda: picture("#000004"))
    assert small.used <= 3 * one + one // 2
    assert (await small.render(lambda: picture("#000001"))).png is kept[0].png
    assert (await small.render(lambda: picture("#000002"))).png is not kept[1].png
    small.close()


@pytest.mark.parametrize("svg", ["", "no svg", "<svg", "<table/>"])
async def test_what_cannot_be_rendered_is_logged_and_can_be_caught(
    painter: Rasterizer, svg: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(RenderError):
        await painter.render(lambda: Picture(svg, "nothing"))
    assert "could not be drawn" in caplog.text


async def test_a_drawing_that_fails_is_a_render_error_too(painter: Rasterizer) -> None:
    def draw() -> Picture:
        raise ZeroDivisionError

    with pytest.raises(RenderError):
        await painter.render(draw)
    assert (await painter.render(picture)).png  # and the next one is drawn as if nothing had happened


def test_lettering_leaves_ink_in_every_face() -> None:
    blank = render_png(document(60, box(0, 0, 400, 60, "#ffffff")))
    for face in Face:
        written = render_png(
            document(60, box(0, 0, 400, 60, "#ffffff"), text(5, 40, "King", 30, "#000000", face=face))
        )
        assert written != blank
