"""The screens of `/king privacy`: an overview of a person's data, its export, and confirming its deletion."""

from __future__ import annotations

import gzip
import json
from datetime import datetime
from typing import Any, Final

import discord

from kingbot.i18n import Words
from kingbot.preferences import StoredRows
from kingbot.ui.controls import Control, ControlItem, ControlKind, button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen

EXPORT: Final = "export"
ASK: Final = "ask"
COUNT: Final = "count"
DO_NOT_COUNT: Final = "no-count"
DELETE: Final = "delete"
MAX_FILE_BYTES: Final = 8 * 2**20  # Discord accepts 10 MiB


def data_overview(rows: StoredRows, w: Words) -> Screen:
    """How much data there is about a person, with buttons to export, delete, and be counted or not."""
    message = MessageBuilder()
    message.text(f"### {w('privacy-title')}", w("privacy-what"))
    if rows:
        rest = sum(len(found) for name, found in rows.items() if name not in ("seats", "actions", "people"))
        settings = rows.get("people", [{"settings": "{}"}])[0]["settings"]
        found = (
            w("privacy-seats", count=len(rows.get("seats", ()))),
            w("privacy-moves", count=len(rows.get("actions", ()))),
            w("privacy-settings", count=len(json.loads(settings))),
            w("privacy-rest", count=rest),
        )
        message.text(*(f"- {line}" for line in found))
        message.text(w("privacy-why"))
        message.buttons(
            [
                button(_control(EXPORT), w("privacy-export")),
                _counting(json.loads(settings).get("counted", True), w),
                button(_control(ASK), w("privacy-delete"), style=discord.ButtonStyle.danger),
            ]
        )
    else:
        message.text(w("privacy-nothing"))
    return message.screen()


def deletion_question(w: Words) -> Screen:
    """The question whether everything shall be deleted, with what that means."""
    message = MessageBuilder(accent=discord.Colour.red())
    message.text(f"### {w('privacy-sure')}", w("privacy-means"))
    message.buttons([button(_control(DELETE), w("privacy-delete-all"), style=discord.ButtonStyle.danger)])
    return message.screen()


def data_export(user_id: int, rows: StoredRows, at: datetime, w: Words) -> Screen:
    """All data about a person as a JSON file, compressed if it is too large for Discord."""
    exported = {
        "user_id": user_id,
        "exported": at.isoformat(),
        "kept": {name: _plain(rows[name]) for name in rows},
    }
    data = json.dumps(exported, ensure_ascii=False, indent=1).encode()
    name = f"kingbot-{user_id}.json"
    message = MessageBuilder()
    message.text(w("privacy-exported"))
    if len(data) > MAX_FILE_BYTES:
        message.file(Attachment(f"{name}.gz", gzip.compress(data)))
    else:
        message.file(Attachment(name, data))
    return message.screen()


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {key: value.isoformat() if isinstance(value, datetime) else value for key, value in row.items()}
        for row in rows
    ]


def _counting(counted: bool, w: Words) -> ControlItem:
    """The button by which somebody takes part in statistics and standings, or no longer does."""
    if counted:
        return button(_control(DO_NOT_COUNT), w("privacy-do-not-count"))
    return button(_control(COUNT), w("privacy-count"))


def _control(argument: str) -> Control:
    return Control(0, 0, ControlKind.PRIVACY, argument)
