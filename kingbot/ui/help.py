"""Five short pages for a newcomer, each with a picture of the very same match."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.presets import load
from kingbot.rulebook import rows
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.help_match import PRESET
from kingbot.ui.layout import Attachment, MessageBuilder, Screen

PAGES: Final = ("king", "tricks", "contracts", "special", "table")


def help_page(page: str, w: Words, picture: Attachment | None) -> Screen:
    """A page, and the way to the others; without its picture it says no less."""
    at = PAGES.index(page)
    sheet = MessageBuilder()
    title = w(f"help-{page}-title")
    sheet.text(f"### {w('help-title', page=at + 1, pages=len(PAGES), title=title)}", w(f"help-{page}"))
    if page == "contracts":
        sheet.text(_contracts(w))
    if picture is not None:
        sheet.picture(picture)
        sheet.text(f"-# {w(f'help-{page}-picture')}")
    before, after = PAGES[at - 1 : at], PAGES[at + 1 : at + 2]
    buttons = [button(_page(each), w("button-before")) for each in before]
    buttons += [button(_page(each), w("button-after"), style=ButtonStyle.primary) for each in after]
    sheet.buttons(buttons)
    return sheet.screen()


def _page(page: str) -> Control:
    return Control(0, 0, ControlKind.HELP, page)


def _contracts(w: Words) -> str:
    """What counts in the hands of the match in the pictures."""
    rules = load(PRESET)
    said = []
    for contract in dict.fromkeys(row.contract for row in rows(rules)):
        counts = w(f"counts-{slug(contract)}", points=w.points(rules.points(contract), plus=True))
        said.append(w("help-contract", contract=w.contract(contract, rules.preset), counts=counts))
    return "\n".join(said)
