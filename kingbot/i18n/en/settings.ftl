### How a person likes to play, `/king settings`: a menu each, whose options name the setting and its value.

settings-title = How you like to play
settings-tip = Only you see this. It applies at all your tables from now on.

# A language is called by its own name.
setting-language = Language: { $language }
setting-language-auto = Language: as in Discord
setting-facilitated-off = Pictures and buttons
setting-facilitated-on = Facilitated play
setting-facilitated-on-about = Everything in words, without pictures; after each trick the game waits for you
setting-confirm-off = One tap plays the card
setting-confirm-on = Ask me to confirm each move
setting-stop-after-trick-off = Play goes on after each trick
setting-stop-after-trick-on = Stop after each trick
setting-stop-after-trick-on-about = Your window shows it, and what it counts, until you go on
setting-sort-suit = Cards sorted by suit
setting-sort-rank = Cards sorted by rank
setting-four-colours-off = Two colours: red and black
setting-four-colours-on = Four colours, one for each suit
setting-large-off = Normal print
setting-large-on = Large print
setting-letters-international = Letters on cards: A K Q J
setting-letters-local = Letters on cards: my language’s
