"""What a player's window says: made of a moment of the match, as its reader likes to play."""

from __future__ import annotations

from dataclasses import replace

from kingbot.delivery.pictures import Pictures
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.hand import CONTINUE, Extras, hand_over_screen, hand_screen, shows_cards_above_controls
from kingbot.ui.layout import Screen
from kingbot.ui.names import seat_names
from kingbot.ui.plans import plan_notes
from kingbot.ui.reader import Reader
from kingbot.ui.recap import recap, since_last_move
from kingbot.ui.screen_reader import Readout, after_readout, readout
from kingbot.ui.time_text import time_lines


class HandComposer:
    """Makes hand windows. It remembers what was read out to whom; if that is lost, it is read out again."""

    def __init__(self, artist: Pictures) -> None:
        self._artist = artist
        self._heard: dict[tuple[int, int], str] = {}

    async def window(
        self,
        moment: Snapshot,
        seat: int,
        reader: Reader,
        board: str | None,
        *,
        note: str | None = None,
        page: str = "",
        other_table: int | None = None,
    ) -> Screen:
        """The window of a seat, with the address of its `board`; when all is over, what is left of it.

        `other_table` is another table that waits for the reader.
        """
        table, view, w = moment.table, moment.seats[seat], reader.words
        if table.over:
            return self.closed(moment, seat, reader, board, view.number, note)
        extras = Extras(
            note=note,
            page=page,
            board=board,
            style=reader.style,
            confirms=reader.confirms,
            time=[*time_lines(moment, seat_names(table.seats), w), *plan_notes(moment.plans[seat], w)],
            other_table=other_table,
        )
        if reader.settings.facilitated:
            return hand_screen(table, view, w, self._in_words(moment, seat, reader, extras))
        since = since_last_move(moment.announcements, seat)
        pictures = replace(
            extras,
            recap=recap(since, view, seat_names(table.seats), w),
            table=await self._artist.table(table, view, w, reader.style),
            hand=await self._artist.hand(view, w, reader.style) if shows_cards_above_controls(view) else None,
        )
        return self._artist.dress(hand_screen(table, view, w, pictures), w)

    def _in_words(self, moment: Snapshot, seat: int, reader: Reader, extras: Extras) -> Extras:
        """Read out what has ended since the last move, until its reader goes on; then what came after it."""
        key = moment.table.id, seat
        if extras.page.startswith(CONTINUE):
            self._heard[key] = extras.page.removeprefix(CONTINUE)
        ended = _readout(moment, seat, reader)
        waits = ended is not None and not extras.page and self._heard.get(key) != ended.mark
        since = after_readout(since_last_move(moment.announcements, seat))
        lines = recap(since, moment.seats[seat], seat_names(moment.table.seats), reader.words)
        return replace(extras, recap=lines, readout=ended if waits else None)

    def closed(
        self,
        moment: Snapshot,
        seat: int,
        reader: Reader,
        board: str | None,
        number: int,
        note: str | None = None,
    ) -> Screen:
        """What is left of a window when hand `number` is over; at the end of a match all is said in it."""
        last = None
        if moment.table.over:
            self._heard.pop((moment.table.id, seat), None)
            last = _readout(moment, seat, reader) if reader.settings.facilitated else None
        return hand_over_screen(moment.table, moment.seats[seat], reader.words, number, board, note, last)


def _readout(moment: Snapshot, seat: int, reader: Reader) -> Readout | None:
    names = seat_names(moment.table.seats)
    return readout(since_last_move(moment.announcements, seat), moment.seats[seat], names, reader.words)
