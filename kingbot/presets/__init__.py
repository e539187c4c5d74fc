"""The presets and the rules made from them (rules 8, 9).

A preset is a TOML file of this folder; `custom` changes some of its options, `parse_line` and `format_line`
read and write a table's rules as one short line (`classic slam=plus14 sale=off`).
"""

from kingbot.presets.errors import PresetError, RulesError
from kingbot.presets.line import completions, format_line, parse_line, parse_value
from kingbot.presets.loader import PRESETS, load, offered
from kingbot.presets.overrides import allowed, changed, custom
from kingbot.presets.values import format_value

__all__ = [
    "PRESETS",
    "PresetError",
    "RulesError",
    "allowed",
    "changed",
    "completions",
    "custom",
    "format_line",
    "format_value",
    "load",
    "offered",
    "parse_line",
    "parse_value",
]
