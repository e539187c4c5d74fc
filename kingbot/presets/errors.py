"""What is wrong with a table's rules, or with a preset's file."""

from __future__ import annotations

from typing import Final, Literal

# How much is shown of a wrong value, which may be of any length.
LONGEST: Final = 100


class RulesError(ValueError):
    """Rules that do not exist: an unknown preset or option, or a value that the preset does not admit.

    `key` is `unknown_key` or `bad_option` (record 5). `option` is the one in question, empty when the preset
    itself is unknown; `value` what was given and `allowed` what would do, as written in a line. Nothing is
    allowed for an option that the preset does not have (rules 9).
    """

    def __init__(
        self,
        key: Literal["unknown_key", "bad_option"],
        *,
        preset: str,
        option: str = "",
        value: str = "",
        allowed: tuple[str, ...] = (),
    ) -> None:
        value = value if len(value) <= LONGEST else value[:LONGEST] + "…"
        super().__init__(f"{key}: {preset} {option}={value} (allowed: {', '.join(allowed) or 'nothing'})")
        self.key = key
        self.preset = preset
        self.option = option
        self.value = value
        self.allowed = allowed


class PresetError(ValueError):
    """A preset's file that cannot be used; the text names the file, what is wrong and what would be right."""

    def __init__(self, preset: str, fault: str) -> None:
        super().__init__(f"{preset}.toml: {fault}")
