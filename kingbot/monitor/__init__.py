"""The bot seen from outside: whether it is well, and numbers for Prometheus. Only this machine can ask."""

from kingbot.monitor.server import Monitor, Pulse

__all__ = ["Monitor", "Pulse"]
