"""The database: one SQLite file, its schema and migrations (Alembic), and queries on it (SQLAlchemy Core).

This package knows rows, but neither Discord nor the rules. Every function of the query modules (`tables`,
`log`, `messages`, `plans`, `turns`, `votes`, `settings`, `privacy`, `statistics`, `standings`,
`leaderboards`, `daily`) takes a connection that its caller has opened: `Store.transaction` to write,
`Store.reading` to read.
"""

from kingbot.store.database import Store
from kingbot.store.files import StoreError
from kingbot.store.unavailable import StoreUnavailableError

__all__ = ["Store", "StoreError", "StoreUnavailableError"]
