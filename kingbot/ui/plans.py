"""Plans of a player: cards to touch while one waits, and the screen behind *Plan* with all that is planned.

A plan for a suit that is led takes two steps: picking the suit opens a page where the card is picked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from discord import ButtonStyle, SelectOption

from kingbot.cards import SUIT_LETTERS, Card, CardSet, Rank, Suit
from kingbot.engine.actions import Side
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.render import Style, sorted_hand
from kingbot.render.style import SUITS_IN_HAND
from kingbot.tables.model import Table
from kingbot.tables.plans import Plan, PlanKind, Planned, fitting_plans
from kingbot.ui.cards import card_rows
from kingbot.ui.controls import Control, ControlItem, ControlKind, menu, table_button
from kingbot.ui.hand_closed import not_yours
from kingbot.ui.layout import PrivateMessageBuilder, PrivateScreen, last_that_fit

DROP_ALL: Final = "all"
PLANNED: Final = "✓"  # on the button of a card that is planned
# Characters of all plans on their screen, and of dropped ones on the hand screen. There is no limit to the
# number of dropped plans: in one's own turn, any number of illegal ones can be made.
MAX_PLANS_LENGTH: Final = 3000
MAX_NOTES_LENGTH: Final = 500


def plans_screen(
    table: Table, view: PlayerView, plans: Sequence[Planned], w: Words, style: Style, page: str = ""
) -> PrivateScreen:
    """The plans of a seat, from its own view; `page` is the letter of a suit to plan for."""
    message = PrivateMessageBuilder()
    message.text(f"### {w('plans-title', table=str(table.id))}", f"-# {w('plans-tip')}")
    message.text(*(last_that_fit(plan_lines(plans, w), MAX_PLANS_LENGTH) or [w("plans-none")]))
    if view.stage in (Stage.TRICKS, Stage.DOMINO) and view.hand:
        for each in _menus(table, view, w, style, page):
            message.menu(each)
    if plans:
        options = [
            SelectOption(label=shorten(plan_name(each.plan, w), 100), value=str(each.id)) for each in plans
        ]
        message.menu(
            menu(Control.at(table, ControlKind.UNPLAN, "one", view.seat), w("menu-unplan"), options[:25])
        )
        message.buttons(
            [table_button(table, ControlKind.UNPLAN, w("button-unplan"), DROP_ALL, seat=view.seat)]
        )
    return message.screen(table, view, not_yours(table, w))


def add_card_plans(
    message: PrivateMessageBuilder, table: Table, view: PlayerView, w: Words, style: Style, planned: CardSet
) -> None:
    """Add the viewer's cards as controls that plan them for when they fit, or take that back if `planned`."""
    if view.stage not in (Stage.TRICKS, Stage.DOMINO) or not view.hand:
        return
    if w.style == "spoken":
        options = [
            SelectOption(
                label=w("plan-undo" if planned & card.bit else "plan-fit", card=card),
                value=str(Plan(PlanKind.FIT, card)),
            )
            for card in sorted_hand(view.hand, style)
        ]
        message.menu(menu(Control.at(table, ControlKind.PLAN, "fit", view.seat), w("menu-plan-fit"), options))
        return
    for row in card_rows(view.hand, style):
        message.buttons(_card_to_plan(table, view.seat, card, w, planned & card.bit) for card in row)


def _card_to_plan(table: Table, seat: int, card: Card, w: Words, planned: CardSet) -> ControlItem:
    label = f"{PLANNED} {w.card(card)}" if planned else w.card(card)
    colour = ButtonStyle.primary if planned else ButtonStyle.secondary
    plan = str(Plan(PlanKind.FIT, card))
    return table_button(table, ControlKind.PLAN, label, plan, seat=seat, style=colour)


def plan_lines(plans: Iterable[Planned], w: Words) -> Iterable[str]:
    """Plans in words in order, dropped ones with the reason."""
    for each in plans:
        name = plan_name(each.plan, w)
        yield f"- {w(f'plan-dropped-{each.dropped}', plan=name) if each.dropped else name}"


def plan_notes(plans: Sequence[Planned], w: Words) -> Iterable[str]:
    """The lines on plans on the hand screen: which there are, and which were dropped."""
    if fitting := fitting_plans(plans):
        yield f"-# {w('plan-note-fit', cards=', '.join(map(w.card, fitting)))}"
    others = (
        plan_name(each.plan, w)
        for each in plans
        if each.dropped is None and each.plan.kind is not PlanKind.FIT
    )
    yield from (f"-# {w('plan-note', plan=plan)}" for plan in last_that_fit(others, MAX_NOTES_LENGTH))
    dropped = (
        f"-# {w(f'plan-dropped-{each.dropped}', plan=plan_name(each.plan, w))}"
        for each in plans
        if each.dropped is not None
    )
    yield from last_that_fit(dropped, MAX_NOTES_LENGTH)


def plan_name(plan: Plan, w: Words) -> str:
    """A plan in words."""
    suit = w.suit(plan.suit) if plan.suit is not None else ""
    return w(f"plan-{plan.kind}", suit=suit, card=_card_name(plan, w))


def _menus(table: Table, view: PlayerView, w: Words, style: Style, page: str) -> Iterable[ControlItem]:
    hand = sorted_hand(view.hand, style)

    def cards(argument: str, key: str, plans: Iterable[Plan]) -> ControlItem:
        options = [SelectOption(label=_card_name(plan, w), value=str(plan)) for plan in plans]
        return menu(Control.at(table, ControlKind.PLAN, argument, view.seat), w(key), options)

    if view.stage is Stage.TRICKS:
        if len(page) == 1 and page in SUIT_LETTERS:
            suit = Suit(SUIT_LETTERS.index(page))
            yield cards("if", "menu-plan-card", (Plan(PlanKind.IF, card, suit) for card in hand))
            return
        suits = [
            SelectOption(label=f"{w.symbol(suit)} {w.suit(suit)}", value=suit.letter)
            for suit in SUITS_IN_HAND
        ]
        yield menu(Control.at(table, ControlKind.PLANS, "suit"), w("menu-plan-suit"), suits)
        yield cards("lead", "menu-plan-lead", (Plan(PlanKind.LEAD, card) for card in hand))
    yield cards("play", "menu-plan-next", _next_cards(view, hand))


def _next_cards(view: PlayerView, hand: Iterable[Card]) -> Iterable[Plan]:
    """A plan for each card at the next turn; for both ends if an ace in domino may have two."""
    two_sides = view.stage is Stage.DOMINO and view.rules.options.domino_ace == "both"
    for card in hand:
        sides = (Side.HIGH, Side.LOW) if two_sides and card.rank is Rank.ACE else (None,)
        yield from (Plan(PlanKind.PLAY, card, side=side) for side in sides)


def _card_name(plan: Plan, w: Words) -> str:
    return w(f"prompt-{plan.side}", card=plan.card) if plan.side is not None else w.card(plan.card)
