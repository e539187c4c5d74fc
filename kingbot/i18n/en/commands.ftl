### Names and descriptions of the slash commands. Names are lower case, up to 32 characters, without blanks;
### descriptions up to 100 characters. All texts of all commands together: 8,000 characters.

about-king = The card game King

command-king = king
command-new = new
command-join = join
command-leave = leave
command-start = start
command-close = close
command-back = back
command-hand = hand
command-table = table
command-score = score
command-last = last
command-rules = rules
command-tables = tables
command-turn = turn
command-help = help
command-learn = learn
command-privacy = privacy
command-settings = settings
command-play = play
command-verify = verify
command-substitute = substitute
command-host = host
command-stats = stats
command-leaderboard = leaderboard
command-king-server = king-server

about-new = Open a table in this channel
about-join = Join a table
about-leave = Leave a table; in a match a bot plays on for you
about-start = Start the match; bots take the empty seats
about-close = Close your table
about-back = Take your seat back from the bot
about-hand = Show your cards
about-table = Post the table again at the end of the channel
about-score = Show the points so far
about-last = Show the last trick
about-rules = Show the rules of your table, or of a kind of King
about-tables = List your tables and those of this server
about-turn = List the tables where it is your turn
about-help = How to play King here
about-learn = Learn King: six positions, one tap each
about-privacy = See, save or delete what is kept about you
about-settings = How you like to play: language, cards, words instead of pictures
about-play = Make a move: a card, a contract, a trump, a bid, pass …
about-verify = Check that the deals were fair
about-substitute = Ask somebody to take over your seat or, as host, a seat without an owner
about-stats = What somebody has achieved: places, Kings, points by contract
about-leaderboard = The standings of this server
about-king-server = Settings for the King tables on this server

option-table = table
option-tables = tables
option-preset = kind
option-rules = rules
option-bots = bots
option-language = language
option-thread = thread
option-seats = seats
option-counter = counter
option-move = move
option-hand = hand
option-clock = clock
option-zone = zone
option-hours = hours
option-days = days
option-holiday = holiday
option-who = who
option-seat = seat
option-person = person
option-lobby = lobby
option-paused = paused
option-order = order
option-period = period
option-standings = standings
option-ratings = ratings

about-table-table = Which table
about-new-preset = Which kind of King
about-new-rules = Rules that differ from this kind, such as: slam=plus14 sale=off
about-new-bots = How well the bots play
about-new-language = Language of the table
about-new-thread = Open the table in a thread of its own
about-new-seats = How many seats are reserved for people
about-new-counter = Whether players can look up the cards they have not seen yet
about-new-clock = How long a move may take, such as: live, 10m, correspondence 12h bank=2d
about-settings-zone = Your time zone, such as Europe/Rome
about-settings-hours = When you play, such as 18:00-23:30; - means at any time
about-settings-days = On which days, such as 1-5 or 6,7; 1 is Monday, - means every day
about-settings-holiday = Your holiday, such as 2026-12-20 2027-01-06; - means none
about-substitute-who = The person who is asked to take it over
about-substitute-seat = For the host: which seat without an owner, 1 to 4
about-host = Make somebody at the table its host
about-host-who = The new host
about-stats-who = Whose statistics; yours if you leave it out
about-stats-preset = Which kind of King
about-leaderboard-order = Ordered by what
about-leaderboard-period = Over what time
about-leaderboard-preset = Which kind of King; all if you leave it out
about-king-server-clock = Clock for new tables
about-king-server-language = Language for new tables
about-king-server-tables = How many tables may be open at once
about-king-server-person = How many open tables one person may join
about-king-server-lobby = After how many hours a lobby is closed
about-king-server-paused = After how many days an idle match is closed
about-king-server-standings = Whether members see standings and each other’s statistics
about-king-server-ratings = Whether ratings are shown
about-rules-preset = Which kind of King
about-play-move = Your move, such as: QS, queen of spades, hearts, bid 5, pass
about-verify-hand = Which hand; else the last one

# The option `table` of all commands but `table` itself.
about-option-table = Which table, if you are at several
