# The offline demo.

demo-server = Card club
demo-channel = king-table
demo-topic = Offline demo · no sounds or notifications, private messages stay, nothing is saved
demo-guide-name = Guide
demo-welcome =
    ## Welcome to the King table
    This is the real bot in a Discord that exists only on your machine. At the top you can switch accounts: Ada, Bruno, Carla and Deniz can all play at one table.
    1. Type { COMMAND("new") } below, choose a kind of King, and send it.
    2. Press **{ button-start }**: bots take the empty seats, and your cards come as a direct message from kingbot.
    3. Play a card by pressing it. { COMMAND("help") } explains the rest.

demo-page-title = King, offline
demo-page-channels = Channels
demo-page-messages = Direct messages
demo-page-accounts = View as
demo-page-limits = What is different from Discord?
demo-page-limits-list =
    The bot, its rules, its players and its database are real. Only the Discord around it is simulated:
    – no sounds, no notifications; a red dot says that an account has a new direct message;
    – private answers (“Only you can see this”) stay; in Discord they disappear;
    – no profile pictures; only this server, its threads and direct messages from kingbot;
    – commands have only their English names;
    – everything at the table is lost when the demo stops.
