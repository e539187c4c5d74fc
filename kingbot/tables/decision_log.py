"""Reading what the bots knew in a hand that is over from its log.

The view of a move is that of the log, up to the move; the decision is the one that was kept with the move.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from kingbot.engine import match as engine
from kingbot.engine.actions import Cut, parse_action
from kingbot.engine.hand import FinishedHand
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.store.log import DealRow, Entry
from kingbot.tables.bot_moves import BotMove, BotMoves
from kingbot.tables.decision_code import decode
from kingbot.tables.match_log import MatchLog, fold


def entries_of_hand(entries: Sequence[Entry], number: int) -> Sequence[Entry]:
    """The log entries of a hand, with the cut of the pack before it."""
    own = [
        at
        for at, entry in enumerate(entries)
        if (entry.number if isinstance(entry, DealRow) else entry.hand) == number
    ]
    if not own:
        return ()
    first = own[0]
    while first and _is_cut(entries[first - 1]):
        first -= 1
    last = own[-1]
    while last > first and _is_cut(entries[last]):  # that of the next deal is kept with this hand
        last -= 1
    return entries[first : last + 1]


def bot_moves(
    rules: Rules,
    finished: Sequence[FinishedHand],
    number: int,
    entries: Sequence[Entry],
    decisions: Mapping[int, bytes],
) -> BotMoves:
    """The moves of the bots in a hand, from its log `entries` and the `decisions` kept beside them.

    `finished` are the hands of the match that are over.

    :raises ValueError: if the hand is not over.
    """
    if not 1 <= number <= len(finished):
        raise ValueError(f"hand {number} is not over")
    found: dict[int, list[BotMove]] = {seat: [] for seat in range(4)}
    start = engine.start(rules, finished[: number - 1])
    for before, entry in _positions(MatchLog(start), entries):
        if isinstance(entry, DealRow) or entry.bot is None or _is_cut(entry):
            continue
        action, data = parse_action(entry.text), decisions.get(entry.sequence)
        seen = view(before, action.seat)
        hand, decision = (seen.hand, None) if data is None else decode(action.seat, action, data)
        move = BotMove(level=entry.bot, view=seen, action=action, hand=hand, decision=decision)
        found[action.seat].append(move)
    return BotMoves(number=number, by_seat=found)


def _positions(log: MatchLog, entries: Sequence[Entry]) -> Iterator[tuple[Match, Entry]]:
    for entry in entries:
        yield log.match, entry
        log = fold(log, (entry,))


def _is_cut(entry: Entry) -> bool:
    return not isinstance(entry, DealRow) and entry.text.partition(" ")[2].startswith(Cut.verb)
