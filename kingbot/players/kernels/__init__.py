"""Compiled card-play kernels (numba): rules of tricks and domino, policies, beliefs, rollouts.

Kernels take and return numbers and arrays only. They know cards, contracts and options, never a view.
"""
