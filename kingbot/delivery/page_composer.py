"""What stands on the pages that open inside a hand window, or beside the board: made from a table's state."""

from __future__ import annotations

import asyncio

from kingbot.delivery.pictures import IN_WORDS, Pictures
from kingbot.delivery.table_state import TableState
from kingbot.tables.model import Table, TableError
from kingbot.tables.service import Tables
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.bot_decisions import bot_decisions, read_chosen, shown_move
from kingbot.ui.cards import hand_line
from kingbot.ui.controls import ControlKind
from kingbot.ui.counter import counter
from kingbot.ui.errors import UserError
from kingbot.ui.help_match import NAMES, help_match
from kingbot.ui.hints import hint_screen
from kingbot.ui.history import choices, history
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.more import more
from kingbot.ui.plans import plans_screen
from kingbot.ui.reader import Reader
from kingbot.ui.review import hand_of_page, match_swings, review_screen
from kingbot.ui.rules import table_rules
from kingbot.ui.score import last_trick, score
from kingbot.ui.screen_reader import hand_lines
from kingbot.ui.settings import HOURS, hours_panel, panel
from kingbot.ui.verify import check, verify_screen
from kingbot.ui.votes import votes_screen


async def settings_screen(
    pictures: Pictures, reader: Reader, page: str = "", table: Table | None = None
) -> Screen:
    """Somebody's settings with a sample of how a hand looks to them; `page` is that on when they play."""
    settings, w = reader.settings, reader.words
    if page == HOURS:
        return hours_panel(settings, w, table)
    view = (await asyncio.to_thread(help_match)).trick
    sample = await pictures.sample(view, NAMES, w, reader.style, counter=settings.counter)
    lines = [*hand_lines(view, w, reader.style)] if sample is None and settings.facilitated else []
    if sample is None and not settings.facilitated:
        lines = [hand_line(view.hand, w, reader.style)]
    return panel(settings, w, table, sample, lines)


class PageComposer:
    """Makes pages without their controls for going on."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self._queries, self._pictures = tables.queries, pictures
        self._hints, self._reviews = tables.hints, tables.reviews

    async def content(
        self, state: TableState, user_id: int, reader: Reader, page: str
    ) -> Screen | PrivateScreen:
        """A page (`kingbot.ui.pages`) as its reader sees it; without a name, only the title of the table.

        :raises TableError: `not-running`; `not-seated`, where the page needs a hand.
        :raises UserError: `no-counter`, where the table does not want that.
        """
        table, snapshot, w = state.table, state.snapshot, reader.words
        if snapshot is None:
            raise TableError("not-running", {"status": table.status})
        view, style = snapshot.public, reader.style
        pictures = IN_WORDS if reader.settings.facilitated else self._pictures
        kind, _, argument = page.partition(" ")
        match kind:
            case ControlKind.LAST:
                return last_trick(table, view, w, await pictures.last_trick(table, view, w, style))
            case ControlKind.SCORE:
                picture = await pictures.score(table, view, w, style) if view.finished else None
                return score(table, view, w, picture)
            case ControlKind.CHOICES:
                return choices(table, view, w)
            case ControlKind.HISTORY:
                return history(table, view, w)
            case ControlKind.RULES:
                number = int(argument) if argument.isdigit() else 0
                return table_rules(table, w, number)
            case ControlKind.VERIFY:
                record = await self._queries.record(table.id)
                checked = await asyncio.to_thread(check, record, table.commitment) if record else None
                hand = int(argument) if argument.isdecimal() else None
                return verify_screen(snapshot.open, w, checked, hand)
            case ControlKind.DECISIONS:
                return await self._decisions(table, len(view.finished), reader, argument, pictures)
            case ControlKind.SETTINGS:
                return await settings_screen(pictures, reader, argument, table)
            case ControlKind.VOTES:
                return votes_screen(snapshot.open, w, user_id)
            case ControlKind.COUNTER | ControlKind.PLANS | ControlKind.HINT | ControlKind.REVIEW:
                return await self._private(snapshot, user_id, reader, kind, argument, pictures)
            case _:
                return more(table, w)

    async def _decisions(
        self, table: Table, hands: int, reader: Reader, argument: str, pictures: Pictures
    ) -> Screen:
        """What a bot knew; `hands` are over."""
        chosen = read_chosen(argument, hands)
        moves = await self._queries.bot_moves(table.id, chosen.hand)
        shown = shown_move(moves, chosen) if moves is not None else None
        picture = await pictures.decision(table, shown[1], reader.words, reader.style) if shown else None
        return bot_decisions(table, moves, chosen, hands, reader.words, reader.style, picture)

    async def _private(
        self, snapshot: Snapshot, user_id: int, reader: Reader, kind: str, argument: str, pictures: Pictures
    ) -> PrivateScreen:
        table, w, seat = snapshot.table, reader.words, snapshot.table.seat_of(user_id)
        if seat is None:
            raise TableError("not-seated", {"table": table.id})
        view = snapshot.seats[seat.number]
        if kind == ControlKind.PLANS:
            plans, cut = snapshot.plans[seat.number], snapshot.cuts[seat.number]
            return plans_screen(table, view, plans, w, reader.style, argument, cut)
        if kind == ControlKind.REVIEW:
            review = await self._reviews.of_person(table.id, user_id)
            whole = bool(review.moves) and review.complete and hand_of_page(argument, review, table) is None
            swings = [*match_swings(review, view, w)] if whole else []
            name = table.seats[seat.number].name
            picture = await pictures.review(swings, name, w, reader.style) if whole else None
            return review_screen(table, view, review, w, argument, picture)
        if kind == ControlKind.HINT:
            analysis = await self._hints.of_position(table.id, snapshot.open.sequence, view)
            return hint_screen(table, view, analysis, w)
        if not table.counter:
            raise UserError("no-counter", {"table": table.id})
        return counter(table, view, w, await pictures.counter(view, w, reader.style))
