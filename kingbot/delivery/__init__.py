"""What reaches Discord and stays true there: messages sent, edited, remembered and brought up to date."""
