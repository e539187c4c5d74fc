"""The memory of the house: one SQLite file, its schema, its migrations and the queries on it.

Nothing of Discord and nothing of the rules: rows go in and come out. Every function of the query modules
(`tables`, `log`, `shown`, `settings`) takes the connection of a transaction that its caller has begun:
`Store.transaction` to write, `Store.reading` to read.
"""

from kingbot.store.database import Store
from kingbot.store.files import StoreError

__all__ = ["Store", "StoreError"]
