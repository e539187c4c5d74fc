"""The match record: reading, checking and writing a match as JSON (record 1–5)."""

from kingbot.record.model import MAX_RECORD_BYTES, HandLog, Record, RecordedHand, RecordError
from kingbot.record.playback import NotOverError, Position, finished_hands, play_back
from kingbot.record.reader import read
from kingbot.record.writer import MatchRecorder, dumps, record

__all__ = [
    "MAX_RECORD_BYTES",
    "HandLog",
    "MatchRecorder",
    "NotOverError",
    "Position",
    "Record",
    "RecordError",
    "RecordedHand",
    "dumps",
    "finished_hands",
    "play_back",
    "read",
    "record",
]
