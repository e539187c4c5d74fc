### How a person likes to play, `/king settings`: switches, and menus whose options name the setting and its value.

settings-title = How you like to play
settings-tip = Only you see this. It applies at all your tables from now on.

# A language is called by its own name.
setting-language = Language: { $language }
setting-language-auto = Language: as in Discord

# Switches: short, two or three stand in a row on a phone.
switch-four-colours = Four colours
switch-large = Large print
switch-sort = By rank
switch-letters = My letters
switch-counter = Counter kept
switch-plan = Plan by touch
switch-confirm = Confirm moves
switch-facilitated = In words
switch-facilitated-about = In words: no pictures, everything told; after each trick the game waits for you.
button-hours = When I play …
settings-sample = A made-up hand, as you would see it:
setting-facilitated-off = Pictures and buttons
setting-facilitated-on = Facilitated play
setting-facilitated-on-about = Everything in words, without pictures; after each trick the game waits for you
setting-confirm-off = One tap plays the card
setting-confirm-on = Ask me to confirm each move
switch-stop-after-trick = Stop after each trick
switch-stop-after-trick-about = Stop after each trick: your window keeps it on show, with its points, until you continue
setting-bot-speed-quick = Bots play quickly
setting-bot-speed-quick-about = Half the pauses: less time to see a full trick
setting-bot-speed-normal = Bots at normal speed
setting-bot-speed-normal-about = About a second and a half to see a full trick
setting-bot-speed-slow = Bots take their time
setting-bot-speed-slow-about = Twice the pauses; whoever at the table wants it slowest sets the pace
setting-sort-suit = Cards sorted by suit
setting-sort-rank = Cards sorted by rank
setting-four-colours-off = Two colours: red and black
setting-four-colours-on = Four colours, one for each suit
setting-large-off = Normal print
setting-large-on = Large print
setting-letters-international = Letters on cards: A K Q J
setting-letters-local = Letters on cards: my language’s
