"""The match record: reading, checking and writing a match as JSON (record 1–5)."""

from kingbot.record.model import HandLog, Record, RecordedHand, RecordError
from kingbot.record.reader import read
from kingbot.record.writer import MatchRecorder, dumps, record

__all__ = [
    "HandLog",
    "MatchRecorder",
    "Record",
    "RecordError",
    "RecordedHand",
    "dumps",
    "read",
    "record",
]
