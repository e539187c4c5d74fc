"""Logging: one event a line, a reference with every error, and neither secrets nor cards at any level.

At DEBUG, libraries log more than they should: discord.py what it sends and receives, private hands included;
aiosqlite the values that it writes. So below INFO only kingbot's own loggers are admitted, and every line
passes `redact` first, tracebacks included.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, Literal, TextIO
from urllib.parse import quote

from kingbot.plain_text import escape_unprintable

LogFormat = Literal["text", "json"]

OWN_LOGGERS: Final = ("kingbot", "cogs")
REDACTED: Final = "(secret)"
REDACTED_CARD: Final = "(card)"

_SECRET_PATTERNS: Final = (
    # The token of any bot: three parts, the first an id in base 64.
    (re.compile(r"\b[\w-]{23,30}\.[\w-]{5,8}\.[\w-]{25,}"), REDACTED),
    # An Authorization header, also in the repr of a dict of headers.
    (re.compile(r"(authorization\W{1,6})(?:(?:bot|bearer|basic)\s+)?[^\s'\",}]+", re.I), rf"\1{REDACTED}"),
    # The token of an interaction: with it one can read the private answer, and so a hand.
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[\w.-]+"), rf"\1{REDACTED}"),
    # The seed of a match; its hash looks the same and is not needed in the log.
    (re.compile(r"\b[0-9a-f]{64}\b", re.I), REDACTED),
)
_CARD_PATTERNS: Final = (
    re.compile(r"(?<![\w.-])(?:10|[2-9TJQKA])[CDHS](?![\w.-])"),
    re.compile(r"\w{0,2}[♠♥♦♣]\ufe0e?\w{0,2}"),
)
_log = logging.getLogger(__name__)

_STANDARD_ATTRIBUTES: Final = frozenset(
    {*logging.makeLogRecord({}).__dict__, "message", "asctime", "taskName", "color_message"}
)


def new_reference() -> str:
    """A random reference by which a user's report can be matched with a line of the log."""
    return secrets.token_hex(4)


@contextmanager
def best_effort(what: str, *parameters: object) -> Iterator[None]:
    """Log whatever the block raises, and go on: for conveniences that must never cost somebody a move.

    `what` says what failed, with its `parameters` as for a logger.
    """
    try:
        yield
    except Exception:
        _log.exception(f"{what} failed", *parameters)


def redact(text: str, token: str | None = None) -> str:
    """The text without the `token` (also URL-quoted or escaped), other secrets, and names of cards."""
    if token:
        for spelling in {token, quote(token, safe=""), token.encode("unicode_escape").decode()}:
            text = text.replace(spelling, REDACTED)
    for pattern, replacement in _SECRET_PATTERNS:
        text = pattern.sub(replacement, text)
    for pattern in _CARD_PATTERNS:
        text = pattern.sub(REDACTED_CARD, text)
    return text


def _filter_record(record: logging.LogRecord) -> bool:
    """A logging filter: drops libraries' records below INFO, and gives every error a reference."""
    if record.levelno < logging.INFO and record.name.split(".")[0] not in OWN_LOGGERS:
        return False
    if record.levelno >= logging.ERROR and not hasattr(record, "reference"):
        record.reference = new_reference()
    return True


class LineFormatter(logging.Formatter):
    """Formats a record as one line of text or of JSON, with the fields passed as `extra`."""

    def __init__(self, log_format: LogFormat, token: str | None = None) -> None:
        super().__init__()
        self._log_format, self._token = log_format, token

    def format(self, record: logging.LogRecord) -> str:
        """The record on one line; in the text format, an indented traceback follows it."""
        extra = {name: value for name, value in record.__dict__.items() if name not in _STANDARD_ATTRIBUTES}
        fields: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._redact(record.getMessage()),
            **{name: self._redact(str(value)) for name, value in extra.items()},
        }
        trace = self._redact(self.formatException(record.exc_info)) if record.exc_info else ""
        if self._log_format == "json":
            return json.dumps(fields | ({"trace": trace} if trace else {}), ensure_ascii=False)
        at, level, logger, message, *rest = (escape_unprintable(value) for value in fields.values())
        pairs = (f" {name}={value}" for name, value in zip(extra, rest, strict=True))
        return f"{at} {level} {logger}: {message}{''.join(pairs)}{_indent_trace(trace)}"

    def _redact(self, text: str) -> str:
        return redact(text, self._token)


def _indent_trace(trace: str) -> str:
    return "".join(f"\n    {escape_unprintable(line)}" for line in trace.splitlines())


def log_handler(
    log_format: LogFormat, token: str | None = None, stream: TextIO | None = None
) -> logging.Handler:
    """A handler that filters and redacts every record, whatever the levels of the loggers."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LineFormatter(log_format, token))
    handler.addFilter(_filter_record)
    return handler


def configure_logging(level: str, log_format: LogFormat, token: str | None = None) -> None:
    """Log to the standard error from this level on; libraries from INFO on at most."""
    root = logging.getLogger()
    root.handlers[:] = [log_handler(log_format, token)]
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    for name in OWN_LOGGERS:
        logging.getLogger(name).setLevel(level)
