"""Compiled card-play kernels (numba): rules of tricks and domino, policies, likelihoods, sampling, rollouts.

Kernels take and return numbers and arrays only. They know cards and contracts, never options or a view;
`kingbot.players.encoding` and `kingbot.players.rules_encoding` turn those into numbers.
"""
