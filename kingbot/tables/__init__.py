"""The table services: lobbies, matches, votes, plans, deadlines, queries; without Discord."""
