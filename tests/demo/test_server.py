"""The demo's server: whom it answers, and which clicks it takes."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from kingbot.demo import run_demo
from tests.support.toy_bot import ToyBot


@pytest.fixture
async def client(address: str) -> AsyncIterator[aiohttp.ClientSession]:
    root = address.split("/", 3)
    async with aiohttp.ClientSession("/".join(root[:3])) as client:
        yield client


class Window:
    """A browser's window on one place, as simcord's client would drive it."""

    def __init__(self, client: aiohttp.ClientSession, key: str) -> None:
        self._client = client
        self._headers = {"X-Simcord-Capability": key}
        self._sequence = 0

    state: dict[str, Any]

    async def open(self) -> None:
        async with self._client.post("/api/pages", json={}, headers=self._headers) as answer:
            self.state = await answer.json()
        self._headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def look(self) -> None:
        async with self._client.get("/api/state", headers=self._headers) as answer:
            self.state = await answer.json()

    async def do(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Act on what was last looked at."""
        self._sequence += 1
        body = {
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"request-{self._sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
            "kind": kind,
            **rest,
        }
        async with self._client.post("/api/action", json=body, headers=self._headers) as answer:
            receipt: dict[str, Any] = await answer.json()
        self._sequence = receipt["expectedSequence"]
        return receipt

    def button(self, label: str) -> dict[str, str]:
        """What names a button to the server, as it was last seen."""
        for number, message in self.state["messages"].items():
            for row in message["components"]:
                for part in row.get("components", []):
                    if part.get("label") == label:
                        return {"target_id": number, "control_key": part["control_key"]}
        raise AssertionError(f"no button {label!r}")


async def places(address: str) -> Any:
    async with aiohttp.ClientSession() as client, client.get(f"{address}places") as answer:
        return await answer.json()


async def new_table(client: aiohttp.ClientSession, address: str) -> tuple[Window, Window]:
    """Ada opens a table; her windows on the channel and on the direct messages."""
    ada = (await places(address))[0]
    channel, direct = (Window(client, place["key"]) for place in (ada["rooms"][0], ada["dm"]))
    await channel.open()
    async with client.get("/api/commands", headers=channel._headers) as answer:
        command = next(one for one in (await answer.json())["entries"] if one["path"] == ["king", "new"])
    receipt = await channel.do(
        "run_command",
        command_id=command["commandId"],
        path=command["path"],
        schema_fingerprint=command["schemaFingerprint"],
        options={"preset": "classic"},
    )
    assert receipt["settlement"] == "settled", receipt
    await direct.open()
    return channel, direct


async def test_only_who_has_the_address_is_answered(client: aiohttp.ClientSession, address: str) -> None:
    async with client.get("/wrong/") as answer:
        assert answer.status == 404
    async with client.post("/api/pages", json={}) as answer:
        assert answer.status == 401
    key = (await places(address))[0]["dm"]["key"]
    headers = {"X-Simcord-Capability": key, "Host": "elsewhere.example"}
    async with client.post("/api/pages", json={}, headers=headers) as answer:
        assert answer.status == 401
    async with client.get("/", headers={"Host": "elsewhere.example"}) as answer:
        assert answer.status == 403


async def test_each_account_has_its_language_and_its_places(address: str) -> None:
    people = await places(address)
    assert [(one["name"], one["language"]) for one in people] == [
        ("Ada", "English"),
        ("Bruno", "italiano"),
        ("Carla", "Português (Brasil)"),
        ("Deniz", "Türkçe"),
    ]
    assert len({place["key"] for one in people for place in (*one["rooms"], one["dm"])}) == 8


async def test_a_click_counts_although_something_else_changed_meanwhile(
    client: aiohttp.ClientSession, address: str
) -> None:
    _, direct = await new_table(client, address)
    await direct.look()
    await direct.do("send_message", content="hello", reply_to=None)
    receipt = await direct.do("click", **direct.button("Play"))
    assert receipt["settlement"] == "settled", receipt


async def test_a_click_on_what_has_changed_meanwhile_does_not_count(
    client: aiohttp.ClientSession, address: str
) -> None:
    _, direct = await new_table(client, address)
    await direct.look()
    play = direct.button("Play")
    assert (await direct.do("click", **play))["settlement"] == "settled"
    assert (await direct.do("click", **play))["rejected"]


async def test_clicks_at_the_same_moment_are_done_one_after_the_other(
    client: aiohttp.ClientSession, address: str
) -> None:
    channel, direct = await new_table(client, address)
    await channel.look()
    await direct.look()
    receipts = await asyncio.gather(
        channel.do("click", **channel.button("Hand")), direct.do("click", **direct.button("Play"))
    )
    assert [receipt["settlement"] for receipt in receipts] == ["settled", "settled"]


async def test_a_port_that_was_asked_for_and_is_taken_is_an_error() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        await run_demo(ToyBot, port=taken.getsockname()[1], open_browser=False)


async def test_without_a_wish_any_free_port_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr("kingbot.demo.run.PORT", taken.getsockname()[1])
        opened = asyncio.get_running_loop().create_future()
        demo = asyncio.create_task(run_demo(ToyBot, open_browser=False, ready=opened.set_result))
        address = await asyncio.wait_for(opened, 60)
        assert f":{taken.getsockname()[1]}/" not in address
        demo.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await demo
