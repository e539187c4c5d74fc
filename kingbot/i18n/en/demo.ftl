# The offline demo.

demo-server = Card club
demo-channel = king-table
demo-topic = Offline demo · write /king new · no sounds or notifications, private answers stay, nothing is kept
demo-guide-name = Guide
demo-welcome =
    ## Welcome to the King table
    This is the real bot in a Discord that exists only on your machine. At the top you can change accounts: Ada, Bruno, Carla and Deniz can all sit at one table.
    1. Write `/king new` below, choose a game, and send it.
    2. Press **Start**: bots take the empty seats, and your cards come as a direct message from kingbot.
    3. Play a card by pressing it. `/king help` explains the rest.

demo-page-title = King, offline
demo-page-channels = Channels
demo-page-messages = Direct messages
demo-page-accounts = Look through the eyes of
demo-page-limits = What differs from Discord?
demo-page-limits-list =
    The bot, its rules, its players and its database are the real ones. The Discord around it is a model:
    – no sounds, no notifications; a red dot says that an account has a new direct message;
    – private answers ("Only you can see this") do not vanish, as they do in Discord;
    – no profile pictures; only this server, its threads and direct messages from kingbot;
    – commands have their English names alone, also where messages name them in another language;
    – the whole table is forgotten when the demo is stopped.
