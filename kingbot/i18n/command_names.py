"""How a text names a slash command: `{ COMMAND("play") }` in a Fluent file.

Discord shows the name in a mention, `</king play:1234>`, just as it was sent, and a click on it works only
with the name that the command was registered with: the English one. So a mention is sent where the language
calls the command by that name; elsewhere a text has the localised name, which the reader's client offers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

GROUP: Final = "king"

# Commands that stand beside the group, not in it.
ALONE: Final = frozenset({"king-server", "king-daily"})


@dataclass
class CommandNames:
    """What is known of the commands at Discord: their ids, and whether clients show their localised names."""

    ids: Mapping[str, int] = field(default_factory=dict)
    """Those of `king` and of the commands beside it; empty until Discord has been asked."""
    localised: bool = True
    """False in the demo, whose client has the registered names alone."""

    def refer_to(self, name: str, localised: Callable[[str], str]) -> str:
        """A command as a text names it: a mention that can be clicked on, or its name to be typed.

        `localised` gives what a language calls a command; it is asked for the group, too.
        """
        path = (name,) if name in ALONE else (GROUP, name)
        registered, shown = " ".join(path), " ".join(map(localised, path))
        if not self.localised:
            shown = registered
        number = self.ids.get(path[0])
        return f"`/{shown}`" if number is None or shown != registered else f"</{shown}:{number}>"


COMMANDS: Final = CommandNames()
"""The commands of this process's bot."""
