"""`kingbot replay`: a record as one page, opened in a browser and stepped through to its end."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from kingbot.cli.replay_page import replay_page
from kingbot.engine.actions import Play
from kingbot.i18n import words, written
from kingbot.record import Record, play_back, read
from kingbot.render import ALT_LIMIT
from tests.cli.conftest import Run
from tests.record.goldens import lines
from tests.record.paper import paper

AIM = 1_500_000  # bytes of a page
W = words("en")

# What is shown after each press of *Next*, until it is switched off.
STEP_THROUGH = """() => {
  const next = document.querySelector('[data-go="next"]');
  const shown = [];
  const look = () => shown.push({
    hand: document.getElementById("hand").selectedIndex + 1,
    place: document.getElementById("place").textContent,
    happened: document.getElementById("happened").textContent,
    words: [...document.querySelectorAll("#words li")].map((each) => each.textContent),
    drawn: document.querySelectorAll("#picture svg text").length,
  });
  for (look(); !next.disabled; look()) next.click();
  return shown;
}"""


async def opened(browser: Browser, folder: Path, html: str, width: int = 1280) -> tuple[Page, list[str]]:
    """The page as a file, in a browser; and what it did that it should not: requests, errors."""
    file = folder / "match.html"
    file.write_text(html, encoding="utf-8")
    page = await browser.new_page(viewport={"width": width, "height": 844})
    faults: list[str] = []
    page.on(
        "request",
        lambda each: faults.append(each.url) if not each.url.startswith(("file:", "data:")) else None,
    )
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text))
    await page.goto(file.as_uri())
    return page, faults


@pytest.mark.parametrize("name", ["rifki"])
async def test_stepped_through_to_the_end_the_page_says_what_the_record_has(
    browser: Browser, tmp_path: Path, name: str
) -> None:
    record = read(lines(name)[0])
    html = replay_page(record, W)
    size = len(html.encode())
    print(f"{name}: {len(record.hands)} hands, {size} bytes")
    assert size <= AIM
    page, faults = await opened(browser, tmp_path, html)
    shown = await page.evaluate(STEP_THROUGH)
    expected = [
        (number, step, len(play_back(record, number)), position)
        for number in range(1, len(record.hands) + 1)
        for step, position in enumerate(play_back(record, number), 1)
    ]
    assert len(shown) == len(expected) + 1
    for seen, (number, step, steps, position) in zip(shown, expected, strict=False):
        assert seen["hand"] == number
        last = number == len(record.hands)
        assert seen["place"] == f"{step} / {steps + last}"
        assert seen["drawn"] > 10
        for each in position.happened:
            if isinstance(each, Play):
                assert W.card(each.card) in seen["happened"]
                assert record.players[each.seat] in seen["happened"]
        if position.result:
            assert all(
                W.points(each, plus=True) in seen["happened"] for each in position.view.finished[-1].points
            )
        else:
            for player, cards in zip(record.players, position.held, strict=True):
                line = next(
                    line for line in seen["words"] if line.startswith((f"{player} holds", f"{player} has no"))
                )
                assert len(re.findall(r"\b(?:[AKQJ]|10|[2-9])\b", line)) == cards.bit_count()
    end = shown[-1]
    assert end["happened"] == "The match is over."
    for player, total in zip(record.players, record.totals, strict=True):
        assert re.search(rf"\d\. {player} {re.escape(W.points(total, plus=True))}\b", " ".join(end["words"]))
    assert any(before["happened"] != after["happened"] for before, after in pairwise(shown))
    assert faults == []


async def test_keys_buttons_and_the_menu_lead_through_the_match(browser: Browser, tmp_path: Path) -> None:
    record = read(json.dumps(paper()))
    page, faults = await opened(browser, tmp_path, replay_page(record, W))
    place, hand = page.locator("#place"), page.get_by_label("Hand", exact=True)
    steps = len(play_back(record, 1))
    await expect(page.get_by_role("button", name="First")).to_be_disabled()
    for key, wanted in (
        ("ArrowRight", 2),
        ("ArrowDown", 5),
        ("ArrowDown", 9),
        ("ArrowLeft", 8),
        ("ArrowUp", 5),
        ("End", steps),
        ("Home", 1),
    ):
        await page.keyboard.press(key)
        await expect(place).to_have_text(f"{wanted} / {steps}")
    await page.keyboard.press("PageDown")
    await expect(hand).to_have_value("1")
    await page.keyboard.press("PageUp")
    await expect(hand).to_have_value("0")
    await page.get_by_role("button", name="Last").click()
    await page.get_by_role("button", name="Next", exact=True).click()
    await expect(hand).to_have_value("1")
    await page.get_by_role("button", name="Next trick").focus()
    await page.keyboard.press("Enter")
    begins = next(step for step, each in enumerate(play_back(record, 2)[1:], 2) if each.stop)
    await expect(place).to_have_text(re.compile(f"^{begins} /"))
    await hand.select_option(index=2)
    await expect(place).to_have_text(re.compile("^1 /"))
    await hand.focus()
    await page.keyboard.press("ArrowRight")  # belongs to the menu
    await expect(place).to_have_text(re.compile("^1 /"))
    await page.reload()
    await expect(hand).to_have_value("2")
    assert faults == []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("language", ["en", "tr"])
async def test_the_page_fits_its_screen_and_speaks_its_language(
    browser: Browser, tmp_path: Path, language: str, width: int
) -> None:
    page, faults = await opened(
        browser, tmp_path, replay_page(read(json.dumps(paper())), words(language)), width
    )
    assert await page.evaluate("document.documentElement.scrollWidth") == width
    assert await page.evaluate("document.documentElement.lang") == language
    await expect(
        page.get_by_role("button", name=words(language)("button-replay-next"), exact=True)
    ).to_be_in_viewport()
    picture = page.get_by_role("img")
    await expect(picture).to_be_visible()
    box = await picture.bounding_box()
    assert box is not None
    assert box["width"] >= min(width, 560) * 0.9
    assert await page.evaluate("document.fonts.size") == 3
    small = await page.evaluate(
        "[...document.querySelectorAll('button, select')].some((each) => each.offsetHeight < 40)"
    )
    assert not small
    assert faults == []


async def test_names_cannot_break_out_of_the_page(browser: Browser, tmp_path: Path) -> None:
    value = paper()
    value["players"] = ["</script><script>x()", "<img src=x onerror=x()>", '"&amp;\u2028', "**B** $data"]
    page, faults = await opened(browser, tmp_path, replay_page(read(json.dumps(value)), W))
    shown = await page.evaluate(STEP_THROUGH)
    assert len(shown) > 30
    assert await page.locator("img").count() == 0
    assert "</script>" in await page.locator("p.players").inner_text()
    assert faults == []


@pytest.mark.parametrize("language", written())
def test_every_language_makes_a_page_in_which_nothing_is_too_long(language: str) -> None:
    record: Record = read(json.dumps(paper()))
    html = replay_page(record, words(language))
    assert f'<html lang="{language}">' in html
    found = re.search(r'id="data">(.*?)</script>', html, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert len(data["hands"]) == len(record.hands)
    assert all(len(text) <= ALT_LIMIT for text in data["texts"])
    assert not [text for text in data["texts"] if "**" in text or "\\" in text]


# ------------------------------------------------------------------------------ the command


def test_the_command_checks_the_record_and_writes_the_page(run: Run, tmp_path: Path) -> None:
    record, page = tmp_path / "match.json", tmp_path / "match.html"
    record.write_text(json.dumps(paper()))
    result = run("replay", str(record), "--html", str(page))
    assert result.exit_code == 0
    assert re.fullmatch(rf"{re.escape(str(page))}: 3 hands, \d+ kB\n", result.output)
    assert page.read_text("utf-8").startswith("<!doctype html>")
    assert "oyun" in run("replay", str(record), "--html", str(page), "-l", "tr").output


def test_a_record_that_is_wrong_is_not_written(run: Run, tmp_path: Path) -> None:
    record, page = tmp_path / "match.json", tmp_path / "match.html"
    record.write_text('{"format": "king-record"}')
    result = run("replay", str(record), "--html", str(page))
    assert result.exit_code == 1
    assert result.output.startswith("refused hand=0")
    assert not page.exists()


def test_where_nothing_can_be_written_the_command_says_so(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "match.json"
    record.write_text(json.dumps(paper()))
    result = run("replay", str(record), "--html", str(tmp_path))
    assert result.exit_code == 2
    assert "Cannot write" in result.output


def test_a_record_of_which_no_hand_is_over_makes_no_page(run: Run, tmp_path: Path) -> None:
    value = paper()
    value["hands"] = value["hands"][:1]
    value["hands"][0]["actions"] = value["hands"][0]["actions"][:2]
    del value["hands"][0]["points"]
    value["totals"] = ["0"] * 4
    record = tmp_path / "match.json"
    record.write_text(json.dumps(value))
    result = run("replay", str(record), "--html", str(tmp_path / "match.html"))
    assert result.exit_code == 2
    assert "No hand of this record was played to its end." in result.output
