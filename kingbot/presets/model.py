"""A preset as it is read from its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kingbot.engine.options import Rules
from kingbot.presets.values import KINDS


@dataclass(frozen=True, slots=True)
class Preset:
    """A preset: its rules, and what a table may make of them.

    `offered` are the options a table is offered first (rules 8), `closed` those it cannot change, `narrowed`
    those of whose values only some are open (rules 9).
    """

    rules: Rules
    offered: tuple[str, ...]
    closed: frozenset[str]
    narrowed: Mapping[str, tuple[str, ...]]

    def allowed(self, option: str) -> tuple[str, ...]:
        """What a table may set an option to, as a line has it; nothing if it cannot be changed."""
        if option in self.closed:
            return ()
        return self.narrowed.get(option) or KINDS[option].allowed(self.rules.options)
