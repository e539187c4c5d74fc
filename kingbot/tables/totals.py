"""Sums of people's results by server, period and preset, and by contract; always added up by one function."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, MutableMapping
from dataclasses import asdict
from typing import Any, Final

from kingbot.store.seasons import SeasonRow
from kingbot.store.standings import ContractRow, ResultRow, TotalRow
from kingbot.tables.standings_model import ALL_PRESETS, CALENDAR, LIVE

_PLACES: Final = ("firsts", "seconds", "thirds", "fourths")

TotalKey = tuple[int, str, str, int]
ContractKey = tuple[int, int, str, str]
TotalTable = MutableMapping[TotalKey, TotalRow]
ContractTable = MutableMapping[ContractKey, ContractRow]


def total_keys(result: ResultRow, seasons: Collection[SeasonRow]) -> Iterator[TotalKey]:
    """The totals that a result belongs to, with the `seasons` of its server; none if it counts for nobody."""
    if result.user_id is not None and not result.left:
        periods = [period.key(result.finished) for period in CALENDAR]
        periods += [season.period for season in seasons if season.counts(result.finished, result.preset)]
        for period in periods:
            for preset in (ALL_PRESETS, result.preset):
                yield (result.guild_id, period, preset, result.user_id)


def contract_keys(result: ResultRow) -> Iterator[ContractKey]:
    """The sums by contract that a result belongs to; none if it counts for nobody."""
    if result.user_id is not None and not result.left:
        for contract in dict.fromkeys(contract for contract, _, _ in json.loads(result.hands)):
            yield (result.guild_id, result.user_id, result.preset, contract)


def add_result(
    result: ResultRow, seasons: Collection[SeasonRow], totals: TotalTable, contracts: ContractTable
) -> None:
    """Add a result to all sums that it belongs to."""
    hands: list[tuple[str, int, int]] = [tuple(hand) for hand in json.loads(result.hands)]
    for key in total_keys(result, seasons):
        guild_id, period, preset, user_id = key
        before = totals.get(key) or TotalRow(guild_id=guild_id, period=period, preset=preset, user_id=user_id)
        totals[key] = _added(before, result, hands)
    for contract_key in contract_keys(result):
        guild_id, user_id, preset, contract = contract_key
        sums = contracts.get(contract_key) or ContractRow(
            guild_id=guild_id, user_id=user_id, preset=preset, contract=contract
        )
        own = [(points, chosen) for each, points, chosen in hands if each == contract]
        contracts[contract_key] = ContractRow(
            guild_id=guild_id,
            user_id=user_id,
            preset=preset,
            contract=contract,
            hands=sums.hands + len(own),
            points=sums.points + sum(points for points, _ in own),
            chosen=sums.chosen + sum(chosen for _, chosen in own),
            chosen_points=sums.chosen_points + sum(points for points, chosen in own if chosen),
        )


def _added(total: TotalRow, result: ResultRow, hands: list[tuple[str, int, int]]) -> TotalRow:
    values: dict[str, Any] = asdict(total)
    pace = "live" if result.kind == LIVE else "slow"
    added = {
        "matches": 1,
        _PLACES[result.place - 1]: 1,
        "hands": len(hands),
        "points": result.points,
        "king_points": result.king_points,
        "kings_made": result.kings_made,
        "kings_escaped": result.kings_escaped,
        f"{pace}_moves": result.moves,
        f"{pace}_seconds": result.seconds,
    }
    for name, value in added.items():
        values[name] += value
    for contract, points, _ in hands:
        if values["best"] is None or points > values["best"]:
            values["best"], values["best_contract"] = points, contract
        if values["worst"] is None or points < values["worst"]:
            values["worst"], values["worst_contract"] = points, contract
    values["run"] = values["run"] + 1 if result.place == 1 else 0
    values["longest_run"] = max(values["longest_run"], values["run"])
    values["last_table"] = result.table_id
    return TotalRow(**values)
