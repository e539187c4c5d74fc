"""`delivery/discord_api.py` is the only module that calls Discord; all others ask it to.

Calls are found by name: an awaited method that discord.py has under that name on some class of its own.
Our own classes have some of these names too (`edit`, `close`): what they are called on tells them apart.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator, Set
from pathlib import Path
from typing import Final

import discord
import pytest

ROOT: Final = Path(__file__).parents[2]
ROOMS: Final = (
    "kingbot/delivery",
    "kingbot/actions",
    "kingbot/ui",
    "kingbot/tables",
    "kingbot/bot.py",
    "cogs",
)
DOOR: Final = ROOT / "kingbot" / "delivery" / "discord_api.py"

# What methods of these names are called on where they are our own: services, query modules, the library's.
OURS: Final = {
    *("api", "_api", "messages", "_messages", "boards", "hands", "reconciler", "scheduler"),
    *("lobbies", "matches", "votes", "plans", "queries", "_tables", "_matches", "actions", "_repository"),
    *(
        "store",
        "pool",
        "pictures",
        "_pictures",
        "_work",
        "asyncio",
        "self",
        "deadlines",
        "statistics",
        "seasons",
        "reviews",
        "leased",
        "leases",
        "packed",
        "_woken",
    ),
    *(
        "rows",
        "plan_rows",
        "turn_rows",
        "table_rows",
        "vote_rows",
        "setting_rows",
        "privacy",
        "log",
        "invitation_rows",
    ),
}
# The bot is a client of discord.py's: these make its connection, and nothing that people see.
LIFE_OF_THE_CLIENT: Final = {
    *("super().connect", "super().close", "shard.disconnect", "session.disconnect"),
    *("super().launch_shards", "super().before_identify_hook", "self.launch_shard"),
}
TASKS: Final = {"create_task", "ensure_future", "gather", "wait_for", "shield"}


def network_methods() -> set[str]:
    """The names of discord.py's public coroutine methods."""
    names = set()
    for found in pkgutil.iter_modules(discord.__path__, "discord."):
        if found.ispkg or found.name == "discord.__main__":
            continue
        module = importlib.import_module(found.name)
        for each in vars(module).values():
            if inspect.isclass(each) and each.__module__ == module.__name__:
                names |= {name for name, method in vars(each).items() if is_waited_for(method)}
    return {name for name in names if not name.startswith("_")}


def is_waited_for(method: object) -> bool:
    return inspect.iscoroutinefunction(method) or inspect.isasyncgenfunction(method)


def waited_for(node: ast.AST) -> list[ast.expr]:
    """What a piece of code waits for."""
    match node:
        case ast.Await(value=value):
            return [value]
        case ast.AsyncFor(iter=iterated) | ast.comprehension(iter=iterated, is_async=1):
            return [iterated]
        case ast.Call(func=ast.Attribute(attr=name), args=arguments) if name in TASKS:
            return arguments
    return []


def calls_of_discord(source: str, ours: Set[str] = OURS) -> Iterator[str]:
    """What in a module's source calls Discord, with its line."""
    methods, tree = network_methods(), ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == "http":
            yield f"{node.lineno}: {ast.unparse(node)}"
        for call in waited_for(node):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            called_on = call.func.value
            owner = called_on.attr if isinstance(called_on, ast.Attribute) else ast.unparse(called_on)
            named = ast.unparse(call.func)
            if call.func.attr in methods and owner not in ours and named not in LIFE_OF_THE_CLIENT:
                yield f"{call.lineno}: {named}"


def modules() -> Iterator[Path]:
    for room in ROOMS:
        yield from (ROOT / room).rglob("*.py") if (ROOT / room).is_dir() else (ROOT / room,)


def test_only_discord_api_calls_discord() -> None:
    found = {}
    for path in modules():
        ours = OURS - {"self"} if path.name == "bot.py" else OURS  # there it is a client
        found[path.relative_to(ROOT).as_posix()] = [*calls_of_discord(path.read_text("utf-8"), ours)]
    door = found.pop(DOOR.relative_to(ROOT).as_posix())
    assert len(door) > 15, "the calls of the door itself are recognised"
    assert {path: calls for path, calls in found.items() if calls} == {}


@pytest.mark.parametrize(
    "call",
    [
        "await client.create_application_emoji(name=name, image=png)",
        "await interaction.response.send_message('hello')",
        "await request.interaction.followup.send('hello')",
        "await self.bot.get_channel(5).send('hello')",
        "await channel.create_thread(name='King')",
        "await message.edit(content='hello')",
        "await bot.http.get_member(1, 2)",
        "async for each in channel.history(): pass",
        "asyncio.create_task(channel.send('hello'))",
    ],
)
def test_a_call_of_discord_anywhere_else_would_be_found(call: str) -> None:
    assert [*calls_of_discord(f"async def spoil():\n    {call}")]
