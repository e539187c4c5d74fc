"""The service: seats, the lobby, moves, bots' turns; the one way in to a match."""
