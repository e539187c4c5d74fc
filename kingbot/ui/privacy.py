"""What is kept about somebody, shown to them; and the questions before it is deleted."""

from __future__ import annotations

import gzip
import json
from datetime import datetime
from typing import Any, Final

import discord

from kingbot.i18n import Words
from kingbot.preferences import StoredRows
from kingbot.ui.controls import Control, ControlKind, button
from kingbot.ui.layout import Attachment, MessageBuilder, Screen

EXPORT: Final = "export"
ASK: Final = "ask"
DELETE: Final = "delete"
MOST_BYTES: Final = 8 * 2**20  # Discord takes ten


def data_overview(rows: StoredRows, w: Words) -> Screen:
    """What is kept about a person, in numbers, and what they can do about it."""
    sheet = MessageBuilder()
    sheet.text(f"### {w('privacy-title')}", w("privacy-what"))
    if rows:
        rest = sum(len(found) for name, found in rows.items() if name not in ("seats", "actions", "people"))
        settings = rows.get("people", [{"settings": "{}"}])[0]["settings"]
        found = (
            w("privacy-seats", count=len(rows.get("seats", ()))),
            w("privacy-moves", count=len(rows.get("actions", ()))),
            w("privacy-settings", count=len(json.loads(settings))),
            w("privacy-rest", count=rest),
        )
        sheet.text(*(f"- {line}" for line in found))
        sheet.text(w("privacy-why"))
        sheet.buttons(
            [
                button(_control(EXPORT), w("privacy-export")),
                button(_control(ASK), w("privacy-delete"), style=discord.ButtonStyle.danger),
            ]
        )
    else:
        sheet.text(w("privacy-nothing"))
    return sheet.screen()


def deletion_question(w: Words) -> Screen:
    """Whether everything shall really be deleted, and what that means."""
    sheet = MessageBuilder(accent=discord.Colour.red())
    sheet.text(f"### {w('privacy-sure')}", w("privacy-means"))
    sheet.buttons([button(_control(DELETE), w("privacy-delete-all"), style=discord.ButtonStyle.danger)])
    return sheet.screen()


def data_export(user_id: int, rows: StoredRows, at: datetime, w: Words) -> Screen:
    """Everything that is kept about a person, as a file; compressed if Discord would not take it else."""
    found = {
        "user_id": user_id,
        "exported": at.isoformat(),
        "kept": {name: _plain(rows[name]) for name in rows},
    }
    data = json.dumps(found, ensure_ascii=False, indent=1).encode()
    name = f"kingbot-{user_id}.json"
    sheet = MessageBuilder()
    sheet.text(w("privacy-exported"))
    if len(data) > MOST_BYTES:
        sheet.file(Attachment(f"{name}.gz", gzip.compress(data)))
    else:
        sheet.file(Attachment(name, data))
    return sheet.screen()


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {key: value.isoformat() if isinstance(value, datetime) else value for key, value in row.items()}
        for row in rows
    ]


def _control(argument: str) -> Control:
    return Control(0, 0, ControlKind.PRIVACY, argument)
