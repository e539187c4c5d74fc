"""Tests of the parts of the user interface that need no Discord."""
