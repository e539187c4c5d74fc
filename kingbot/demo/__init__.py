"""The offline demo: the same bot in an in-memory Discord, shown in the browser."""
