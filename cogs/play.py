"""Commands for every decision of a match, typed."""

from __future__ import annotations

import discord

from kingbot.actions.autocomplete import offer_moves, offer_tables
from kingbot.actions.commands import command
from kingbot.actions.play import act_at, act_with_card
from kingbot.actions.request import Request
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
from kingbot.tables.model import Status

Interaction = discord.Interaction[KingBot]


@command
async def play(interaction: Interaction, card: str, table: int | None = None) -> None:
    """Play a card."""
    await act_with_card(await Request.begin(interaction), table, "play", card)


@command
async def choose(interaction: Interaction, contract: str, table: int | None = None) -> None:
    """Choose the contract."""
    await act_at(await Request.begin(interaction), table, f"choose {contract}")


@command
async def trump(interaction: Interaction, trump: str, table: int | None = None) -> None:
    """Name the trump, or declare blind."""
    move = trump if trump.startswith("blind ") else f"trump {trump}"
    await act_at(await Request.begin(interaction), table, move)


@command
async def sell(interaction: Interaction, price: int, table: int | None = None) -> None:
    """Offer the declaration."""
    await act_at(await Request.begin(interaction), table, f"sell {price}")


@command
async def bid(interaction: Interaction, tricks: int, table: int | None = None) -> None:
    """Bid for the declaration."""
    await act_at(await Request.begin(interaction), table, f"bid {tricks}")


@command
async def pass_(interaction: Interaction, table: int | None = None) -> None:
    """Pass."""
    await act_at(await Request.begin(interaction), table, "pass")


@command
async def call(interaction: Interaction, card: str, table: int | None = None) -> None:
    """Call the partner's card."""
    await act_with_card(await Request.begin(interaction), table, "call", card)


@command
async def answer(interaction: Interaction, answer: str, table: int | None = None) -> None:
    """Accept or decline, redeal or keep, look, stop."""
    await act_at(await Request.begin(interaction), table, answer)


COMMANDS = (play, choose, trump, sell, bid, pass_, call, answer)

offer_moves(play, "card", Play)
offer_moves(choose, "contract", Choose)
offer_moves(trump, "trump", NameTrump, Blind)
offer_moves(sell, "price", Sell)
offer_moves(bid, "tricks", Bid)
offer_moves(call, "card", Call)
offer_moves(answer, "answer", Accept, Decline, Redeal, Keep, Look, Stop)


async def setup(bot: KingBot) -> None:
    """Add the commands."""
    for each in COMMANDS:
        offer_tables(each, "table", Status.RUNNING)
        bot.king.add_command(each)
