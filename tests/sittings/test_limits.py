"""The limits simcord lets pass are held by the bench."""

from typing import Any

import pytest
from discord import Locale

from kingbot.i18n import nearest
from tests.support.bench import Bench
from tests.support.limits import command_faults, faults, layout_faults
from tests.support.simcord_internals import Message


def message(*parts: dict[str, Any], attachments: list[dict[str, Any]] | None = None) -> Message:
    rows = [{"type": 1, "components": list(parts)}] if parts else []
    return Message(1, 2, 3, "", [], rows, attachments or [], False, frozenset())


def button(**fields: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "custom_id": "x", "label": "Join", **fields}


def menu(*options: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "x", "options": list(options), **fields}


QUEENS = {"label": "No queens", "value": "no_queens"}


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        (button(label=" "), "a button without label"),
        (button(label="x" * 81), "label of 81"),
        (button(emoji={"name": "♠\ufe0e"}), "is no emoji"),
        (menu(QUEENS, placeholder="x" * 151), "placeholder of 151"),
        (menu(QUEENS, max_values=2), "max_values above"),
        (menu({**QUEENS, "description": "x" * 101}), "menu description of 101"),
        (menu(QUEENS, QUEENS), "one value twice"),
        ({"type": 12, "items": [{"description": "x" * 1025}]}, "alt text of 1025"),
    ],
)
def test_a_component_discord_would_refuse_is_named(part: dict[str, Any], fault: str) -> None:
    assert any(fault in found for found in faults(message(part), may_attach=True))


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ([text("x")] * 41, "41 components"),
        ([text("x" * 2001)] * 2, "4002 characters"),
        ([text(" ")], "an empty text"),
        ([{"type": 1, "components": [button(), button()]}], "one custom id twice: x"),
        ([{"type": 1, "components": [button(custom_id="x" * 101)]}], "custom id of 101"),
        ([{"type": 1, "components": [button(custom_id=f"x{n}") for n in range(5)]}], "5 controls in a row"),
        ([{"type": 1, "components": [menu()]}], "0 options"),
    ],
)
def test_a_layout_that_is_too_large_is_named_before_it_is_sent(
    parts: list[dict[str, Any]], fault: str
) -> None:
    assert any(fault in found for found in layout_faults(parts))


def test_a_good_layout_has_no_fault() -> None:
    rows = [{"type": 1, "components": [button(custom_id=f"x{n}") for n in range(4)]}]
    assert list(layout_faults([text("x" * 4000), *rows])) == []


def test_a_file_needs_the_permission_and_alt_text_of_bearable_length() -> None:
    file = {"filename": "table.png", "size": 20 * 2**20, "description": "x" * 1025}
    found = " ".join(faults(message(attachments=[file] * 11), may_attach=False))
    assert all(words in found for words in ("11 files", "alt text", "bytes", "may not attach"))


def test_a_good_message_has_no_fault() -> None:
    good = message(button(), menu(QUEENS), attachments=[{"filename": "a.png", "size": 1}])
    assert list(faults(good, may_attach=True)) == []


@pytest.mark.parametrize(
    ("option", "fault"),
    [
        ({"name": "Preset", "description": "which"}, "name 'Preset'"),
        ({"name": "preset", "description": "x" * 101}, "description of 101"),
        ({"name": "preset", "description": "which", "description_localizations": {"it": ""}}, "of 0"),
        (
            {"name": "preset", "description": "which", "choices": [{"name": "a", "value": "b"}] * 26},
            "26 choices",
        ),
        (
            {"name": "preset", "description": "which", "choices": [{"name": "a" * 101, "value": "b"}]},
            "of 101",
        ),
    ],
)
def test_a_command_discord_would_refuse_is_named(option: dict[str, Any], fault: str) -> None:
    found = list(command_faults([{"name": "king", "description": "King", "options": [option]}]))
    assert any(fault in one for one in found)


def test_the_texts_of_a_command_are_counted_together_and_options_ordered() -> None:
    optional = {"name": "a", "description": "x" * 100}
    options = [optional, {"name": "b", "description": "x", "required": True}]
    assert list(command_faults([{"name": "king", "description": "King", "options": options}])) == [
        "/king: a required option after an optional one"
    ]
    many = [{"name": f"group{n}", "description": "x" * 100, "options": [optional] * 25} for n in range(4)]
    assert "in all" in " ".join(command_faults([{"name": "king", "description": "King", "options": many}]))


async def test_the_commands_are_within_the_limits_in_every_language(bench: Bench) -> None:
    await bench.sync(translated=True)
    sent = bench.env.http_requests[-1].json
    assert isinstance(sent, list)
    said = set(sent[0]["description_localizations"])
    assert said == {locale.value for locale in Locale if (nearest(str(locale)) or "en") != "en"}
