"""The demo in a browser: what a visitor does, and what they then see."""

import re

import pytest
from playwright.async_api import Browser, FrameLocator, Page, expect


async def visit(browser: Browser, address: str, width: int = 1280) -> Page:
    page = await browser.new_page(viewport={"width": width, "height": 800})
    await page.goto(address)
    await expect(messages(channel(page))).to_contain_text("Welcome to the King table")
    return page


def channel(page: Page) -> FrameLocator:
    return page.frame_locator("#room iframe")


def direct(page: Page) -> FrameLocator:
    return page.frame_locator("#dm iframe")


def messages(place: FrameLocator):  # type: ignore[no-untyped-def]  # Playwright's own type has no public name
    return place.locator("#channel-message-list")


async def open_a_table(page: Page) -> None:
    place = channel(page)
    await place.get_by_role("textbox", name="Message").fill("/king n")
    await place.get_by_role("option", name="/king new").click()
    await place.get_by_role("option", name="Classic").click()
    await place.get_by_role("button", name="Send").last.click()
    await expect(messages(place)).to_contain_text("Table 1")


async def test_a_visitor_opens_a_table_and_plays_from_the_direct_message(
    browser: Browser, address: str
) -> None:
    page = await visit(browser, address)
    await open_a_table(page)
    await expect(messages(direct(page))).to_contain_text("Your hand after 0 plays: Q♠")
    await direct(page).get_by_role("button", name="Play").click()
    await expect(messages(direct(page))).to_contain_text("Your hand after 1 plays: Q♠")


async def test_another_account_sees_the_channel_but_not_the_private_messages(
    browser: Browser, address: str
) -> None:
    page = await visit(browser, address)
    await open_a_table(page)
    await channel(page).get_by_role("button", name="Hand").click()
    await expect(messages(channel(page))).to_contain_text("Only you can see this")
    await page.get_by_role("radio", name="Bruno").click()
    await expect(messages(channel(page))).to_contain_text("Table 1")
    await expect(messages(channel(page))).not_to_contain_text("Q♠")
    await expect(messages(direct(page))).not_to_contain_text("Q♠")


async def test_what_one_account_does_is_shown_to_another_browser(browser: Browser, address: str) -> None:
    page, other = await visit(browser, address), await visit(browser, address)
    await other.get_by_role("radio", name="Deniz").click()
    await expect(messages(channel(other))).to_contain_text("Welcome")
    await open_a_table(page)
    await expect(messages(channel(other))).to_contain_text("Table 1")


async def test_a_direct_message_to_another_account_is_marked(browser: Browser, address: str) -> None:
    page, other = await visit(browser, address), await visit(browser, address)
    await other.get_by_role("radio", name="Deniz").click()
    await open_a_table(page)
    await expect(other.get_by_role("radio", name="Ada")).to_have_class(re.compile("news"))
    await other.get_by_role("radio", name="Ada").click()
    await other.get_by_role("radio", name="Deniz").click()
    await expect(other.get_by_role("radio", name="Ada")).not_to_have_class(re.compile("news"))


async def test_on_a_phone_one_place_fills_the_page(browser: Browser, address: str) -> None:
    page = await visit(browser, address, width=390)
    await expect(page.locator("#dm")).to_be_hidden()
    await page.get_by_role("button", name="@ kingbot").click()
    await expect(page.locator("#room")).to_be_hidden()
    await expect(page.locator("#dm")).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("width", [390, 1280])
async def test_what_differs_from_discord_is_said(browser: Browser, address: str, width: int) -> None:
    page = await visit(browser, address, width)
    await page.get_by_label("What is different from Discord?").click()
    await expect(page.get_by_text("no sounds, no notifications")).to_be_in_viewport()


# Draws a message as the preview does, and tells what is seen of its picture. It is done in one go, since the
# preview takes away what it did not draw.
DRAW = """async () => {
  const canvas = Object.assign(document.createElement("canvas"), { width: 40, height: 30 });
  const blob = await new Promise((done) => canvas.toBlob(done));
  const list = document.getElementById("channel-message-list");
  const turn = () => new Promise((done) => setTimeout(done));
  const draw = async (inside) => {
    document.getElementById("drawn")?.remove();
    list.insertAdjacentHTML("beforeend", `<div id="drawn" data-message-id="1"><div class="component-gallery">
      <figure>${inside}</figure></div></div>`);
    await turn();
  };
  const load = async () => {
    const image = document.querySelector("#drawn img:not(.kingbot-kept)");
    const loaded = new Promise((done) => image.addEventListener("load", done));
    image.src = URL.createObjectURL(blob);
    await loaded;
    await turn();
  };
  const seen = () => {
    const figure = document.querySelector("#drawn figure");
    const visible = [...figure.children].filter((each) => getComputedStyle(each).visibility === "visible");
    return [figure.offsetHeight > 100, visible.map((each) => each.className)];
  };
  const button = "<button class='trigger'><img class='gallery-image' alt='Seven hearts'></button>";
  const found = [];
  await draw(button);
  found.push(seen());
  await load();
  found.push(seen());
  await draw(button);
  found.push(seen());
  await draw("<div class='media-unavailable'>unavailable</div>");
  found.push(seen());
  await draw(button);
  await load();
  found.push(seen());
  return found;
}"""


async def test_the_old_picture_stays_until_the_new_one_has_loaded(browser: Browser, address: str) -> None:
    page = await visit(browser, address)
    inside = await page.query_selector("#room iframe")
    assert inside is not None
    frame = await inside.content_frame()
    assert frame is not None
    first, loaded, again, unavailable, new = await frame.evaluate(DRAW)
    assert first == [True, []], "its place is kept free"
    assert loaded[1] == new[1] == ["trigger"]
    assert again[1] == unavailable[1] == ["gallery-image kingbot-kept"], "the old one, nothing else"
