"""Rendering SVG to PNG: in a thread, with a bounded cache, and never fatal."""

import asyncio
import logging
import struct
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from kingbot.render import Picture, Rasterizer, RenderError, render_png, table_picture
from kingbot.render.fonts import Font
from kingbot.render.svg import document, rect, text
from tests.render.helpers import NAMES, PLAIN, W, public


@pytest.fixture
def rasterizer() -> Iterator[Rasterizer]:
    made = Rasterizer()
    yield made
    made.close()


def picture(colour: str = "#123456") -> Picture:
    return Picture(document(100, rect(0, 0, 400, 100, colour)), f"a rectangle in {colour}")


def size(png: bytes) -> tuple[int, int]:
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


async def test_a_rendered_picture_is_a_png_with_its_alt_text(rasterizer: Rasterizer) -> None:
    rendered = await rasterizer.render(picture)
    assert rendered.png.startswith(b"\x89PNG\r\n\x1a\n")
    assert rendered.alt == "a rectangle in #123456"
    assert size(rendered.png) == (720, 180)


async def test_a_table_is_small_enough_for_a_phone_to_fetch(rasterizer: Rasterizer) -> None:
    seen = public("classic", lambda seen: len(seen.table) == 3 and len(seen.tricks) == 6)
    rendered = await rasterizer.render(lambda: table_picture(seen, NAMES, style=PLAIN, words=W))
    wide, high = size(rendered.png)
    assert wide == 720
    assert high <= 800
    assert len(rendered.png) <= 60_000


async def test_pictures_are_drawn_beside_the_event_loop(rasterizer: Rasterizer) -> None:
    threads = []

    def draw() -> Picture:
        threads.append(threading.current_thread())
        return picture()

    await rasterizer.render(draw)
    assert threads != [threading.main_thread()]


async def test_the_same_picture_is_rendered_once(rasterizer: Rasterizer) -> None:
    first, second = await asyncio.gather(rasterizer.render(picture), rasterizer.render(picture))
    assert first.png is second.png
    assert rasterizer.cached_bytes == len(first.png)


async def test_the_cache_stays_within_its_limit_and_drops_the_least_recently_used() -> None:
    one = len(render_png(picture("#000001").svg))
    small = Rasterizer(cache_bytes=3 * one + one // 2)
    kept = [await small.render(partial(picture, f"#00000{n}")) for n in (1, 2, 3)]
    assert (await small.render(lambda: picture("#000001"))).png is kept[0].png  # used again, so it stays
    await small.render(lambda: picture("#000004"))
    assert small.cached_bytes <= 3 * one + one // 2
    assert (await small.render(lambda: picture("#000001"))).png is kept[0].png
    assert (await small.render(lambda: picture("#000002"))).png is not kept[1].png
    small.close()


@pytest.mark.parametrize("svg", ["", "no svg", "<svg", "<table/>"])
async def test_what_cannot_be_rendered_is_logged_and_can_be_caught(
    rasterizer: Rasterizer, svg: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(RenderError):
        await rasterizer.render(lambda: Picture(svg, "nothing"))
    assert "could not be drawn" in caplog.text


async def test_a_drawing_that_fails_is_a_render_error_too(rasterizer: Rasterizer) -> None:
    def draw() -> Picture:
        raise ZeroDivisionError

    with pytest.raises(RenderError):
        await rasterizer.render(draw)
    assert (await rasterizer.render(picture)).png  # and the next one is drawn as if nothing had happened


def test_every_font_draws_text() -> None:
    blank = render_png(document(60, rect(0, 0, 400, 60, "#ffffff")))
    for font in Font:
        written = render_png(
            document(60, rect(0, 0, 400, 60, "#ffffff"), text(5, 40, "King", 30, "#000000", font=font))
        )
        assert written != blank


async def test_where_too_many_pictures_are_asked_for_those_that_waited_long_are_left_out(
    caplog: pytest.LogCaptureFixture,
) -> None:
    now, all_asked = 0.0, threading.Event()
    rasterizer = Rasterizer(clock=lambda: now)

    def slow() -> Picture:
        nonlocal now
        all_asked.wait()
        now += 1.0  # each takes a second
        return picture()

    asked = [asyncio.create_task(rasterizer.render(slow)) for _ in range(5)]
    await asyncio.sleep(0)
    all_asked.set()
    found = await asyncio.gather(*asked, return_exceptions=True)
    rasterizer.close()
    assert [isinstance(each, RenderError) for each in found] == [False, False, True, True, True]
    assert [record.levelname for record in caplog.records] == ["WARNING"]
