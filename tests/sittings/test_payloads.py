"""The bench is as strict as Discord: bodies that Discord would refuse are found, nonces are enforced."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from kingbot.bot import KingBot
from kingbot.ui.permissions import PERMISSIONS
from tests.support import openapi
from tests.support.bench import Bench
from tests.support.payloads import faults
from tests.support.sitting import king_on, plain, sit_down

TEXT = {"type": 10, "content": "Ada leads."}
BUTTON = {"type": 2, "style": 2, "label": "Score", "custom_id": "king:1:2:score"}
MENU = {"type": 3, "custom_id": "king:1:2:act", "options": [{"label": "Hearts", "value": "H"}]}
PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://table.png"}, "description": "The table"}]}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://table.png"}, "description": "x" * 1025}]}


def row(*parts: Any) -> dict[str, Any]:
    return {"type": 1, "components": [*parts]}


def message(*parts: Any, **other: Any) -> dict[str, Any]:
    return {"flags": 1 << 15, "allowed_mentions": {"parse": []}, "components": [*parts], **other}


FILES = {"attachments": [{"id": 0, "filename": "table.png"}]}
GOOD = [
    message(TEXT),
    message({"type": 17, "components": [TEXT, PICTURE]}, row(BUTTON), row(MENU), **FILES),
    message(TEXT, nonce="a" * 25, enforce_nonce=True),
    {"content": "A sentence.", "flags": 64, "allowed_mentions": {"parse": []}},
]
WRONG = {
    "more than 4,000 characters in all texts": message(*[{"type": 10, "content": "x" * 1001}] * 4),
    "an empty text": message({"type": 10, "content": ""}),
    "more than 40 components": message(*[TEXT] * 41),
    "a custom id twice": message(row(BUTTON, BUTTON)),
    "a custom id that is too long": message(row(BUTTON | {"custom_id": "k" * 101})),
    "a button without a label": message(row({**BUTTON, "label": ""})),
    "a label that is too long": message(row(BUTTON | {"label": "x" * 81})),
    "a link with a custom id": message(row(BUTTON | {"url": "https://discord.com"})),
    "six buttons in a row": message(row(*(BUTTON | {"custom_id": str(number)} for number in range(6)))),
    "a menu beside a button": message(row(BUTTON, MENU)),
    "a menu of 26": message(row(MENU | {"options": [{"label": "x", "value": str(n)} for n in range(26)]})),
    "an option without a label": message(row(MENU | {"options": [{"label": "", "value": "x"}]})),
    "alt text that is too long": message(GALLERY, **FILES),
    "a picture that was not sent": message(PICTURE),
    "a file that is not shown": message(TEXT, **FILES),
    "a file name with a space": message(PICTURE, attachments=[{"id": 0, "filename": "the table.png"}]),
    "text beside components": message(TEXT, content="Ada"),
    "components without their flag": message(TEXT, flags=0),
    "mentions that are left to the text": {"content": "@everyone", "flags": 0},
    "a nonce that is not enforced": message(TEXT, nonce="a"),
    "a nonce that is too long": message(TEXT, nonce="a" * 26, enforce_nonce=True),
    "an unknown field": message(TEXT, poll={}),
    "a component that nobody has described": message({"type": 9, "components": [TEXT]}),
}


@pytest.mark.parametrize("body", GOOD)
def test_what_discord_takes_is_taken(body: dict[str, Any]) -> None:
    assert [*faults("POST", "/channels/1/messages", body)] == []


@pytest.mark.parametrize("what", WRONG)
def test_what_discord_refuses_is_found(what: str) -> None:
    assert [*faults("PATCH", "/channels/1/messages/2", WRONG[what])]


BY_ITSELF = (
    "more than 40 components",
    "a custom id that is too long",
    "a label that is too long",
    "six buttons in a row",
    "a menu of 26",
    "alt text that is too long",
    "an empty text",
)


@pytest.mark.parametrize("what", BY_ITSELF)
def test_discords_own_description_finds_what_it_can(what: str) -> None:
    found = openapi.faults("PATCH", "/channels/1/messages/2", WRONG[what])
    assert found is not None
    assert [*found]


@pytest.mark.parametrize("body", GOOD)
def test_what_is_right_agrees_with_discords_own_description(body: dict[str, Any]) -> None:
    found = openapi.faults("POST", "/channels/1/messages", body)
    assert found is not None
    assert [*found] == []


def test_the_copy_of_the_description_says_where_it_is_from_and_its_licence() -> None:
    assert "discord/discord-api-spec" in openapi.DOCUMENT["origin"]
    assert re.fullmatch("[0-9a-f]{40}", openapi.DOCUMENT["commit"])
    assert "Permission is hereby granted" in openapi.DOCUMENT["license"]


def test_a_call_that_nobody_has_described_is_found() -> None:
    assert [*faults("POST", "/channels/1/invites", {})]
    assert [*faults("POST", "/interactions/1/token/callback", {"type": 5, "data": {"flags": 4}})]


async def test_a_message_with_a_known_nonce_is_sent_once_and_anew_after_some_minutes(bench: Bench) -> None:
    ada = bench.person("Ada")
    await ada.slash("king new")
    api = king_on(bench).services.reconciler.messages.api

    async def send() -> int:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.TextDisplay("Ada leads."))
        channel: Any = await king_on(bench).fetch_channel(bench.channel.id)
        sent = await channel.send(
            view=view, nonce="the-same", allowed_mentions=discord.AllowedMentions.none()
        )
        return int(sent.id)

    first = await send()
    assert await send() == first
    await api.delete(bench.channel.id, first)
    assert await send() == first, "Discord remembers a message that was deleted"
    await bench.advance(301)
    assert await send() != first


# What Discord demands for the calls that kingbot makes, by their routes.
DEMANDED = {
    "POST /channels/…/messages": ("view_channel", "send_messages"),
    "POST /channels/…/messages with files": ("attach_files",),
    "POST /channels/…/messages in a thread": ("send_messages_in_threads",),
    "POST /channels/…/threads": ("view_channel", "create_public_threads"),
}
OF_ITS_OWN = {"PATCH /channels/…/messages/…", "DELETE /channels/…/messages/…"}  # of the bot's own messages
WITHOUT = {"POST /users/@me/channels", "PUT /applications/…/commands", "GET /applications/…/emojis"}
WITHOUT |= {
    "GET /applications/…/commands",
    "GET /guilds/…/members/…",
    "GET /channels/…",
    "GET /oauth2/applications/@me",
}


async def test_the_permissions_that_are_asked_for_are_those_that_the_calls_need(tmp_path: Any) -> None:
    async with Bench(lambda database: plain(database, pictures=True), tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_queens")
        await sitting.play()
        await sitting.host.slash("king new", thread=True)
        made = set(bench.rest_calls)
        threads = {each.id for each in bench.env.backend.channels.values() if each.is_thread}
        for call in bench.env.http_requests:
            if call.method == "POST" and call.path.startswith("/channels/") and isinstance(call.json, dict):
                channel = bench.env.backend.channels[int(call.path.split("/")[2])]
                if channel.guild_id is not None and call.json.get("attachments"):
                    made.add("POST /channels/…/messages with files")
                if channel.id in threads and call.path.endswith("/messages"):
                    made.add("POST /channels/…/messages in a thread")
    assert made <= {*DEMANDED, *OF_ITS_OWN, *WITHOUT}, "what does this call demand?"
    needed = {name: True for call in made & {*DEMANDED} for name in DEMANDED[call]}
    assert discord.Permissions(**needed) == PERMISSIONS


# The intent that each event which the bot listens to comes with; of itself it is told without one.
INTENTS = {
    "on_message": "guild_messages",
    "on_raw_message_delete": "guild_messages",
    "on_raw_bulk_message_delete": "guild_messages",
    "on_guild_channel_update": "guilds",
    "on_guild_role_update": "guilds",
    "on_guild_join": "guilds",
    "on_guild_remove": "guilds",
    "on_member_ban": "moderation",
    "on_member_update": None,
    "on_ready": None,
    "on_shard_ready": None,
    "on_command_error": None,  # of discord.py's own
}


async def test_the_intents_that_are_asked_for_are_those_that_the_events_need(bench: Bench) -> None:
    bot = king_on(bench)
    heard = {name for name in vars(KingBot) if name.startswith("on_")} | {*bot.extra_events}
    assert heard <= {*INTENTS}, "which intent does this event need?"
    needed = {intent: True for name in heard if (intent := INTENTS[name]) is not None}
    assert bot.intents == discord.Intents(**needed)
