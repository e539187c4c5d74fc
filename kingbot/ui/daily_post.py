"""The daily King in a channel: today's hand, and how people of the server did yesterday."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta

from discord import ButtonStyle

from kingbot.i18n import Words
from kingbot.tables.daily_model import PRESET, DailyPost
from kingbot.ui.daily import daily_button, heading
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.names import escape, keep_number, short_hash


def daily_post(post: DailyPost, w: Words) -> Screen:
    """The message of a day; it tells of no card."""
    message, proof = MessageBuilder(), post.proof
    message.text(heading(post.day, w), w("daily-post", contract=w.contract(post.contract, PRESET)))
    message.text(*_yesterday(post, w))
    message.text(
        f"-# {w('deal-sealed', commitment=short_hash(proof.commitment))}",
        f"-# {w('daily-post-next', commitment=short_hash(proof.next_commitment))}",
        f"-# {w('daily-post-opened', day=proof.opened.day, secret=short_hash(proof.opened.secret))}",
    )
    message.buttons([daily_button(w, style=ButtonStyle.success)])
    return message.screen()


def _yesterday(post: DailyPost, w: Words) -> Iterable[str]:
    if not post.lines:
        return
    day, contract = post.day - timedelta(days=1), w.contract(post.yesterday, PRESET)
    yield f"**{w('daily-yesterday', day=day, contract=contract)}**"
    for place, name, score in post.lines:
        points = w.points(score, plus=True)
        yield keep_number(w("daily-yesterday-line", place=place, name=escape(name), points=points))
    rest = post.people - len(post.lines)
    if rest:
        yield w("daily-yesterday-more", count=rest)
