"""discord.py extensions: parse, call the tables, send what the ui makes."""
