"""The help: five short pages for beginners about the King of their tradition, with pictures of one match."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle

from kingbot.engine.contracts import Contract
from kingbot.engine.options import Rules
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.presets import load
from kingbot.rulebook import rows
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.daily import daily_button
from kingbot.ui.help_match import PRESET
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.welcome import opening_buttons

PAGES: Final = ("king", "tricks", "contracts", "special", "table")


def help_page(
    page: str, w: Words, picture: Attachment | None, *, preset: str = PRESET, on_server: bool = False
) -> Screen:
    """A page of the help on a kind of King, with buttons to the pages beside it; on a server also to a table.

    Kinds without domino have a page `special` of their own.
    """
    at, rules = PAGES.index(page), load(preset)
    has_domino, chosen = Contract.DOMINO in rules.options.points, bool(rules.schedule.chosen)
    special = page == "special" and not has_domino
    said = {
        "hands": rules.length,
        "preset": w(f"preset-{preset}"),
        "declaration": w.contract(Contract.DECLARATION, preset),
        "chosen": "yes" if chosen else "no",
    }
    key = f"help-special-{preset}" if special else f"help-{page}"
    message = MessageBuilder()
    title = w(f"{key}-title")
    text = w("help-contracts-chosen" if page == "contracts" and chosen else key, **said)
    message.text(f"### {w('help-title', page=at + 1, pages=len(PAGES), title=title)}", text)
    if page == "contracts":
        message.text(_contracts(rules, w))
    if page == "table":
        message.text(w("lesson-bots"))
    if picture is not None:
        message.picture(picture)
        message.text(f"-# {w('help-special-trump-picture' if special else f'help-{page}-picture', **said)}")
    before, after = PAGES[at - 1 : at], PAGES[at + 1 : at + 2]
    buttons = [button(_page(each), w("button-before")) for each in before]
    buttons += [button(_page(each), w("button-after"), style=ButtonStyle.primary) for each in after]
    message.buttons(buttons)
    learn = button(Control(0, 0, ControlKind.LEARN), w("button-learn"))
    message.buttons([*(opening_buttons(w) if on_server else ()), learn, daily_button(w)])
    return message.screen()


def _page(page: str) -> Control:
    return Control(0, 0, ControlKind.HELP, page)


def _contracts(rules: Rules, w: Words) -> str:
    """The contracts of a kind of King, with what scores in each."""
    lines = []
    for contract in dict.fromkeys(row.contract for row in rows(rules)):
        counts = w(f"counts-{slug(contract)}", points=w.points(rules.points(contract), plus=True))
        lines.append(w("help-contract", contract=w.contract(contract, rules.preset), counts=counts))
    return "\n".join(lines)
