"""Messages are put together within Discord's limits, or not at all."""

import discord
import pytest

from kingbot.ui.controls import Control, ControlKind, button, menu
from kingbot.ui.layout import Attachment, MessageBuilder, broken_limits


def test_buttons_come_four_a_row() -> None:
    message = MessageBuilder()
    message.buttons(
        button(Control(1, 1, ControlKind.ACT, f"bid {tricks}"), str(tricks)) for tricks in range(1, 14)
    )
    rows = [item for item in message.screen().view.children if isinstance(item, discord.ui.ActionRow)]
    assert [len(row.children) for row in rows] == [4, 4, 4, 1]


def test_empty_lines_are_left_out_and_an_empty_text_is_no_component() -> None:
    message = MessageBuilder()
    message.text("one", None, "", "two")
    message.text(None)
    texts = [
        item for item in message.screen().view.walk_children() if isinstance(item, discord.ui.TextDisplay)
    ]
    assert [text.content for text in texts] == ["one\ntwo"]


def test_an_alt_text_is_cut_off_at_discords_limit() -> None:
    message = MessageBuilder()
    message.picture(Attachment("table.png", b"png", "x" * 2000))
    (attached,) = message.screen().attachments
    assert attached.alt is not None
    assert len(attached.alt) == 1024
    assert attached.file().description == attached.alt


@pytest.mark.parametrize(
    ("fault", "build"),
    [
        ("characters", lambda message: message.text("x" * 4001)),
        ("children", lambda message: [message.line() for _ in range(40)]),
        ("label", lambda message: message.buttons([button(Control(1, 1, ControlKind.HAND), "")])),
        ("custom id", lambda message: message.buttons([button(Control(1, 1, ControlKind.HAND), "a")] * 2)),
        ("options", lambda message: message.menu(menu(Control(1, 1, ControlKind.ACT), "?", []))),
    ],
)
def test_a_message_over_a_limit_is_refused(fault: str, build) -> None:  # type: ignore[no-untyped-def]
    message = MessageBuilder()
    build(message)
    with pytest.raises(ValueError, match=fault):
        message.screen()


def test_a_message_within_the_limits_has_no_fault() -> None:
    message = MessageBuilder()
    message.text("x" * 4000)
    assert list(broken_limits(message.screen().view)) == []
