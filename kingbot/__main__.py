"""`python -m kingbot` is the command `kingbot`."""

from kingbot.cli import main

main()
