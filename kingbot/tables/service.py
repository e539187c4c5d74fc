"""The tables of King: everything that can be done at them, and everything that may be seen of them.

A move enters through `Tables.act`, is judged by the engine, is committed together with all that follows from
it, and only then told: every call returns what is to be shown, as data. Calls for one table wait for each
other.
"""

from __future__ import annotations

from kingbot.tables.deadlines import Deadlines
from kingbot.tables.lobbies import Lobbies
from kingbot.tables.personal_data import PersonalData
from kingbot.tables.planning import Planning
from kingbot.tables.queries import Queries
from kingbot.tables.votes import Votes


class Tables(PersonalData, Lobbies, Deadlines, Votes, Planning, Queries):
    """All tables of one store. Any number of these may work on one database, in any number of processes."""
