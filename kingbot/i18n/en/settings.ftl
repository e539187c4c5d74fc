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
