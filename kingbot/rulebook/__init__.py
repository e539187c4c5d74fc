"""The rules in force at a table: in words, and as a table of points (rules 9)."""

from kingbot.rulebook.points import MatchSum, Row, match_sum, rows
from kingbot.rulebook.text import Line, Section, option_text, rules_text

__all__ = ["Line", "MatchSum", "Row", "Section", "match_sum", "option_text", "rows", "rules_text"]
