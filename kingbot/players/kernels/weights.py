"""The learned weights: `weights.npz`, which names what each weight is for, and the check that it fits.

The file holds three tables. Each has a row for each kind (a contract, or a way to play domino) and a column
for each feature, with the names of the rows and of the feature blocks beside it. Where the code has other
kinds or features than the file, the weights would mean something else, so they are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np

from kingbot.players.kernels import domino_policy, hand_value, trick_policy
from kingbot.players.kernels.jit import WeightArray
from kingbot.players.kernels.trick_rules import TRICK_CONTRACTS

FILE: Final = Path(__file__).with_name("weights.npz")
RETRAIN: Final = "python -m kingbot.players.training"

W = TypeVar("W")


class WeightsError(Exception):
    """The stored weights do not fit the contracts or the features of the code."""


class LearnedWeights(NamedTuple, Generic[W]):
    """The weights of the three models, each a flat sequence, row by row."""

    trick_policy: W
    domino_policy: W
    hand_value: W


@dataclass(frozen=True, slots=True)
class _Table:
    """How the weights of one model are stored: its kinds, a label for each feature block, the precision."""

    kinds: tuple[str, ...]
    blocks: tuple[str, ...]
    size: int
    dtype: type[np.floating[Any]]


_TABLES: Final = LearnedWeights(
    trick_policy=_Table(
        tuple(map(str, TRICK_CONTRACTS)),
        tuple(
            f"{play} {block}" for play in trick_policy.PLAY_TYPES for block in trick_policy.FEATURES.labels()
        ),
        trick_policy.KIND_SIZE,
        np.float16,
    ),
    domino_policy=_Table(
        domino_policy.DOMINO_KINDS, domino_policy.FEATURES.labels(), domino_policy.FEATURES.size, np.float16
    ),
    hand_value=_Table(
        hand_value.HAND_KINDS, hand_value.FEATURES.labels(), hand_value.FEATURES.size, np.float32
    ),
)


def untrained() -> LearnedWeights[WeightArray]:
    """Weights that are all 0, to be learned."""
    return LearnedWeights(*(np.zeros(len(table.kinds) * table.size, np.float32) for table in _TABLES))


def save(weights: LearnedWeights[WeightArray], file: Path = FILE) -> None:
    """Write weights with the names of what they were learned for."""
    arrays: dict[str, Any] = {}
    for name, table, values in zip(_TABLES._fields, _TABLES, weights, strict=True):
        arrays[name] = values.astype(table.dtype).reshape(len(table.kinds), table.size)
        arrays[f"{name}_kinds"] = np.array(table.kinds)
        arrays[f"{name}_blocks"] = np.array(table.blocks)
    np.savez_compressed(file, **arrays)


def load(file: Path = FILE) -> LearnedWeights[WeightArray]:
    """Read weights.

    :raises WeightsError: if there are none for some contract or feature, or they are for others.
    """
    with np.load(file) as stored:
        faults = [
            fault
            for name, table in zip(_TABLES._fields, _TABLES, strict=True)
            for fault in _faults(name, table, stored)
        ]
        if faults:
            raise WeightsError(f"{file.name} does not fit this code: {'; '.join(faults)}. Retrain: {RETRAIN}")
        return LearnedWeights(*(stored[name].astype(np.float32).reshape(-1) for name in _TABLES._fields))


def _faults(name: str, table: _Table, stored: Any) -> list[str]:
    """What does not fit in one table of the file."""
    if not {name, f"{name}_kinds", f"{name}_blocks"} <= set(stored):
        return [f"{name} is missing"]
    faults = [
        *_differences(f"{name} kinds", table.kinds, stored[f"{name}_kinds"].tolist()),
        *_differences(f"{name} features", table.blocks, stored[f"{name}_blocks"].tolist()),
    ]
    expected = (len(table.kinds), table.size)
    if not faults and stored[name].shape != expected:
        faults.append(f"{name} has shape {stored[name].shape} instead of {expected}")
    return faults


def _differences(what: str, expected: Sequence[str], stored: Sequence[str]) -> list[str]:
    missing = [each for each in expected if each not in stored]
    unknown = [each for each in stored if each not in expected]
    found = [f"{what}: no weights for {', '.join(missing)}"] if missing else []
    if unknown:
        found.append(f"{what}: weights for unknown {', '.join(unknown)}")
    if not found and list(expected) != list(stored):
        found.append(f"{what}: another order")
    return found


@cache
def weight_arrays() -> LearnedWeights[WeightArray]:
    """The stored weights as arrays, for kernels.

    :raises WeightsError: if they do not fit.
    """
    return load()


@cache
def weight_tuples() -> LearnedWeights[tuple[float, ...]]:
    """The stored weights as tuples, for Python.

    :raises WeightsError: if they do not fit.
    """
    return LearnedWeights(*(tuple(array.tolist()) for array in weight_arrays()))
