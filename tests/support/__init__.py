"""The test bench: a bot on the simulated Discord, and people who use it."""
