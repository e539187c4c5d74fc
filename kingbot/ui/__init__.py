"""Screens as pure functions: views and tables in, texts, buttons and menus for Discord out."""
