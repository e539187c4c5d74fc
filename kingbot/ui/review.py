"""Reviews: what one's own decisions in finished hands were worth, and which cost most and why."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from discord import SelectOption

from kingbot.engine.hand import FinishedHand
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.players.decision import Estimate
from kingbot.render import Swing
from kingbot.render.heading import finished_contract_name
from kingbot.tables.model import Table
from kingbot.tables.review_model import OwnMove, Review
from kingbot.ui.analysis_text import move_name, move_place, points_text, reason_against_text
from kingbot.ui.controls import Control, ControlKind, menu, table_button
from kingbot.ui.hand_closed import not_yours
from kingbot.ui.layout import Attachment, PrivateMessageBuilder, PrivateScreen
from kingbot.ui.names import keep_number

MATCH: Final = "match"
ALL: Final = "all"
_BAR: Final = 12  # squares of the progress bar
_OTHERS: Final = 12  # moves beside the one made, in the list of all; fewer if the list would be too long
_MAX_LIST: Final = 3000  # characters


def hand_of_page(argument: str, review: Review, table: Table) -> int | None:
    """The hand that a page is about; None for the whole match.

    Where the page does not say, it is the match if that is over, else the last hand.
    """
    word = argument.partition(" ")[0]
    if word.isdecimal():
        return int(word)
    if word == MATCH or not table.open or not review.hands:
        return None
    return review.hands[-1]


def review_screen(
    table: Table, view: PlayerView, review: Review, w: Words, argument: str, picture: Attachment | None = None
) -> PrivateScreen:
    """A page of a review: of a hand, all moves of a hand, or the whole match with its `picture`."""
    hand = hand_of_page(argument, review, table)
    part, message = review.of(hand), PrivateMessageBuilder()
    finished = {each.number: each for each in view.finished}
    message.text(f"### {w('review-title', table=str(table.id))}", f"**{_title(hand, finished, view, w)}**")
    if not part.moves:
        message.text(w("review-none"))
    elif not part.complete:
        _add_progress(message, table, part, argument, w)
    elif hand is not None and argument.endswith(ALL):
        message.text(*_all_lines(part, w), _measure(part, w))
    else:
        if picture is not None:
            message.picture(picture)
        message.text(w("review-summary", count=len(part.moves), loss=points_text(part.lost, w)))
        message.text(*([*_costly_lines(part, w, whole=hand is None)] or [w("review-spotless")]))
        if hand is None:
            message.text(*_hand_lines(review, finished, view, w))
        message.text(_measure(part, w))
        if hand is not None:
            everything = table_button(table, ControlKind.REVIEW, w("review-all"), f"{hand} {ALL}")
            message.buttons([everything])
    if review.hands:
        message.menu(
            menu(
                Control.at(table, ControlKind.REVIEW, "menu"),
                w("review-which"),
                [*_options(hand, review, finished, view, w)],
            )
        )
    return message.screen(table, view, not_yours(table, w))


def _title(hand: int | None, finished: dict[int, FinishedHand], view: PlayerView, w: Words) -> str:
    over = finished.get(hand) if hand is not None else None
    if over is None:
        return w("review-match")
    return w("review-hand", number=over.number, contract=finished_contract_name(over, view, w))


def _options(
    hand: int | None, review: Review, finished: dict[int, FinishedHand], view: PlayerView, w: Words
) -> Iterable[SelectOption]:
    yield SelectOption(label=w("review-match"), value=MATCH, default=hand is None)
    for number in review.hands:
        yield SelectOption(label=_title(number, finished, view, w), value=str(number), default=number == hand)


def _add_progress(
    message: PrivateMessageBuilder, table: Table, part: Review, argument: str, w: Words
) -> None:
    done, total = part.done, len(part.moves)
    full = _BAR * done // total
    if part.running:
        message.text(w("review-working", bar="▰" * full + "▱" * (_BAR - full), done=done, all=total))
    else:
        message.text(w("review-stopped", done=done, all=total))
        message.buttons([table_button(table, ControlKind.REVIEW, w("review-go-on"), argument or MATCH)])


def _measure(part: Review, w: Words) -> str:
    """What the points are averages of."""
    said = [w("review-measure", count=max(part.analyses[move.sequence].deals for move in part.moves))]
    if any(move.view.stage is Stage.CONTRACT for move in part.moves):
        said.append(w("review-measure-contracts"))
    return f"-# {' '.join(said)}"


def _costly_lines(part: Review, w: Words, *, whole: bool) -> Iterable[str]:
    """The costliest moves, each with the sentence why."""
    for move in part.costliest():
        analysis, loss = part.analyses[move.sequence], part.loss(move)
        made, best = analysis.of(move.action), analysis.best
        assert made is not None  # else it could have lost nothing
        place = move_place(move.view, w)
        line = w(
            "review-move",
            at=w("review-in-hand", number=move.hand, at=place) if whole else place,
            made=move_name(move.action, move.view, w),
            points=points_text(made.value, w),
            loss=points_text(loss, w),
            better=move_name(best.action, move.view, w),
            best=points_text(best.value, w),
            why=reason_against_text(move.view, made, best.action, loss, w),
        )
        yield f"- {line}"


def _hand_lines(
    review: Review, finished: dict[int, FinishedHand], view: PlayerView, w: Words
) -> Iterable[str]:
    """A line for each hand: its contract, one's own points, and what was lost."""
    for number in review.hands:
        over = finished[number]
        line = w(
            "review-only-hand",
            number=number,
            contract=finished_contract_name(over, view, w),
            points=w.points(over.points[view.seat], plus=True),
            loss=points_text(review.of(number).lost, w),
        )
        yield keep_number(line)


def match_swings(review: Review, view: PlayerView, w: Words) -> Iterable[Swing]:
    """What the chart of a match shows of each hand with decisions."""
    for over in view.finished:
        if over.number in review.hands:
            lost = Fraction(round(review.of(over.number).lost * 10), 10)
            points = over.points[view.seat]
            yield Swing(over.number, points, lost, (w.points(points, plus=True), points_text(float(lost), w)))


def _all_lines(part: Review, w: Words) -> list[str]:
    """Every decision with what each legal move was expected to bring, best first."""
    others = _OTHERS
    while True:
        lines = [_all_line(move, part, others, w) for move in part.moves]
        if sum(map(len, lines)) + len(lines) <= _MAX_LIST or not others:
            return lines
        others -= 1


def _all_line(move: OwnMove, part: Review, others: int, w: Words) -> str:
    analysis = part.analyses[move.sequence]
    made = analysis.of(move.action)
    points = "–" if made is None else points_text(made.value, w)
    at, name = move_place(move.view, w), move_name(move.action, move.view, w)
    line = w("review-all-line", at=at, made=name, points=points)
    rest = [each for each in analysis.estimates if each.action != move.action][:others]
    return " · ".join([line, *(_other(move, each, w) for each in rest)])


def _other(move: OwnMove, each: Estimate, w: Words) -> str:
    return w("review-other", move=move_name(each.action, move.view, w), points=points_text(each.value, w))
