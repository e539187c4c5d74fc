"""Every screen of a match in every language, as texts that can be read: `tests/goldens/screens`.

A position of each stage is shown as all see it and as the player who is to move does, with names and rules
that are hard on a screen; then the screens that need no position. `make goldens` writes the files.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from typing import Final

import discord

from kingbot.engine import match as engine
from kingbot.engine.projection import view
from kingbot.engine.view import Stage
from kingbot.i18n import Words, words, written
from kingbot.presets import load
from kingbot.render import Style
from kingbot.ui.layout import Screen
from kingbot.ui.replay import Place, open_replay, replay_screen
from tests.sittings.test_largest import of_tables, others, telling, windows
from tests.sittings.test_largest_private import apart, of_persons
from tests.support.golden_files import FOLDER, write
from tests.support.largest import Named, Position, positions, replays, table_of
from tests.ui.daily_screens import of_daily
from tests.ui.matches import match_logs

SCREENS: Final = FOLDER / "screens"
# Variants of a window that say the same as its first form, or less.
LEFT_OUT: Final = ("with picture", "with pictures", "asking")
FILLING: Final = ("n" * 40, "t" * 40, "x" * 40)  # of tests for sizes


@cache
def shown() -> tuple[Position, ...]:
    """A position of each stage."""
    found: dict[Stage, Position] = {}
    for position in positions():
        found.setdefault(position.own.stage, position)
    return tuple(found.values())


@cache
def middle_of_a_trick() -> Position:
    """Somebody is to follow suit in the fifth trick of a hand where queens count."""
    for log in match_logs(load("classic"), seed=1):
        seat = engine.turn(log.match)
        own = view(log.match, seat) if seat is not None else None
        if own and (own.number, len(own.tricks), len(own.table)) == (2, 4, 2) and len(own.legal) > 1:
            return Position(own, view(log.match, None))
    raise AssertionError("no such trick was played")


def lines(screen: Screen) -> Iterator[str]:
    """What a screen says: its texts, pictures by their alt texts, buttons and menus."""
    for item in screen.view.walk_children():
        inner = item.item if isinstance(item, discord.ui.DynamicItem) else item
        match inner:
            case discord.ui.TextDisplay(content=text):
                yield from text.splitlines()
            case discord.ui.Button():
                yield f"[{inner.label}]"
            case discord.ui.Select():
                yield f"[{inner.placeholder} ▾]"
                for option in inner.options:
                    yield f"  - {option.label}" + (f" · {option.description}" if option.description else "")


def _filling(line: str) -> bool:
    return any(each in line for each in FILLING)


def rendered(screens: Iterator[Named]) -> str:
    """Screens one below the other; one that was there already is left out."""
    texts: dict[str, str] = {}
    for name, screen in screens:
        if name not in LEFT_OUT:
            said = (line for line in lines(screen) if not _filling(line))
            texts.setdefault("\n".join(f"    {line}".rstrip() for line in dict.fromkeys(said)), name)
    return "\n".join(f"{name.strip()}\n{text}\n" for text, name in texts.items())


def made(language: str) -> dict[str, str]:
    """The files of a language."""
    w, spoken = words(language), words(language, "spoken")
    news = dict.fromkeys(line for each in shown() for line in telling(each, w)[:1])
    return {
        **{f"{each.own.stage.value}.txt": _stage(each, w) for each in shown()},
        "spoken.txt": rendered(chain.from_iterable(windows(each, spoken) for each in shown())),
        "recap.txt": "\n".join([*(line for line in news if not _filling(line)), ""]),
        "trick.txt": _stage(middle_of_a_trick(), w),
        "replay.txt": "".join(rendered(of_replay(each)) for each in (w, spoken)),
        "tables.txt": rendered(of_tables(w)),
        "persons.txt": rendered(of_persons(w)),
        "daily.txt": rendered(chain(of_daily(w), of_daily(spoken))),
    }


def of_replay(w: Words) -> Iterator[Named]:
    """A replay at its first step, in play, and at the end of a hand; and one of a record."""
    for record, number, step in replays()[:6]:
        replay = open_replay(record, Place(number, step))
        yield f"step {step}", replay_screen(replay, table_of(record.rules), w, Style())
        yield f"step {step} of a record", replay_screen(replay, None, w, Style(), None, b"{}")


def _stage(position: Position, w: Words) -> str:
    playing = position.own.stage in (Stage.TRICKS, Stage.DOMINO)
    private = apart(position, w) if playing else iter(())
    return rendered(chain(windows(position, w), others(position, w), private))


if __name__ == "__main__":
    for code in written():
        write(SCREENS / code, made(code))
