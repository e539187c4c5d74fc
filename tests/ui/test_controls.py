"""Custom ids: what one stands for is read back exactly, and nothing else is read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingbot.cards import CARDS
from kingbot.engine.actions import Play, Side
from kingbot.engine.contracts import Contract
from kingbot.ui.controls import LARGEST_TABLE_ID, Control, ControlKind, button, parse
from kingbot.ui.prompts import CONFIRM_PAGE, action_argument

MOVES = [action_argument(Play(0, each, side)) for each in CARDS for side in (None, *Side)]
MOVES += [f"choose {contract}" for contract in Contract]


@given(
    table=st.integers(0, LARGEST_TABLE_ID),
    version=st.integers(0, 10**9 - 1),
    what=st.sampled_from(ControlKind),
    argument=st.sampled_from(["", *MOVES, *(CONFIRM_PAGE + move for move in MOVES)]),
)
def test_a_control_survives_its_custom_id(table: int, version: int, what: ControlKind, argument: str) -> None:
    control = Control(table, version, what, argument)
    assert parse(str(control)) == control
    assert len(str(control)) <= 100


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "king",
        "king:1:2",
        "king:1:2:nothing",
        "king:-1:2:act",
        "king:1:2:act:",
        "king:1:2:act:\n",
        "king:١:2:act",
    ],
)
def test_an_invalid_custom_id_is_no_control(custom_id: str) -> None:
    assert parse(custom_id) is None


@given(st.text(max_size=120))
def test_any_text_is_read_as_a_control_or_not_at_all(text: str) -> None:
    control = parse(text)
    assert control is None or str(control) == text or str(control) == text.lower()


def test_a_button_carries_its_control() -> None:
    control = Control(12, 345, ControlKind.ACT, "play QS")
    assert button(control, "Q").custom_id == "king:12:345:act:play QS"
