"""Monitoring: an HTTP server on the loopback interface with a health check and metrics for Prometheus."""

from kingbot.monitor.server import BotStatus, Monitor

__all__ = ["BotStatus", "Monitor"]
