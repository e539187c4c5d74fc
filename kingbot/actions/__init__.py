"""What an interaction does: a command or a control is acknowledged, carried out at the tables, answered."""
