"""Texts kept as files for a reader of diffs: `make goldens` writes them anew, tests compare."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1] / "goldens"
MOST_SHOWN: Final = 40  # lines of a difference


def write(folder: Path, files: Mapping[str, str]) -> None:
    """Make these texts, by name, all that there is in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for stale in {each.name for each in folder.iterdir()} - {*files}:
        (folder / stale).unlink()
    for name, text in files.items():
        (folder / name).write_text(text, "utf-8")


def difference(folder: Path, files: Mapping[str, str]) -> str:
    """How these texts differ from those kept in a folder; empty if they do not."""
    kept = {each.name: each.read_text("utf-8") for each in folder.iterdir()} if folder.is_dir() else {}
    lines = [
        line
        for name in sorted({*kept, *files})
        for line in difflib.unified_diff(
            kept.get(name, "").splitlines(), files.get(name, "").splitlines(), name, name, lineterm="", n=1
        )
    ]
    return "\n".join([*lines[:MOST_SHOWN], "(`make goldens` writes them anew)"]) if lines else ""
