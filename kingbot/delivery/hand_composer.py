"""What a hand window says: made from a table's state, in the way its reader likes to play."""

from __future__ import annotations

from dataclasses import replace

from kingbot.cards import CardSet, card_set
from kingbot.delivery.page_composer import PageComposer
from kingbot.delivery.pictures import Pictures
from kingbot.delivery.table_state import TableState
from kingbot.tables.model import Seat
from kingbot.tables.plans import fitting_plans
from kingbot.tables.service import Tables
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.advice import advice_line
from kingbot.ui.counter import counter_lines, counts
from kingbot.ui.hand import CONTINUE, Extras, hand_screen
from kingbot.ui.hand_closed import bot_plays_screen, elsewhere_screen, hand_over_screen, not_yours
from kingbot.ui.layout import PrivateScreen, Screen
from kingbot.ui.names import seat_names
from kingbot.ui.pages import is_page, window_page
from kingbot.ui.plans import plan_notes
from kingbot.ui.reader import Reader
from kingbot.ui.recap import only_moves, recap, since_last_move
from kingbot.ui.score import hand_just_over
from kingbot.ui.screen_reader import Readout, after_readout, readout
from kingbot.ui.time_text import time_lines


class HandComposer:
    """Makes hand windows. It remembers what was read out to whom; if that is lost, it is read out again."""

    def __init__(self, tables: Tables, pictures: Pictures) -> None:
        self._pictures, self._pages = pictures, PageComposer(tables, pictures)
        self._read_out: dict[tuple[int, int], str] = {}

    async def window(
        self,
        state: TableState,
        user_id: int,
        reader: Reader,
        *,
        note: str | None = None,
        page: str = "",
        other_table: int | None = None,
    ) -> Screen | PrivateScreen:
        """Somebody's hand window: of the seat they own in this state; if none is theirs, the closed form.

        `note` is what became of their last click, `page` one of `kingbot.ui.pages` or a step of a decision,
        `other_table` one that waits for them.

        :raises UserError: `no-counter`, where the table does not want that page.
        """
        table, snapshot, seat, w = state.table, state.snapshot, state.table.seat_of(user_id), reader.words
        if snapshot is None or seat is None:
            return not_yours(table, w, state.board_url)
        view = snapshot.seats[seat.number]
        if not table.open:
            return await self.ended(state, user_id, reader, note)
        if is_page(page):
            content = await self._pages.content(state, user_id, reader, page)
            screen = window_page(content, table, view, w, page, state.board_url, note)
            return self._pictures.replace_cards(screen, w)
        since = since_last_move(snapshot.announcements, seat.number)
        extras = Extras(
            note=note,
            only=only_moves(since, seat.number, w),
            page=page,
            board=state.board_url,
            style=reader.style,
            confirms=reader.confirms,
            time=[
                *time_lines(snapshot.open, seat_names(table.seats), w),
                *plan_notes(snapshot.plans[seat.number], w),
            ],
            plans=reader.settings.plan,
            advice=advice_line(view, w) if reader.settings.guided == table.id and view.number == 1 else None,
            planned=card_set(fitting_plans(snapshot.plans[seat.number])),
            other_table=other_table,
        )
        keeps_counter = reader.settings.counter and table.counter and counts(view)
        if reader.settings.facilitated:
            if keeps_counter:
                extras = replace(extras, counter=tuple(counter_lines(view, w)))
            return hand_screen(table, view, w, self._in_words(snapshot, seat, reader, extras))
        stops = reader.settings.stop_after_trick
        ended = self._unread(snapshot, seat, reader, extras.page) if stops else None
        if ended is not None:
            trick = await self._pictures.last_trick(table, view, w, reader.style)
            stopped = replace(extras, readout=ended, table=trick)
            return self._pictures.replace_cards(hand_screen(table, view, w, stopped), w)
        last_trick_rests = state.bots_move and view.hand_over
        over = None if last_trick_rests else hand_just_over(view)
        result = None
        if over is not None:
            result = await self._pictures.hand_result(table, view, over.number, w, reader.style)
        pictures = replace(
            extras,
            result=result,
            table=await self._pictures.window(
                table, view, _planned(snapshot, seat), w, reader.style, counter=keeps_counter
            ),
        )
        if pictures.table is None:
            counted = counter_lines(view, w) if keeps_counter else ()
            pictures = replace(pictures, counter=tuple(counted))
        names = seat_names(table.seats)
        shown = view.number if last_trick_rests else over.number if over is not None and result else None
        lines = recap(since, view, names, w, pictured=pictures.table is not None, result=shown)
        pictures = replace(pictures, recap=lines)
        return self._pictures.replace_cards(hand_screen(table, view, w, pictures), w)

    async def ended(self, state: TableState, user_id: int, reader: Reader, note: str | None = None) -> Screen:
        """What is left of a window when the match is over, or of one that is not used any more."""
        snapshot, seat = state.snapshot, state.table.seat_of(user_id)
        if snapshot is None or seat is None:
            return not_yours(state.table, reader.words, state.board_url)
        last = None
        if not state.table.open:
            self._read_out.pop((state.table.id, user_id), None)
            last = _readout(snapshot, seat, reader) if reader.settings.facilitated else None
        table, view, w, picture = state.table, snapshot.public, reader.words, None
        if view.ranking is not None and not reader.settings.facilitated:
            picture = await self._pictures.end(table, view, w, reader.style)
        return hand_over_screen(table, view, w, state.board_url, note, last, picture, snapshot.open.hints)

    def away(self, state: TableState, reader: Reader) -> Screen:
        """What somebody sees for whom a bot plays."""
        assert state.view is not None
        return bot_plays_screen(state.table, state.view, reader.words, state.board_url)

    def elsewhere(self, state: TableState, reader: Reader) -> Screen:
        """What a window shows whose reader plays from another one."""
        return elsewhere_screen(state.table, reader.words, state.board_url)

    def not_yours(self, state: TableState, reader: Reader) -> Screen:
        """What is left of a window whose reader no longer owns the seat."""
        return not_yours(state.table, reader.words, state.board_url)

    def _in_words(self, snapshot: Snapshot, seat: Seat, reader: Reader, extras: Extras) -> Extras:
        """Read out what has ended since the last move, until its reader goes on; then what came after it."""
        ended = self._unread(snapshot, seat, reader, extras.page)
        since = after_readout(since_last_move(snapshot.announcements, seat.number))
        lines = recap(since, snapshot.seats[seat.number], seat_names(snapshot.table.seats), reader.words)
        return replace(extras, recap=lines, readout=ended)

    def _unread(self, snapshot: Snapshot, seat: Seat, reader: Reader, page: str) -> Readout | None:
        """What has ended since the last move, unless its reader has gone on, or does so with this page."""
        assert seat.owner is not None
        key = snapshot.table.id, seat.owner.id
        if page.startswith(CONTINUE):
            self._read_out[key] = page.removeprefix(CONTINUE)
        ended = _readout(snapshot, seat, reader)
        waits = ended is not None and not page and self._read_out.get(key) != ended.mark
        return ended if waits else None


def _planned(snapshot: Snapshot, seat: Seat) -> CardSet:
    """The cards of the seat's plans."""
    return card_set(each.plan.card for each in snapshot.plans[seat.number] if each.dropped is None)


def _readout(snapshot: Snapshot, seat: Seat, reader: Reader) -> Readout | None:
    names = seat_names(snapshot.table.seats)
    since = since_last_move(snapshot.announcements, seat.number)
    return readout(since, snapshot.seats[seat.number], names, reader.words)
