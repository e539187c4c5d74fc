"""The demo with kingbot itself: from the command to a trick that was played."""

import re

import pytest
from playwright.async_api import Browser, expect

from kingbot.demo.demo_bot import bot_factory, system_language
from kingbot.demo.world import MakeBot
from tests.demo.test_page import channel, direct, messages, visit


@pytest.fixture
def make_bot() -> MakeBot:
    return bot_factory("en")


async def test_a_visitor_starts_a_table_with_bots_and_plays_a_trick(browser: Browser, address: str) -> None:
    page = await visit(browser, address)
    room, hand = channel(page), direct(page)
    await room.get_by_role("textbox", name="Message").fill("/king new")
    await room.get_by_role("option", name="/king new").click()
    await room.get_by_role("button", name="Send").last.click()
    await room.get_by_role("button", name="Start").click()

    await expect(messages(hand)).to_contain_text("Your turn")
    # Only cards that may be led have buttons.
    card = messages(hand).get_by_role("button", name=re.compile("[♣♦♥♠]")).first
    played = await card.inner_text()
    await card.click()

    # The bots play on until Ada is due again: in between a trick was taken, and she can read by whom.
    await expect(messages(hand).get_by_role("button", name=played, exact=True)).to_have_count(0)
    await messages(hand).get_by_role("button", name="Trick", exact=True).click()
    await expect(messages(hand)).to_contain_text("took the trick with")
    await messages(hand).get_by_role("button", name=re.compile("Back.*")).click()

    await messages(hand).get_by_role("link", name="Table", exact=True).click()
    await expect(room.locator(".kingbot-found")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "language"),
    [("it_IT", "it"), ("pt_BR", "pt-BR"), ("pt_PT", "pt"), ("de_DE", "en"), (None, "en")],
)
def test_the_demo_speaks_the_visitors_language_if_it_can(
    monkeypatch: pytest.MonkeyPatch, name: str | None, language: str
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (name, "UTF-8"))
    assert system_language() == language
