"""The end of a match: who won, its highlights, the sum of the points, and its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from discord import ButtonStyle

from kingbot.engine.contracts import Trump
from kingbot.engine.hand import FinishedHand
from kingbot.engine.highlights import CostlyTrick, highlights
from kingbot.engine.scoring import ranking
from kingbot.engine.view import MatchView, PublicView
from kingbot.i18n import Words
from kingbot.render.heading import finished_contract_name
from kingbot.rulebook import match_sum
from kingbot.tables.model import RESUMABLE, Closing, Status, Table
from kingbot.ui import sentences
from kingbot.ui.board import checks
from kingbot.ui.controls import ControlItem, ControlKind, table_button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.names import seat_names
from kingbot.ui.sentences import Names
from kingbot.ui.time_text import relative


def result(
    table: Table,
    view: PublicView,
    w: Words,
    picture: Attachment | None = None,
    hints: Sequence[int] | None = None,
) -> Screen:
    """The end of a match for everybody: ranking, highlights, hints asked for, *Play again*.

    Of a match that was closed: why, the ranking so far, and for a while *Resume*.
    """
    message = MessageBuilder()
    if table.status is Status.FINISHED:
        message.text(f"### {w('over-title', table=str(table.id))}")
        add_match_end(message, table, view, w, picture, hints)
    else:
        why = table.closed or Closing.PLAYERS
        message.text(w(f"over-closed-{why}", table=str(table.id), hands=len(view.finished)))
        if view.finished:
            message.text(w("over-so-far"), *ranking_lines(table, view, w))
        if table.status is Status.CLOSED:
            message.text(w("over-resume", until=relative(table.changed + RESUMABLE)))
    message.buttons(match_end_buttons(table, view, w))
    return message.screen()


def resumed(table: Table, w: Words) -> Screen:
    """What the message of a closed match becomes when it was taken up again."""
    message = MessageBuilder()
    message.text(w("over-resumed", table=str(table.id)))
    return message.screen()


def add_match_end(
    message: MessageBuilder,
    table: Table,
    view: MatchView,
    w: Words,
    picture: Attachment | None = None,
    hints: Sequence[int] | None = None,
) -> None:
    """Add what is told of a finished match; its `picture` has the ranking, else it is told in words."""
    if picture is None:
        message.text(*ranking_lines(table, view, w))
    else:
        message.picture(picture)
    names = seat_names(table.seats)
    asked = None if hints is None else hint_counts(hints, names, w)
    message.text(*highlight_lines(view, names, w), asked, sum_line(view, w))


def match_end_buttons(table: Table, view: MatchView, w: Words) -> Iterable[ControlItem]:
    """What one can do when a match is over."""
    if table.status is Status.FINISHED:
        yield table_button(table, ControlKind.AGAIN, w("button-again"), style=ButtonStyle.primary)
    elif table.status is Status.CLOSED:
        yield table_button(table, ControlKind.REOPEN, w("button-reopen"), style=ButtonStyle.primary)
    yield table_button(table, ControlKind.SCORE, w("button-score"))
    if view.finished:
        yield table_button(table, ControlKind.REPLAY, w("button-replay"))
        yield table_button(table, ControlKind.RECORD, w("button-record"))
        yield from checks(table, w)
        yield table_button(table, ControlKind.REVIEW, w("button-review"), "match")


def ranking_lines(table: Table, view: MatchView, w: Words) -> Iterable[str]:
    """The four players from first to last, so far or for good; equal totals share a place (rules 1)."""
    names = seat_names(table.seats)
    places = view.ranking or ranking(view.totals)
    for seat in sorted(range(4), key=lambda seat: places[seat]):
        key = "over-tied" if places.count(places[seat]) > 1 else "over-place"
        line = w(key, place=places[seat], name=names[seat], points=w.points(view.totals[seat], plus=True))
        yield f"**{line}**" if places[seat] == 1 else line


def highlight_lines(view: MatchView, names: Names, w: Words) -> Iterable[str]:
    """The best and the worst hand, the turns of the lead, and the trick that cost most."""
    found = highlights(view.rules, view.finished)
    said = [_hand(w, view, hand, names[seat], hand.points[seat]) for hand, seat in (found.best, found.worst)]
    yield w("over-hands", best=said[0], worst=said[1])
    if found.ahead_since is not None and view.ranking is not None:
        winner = names[view.ranking.index(1)]
        yield w("over-lead", changes=found.lead_changes, name=winner, number=found.ahead_since)
    else:
        yield w("over-lead-shared", changes=found.lead_changes)
    if found.costliest is not None:
        yield _costly(found.costliest, view, names, w)


def _hand(w: Words, view: MatchView, hand: FinishedHand, name: str, points: Fraction) -> str:
    contract = finished_contract_name(hand, view, w)
    if hand.trump is not None and hand.trump is not Trump.NO_TRUMP:
        contract += f", {w.trump(hand.trump)}"
    return w(
        "over-hand", name=name, points=w.points(points, plus=True), number=hand.number, contract=contract
    )


def _costly(costly: CostlyTrick, view: MatchView, names: Names, w: Words) -> str:
    trick = costly.trick
    contract = finished_contract_name(costly.hand, view, w)
    return w(
        "over-trick",
        name=names[trick.winner],
        points=w.points(costly.points, plus=True),
        hand=costly.hand.number,
        contract=contract,
        number=costly.number,
        plays=sentences.plays(trick.leader, trick.cards, names, w),
    )


def sum_line(view: MatchView, w: Words) -> str:
    """What all points add up to; that it is as it must be, where the rules fix the sum."""
    total, due = sum(view.totals), match_sum(view.rules)
    fixed = not due.open and total == due.total
    return f"-# {w('over-sum-fixed' if fixed else 'over-sum', sum=w.points(total, plus=True))}"


def hint_counts(counts: Sequence[int], names: Names, w: Words) -> str:
    """How many hints each player asked for."""
    told = (f"{name} {count}" for name, count in zip(names, counts, strict=True))
    return w("over-hints", asked=w.both(told))


def record_screen(table: Table, w: Words, record: str | None) -> Screen:
    """The match record as a file; once the match is over, with the seed of its deals and their commitment."""
    message = MessageBuilder()
    message.text(f"### {w('record-title', table=str(table.id))}")
    if record is None:
        message.text(w("record-none"))
        return message.screen()
    message.text(w("over-record" if table.over else "record-so-far"))
    if table.commitment is not None:
        message.text(w("record-commitment", commitment=table.commitment))
    if table.seed is not None:
        message.text(w("over-seed", seed=table.seed))
    message.file(Attachment(f"table-{table.id}.king.json", record.encode()))
    return message.screen()
