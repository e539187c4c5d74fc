"""The card game King, played at tables in Discord."""
