"""The settings of a person: switches, menus, and when they play on a page of its own; those of a server."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ButtonStyle, SelectOption

from kingbot.cards import CARDS
from kingbot.i18n import Words, languages, words, written
from kingbot.i18n.words import slug
from kingbot.preferences import PersonSettings, ServerSettings
from kingbot.tables.model import Table
from kingbot.tables.time_control import parse_clock
from kingbot.ui.controls import Control, ControlItem, ControlKind, button, menu
from kingbot.ui.layout import Attachment, MessageBuilder, Screen
from kingbot.ui.permissions import permission_names
from kingbot.ui.playing_hours import NOTHING, hours_lines, read_hours, zone_name
from kingbot.ui.time_text import clock_name

HOURS: Final = "hours"  # the page on when somebody plays
ON_PAGE: Final = "page"  # after a value: it was picked on the page of settings in a hand window
SWITCHED_ON: Final = "✓"
Value = str | bool | int | None

# The texts of values that are not strings, in controls and in catalogue keys.
_VALUE_TEXTS: Final[dict[Value, str]] = {None: "auto", True: "on", False: "off"}
_DAY: Final = "day"
_HOURS_OFFERED: Final = (NOTHING, "07:00-23:00", "09:00-21:00", "12:00-22:00", "17:00-23:00", "20:00-01:00")


@dataclass(frozen=True, slots=True)
class Preference:
    """One of the `PersonSettings` with its values: a switch if there are two, else a menu.

    The catalogue has the label of a switch as `switch-<name>`, or that of its *on* as of a value. It has the
    label of a value as `setting-<name>-<value>`, and may have descriptions as `switch-<name>-about` and
    `setting-<name>-<value>-about`; None is *auto*, True *on* and False *off*. A language has its own name.
    """

    name: str
    values: tuple[Value, ...]

    @property
    def is_switch(self) -> bool:
        """Whether it is off or on."""
        return len(self.values) == 2

    @property
    def on(self) -> Value:
        """The value of a switch that is on: True, or the second of two names."""
        return True if True in self.values else self.values[1]

    @property
    def off(self) -> Value:
        """The other value."""
        return next(value for value in self.values if value != self.on)


PREFERENCES: Final = (
    Preference("four_colours", (False, True)),
    Preference("large", (False, True)),
    Preference("sort", ("suit", "rank")),
    Preference("letters", ("international", "local")),
    Preference("counter", (False, True)),
    Preference("plan", (False, True)),
    Preference("stop_after_trick", (False, True)),
    Preference("confirm", (False, True)),
    Preference("facilitated", (False, True)),
    Preference("only_move", ("known", "always", "never")),
    Preference("bot_speed", ("quick", "normal", "slow")),
    Preference("told", ("direct", "mention", "nothing")),
    Preference("language", (None, *written())),
)


def panel(
    settings: PersonSettings,
    w: Words,
    table: Table | None = None,
    sample: Attachment | None = None,
    sample_lines: Sequence[str] = (),
) -> Screen:
    """All settings of a person, with a sample of how a hand looks; those opened at a `table` stay there."""
    message = MessageBuilder()
    offered = [each for each in PREFERENCES if each.name != "letters" or _has_letters(settings, w)]
    switches = [each for each in offered if each.is_switch]
    abouts = (f"switch-{slug(each.name)}-about" for each in switches)
    message.text(f"### {w('settings-title')}", w("settings-tip"))
    message.text(*(f"-# {w(key)}" for key in abouts if key in w))
    message.text(f"-# {w('settings-sample')}")
    if sample is not None:
        message.picture(sample)
    message.text(*sample_lines)
    message.buttons(_switch(each, settings, w, table) for each in switches)
    for preference in offered:
        if not preference.is_switch:
            chosen = getattr(settings, preference.name)
            options = [_option(preference, value, chosen, w, table) for value in preference.values]
            control = _control(table, ControlKind.SET, preference.name)
            message.menu(menu(control, options[0].label, options))
    message.buttons([button(_control(table, ControlKind.SETTINGS, HOURS), w("button-hours"))])
    return message.screen()


def hours_panel(settings: PersonSettings, w: Words, table: Table | None = None) -> Screen:
    """When a person plays: their days as switches, their hours in a menu; the rest is typed."""
    message = MessageBuilder()
    message.text(*hours_lines(settings, w))
    message.buttons(
        _toggle(w(f"weekday-{day}"), day in settings.days, table, f"{_DAY} {day}") for day in range(7)
    )
    current = f"{settings.begin:%H:%M}-{settings.end:%H:%M}"
    offered = _HOURS_OFFERED if current in (*_HOURS_OFFERED, "00:00-00:00") else (current, *_HOURS_OFFERED)
    options = [
        SelectOption(
            label=w("hours-always") if each == NOTHING else each.replace("-", "–"),
            value=_argument(table, f"{HOURS} {each}"),
            default=each == (NOTHING if settings.begin == settings.end else current),
        )
        for each in offered
    ]
    message.menu(menu(_control(table, ControlKind.SET, HOURS), w("hours-title"), options))
    message.buttons([button(_control(table, ControlKind.SETTINGS, "all"), w("button-before"))])
    return message.screen()


def server_panel(
    settings: ServerSettings, w: Words, season: str | None = None, lacking: discord.Permissions | None = None
) -> Screen:
    """The settings of a server as text.

    `season` is a line on the season that is not over; `lacking` what we need where the daily King is posted.
    """
    message = MessageBuilder()
    chosen = languages().get(settings.language or "")
    language = chosen.name if chosen is not None else w("language-auto")
    message.text(
        f"### {w('server-title')}",
        w("server-clock", clock=clock_name(parse_clock(settings.clock), w)),
        w("server-language", language=language),
        w("server-limits", tables=settings.tables, person=settings.tables_per_person),
        w("server-tidying", hours=settings.lobby_hours, days=settings.paused_days),
        w("server-standings", shown=_text(settings.standings)),
        w("server-ratings", shown=_text(settings.ratings)) if settings.standings else None,
        *_daily_lines(settings, w, lacking),
        season or w("server-no-season"),
    )
    return message.screen()


def _daily_lines(settings: ServerSettings, w: Words, lacking: discord.Permissions | None) -> Iterable[str]:
    if not settings.daily:
        yield w("server-daily-off")
        return
    zone = zone_name(settings.zone)
    if settings.daily_channel is None:
        yield w("server-daily", zone=zone)
        return
    channel, begin = f"<#{settings.daily_channel}>", f"{settings.daily_hour}:00"
    yield w("server-daily-posted", channel=channel, begin=begin, zone=zone)
    if lacking is not None and lacking.value:
        yield w("error-cannot-post", channel=channel, permissions=", ".join(permission_names(lacking, w)))


def _has_letters(settings: PersonSettings, w: Words) -> bool:
    """Whether the letters of cards can be chosen: the language has its own, or they are chosen already."""
    if settings.letters != "international":
        return True
    local, international = words(w.language, "local"), words(w.language)
    return any(local.rank(card) != international.rank(card) for card in CARDS)


def picked(argument: str, settings: PersonSettings) -> dict[str, Any]:
    """The change to these settings that was picked; empty if there is no such setting or value any more.

    :raises UserError: `bad-hours`.
    """
    name, _, text = argument.removesuffix(f" {ON_PAGE}").partition(" ")
    if name == HOURS:
        return read_hours(text)
    if name == _DAY and text in {str(day) for day in range(7)}:
        return {"days": tuple(sorted({*settings.days} ^ {int(text)}))}
    return dict(_matching(name, text))


def is_about_hours(argument: str) -> bool:
    """Whether what was picked says when somebody plays."""
    return argument.partition(" ")[0] in (HOURS, _DAY)


def _switch(preference: Preference, settings: PersonSettings, w: Words, table: Table | None) -> ControlItem:
    """A switch that shows whether a setting is on, and turns it over."""
    name = slug(preference.name)
    is_on = getattr(settings, preference.name) == preference.on
    argument = f"{preference.name} {_text(preference.off if is_on else preference.on)}"
    key = f"switch-{name}" if f"switch-{name}" in w else f"setting-{name}-{_text(preference.on)}"
    return _toggle(w(key), is_on, table, argument)


def _toggle(label: str, is_on: bool, table: Table | None, argument: str) -> ControlItem:
    control = _control(table, ControlKind.SET, _argument(table, argument))
    style = ButtonStyle.success if is_on else ButtonStyle.secondary
    return button(control, f"{SWITCHED_ON} {label}" if is_on else label, style=style)


def _option(
    preference: Preference, value: Value, chosen: Value, w: Words, table: Table | None
) -> SelectOption:
    key = f"setting-{slug(preference.name)}-{_text(value)}"
    about = w(f"{key}-about") if f"{key}-about" in w else None
    named = preference.name == "language" and isinstance(value, str)
    label = w("setting-language", language=languages()[str(value)].name) if named else w(key)
    picked = _argument(table, f"{preference.name} {_text(value)}")
    return SelectOption(label=label, description=about, value=picked, default=value == chosen)


def _control(table: Table | None, kind: ControlKind, argument: str) -> Control:
    return Control(0, 0, kind, argument) if table is None else Control.at(table, kind, argument)


def _argument(table: Table | None, argument: str) -> str:
    return argument if table is None else f"{argument} {ON_PAGE}"


def _matching(name: str, text: str) -> Iterable[tuple[str, Value]]:
    for preference in PREFERENCES:
        for value in preference.values:
            if (preference.name, _text(value)) == (name, text):
                yield name, value


def _text(value: Value) -> str:
    return _VALUE_TEXTS[value] if value is None or isinstance(value, bool) else str(value)
