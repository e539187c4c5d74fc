"""Discord's errors, told apart as far as it matters."""

import pytest

from kingbot.ui.wire import Trouble, trouble_of


class FailedError(Exception):
    """An error with one of Discord's codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


@pytest.mark.parametrize(
    ("code", "trouble"),
    [
        (10008, Trouble.GONE),
        (10003, Trouble.NOWHERE),
        (50001, Trouble.NOWHERE),
        (50013, Trouble.NOWHERE),
        (50007, Trouble.CLOSED),
        (50278, Trouble.CLOSED),
        (30046, Trouble.WORN),
        (10062, Trouble.DEAD),
        (40060, Trouble.DEAD),
        (0, Trouble.DOWN),
        (99999, Trouble.DOWN),
    ],
)
def test_a_code_means_what_is_to_be_done(code: int, trouble: Trouble) -> None:
    assert trouble_of(FailedError(code)) is trouble
