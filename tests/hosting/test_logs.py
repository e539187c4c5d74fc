"""The log: one line an event, with neither secrets nor cards."""

from __future__ import annotations

import io
import json
import logging
import re
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from kingbot.cards import CARDS
from kingbot.i18n import words, written
from kingbot.logs import LogFormat, configure_logging, log_handler, redact
from tests.support.bench import Bench

TOKEN = b64encode(b"100000000000000000").decode() + ".Gabcde." + "x_-Y" * 9


class Log:
    """A log that a test writes and reads."""

    def __init__(self, log_format: LogFormat) -> None:
        self._stream = io.StringIO()
        self.handler = log_handler(log_format, TOKEN, self._stream)
        self.logger = logging.Logger("kingbot.test", logging.DEBUG)
        self.logger.addHandler(self.handler)

    @property
    def text(self) -> str:
        return self._stream.getvalue()


@pytest.fixture
def log() -> Log:
    return Log("text")


@pytest.fixture
def debug_log() -> Iterator[Log]:
    """Everything that anybody logs, with every logger opened up to DEBUG."""
    log = Log("text")
    loggers = [logging.getLogger(name) for name in ("", "discord", "discord.http", "aiosqlite", "kingbot")]
    before = [each.level for each in loggers]
    for each in loggers:
        each.setLevel(logging.DEBUG)
    logging.getLogger().addHandler(log.handler)
    yield log
    logging.getLogger().removeHandler(log.handler)
    for each, level in zip(loggers, before, strict=True):
        each.setLevel(level)


def test_a_line_has_time_level_logger_message_and_extra_fields(log: Log) -> None:
    log.logger.info("a match\nhas begun", extra={"table": 7})
    assert re.fullmatch(
        r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 INFO kingbot\.test: a match\\nhas begun table=7\n",
        log.text,
    )


def test_json_is_one_object_a_line_with_the_traceback_in_it() -> None:
    log = Log("json")
    try:
        raise ValueError("no such seat")
    except ValueError:
        log.logger.exception("odd", extra={"table": 7})
    (line,) = log.text.splitlines()
    fields = json.loads(line)
    assert (fields["level"], fields["message"], fields["table"]) == ("ERROR", "odd", "7")
    assert fields["trace"].endswith("ValueError: no such seat")


def test_every_error_gets_a_reference_unless_it_has_one(log: Log) -> None:
    log.logger.error("one")
    log.logger.error("two")
    log.logger.error("three", extra={"reference": "abc"})
    log.logger.warning("four")
    first, second, third, fourth = log.text.splitlines()
    references = [re.search(r"reference=(\w+)", line) for line in (first, second, third)]
    assert len({found and found[1] for found in references}) == 3
    assert third.endswith("reference=abc")
    assert "reference" not in fourth


@pytest.mark.parametrize(
    "text",
    [
        TOKEN,
        f"Bot {TOKEN}",
        f"login?token={quote(TOKEN, safe='')}",
        repr({"Authorization": f"Bot {TOKEN}"}),
        f"authorization: Bearer {TOKEN[5:60]}",
        b64encode(b"200000000000000000").decode() + ".Gzzzzz." + "another-token" * 3,
        f"POST https://discord.com/api/v10/webhooks/123/{TOKEN[:20]}/messages/@original",
        f"https://discord.com/api/v10/interactions/123/{TOKEN[:20]}/callback",
        f"seed {'0123456789abcdef' * 4}",
    ],
)
def test_secrets_are_redacted_wherever_they_are(log: Log, text: str) -> None:
    try:
        raise RuntimeError(text)
    except RuntimeError:
        log.logger.exception("about %s", text, extra={"headers": text})
    assert log.text.count("(secret)") >= 3
    for piece in (TOKEN[:20], TOKEN[-20:], "another-token", "0123456789abcdef"):
        assert piece not in log.text


def test_a_token_of_any_form_is_redacted() -> None:
    assert redact("it is p%ss w!", "p%ss w!") == "it is (secret)"


@pytest.mark.parametrize("language", written())
def test_no_card_is_written_however_it_is_spelt(log: Log, language: str) -> None:
    for card in CARDS:
        log.logger.info("play %s, as in king:1:2:act:play %s:high", card, card)
        if language in ("en",):
            log.logger.info("they hold %s", words(language).card(card))
    assert not [card for card in CARDS if re.search(rf"\b{card}\b", log.text)]
    assert not re.search("[♠♥♦♣]", log.text)


def test_text_that_only_resembles_cards_stays(log: Log) -> None:
    text = "10 SQLite files, 2DO, MACHS, table 7, 3.5S, and 9.2H of work"
    log.logger.info(text)
    assert text in log.text


async def test_a_match_played_with_every_logger_at_debug_shows_no_card(debug_log: Log, bench: Bench) -> None:
    everything = io.StringIO()
    unguarded = logging.StreamHandler(everything)
    logging.getLogger().addHandler(unguarded)
    ada = bench.person("Ada")
    await ada.slash("king new", preset="classic", bots="beginner")
    await ada.click("Start")
    for _ in range(3):
        hand = await ada.slash("king hand")
        card = next(each for each in hand.screen.enabled if re.search("[♠♥♦♣]", each))
        await ada.click(card, on=hand.screen)
    logging.getLogger().removeHandler(unguarded)

    def cards_in(text: str) -> list[str]:
        return [str(card) for card in CARDS if re.search(rf"(?<!\w){card}(?!\w)", text)]

    assert cards_in(everything.getvalue())  # the libraries do tell; it is we who do not write it
    assert not cards_in(debug_log.text)
    assert not re.search("[♠♥♦♣]", debug_log.text)


def test_libraries_never_log_below_info_and_kingbot_does_if_set(tmp_path: Path) -> None:
    root, ours = logging.getLogger(), logging.getLogger("kingbot")
    before = root.handlers[:], root.level, ours.level, logging.getLogger("cogs").level
    try:
        configure_logging("DEBUG", "text")
        assert logging.getLogger("kingbot.ui").isEnabledFor(logging.DEBUG)
        assert not logging.getLogger("discord.http").isEnabledFor(logging.DEBUG)
        configure_logging("WARNING", "json")
        assert not logging.getLogger("discord.http").isEnabledFor(logging.INFO)
        assert not logging.getLogger("kingbot.ui").isEnabledFor(logging.INFO)
    finally:
        root.handlers[:] = before[0]
        root.setLevel(before[1])
        ours.setLevel(before[2])
        logging.getLogger("cogs").setLevel(before[3])
