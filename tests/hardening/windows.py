"""Finding the window where somebody can move, whatever else was written to them since."""

from __future__ import annotations

import re

from kingbot.players import player
from kingbot.tables.bots import decide_in_threads
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.screen import Button, Menu, Screen
from tests.support.sitting import Sitting, king_on


def thoughtless(bench: Bench) -> None:
    """Let the bots play anything: what they think of takes time and does not matter here."""
    king_on(bench).tables.bots.decision_of = decide_in_threads(lambda _: player("random"))


MOVES = re.compile("king:.*:(?:act|page).*")


def offers(screen: Screen) -> list[Button | Menu]:
    """The controls of a message that make a move, or lead to one."""
    controls: list[Button | Menu] = [*screen.buttons, *screen.menus]
    return [each for each in controls if not each.disabled and each.is_called(MOVES)]


def window_of(person: Person) -> Screen:
    """The newest direct message with a move to make, else the newest of all."""
    found = [screen for screen in person.dms() if screen.buttons]
    return next((screen for screen in found[::-1] if offers(screen)), found[-1])


class Restless(Sitting):
    """People whose last message need not be their window."""

    def window(self, person: Person) -> Screen:
        return window_of(person)
