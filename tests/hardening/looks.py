"""Looking around at a table: what the board and *More* open, for searches of what is shown to whom."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.support.people import Person
from tests.support.screen import Screen

MORE = re.compile("king:.*:more:.*")


async def open_readings(person: Person, board: Screen, is_wanted: Callable[[str], bool]) -> list[Screen]:
    """Touch each control of the board, then what is wanted of *More* there and in the person's hand window.

    Returns that window, if they have one.
    """
    for label in ("Trick", "Score", "More"):
        await person.click(label, on=board)
    shown = [each for each in person.sees() if each.private][-1]
    windows = [each for each in person.dms() if any(menu.is_called(MORE) for menu in each.menus)][-1:]
    for screen in (shown, *windows):
        menu = next(each for each in person.again(screen).menus if each.is_called(MORE))
        for choice in menu.choices:
            if is_wanted(choice.value):
                await person.choose(choice.value, menu=MORE, on=screen)
    return windows
