"""Playing: every decision of a match, typed; and what the buttons of hand windows do."""

from __future__ import annotations

import discord

from kingbot.actions.autocomplete import offer_moves, offer_tables
from kingbot.actions.commands import command
from kingbot.bot import KingBot
from kingbot.engine.actions import (
    Accept,
    Bid,
    Blind,
    Call,
    Choose,
    Decline,
    Keep,
    Look,
    NameTrump,
    Play,
    Redeal,
    Sell,
    Stop,
)
from kingbot.i18n import Words
from kingbot.tables.model import Status
from kingbot.ui.cards import typed_card
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.names import clean

Interaction = discord.Interaction[KingBot]


async def act(interaction: Interaction, move: str, table: int | None) -> None:
    """Acknowledge, find the table that is meant, and do the move there."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.act(interaction, await desk.find(interaction, table, Status.RUNNING), move)


def card_in(text: str, w: Words) -> str:
    """A card as the record writes it, with the ace's side if one is named.

    :raises DeskError: `not-a-card`.
    """
    words = text.split()
    side = words.pop().lower() if len(words) > 1 and words[-1].lower() in {"high", "low"} else ""
    card = typed_card("".join(words), w)
    if card is None:
        raise UserError("not-a-card", {"text": clean(text).replace("`", "'")})
    return f"{card} {side}".strip()


async def act_with_card(interaction: Interaction, verb: str, text: str, table: int | None) -> None:
    """Acknowledge, and do a move with the card that was typed."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await act(interaction, f"{verb} {card_in(text, await desk.words(interaction))}", table)


@command
async def play(interaction: Interaction, card: str, table: int | None = None) -> None:
    """Play a card."""
    await act_with_card(interaction, "play", card, table)


@command
async def choose(interaction: Interaction, contract: str, table: int | None = None) -> None:
    """Choose the contract."""
    await act(interaction, f"choose {contract}", table)


@command
async def trump(interaction: Interaction, trump: str, table: int | None = None) -> None:
    """Name the trump, or declare blind."""
    await act(interaction, trump if trump.startswith("blind ") else f"trump {trump}", table)


@command
async def sell(interaction: Interaction, price: int, table: int | None = None) -> None:
    """Offer the declaration."""
    await act(interaction, f"sell {price}", table)


@command
async def bid(interaction: Interaction, tricks: int, table: int | None = None) -> None:
    """Bid for the declaration."""
    await act(interaction, f"bid {tricks}", table)


@command
async def pass_(interaction: Interaction, table: int | None = None) -> None:
    """Pass."""
    await act(interaction, "pass", table)


@command
async def call(interaction: Interaction, card: str, table: int | None = None) -> None:
    """Call the partner's card."""
    await act_with_card(interaction, "call", card, table)


@command
async def answer(interaction: Interaction, answer: str, table: int | None = None) -> None:
    """Accept or decline, redeal or keep, look, stop."""
    await act(interaction, answer, table)


COMMANDS = (play, choose, trump, sell, bid, pass_, call, answer)

offer_moves(play, "card", Play)
offer_moves(choose, "contract", Choose)
offer_moves(trump, "trump", NameTrump, Blind)
offer_moves(sell, "price", Sell)
offer_moves(bid, "tricks", Bid)
offer_moves(call, "card", Call)
offer_moves(answer, "answer", Accept, Decline, Redeal, Keep, Look, Stop)


async def act_touched(interaction: Interaction, control: Control) -> None:
    """A move was touched in a hand window."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    table = await desk.find(interaction, control.table)
    await desk.act(interaction, table, control.argument, control.version)


async def page_touched(interaction: Interaction, control: Control) -> None:
    """Another page of a hand window was asked for."""
    desk = interaction.client.desk
    await desk.acknowledge(interaction)
    await desk.turn_page(interaction, await desk.find(interaction, control.table), control.argument)


async def setup(bot: KingBot) -> None:
    """Add the commands and the answers of this cog."""
    for each in COMMANDS:
        offer_tables(each, "table", Status.RUNNING)
        bot.king.add_command(each)
    bot.answers |= {ControlKind.ACT: act_touched, ControlKind.PAGE: page_touched}
