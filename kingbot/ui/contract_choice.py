"""Who has chosen which contract, what is left to the chooser, and why a contract is closed to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from kingbot.engine.contracts import NEGATIVE, Contract
from kingbot.engine.options import Quota
from kingbot.engine.view import MatchView, Stage
from kingbot.i18n import Words
from kingbot.plain_text import shorten
from kingbot.tables.model import Table
from kingbot.ui.names import clean

NAME_WIDTH: Final = 4  # characters of a player's name above the grid
CONTRACT_WIDTH: Final = 17


def contract_choice_lines(view: MatchView, table: Table, w: Words) -> Iterator[str]:
    """While a contract is chosen: how often each was, by whom; for the chooser also what is left to them."""
    if view.stage is not Stage.CONTRACT:
        return
    used = Counter((hand.contract, hand.chooser) for hand in view.finished)
    names = [clean(seat.name) for seat in table.seats]
    if used:
        yield from _in_words(view, used, names, w) if w.style == "spoken" else [_grid(view, used, names, w)]
    if view.my_turn and view.seat is not None and view.rules.options.quota == "fixed":
        yield from _own_lines(view, used, view.seat, w)


def _grid(view: MatchView, used: Counter[tuple[Contract, int]], names: list[str], w: Words) -> str:
    """The contracts times the players, each row with how often the contract is left."""
    heads = "".join(f" {shorten(name, NAME_WIDTH):<{NAME_WIDTH}}" for name in names)
    rows = [f"{'':<{CONTRACT_WIDTH}}{heads} {w('choice-left')}"]
    for contract, times in view.rules.schedule.menu.items():
        counts = [used[contract, seat] for seat in range(4)]
        cells = "".join(f" {count or '·':<{NAME_WIDTH}}" for count in counts)
        name = shorten(_short_name(contract, view, w), CONTRACT_WIDTH)
        rows.append(f"{name:<{CONTRACT_WIDTH}}{cells} {times - sum(counts) or '–'}")
    return "\n".join(["```", *rows, "```"])


def _in_words(
    view: MatchView, used: Counter[tuple[Contract, int]], names: list[str], w: Words
) -> Iterator[str]:
    for contract, times in view.rules.schedule.menu.items():
        by = [names[seat] for seat in range(4) for _ in range(used[contract, seat])]
        if by:
            name = w.contract(contract, view.rules.preset)
            yield w("choice-row", contract=name, names=w.both(by), left=times - len(by))


def _own_lines(view: MatchView, used: Counter[tuple[Contract, int]], seat: int, w: Words) -> Iterable[str]:
    """What is left to the chooser of each group, and what is closed to them since theirs are used up."""
    quotas = view.rules.schedule.quotas
    left = {quota: quota.each - sum(used[each, seat] for each in quota.contracts) for quota in quotas}
    parts = [
        w("choice-own", left=count, each=quota.each, what=_group_name(quota, view, w))
        for quota, count in left.items()
    ]
    if parts:
        yield w("choice-yours", parts=", ".join(parts))
    menu = view.rules.schedule.menu
    for quota, count in left.items():
        open_to_others = [
            each for each in menu if each in quota.contracts and _times_left(each, used, view) > 0
        ]
        if count <= 0 and open_to_others:
            contracts = w.both(_short_name(each, view, w) for each in open_to_others)
            yield w("choice-used-up", contracts=contracts, each=quota.each)


def _times_left(contract: Contract, used: Counter[tuple[Contract, int]], view: MatchView) -> int:
    return view.rules.schedule.menu[contract] - sum(used[contract, seat] for seat in range(4))


def _group_name(quota: Quota, view: MatchView, w: Words) -> str:
    if len(quota.contracts) == 1:
        return _short_name(next(iter(quota.contracts)), view, w)
    if quota.contracts <= NEGATIVE:
        return w("choice-penalties")
    return w("choice-others")


def _short_name(contract: Contract, view: MatchView, w: Words) -> str:
    """The name of a contract without its explanation."""
    return w.contract(contract, view.rules.preset).partition(" (")[0]
