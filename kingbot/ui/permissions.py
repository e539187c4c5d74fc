"""What kingbot must be allowed to do where it plays, and how a host is told of what it is not."""

from __future__ import annotations

from typing import Final

import discord

from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui.layout import MessageBuilder, Screen

# What kingbot needs where it plays, and what it needs besides to open a thread. That is what its calls need:
# it posts messages with files, edits and deletes its own, and opens threads. It reads none.
TO_PLAY: Final = discord.Permissions(view_channel=True, send_messages=True, attach_files=True)
FOR_THREADS: Final = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
PERMISSIONS: Final = TO_PLAY | FOR_THREADS


def needed_in(*, thread: bool) -> discord.Permissions:
    """What is needed to play in a channel, or in a thread that is there already."""
    if not thread:
        return TO_PLAY
    sending = discord.Permissions(send_messages_in_threads=True)
    return TO_PLAY & ~discord.Permissions(send_messages=True) | sending


def permission_names(permissions: discord.Permissions, w: Words) -> list[str]:
    """Permissions by their names in Discord."""
    # discord.py still calls one of them as Discord did once.
    names = (name.replace("read_messages", "view_channel") for name, granted in permissions if granted)
    return [w(f"permission-{name.replace('_', '-')}") for name in names]


def lacking_screen(table: Table, missing: discord.Permissions, w: Words) -> Screen:
    """The direct message to a host about permissions that were taken away in the table's channel."""
    message = MessageBuilder()
    names, channel = ", ".join(permission_names(missing, w)), f"<#{table.channel_id}>"
    message.text(w("table-lacks", table=str(table.id), channel=channel, permissions=names))
    return message.screen()
