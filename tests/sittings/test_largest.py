"""Every message at its largest, in every language: longest names, most to choose, all options on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain

import pytest
from discord import PartialEmoji
from discord.ui import TextDisplay

from kingbot.cards import CARDS, Suit
from kingbot.engine.actions import Call, Play
from kingbot.engine.events import HandScored, TrickTaken
from kingbot.engine.refusals import Reason, Refusal, RefusedError
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import CardStyle, Words, words, written
from kingbot.preferences import PersonSettings
from kingbot.presets import PRESETS
from kingbot.render import (
    Style,
    counter_picture,
    hand_picture,
    last_trick_picture,
    match_end_picture,
    score_picture,
    table_picture,
    window_picture,
)
from kingbot.render.picture import ALT_LIMIT
from kingbot.rulebook import rules_text
from kingbot.tables.model import Announcement, Moved, Seat, Status
from kingbot.ui.board import board, results_board
from kingbot.ui.counter import counter
from kingbot.ui.emojis import Emojis
from kingbot.ui.errors import UserError, error_text
from kingbot.ui.hand import Extras, hand_screen
from kingbot.ui.hand_closed import bot_plays_screen, elsewhere_screen, hand_over_screen, not_yours
from kingbot.ui.help import PAGES, help_page
from kingbot.ui.history import choices, history
from kingbot.ui.kinds import traditional_kind
from kingbot.ui.layout import Attachment, Screen
from kingbot.ui.lobby import lobby, seats_screen
from kingbot.ui.match_end import result
from kingbot.ui.more import more
from kingbot.ui.names import seat_names
from kingbot.ui.pages import look, window_page
from kingbot.ui.pings import greeting
from kingbot.ui.plans import plan_notes
from kingbot.ui.prompts import CONFIRM_PAGE, action_argument
from kingbot.ui.recap import MAX_LINES, recap
from kingbot.ui.replay import Place, open_replay, replay_screen
from kingbot.ui.rules import preset_rules, table_rules
from kingbot.ui.score import last_trick, score
from kingbot.ui.screen_reader import readout
from kingbot.ui.settings import hours_panel, panel
from kingbot.ui.table_list import table_list
from tests.i18n.test_words import DUTY, PARAMETERS
from tests.support.largest import (
    BOARD,
    INVITATION,
    LONG_ID,
    NAMES,
    Named,
    Position,
    broken,
    opened,
    planned,
    positions,
    replays,
    rules_of,
    table_of,
)

PICTURE = Attachment("table.png", b"", "x" * 2000)  # an alt text that is too long is cut
NOTE = "n" * 400
STYLES: tuple[CardStyle, ...] = ("local", "spoken")  # signs with the longest letters, and words


@pytest.fixture(params=written())
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def telling(position: Position, w: Words) -> list[str]:
    """More news than a window holds, each line as long as it gets."""
    names, view = seat_names(table_of(position.own.rules).seats), position.own
    told: list[Announcement] = []
    for number, trick in enumerate(view.tricks, 1):
        told += [Moved(1, Play(seat, card), True) for seat, card in enumerate(trick.cards)]
        told.append(TrickTaken(number, trick))
    longest = max(recap(told, view, names, w), key=len, default="x" * 300)
    return [longest] * MAX_LINES


def windows(position: Position, w: Words) -> Iterator[Named]:
    """The hand window of a position: with and without pictures, and on each of its pages."""
    table, view = table_of(position.own.rules), position.own
    said = ["t" * 80] * 3 + [*plan_notes(planned(w), w)]
    extras = Extras(recap=telling(position, w), note=NOTE, board=BOARD, time=said, other_table=LONG_ID)
    yield "in words", opened(hand_screen(table, view, w, extras))
    painted = replace(extras, table=PICTURE)
    yield "with pictures", opened(hand_screen(table, view, w, painted))
    asked = replace(extras, confirms=True)
    yield "asking", opened(hand_screen(table, view, w, asked))
    kinds = {type(action): action for action in view.legal}
    for action in kinds.values():
        yield (
            f"sure of {action}",
            opened(hand_screen(table, view, w, replace(asked, page=CONFIRM_PAGE + action_argument(action)))),
        )
        if isinstance(action, Call):
            for letter in "SHCD":
                yield (
                    f"calling {letter}",
                    opened(hand_screen(table, view, w, replace(asked, page=f"suit {letter}"))),
                )
        if isinstance(action, Play):
            yield "the ace", opened(hand_screen(table, view, w, replace(extras, page=f"ace {action.card}")))


def others(position: Position, w: Words) -> Iterator[Named]:
    """The messages for all, and those one looks at, of a position."""
    table, own, public = table_of(position.own.rules), position.own, position.public
    yield "board", board(table, public, w, None, ["t" * 80] * 3)
    yield "board with picture", board(table, public, w, PICTURE)
    yield "shrunk", results_board(table, public, w, PICTURE)
    yield "away", bot_plays_screen(table, public, w, BOARD)
    yield "elsewhere", elsewhere_screen(table, w, BOARD)
    yield "not yours", not_yours(table, w, BOARD)
    yield "last trick", last_trick(table, public, w, PICTURE)
    yield "score", score(table, public, w)
    yield "score with picture", score(table, public, w, PICTURE)
    yield "choices", choices(table, public, w)
    yield "history", history(table, public, w)
    yield "counter", opened(counter(table, own, w))
    yield "counter with picture", opened(counter(table, own, w, PICTURE))
    for content in (score(table, public, w), history(table, public, w), counter(table, own, w)):
        yield "page", opened(window_page(content, table, own, w, "x" * 9, BOARD, NOTE))
    yield "rest of a window", hand_over_screen(table, public, w, BOARD, NOTE)
    if public.stage is Stage.OVER:
        finished = table_of(own.rules, Status.FINISHED)
        yield "result", result(finished, public, w, PICTURE)
        yield "result in words", result(finished, public, w)
        yield "the end in a window", hand_over_screen(finished, public, w, BOARD, NOTE)
        yield "closed", result(table_of(own.rules, Status.CLOSED), public, w)
        yield "broken off", result(table_of(own.rules, Status.ABANDONED), public, w, PICTURE)


def of_tables(w: Words) -> Iterator[Named]:
    """Messages that need no position."""
    for preset in PRESETS:
        table = table_of(rules_of(preset, changed=True))
        for page in range(3):
            yield f"rules {page}", table_rules(table, w, page)
            yield f"preset {page}", preset_rules(rules_of(preset, changed=False), w, page)
        yield "begun", lobby(table, w)
        waiting = table_of(table.rules, Status.LOBBY)
        yield "seats", seats_screen(waiting, w, (), NOTE)
        free = replace(waiting, seats=(waiting.seats[0], Seat(1), Seat(2), Seat(3)))
        yield "free seats", seats_screen(free, w, (), NOTE)
        asked = [replace(INVITATION, id=10**9 + seat, seat=seat) for seat in (1, 2, 3)]
        yield "invited", seats_screen(free, w, asked, NOTE)
        for status in (Status.LOBBY, Status.ABANDONED):
            yield f"lobby {status}", lobby(table_of(table.rules, status), w)
        for person in (LONG_ID, LONG_ID + 1, 5):
            shown = look(more(table, w), table, w, person, "")
            assert isinstance(shown, Screen)
            yield "more", shown
        yield "greeting", greeting(table, w)
        many = [replace(table, id=LONG_ID + at) for at in range(60)]
        yield "tables", table_list(many[:20], many[:40], many, dict.fromkeys(range(60), LONG_ID), w)
    table = table_of(rules_of("rifki", changed=True))
    changed = PersonSettings(
        four_colours=False, large=True, sort="rank", letters="local", counter=True, confirm=True
    )
    for settings in (PersonSettings(), changed):
        yield "settings", panel(settings, w, None, PICTURE)
        yield "hours", hours_panel(settings, w)
        for shown_page in (panel(settings, w, table, PICTURE), hours_panel(settings, w, table)):
            shown = look(shown_page, table, w, LONG_ID, "settings")
            assert isinstance(shown, Screen)
            yield "settings at a table", shown
    for preset in sorted({traditional_kind(each) for each in written()}):
        yield from ((f"help {page} {preset}", help_page(page, w, PICTURE, preset=preset)) for page in PAGES)


def of_replays(w: Words) -> Iterator[Named]:
    """Steps of replays, of a match played here and of a record, in words and with a picture."""
    for record, number, step in replays():
        replay, table = open_replay(record, Place(number, step)), table_of(record.rules)
        yield f"replay {number}", replay_screen(replay, table, w, Style())
        yield "replay of a record", replay_screen(replay, None, w, Style(), None, b"{}")
        yield "replay with picture", replay_screen(replay, table, w, Style(), PICTURE)


@pytest.mark.parametrize("style", STYLES)
def test_replays_are_within_the_limits(language: str, style: CardStyle) -> None:
    assert not [*broken(of_replays(words(language, style)))]


@pytest.mark.parametrize("style", STYLES)
def test_the_hand_window_is_within_the_limits_whatever_is_due(language: str, style: CardStyle) -> None:
    w = words(language, style)
    assert not [*broken(chain.from_iterable(windows(each, w) for each in positions()))]


@pytest.mark.parametrize("style", STYLES)
def test_what_all_see_and_what_one_looks_at_is_within_the_limits(language: str, style: CardStyle) -> None:
    w = words(language, style)
    assert not [*broken(chain.from_iterable(others(each, w) for each in positions()))]


@pytest.mark.parametrize("style", STYLES)
def test_rules_lobby_lists_settings_and_help_are_within_the_limits(language: str, style: CardStyle) -> None:
    assert not [*broken(of_tables(words(language, style)))]


def test_emojis_in_the_place_of_cards_do_not_break_the_limits(language: str) -> None:
    w = words(language)
    named = [*(str(card) for card in CARDS), *(suit.letter for suit in Suit)]
    emojis = Emojis({key: PartialEmoji(name=f"king_{key}_abcdef", id=10**19) for key in named})
    dressed = (
        (name, emojis.replace_cards(screen, w))
        for each in positions()
        for name, screen in chain(windows(each, w), others(each, w))
    )
    assert not [*broken(dressed)]


def test_all_of_the_rules_stands_on_some_page(language: str) -> None:
    w = words(language)
    for preset in PRESETS:
        table = table_of(rules_of(preset, changed=True))
        pages = [table_rules(table, w, page).view for page in range(3)]
        texts = [
            each.content for page in pages for each in page.walk_children() if isinstance(each, TextDisplay)
        ]
        for section in rules_text(table.rules, w):
            assert all(any(line.text in text for text in texts) for line in section.lines)


def test_the_alt_texts_are_within_the_limit_and_say_something(language: str) -> None:
    w = words(language)
    for position in positions():
        for picture in pictures(position.own, w):
            assert 0 < len(picture) <= ALT_LIMIT


def pictures(view: PlayerView, w: Words) -> Iterator[str]:
    """The alt texts of all pictures of a position."""
    style = Style()
    yield table_picture(view, NAMES, style=style, words=w).alt
    yield hand_picture(view, style=style, words=w).alt
    yield window_picture(view, NAMES, style=style, words=w, planned=view.hand, counter=True).alt
    yield counter_picture(view, style=style, words=w).alt
    yield score_picture(view, NAMES, style=style, words=w).alt
    if view.last_trick is not None:
        yield last_trick_picture(view, NAMES, style=style, words=w).alt
    if view.ranking is not None:
        yield match_end_picture(view, NAMES, style=style, words=w).alt


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_short_enough_for_a_note(language: str, reason: Reason) -> None:
    table, w = table_of(rules_of("classic", changed=True)), words(language)
    error = RefusedError(Refusal(reason, PARAMETERS.get(reason, DUTY)))
    assert len(error_text(error, w, table)) <= len(NOTE)


def test_what_the_desk_says_is_short_enough_for_a_message(language: str) -> None:
    table, w = table_of(rules_of("classic", changed=True)), words(language)
    many = ", ".join([str(LONG_ID)] * 50)
    given = {"tables": many, "text": "`" * 24, "moves": ", ".join(["W" * 60] * 14)}
    for key in ("which-table", "which-lobby", "no-table-here", "which-move", "unclear-move"):
        assert len(error_text(UserError(key, given), w, table)) <= 2000


def test_what_is_read_out_is_within_the_limits(language: str) -> None:
    w = words(language, "spoken")
    for position in positions():
        view, table = position.own, table_of(position.own.rules)
        if not view.tricks or not view.finished:
            continue
        told: list[Announcement] = [
            TrickTaken(len(view.tricks), view.tricks[-1]),
            HandScored(view.finished[-1]),
        ]
        ended = readout(told, view, seat_names(table.seats), w)
        assert ended is not None
        shown = opened(hand_screen(table, view, w, Extras(readout=ended, note=NOTE, board=BOARD)))
        over = hand_over_screen(
            table_of(view.rules, Status.ABANDONED), position.public, w, BOARD, NOTE, ended
        )
        assert not [*broken([("read out", shown), ("the end", over)])]
        # Discord would take such a line, and all below it, for a list.
        assert not [line for line in ended.lines if re.match(r"\d+[.)] |[-*] ", line)]
