"""What a bot knew in a move of a hand that is over: its cards, its conclusions, and what it compared."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from discord import SelectOption

from kingbot.cards import PACK, Suit
from kingbot.engine.actions import Play
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.players import Decision, Estimate, Why
from kingbot.render import Style, holder_sentences
from kingbot.render.style import SUITS_IN_HAND
from kingbot.tables.bot_moves import BotMove, BotMoves
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.analysis_text import move_name, move_place
from kingbot.ui.cards import hand_line
from kingbot.ui.controls import MAX_OPTIONS, Control, ControlKind, around, button, menu
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import clean, seat_names
from kingbot.ui.stats import decimal

_MAX_COMPARED: Final = 13  # lines
_LABEL_LENGTH: Final = 90


class Unit(StrEnum):
    """In what a bot measured its choices."""

    POINTS = "points"  # of this hand
    GAIN = "gain"  # points beyond what the contract brings on average
    PLACE = "place"  # in the match
    LIKING = "liking"  # of its rules of thumb, as a share of 100
    ORDER = "order"  # no more than which is better


@dataclass(frozen=True, slots=True)
class Chosen:
    """Which move is shown: the number of its hand, its seat, and which move of that seat, from 0."""

    hand: int
    seat: int = -1
    move: int = 0

    def __str__(self) -> str:
        return f"{self.hand} {self.seat} {self.move}"


def read_chosen(text: str, last_hand: int) -> Chosen:
    """The move that a control names; in hand `last_hand`, if it names none."""
    numbers = [int(each) for each in text.split(" ") if each.isascii() and each.isdigit() and len(each) < 5]
    return Chosen(*numbers[:3]) if numbers else Chosen(last_hand)


def unit_of(decision: Decision, stage: Stage) -> Unit:
    """In what the estimates of a decision are."""
    in_play = stage in (Stage.TRICKS, Stage.DOMINO)
    if decision.by_places:
        return Unit.PLACE
    if stage is Stage.CONTRACT:
        return Unit.GAIN
    if decision.why is Why.SEARCH:
        return Unit.POINTS
    return Unit.LIKING if in_play else Unit.ORDER if stage is Stage.CALL else Unit.POINTS


def shown_move(moves: BotMoves, chosen: Chosen) -> tuple[Chosen, BotMove] | None:
    """The move to be shown: the chosen one, or the nearest there is; None if no bot has moved."""
    seats = [seat for seat, found in moves.by_seat.items() if found]
    if not seats:
        return None
    seat = chosen.seat if chosen.seat in seats else seats[0]
    move = min(chosen.move, len(moves.by_seat[seat]) - 1)
    return Chosen(moves.number, seat, move), moves.by_seat[seat][move]


def bot_decisions(
    table: Table,
    moves: BotMoves | None,
    chosen: Chosen,
    hands: int,
    w: Words,
    style: Style,
    picture: Attachment | None = None,
) -> Screen:
    """What a bot knew in the chosen move, with menus for the others; `hands` are over.

    `moves` are those of the chosen hand, None while it is not over.
    """
    message = MessageBuilder()
    message.text(f"### {w('decisions-title', table=str(table.id))}")
    shown = shown_move(moves, chosen) if moves is not None else None
    if moves is None:
        message.text(w("decisions-not-over"))
    elif shown is None:
        message.text(w("decisions-no-bot", number=moves.number))
    else:
        now, move = shown
        names = seat_names(table.seats)
        name, level, at = names[now.seat], w(f"level-{move.level}"), move_place(move.view, w)
        message.text(w("decisions-of", number=now.hand, name=name, level=level, move=at))
        if picture is not None:
            message.picture(picture)
        else:
            message.text(*_seen(move.view, names, w, style))
        message.text(*_known(move, names, w, pictured=picture is not None))
        message.text(*_compared(move, names, w))
        _add_steps(message, table, moves, now, w)
    _add_hands(message, table, moves.number if moves is not None else 0, hands, w)
    return message.screen()


def _seen(view: PlayerView, names: Sequence[str], w: Words, style: Style) -> Iterable[str]:
    """What the bot saw, in words."""
    yield from sentences.contract_lines(view, names, w)
    yield from sentences.table_lines(view, names, w)
    if view.unlooked:
        yield w("decisions-unlooked")
    else:
        yield w("decisions-cards", cards=hand_line(view.hand, w, style))


def _known(move: BotMove, names: Sequence[str], w: Words, *, pictured: bool) -> Iterable[str]:
    """What the bot had concluded, or forgotten, of the others' cards."""
    view, decision = move.view, move.decision
    knowledge = decision.knowledge if decision is not None else None
    if knowledge is None:
        return
    for seat in range(4):
        if suits := [suit for suit in SUITS_IN_HAND if _without(view, knowledge.voids[seat], seat, suit)]:
            yield w("decisions-void", name=names[seat], suits=w.both(map(w.suit, suits)))
        if knowledge.holders and (lacking := view.passed[seat] & view.unseen) and seat != view.seat:
            yield w("decisions-lacking", name=names[seat], cards=w.cards(lacking))
    if forgotten := PACK & ~view.unseen & ~view.hand & ~knowledge.gone:
        yield w("decisions-forgotten", cards=w.cards(forgotten))
    if knowledge.holders and not pictured:
        yield from holder_sentences(view, names, knowledge.holders, w)


