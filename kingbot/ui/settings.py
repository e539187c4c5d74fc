"""The settings panel of a person, a menu for each setting, and that of a server."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from discord import SelectOption

from kingbot.i18n import Words, languages, written
from kingbot.i18n.words import slug
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.ui.controls import Control, ControlKind, menu
from kingbot.ui.layout import MessageBuilder, Screen
from kingbot.ui.playing_hours import hours_lines

Value = str | bool | int | None

# The texts of values that are not strings, in controls and in catalogue keys.
_VALUE_TEXTS: Final[dict[Value, str]] = {None: "auto", True: "on", False: "off"}


@dataclass(frozen=True, slots=True)
class Preference:
    """One of the `PersonSettings` with the values a menu offers.

    The catalogue has the label of a value as `setting-<name>-<value>`, and may have a description as
    `setting-<name>-<value>-about`; None is *auto*, True *on* and False *off*. A language has
    its own name.
    """

    name: str
    values: tuple[Value, ...]


PREFERENCES: Final = (
    Preference("language", (None, *written())),
    Preference("facilitated", (False, True)),
    Preference("confirm", (False, True)),
    Preference("stop_after_trick", (False, True)),
    Preference("sort", ("suit", "rank")),
    Preference("four_colours", (True, False)),
    Preference("large", (False, True)),
    Preference("letters", ("international", "local")),
    Preference("told", ("direct", "mention", "nothing")),
    Preference("only_move", ("known", "always", "never")),
)


def panel(settings: PersonSettings, w: Words) -> Screen:
    """All settings of a person, each as a menu."""
    message = MessageBuilder()
    message.text(f"### {w('settings-title')}", w("settings-tip"))
    for preference in PREFERENCES:
        chosen = getattr(settings, preference.name)
        options = [_option(preference, value, chosen, w) for value in preference.values]
        message.menu(menu(Control(0, 0, ControlKind.SET, preference.name), options[0].label, options))
    message.text(*hours_lines(settings, w))
    return message.screen()


def server_panel(settings: ServerSettings, w: Words) -> Screen:
    """The settings of a server as text."""
    message = MessageBuilder()
    language = languages()[settings.language].name if settings.language else w("language-auto")
    message.text(
        f"### {w('server-title')}",
        w("server-clock", clock=settings.clock),
        w("server-language", language=language),
        w("server-limits", tables=settings.tables, person=settings.tables_per_person),
        w("server-tidying", hours=settings.lobby_hours, days=settings.paused_days),
    )
    return message.screen()


def _option(preference: Preference, value: Value, chosen: Value, w: Words) -> SelectOption:
    key = f"setting-{slug(preference.name)}-{_text(value)}"
    about = w(f"{key}-about") if f"{key}-about" in w else None
    named = preference.name == "language" and isinstance(value, str)
    label = w("setting-language", language=languages()[str(value)].name) if named else w(key)
    picked = f"{preference.name} {_text(value)}"
    return SelectOption(label=label, description=about, value=picked, default=value == chosen)


def picked(argument: str) -> dict[str, Value]:
    """The change that was picked from a menu; empty if there is no such setting or value any more."""
    name, _, text = argument.partition(" ")
    return dict(_matching(name, text))


def _matching(name: str, text: str) -> Iterable[tuple[str, Value]]:
    for preference in PREFERENCES:
        for value in preference.values:
            if (preference.name, _text(value)) == (name, text):
                yield name, value


def _text(value: Value) -> str:
    return _VALUE_TEXTS[value] if value is None or isinstance(value, bool) else str(value)
