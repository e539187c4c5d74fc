"""The log: one event a line, a reference with every error, and neither secrets nor cards, at any level.

Libraries log more than they should once somebody sets them to DEBUG: discord.py what it sends and receives,
private hands included, aiosqlite the values that it writes. So below INFO only kingbot itself is heard, and
whatever is written passes `discreet` first, tracebacks too.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO
from urllib.parse import quote

from kingbot.plain_text import escape_unprintable

Form = Literal["text", "json"]

OURS: Final = ("kingbot", "cogs")
HIDDEN: Final = "(secret)"
CARD: Final = "(card)"

_SECRETS: Final = (
    # A bot's token, whoever's it is: three parts, of which the first is an id in base 64.
    (re.compile(r"\b[\w-]{23,30}\.[\w-]{5,8}\.[\w-]{25,}"), HIDDEN),
    # As a header, or in the text of a mapping of headers.
    (re.compile(r"(authorization\W{1,6})(?:(?:bot|bearer|basic)\s+)?[^\s'\",}]+", re.I), rf"\1{HIDDEN}"),
    # Whoever has the token of an interaction can read its private answer, and so a hand.
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+"), rf"\1{HIDDEN}"),
    # The seed of a match; what it is committed to looks alike and is not missed.
    (re.compile(r"\b[0-9a-f]{64}\b", re.I), HIDDEN),
)
_CARDS: Final = (
    re.compile(r"(?<![\w.-])(?:10|[2-9TJQKA])[CDHS](?![\w.-])"),
    re.compile(r"\w{0,2}[♠♥♦♣]\ufe0e?\w{0,2}"),
)
_PLAIN: Final = frozenset(
    {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}
)


def new_reference() -> str:
    """A reference by which somebody can tell an error from all others."""
    return secrets.token_hex(4)


def discreet(text: str, token: str | None = None) -> str:
    """A text without the `token` in whatever spelling, without other secrets, and without any card."""
    if token:
        for spelt in {token, quote(token, safe=""), token.encode("unicode_escape").decode()}:
            text = text.replace(spelt, HIDDEN)
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    for pattern in _CARDS:
        text = pattern.sub(CARD, text)
    return text


def _admit(record: logging.LogRecord) -> bool:
    """Whether a record may be written; an error is given a reference, if it has none yet."""
    if record.levelno < logging.INFO and record.name.split(".")[0] not in OURS:
        return False
    if record.levelno >= logging.ERROR and not hasattr(record, "reference"):
        record.reference = new_reference()
    return True


class LineFormatter(logging.Formatter):
    """Writes records as lines: to be read by people, or as JSON; what `extra` carries comes along."""

    def __init__(self, form: Form, token: str | None = None) -> None:
        super().__init__()
        self._form, self._token = form, token

    def format(self, record: logging.LogRecord) -> str:
        """The record in a line; as `text`, a traceback follows it, indented."""
        extra = {name: value for name, value in record.__dict__.items() if name not in _PLAIN}
        told: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._clean(record.getMessage()),
            **{name: self._clean(str(value)) for name, value in extra.items()},
        }
        trace = self._clean(self.formatException(record.exc_info)) if record.exc_info else ""
        if self._form == "json":
            return json.dumps(told | ({"trace": trace} if trace else {}), ensure_ascii=False)
        at, level, logger, message, *rest = (escape_unprintable(value) for value in told.values())
        pairs = (f" {name}={value}" for name, value in zip(extra, rest, strict=True))
        return f"{at} {level} {logger}: {message}{''.join(pairs)}{_indented(trace)}"

    def _clean(self, text: str) -> str:
        return discreet(text, self._token)


def _indented(trace: str) -> str:
    return "".join(f"\n    {escape_unprintable(line)}" for line in trace.splitlines())


def handler(form: Form, token: str | None = None, stream: TextIO | None = None) -> logging.Handler:
    """What writes the log; nothing gets past it that does not belong there, however loggers are set."""
    made = logging.StreamHandler(stream or sys.stderr)
    made.setFormatter(LineFormatter(form, token))
    made.addFilter(_admit)
    return made


def set_up(level: str, form: Form, token: str | None = None) -> None:
    """Have this process write its log to the standard error, from that level on."""
    root = logging.getLogger()
    root.handlers[:] = [handler(form, token)]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for name in OURS:
        logging.getLogger(name).setLevel(level)