def _without(view: PlayerView, voids: int, seat: int, suit: Suit) -> bool:
    """Whether it is worth saying that the bot knew a seat not to hold a suit."""
    return seat != view.seat and bool(voids >> suit & 1 and view.unseen & suit.cards)


def _compared(move: BotMove, names: Sequence[str], w: Words) -> Iterable[str]:
    """How the bot decided, and each choice with what it expected of it, the best first."""
    view, decision = move.view, move.decision
    chose = sentences.action_sentence(move.action, view, names, w)
    if decision is None:
        yield from (f"**{chose}**", w("decisions-not-kept"))
        return
    yield f"**{chose}**"
    if decision.why in (Why.FORCED, Why.RANDOM):
        yield w(f"decisions-{decision.why}")
        return
    unit = unit_of(decision, view.stage)
    how = w("decisions-search", deals=decision.deals) if decision.why is Why.SEARCH else w("decisions-policy")
    yield f"{how} {w(f'decisions-unit-{unit}')}"
    for number, (each, value) in enumerate(_values(decision.estimates, unit, w)[:_MAX_COMPARED], 1):
        line = f"{number}\\. {w.capital(move_name(each.action, view, w))}{value}"
        yield f"**{line}** ◂" if each.action == move.action else line
    if decision.why is Why.MISTAKE:
        yield w("decisions-mistake")
    plays = sum(isinstance(action, Play) for action in view.legal)
    if decision.why is Why.SEARCH and view.stage is Stage.TRICKS and len(decision.estimates) < plays:
        yield f"-# {w('decisions-alike')}"


def _values(estimates: Sequence[Estimate], unit: Unit, w: Words) -> list[tuple[Estimate, str]]:
    """The estimates with their values as they are written."""
    best = max((each.value for each in estimates), default=0.0)
    weights = [math.exp(each.value - best) for each in estimates] if unit is Unit.LIKING else []
    said = []
    for number, each in enumerate(estimates):
        match unit:
            case Unit.ORDER:
                said.append((each, ""))
            case Unit.LIKING:
                said.append((each, f" · {round(100 * weights[number] / sum(weights))}"))
            case Unit.PLACE:
                said.append((each, f" · {decimal(Fraction(4 - each.value), w)}"))
            case _:
                sign = "+" if each.value >= 0.05 else ""
                said.append((each, f" · {sign}{decimal(Fraction(each.value), w)}"))
    return said


def _add_steps(message: MessageBuilder, table: Table, moves: BotMoves, now: Chosen, w: Words) -> None:
    """Add menus for the bot and the move, and buttons for the moves before and after."""
    names = [clean(seat.name) for seat in table.seats]
    own = moves.by_seat[now.seat]
    options = []
    for number, move in list(enumerate(own))[around(len(own), now.move)]:
        chosen = Chosen(now.hand, now.seat, number)
        label = f"{w.capital(move_place(move.view, w))} · {sentences.action_label(move.action, move.view, w)}"
        options.append(
            SelectOption(label=shorten(label, _LABEL_LENGTH), value=str(chosen), default=number == now.move)
        )
    message.menu(menu(_control(table, "move"), w("decisions-which-move"), options))
    bots = [seat for seat, found in moves.by_seat.items() if found]
    if len(bots) > 1:
        message.menu(
            menu(
                _control(table, "bot"),
                w("decisions-which-bot"),
                [
                    SelectOption(
                        label=f"{names[seat]} · {w(f'level-{moves.by_seat[seat][0].level}')}",
                        value=str(Chosen(now.hand, seat, _same_trick(moves.by_seat[seat], own[now.move]))),
                        default=seat == now.seat,
                    )
                    for seat in bots
                ],
            )
        )
    message.buttons(
        button(_control(table, str(Chosen(now.hand, now.seat, number))), w(key))
        for key, number in (("decisions-earlier", now.move - 1), ("decisions-later", now.move + 1))
        if 0 <= number < len(own)
    )


def _same_trick(moves: Sequence[BotMove], move: BotMove) -> int:
    """Which of the moves of another bot belongs to the same trick; the first, if none does."""
    view = move.view
    same = (
        number
        for number, each in enumerate(moves)
        if each.view.stage is view.stage is Stage.TRICKS and len(each.view.tricks) == len(view.tricks)
    )
    return next(same, 0)


def _add_hands(message: MessageBuilder, table: Table, number: int, hands: int, w: Words) -> None:
    if hands > 1 or (hands and not number):
        options = [
            SelectOption(label=w("verify-hand", number=each), value=str(each), default=each == number)
            for each in range(max(1, hands - MAX_OPTIONS + 1), hands + 1)
        ]
        message.menu(menu(_control(table, "hand"), w("verify-which"), options))


def _control(table: Table, argument: str) -> Control:
    return Control.at(table, ControlKind.DECISIONS, argument)
