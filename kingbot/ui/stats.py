"""Somebody's statistics in words and as the values of a picture (docs/standings.md)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from discord import SelectOption

from kingbot.engine.contracts import Contract
from kingbot.i18n import Words
from kingbot.render import ContractBar, StatsSheet
from kingbot.tables.standings_model import (
    KINDS,
    ContractStats,
    PersonalStats,
    in_points,
    shown_rating,
)
from kingbot.ui.controls import Control, ControlKind, menu
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import clean, escape

_UNITS: Final = (("days", 24 * 3600), ("hours", 3600), ("minutes", 60), ("seconds", 1))
_FEW: Final = 2  # fewer of a unit than this are told in the next smaller one


def stats(found: PersonalStats, w: Words, *, ratings: bool, picture: Attachment | None = None) -> Screen:
    """What somebody has achieved; `ratings` only where they are shown."""
    message = MessageBuilder()
    message.text(
        f"### {w('stats-title', name=shown_name(found.name, found.user_id))}",
        *_overall(found, w, ratings=ratings),
    )
    if picture is not None:
        message.picture(picture)
    message.text(*_of_preset(found, w))
    message.text(*_opponents(found, w))
    if len(found.presets) > 1:
        options = [
            SelectOption(
                label=w(f"preset-{preset}"),
                value=f"{found.user_id} {preset}",
                default=preset == found.preset,
            )
            for preset in found.presets
        ]
        control = Control(0, 0, ControlKind.STATS, str(found.user_id))
        message.menu(menu(control, w("stats-other-preset"), options))
    return message.screen()


def no_stats(name: str | None, w: Words) -> Screen:
    """That nothing of somebody is counted; without a name, of whoever asks."""
    message = MessageBuilder()
    message.text(w("stats-none-own") if name is None else w("stats-none", name=escape(name)))
    return message.screen()


def stats_sheet(found: PersonalStats, w: Words) -> StatsSheet:
    """What the picture of somebody's statistics shows."""
    bars = [
        ContractBar(
            _contract(each.contract, found.preset, w), each.average, decimal(each.average, w), each.hands
        )
        for each in found.contracts
    ]
    return StatsSheet(clean(found.name), w(f"preset-{found.preset}"), bars, found.form)


def decimal(value: Fraction, w: Words) -> str:
    """A number with at most one decimal place, rounded."""
    tenths = round(value * 10)
    whole, rest = divmod(abs(tenths), 10)
    sign = "−" if tenths < 0 else ""
    return f"{sign}{whole}{w('stats-decimal-mark')}{rest}" if rest else f"{sign}{whole}"


def duration(seconds: float, w: Words) -> str:
    """A length of time in its largest unit of which there are at least two."""
    unit, size = next(((name, size) for name, size in _UNITS if seconds >= _FEW * size), ("seconds", 1))
    return w(f"time-{unit}", count=round(seconds / size))


def _overall(found: PersonalStats, w: Words, *, ratings: bool) -> Iterable[str]:
    total = found.total
    yield w("stats-matches", count=total.matches)
    yield w(
        "stats-places",
        first=total.firsts,
        second=total.seconds,
        third=total.thirds,
        fourth=total.fourths,
    )
    yield w("stats-king-points", points=total.king_points)
    yield w("stats-kings", made=total.kings_made, escaped=total.kings_escaped)
    if ratings:
        yield from _ratings(found, w)
    yield w("stats-run", count=total.longest_run)
    paces = ((total.live_moves, total.live_seconds), (total.slow_moves, total.slow_seconds))
    for kind, (moves, seconds) in zip(KINDS, paces, strict=True):
        if moves:
            yield w(f"stats-pace-{kind}", time=duration(seconds / moves, w))
    if found.form:
        yield w("stats-form", places=" ".join(str(place) for place in found.form))


def _ratings(found: PersonalStats, w: Words) -> Iterable[str]:
    for kind in KINDS:
        of_kind = {each.preset: each for each in found.ratings if each.kind == kind}
        if "" not in of_kind:
            continue
        numbers = {
            preset: rating_number(shown_rating(each), each.established) for preset, each in of_kind.items()
        }
        line = w(f"stats-rating-{kind}", rating=f"**{numbers.pop('')}**")
        for preset, number in numbers.items():
            line += f" · {w(f'preset-{preset}')} {number}"
        yield line


def rating_number(rating: int, established: bool) -> str:
    """A rating, with a question mark while it is provisional."""
    return str(rating) if established else f"{rating}?"


def _of_preset(found: PersonalStats, w: Words) -> Iterable[str]:
    total = found.of_preset
    average = Fraction(in_points(total.points), total.matches)
    yield f"**{w(f'preset-{found.preset}')}**"
    yield w("stats-preset", count=total.matches, average=decimal(average, w))
    for key, points, contract in (
        ("stats-best", total.best, total.best_contract),
        ("stats-worst", total.worst, total.worst_contract),
    ):
        if points is not None and contract is not None:
            name = _contract(Contract(contract), found.preset, w)
            yield w(key, points=w.points(in_points(points), plus=True), contract=name)
    for each in found.contracts:
        yield f"-# {_contract_line(each, found.preset, w)}"


def _contract_line(each: ContractStats, preset: str, w: Words) -> str:
    name = _contract(each.contract, preset, w)
    line = w("stats-contract", contract=name, average=decimal(each.average, w), count=each.hands)
    if each.chosen:
        brought = decimal(each.chosen_points / each.chosen, w)
        line += f" · {w('stats-chosen', count=each.chosen, average=brought)}"
    return line


def shown_name(name: str, user_id: int) -> str:
    """A name for markdown; where none is known, Discord shows it. Nobody is notified."""
    return escape(name) if name else f"<@{user_id}>"


def _opponents(found: PersonalStats, w: Words) -> Iterable[str]:
    if found.opponents:
        yield f"**{w('stats-opponents')}**"
    for each in found.opponents:
        name = shown_name(each.name, each.user_id)
        yield w("stats-opponent", name=name, count=each.matches, ahead=each.ahead, behind=each.behind)


def _contract(contract: Contract, preset: str, w: Words) -> str:
    """A contract's name without its explanation."""
    return w.contract(contract, preset).partition(" (")[0]
