"""Messages are put together within Discord's limits, or not at all."""

import discord
import pytest

from kingbot.ui.controls import Control, ControlKind, button, menu
from kingbot.ui.layout import Attachment, MessageBuilder, broken_limits


def test_buttons_stand_four_a_row() -> None:
    sheet = MessageBuilder()
    sheet.buttons(
        button(Control(1, 1, ControlKind.ACT, f"bid {tricks}"), str(tricks)) for tricks in range(1, 14)
    )
    rows = [item for item in sheet.screen().view.children if isinstance(item, discord.ui.ActionRow)]
    assert [len(row.children) for row in rows] == [4, 4, 4, 1]


def test_empty_lines_are_left_out_and_an_empty_text_is_no_component() -> None:
    sheet = MessageBuilder()
    sheet.text("one", None, "", "two")
    sheet.text(None)
    texts = [item for item in sheet.screen().view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert [text.content for text in texts] == ["one\ntwo"]


def test_a_picture_carries_its_alt_text_cut_to_what_discord_takes() -> None:
    sheet = MessageBuilder()
    sheet.picture(Attachment("table.png", b"png", "x" * 2000))
    (attached,) = sheet.screen().attachments
    assert attached.alt is not None
    assert len(attached.alt) == 1024
    assert attached.file().description == attached.alt


@pytest.mark.parametrize(
    ("fault", "build"),
    [
        ("characters", lambda sheet: sheet.text("x" * 4001)),
        ("children", lambda sheet: [sheet.line() for _ in range(40)]),
        ("label", lambda sheet: sheet.buttons([button(Control(1, 1, ControlKind.HAND), "")])),
        ("custom id", lambda sheet: sheet.buttons([button(Control(1, 1, ControlKind.HAND), "a")] * 2)),
        ("options", lambda sheet: sheet.menu(menu(Control(1, 1, ControlKind.ACT), "?", []))),
    ],
)
def test_what_discord_would_refuse_is_never_sent(fault: str, build) -> None:  # type: ignore[no-untyped-def]
    sheet = MessageBuilder()
    build(sheet)
    with pytest.raises(ValueError, match=fault):
        sheet.screen()


def test_a_message_within_the_limits_has_no_fault() -> None:
    sheet = MessageBuilder()
    sheet.text("x" * 4000)
    assert list(broken_limits(sheet.screen().view)) == []
