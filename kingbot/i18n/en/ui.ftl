### What tables say in Discord: lobby, board, hand window, prompts, score, results, refusals of the tables.
### $name, $other … are names of players, already safe to show.

## Everywhere

ui-title = King · table { $table }
ui-hand-of = hand{ "\u00A0" }{ $number }{ "\u00A0" }of{ "\u00A0" }{ $hands }
ui-dealer-mark = D
ui-link-table = Table

button-hand = My hand
# Shows the last trick. Short, because four buttons stand in one row on a phone: eight letters at most.
button-last = Trick
button-score = Score
button-more = More
button-rules = Rules
button-choices = Contracts
button-counter = Card counter
button-history = Hand so far
button-board = Show the table
button-back-to-hand = Back
button-before = Back
button-after = Next
button-join = Join
button-leave = Leave
button-leave-table = Leave the table
button-add-bot = Add a bot
button-remove-bot = Remove a bot
button-start = Start
button-cancel = Cancel
button-close = Close the table
button-again = Play again
button-take-back = I’m back

## Lobby

lobby-title = King · table { $table } · { $preset }
lobby-host = { $name } is the host. Seats in order of play:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. free
lobby-rules = Rules: `{ $rules }`
lobby-reserved = { $seats ->
    [one] One seat is reserved for a person.
   *[other] { $seats } seats are reserved for people.
}
lobby-no-counter = The card counter is off at this table.
lobby-fill = Bots (level: { $level }) take the empty seats at the start.
lobby-open-in = { $name } has opened table { $table } in { $channel }.
lobby-started = The match has started: { $names }.
lobby-commitment = The shuffle is already fixed. Anybody can check that at the end with this fingerprint (SHA-256): `{ $commitment }`
lobby-closed = This table was closed before the match started.
level-random = random
level-beginner = beginner
level-club = club
level-master = master

## The contract and what counts in it

counts-no-kings-jacks = { $points } for each king or jack
counts-no-queens = { $points } for each queen
counts-no-eight-diamonds = { $points } for the eight of diamonds
counts-no-king-hearts = { $points } for the king of hearts
counts-no-hearts = { $points } for each heart
counts-no-last-two = { $points } for each of the last two tricks
counts-no-tricks = { $points } for each trick
counts-domino = { $points } for each card left
counts-declaration = { $points } for each trick
counts-no-trump = { $points } for each trick
counts-no-jack-hearts = { $points } for the jack of hearts
counts-no-king-spades = { $points } for the king of spades
contract-line = **{ $contract }** · { $counts }
contract-still-out = still out: { $cards }
contract-trump = trump: **{ $trump }** (named by { $name })
contract-blind = trump: **{ $trump }** (named blind by { $name })
contract-sold = { $other } bought the declaration from { $name } for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
contract-called = { $name } called the { $card }: whoever holds it is the partner
contract-pair = { $name } and { $other } are partners
contract-to-choose = { $name } chooses the contract

## The four seats

seat-line = { $name } · { $points }
seat-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
seat-taken = took { $cards }
seat-held = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
seat-out = out
table-trick = On the table: { $plays }
play-led = { $name } led the{ "\u00A0" }{ $card }
play-card = { $name } the{ "\u00A0" }{ $card }
row-line = { $suit }: { $cards }
row-none = { $suit }: –

## Whose turn it is

due-deal = The cards are being dealt.
due-cut = **{ $name }** cuts the pack.
due-contract = **{ $name }** chooses the contract.
due-blind = **{ $name }** may name the trump blind, or look.
due-trump = **{ $name }** names the trump.
due-trump-sale = **{ $name }** names the trump or offers the declaration for sale.
due-offer = **{ $name }** bids or passes.
due-auction = **{ $name }** bids or passes.
due-answer = **{ $name }** accepts the bid or keeps the declaration.
due-call = **{ $name }** calls a card.
due-redeal = **{ $name }** may ask for a redeal.
due-tricks = **{ $name }**’s turn.
due-domino = **{ $name }**’s turn to lay a card.
due-over = The match is over.
due-bot = **{ $name }** is thinking …

yours-cut = **Your turn:** cut the pack. It is shuffled and sealed already; nobody knows where you will cut.
yours-contract = **Your turn:** choose the contract.
yours-blind = **Your turn:** name the trump blind (your tricks count double), or look at your cards.
yours-trump = **Your turn:** name the trump.
yours-trump-sale = **Your turn:** name the trump, or offer the declaration for sale.
yours-offer = **Your turn:** bid for the declaration, or pass.
yours-auction = **Your turn:** bid for the declaration, or pass.
yours-answer = **Your turn:** { $name } bids { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}. Accept, or keep the declaration?
yours-call = **Your turn:** call a card. Whoever holds it becomes your partner.
yours-redeal = **Your turn:** you hold four or more aces and kings. Ask for a redeal, or keep your cards?
yours-tricks = **Your turn:** play a card.
yours-lead = **Your turn:** lead a card.
yours-domino = **Your turn:** lay a card.
yours-domino-pass = **Your turn:** none of your cards fits, so you have to pass.
yours-domino-more = **Your turn:** lay one more card, or stop.

## What was done

did-cut = { $place ->
    [0] { $name } leaves the pack uncut
   *[other] { $name } cuts the pack at { $place }
}
did-choose = { $name } chooses { $contract }
did-blind = { $name } names { $trump } blind
did-look = { $name } looks at their cards
did-trump = { $name } names { $trump }
did-sell = { $name } offers the declaration for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
did-bid = { $name } bids { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
did-pass = { $name } passes
did-accept = { $name } accepts
did-decline = { $name } declines
did-call = { $name } calls the { $card }
did-redeal = { $name } asks for a redeal
did-keep = { $name } keeps their cards
did-play = { $name }:{ "\u00A0" }{ $card }
did-lay-high = { $name } puts the { $card } on the king
did-lay-low = { $name } puts the { $card } on the two
did-stop = { $name } stops
told-dealt = Hand { $number }: { $contract }. { $name } deals.
told-dealt-chosen = Hand { $number }: { $name } deals.
told-dealt-again = The cards are dealt again.
told-sold = { $other } buys the declaration from { $name } for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
told-kept = { $name } keeps the declaration
told-taken = { $plays } → **{ $name }**
told-taken-points = { $plays } → **{ $name }** ({ $points })
told-partner = { $name } held the { $card } and is the partner
told-out = { $name } has gone out
told = Since your last move:

## The last trick

last-title = Table { $table } · trick { $number }
last-none = No trick has been taken in this hand yet.
last-taken-suit = **{ $name }** took the trick with the { $card }: the highest of the suit led.
last-taken-trump = **{ $name }** took the trick with the { $card }: the highest trump.

## Hand window

window-cards = Your cards: { $cards }
window-face-down = Your cards are still face down.
window-no-cards = You have no cards left.
window-moved-on = The next hand is below.
window-over = The match is over.
window-not-yours = You do not play at this table.
window-elsewhere = You are playing in another window.
button-play-here = Play here
window-closed = This table is closed.
note-line = ⚠ { $note }
note-bot-plays = A bot is playing your seat until you come back.
note-only-card = I played your only card: { $cards }
note-only-pass = Nothing of yours fitted, so I passed for you.
note-only-contract = Only one contract was left for you, so it is played.
button-ask-me = Ask me instead

## Prompts

prompt-contract = Which contract?
prompt-closed = Already chosen: { $contracts }
prompt-closed-by = { $contract } – { $name }
prompt-look = Look at my cards
prompt-blind = Blind: { $trump }
prompt-sell = Sell it for …
prompt-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
prompt-worth = Price in points: { $points }
prompt-pass = Pass
prompt-bid = Bid { $tricks }
prompt-bid-more = Bid more …
prompt-accept = Accept { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
prompt-decline = Keep it
prompt-redeal = Redeal
prompt-keep = Keep my cards
prompt-stop = Stop
prompt-high = { $card } on the king
prompt-low = { $card } on the two
prompt-cut = At { $place }
prompt-cut-anywhere = Anywhere
prompt-cut-none = No cut
prompt-call-suit = Call a card of which suit?
prompt-call-rank = Which card of { $suit }?

prompt-play = Choose a card to play

# A move that is to be confirmed: $move is one of the intents, or the label of its button.
sure-question = **{ $move }**: are you sure?
sure-yes = Yes
sure-no = No, choose again
intent-play = Play the { $card }
intent-call = Call the { $card }
intent-cut = { $place ->
    [0] Leave the pack uncut
   *[other] Cut the pack at { $place }
}
intent-choose = Choose { $contract }
intent-trump = Name { $trump }
intent-blind = Name { $trump } blind
intent-sell = Offer the declaration for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
intent-bid = Bid { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
intent-accept = Accept the bid of { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}

## Results and score

result-hand = **{ $number } · { $contract }** · { $points }
# What belongs together is not torn apart at the end of a line.
result-point = { $name }{ "\u00A0" }{ $points }
result-slam = { $name } took everything
score-title = Table { $table } · score
score-empty = No hand has been finished yet.
score-total = Σ
score-totals = So far: { $points }
over-title = King · table { $table } · the match is over
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = The record below has the whole match, hand by hand.
over-seed = Key to check the shuffle: `{ $seed }`
over-closed = Table { $table } was closed. Hands played: { $hands }.

## Rules in force

rules-title = Table { $table } · rules in force

## Pings

greet = You’re at table { $table } in { $channel }. Your cards will come here, and you can play them from here.
greet-closed = Your direct messages are closed to me, so I can’t send you your cards. Press *{ button-hand }* at the table to see and play them. Or allow direct messages from members of this server and join again.
ping-direct = It’s your turn at table { $table }.
ping-turn = { $mention }, it’s your turn at table { $table }.

## More

more-title = Table { $table }
more-tip = You can type these as commands too: `/king help`.

## What one may look at behind More

choices-title = Table { $table } · who chose what
choices-dealt = { $number }. **{ $contract }** · { $name } dealt
choices-chosen = { $number }. **{ $contract }** · chosen by { $name }
choices-now = { $number }. **{ $contract }** · being played · { $name }
choices-open = Still open: { $contracts }
choices-price = sold for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
choices-called = called the { $card }
history-title = Table { $table } · hand { $number } so far
history-empty = Nothing has been played in this hand yet.
counter-title = Table { $table } · cards you have not seen
counter-suit = { $suit } ({ $count }): { $cards }
counter-tip = { $count ->
    [one] One card is
   *[other] { $count } cards are
} in the other players’ hands.

## What the tables refuse

error-no-table = There is no such table.
error-not-lobby = The match at table { $table } has already started.
error-not-running = No match is being played at table { $table }.
error-table-full = All seats at table { $table } are taken.
error-already-seated = You’re already at table { $table }.
error-not-seated = You’re not at table { $table }.
error-not-host = Only { $name }, the host, can do that.
error-stale = Too late: the table has changed in the meantime. Look at it again.
error-seat-reserved = The seats that are left are reserved for people.
error-nothing-to-take-back = You’re already playing your own seat at table { $table }.
error-too-many-tables = { $whose ->
    [server] This server has reached its limit of { $limit ->
        [one] one open table.
       *[other] { $limit } open tables.
    }
   *[person] You have reached the limit of { $limit ->
        [one] one table
       *[other] { $limit } tables
    } per person. Finish one first.
}
error-too-fast = { $whose ->
    [server] Too many tables were opened here in the last hour. Try again later.
   *[person] You have opened too many tables in the last hour. Try again later.
}
error-which-table = You’re at several tables: { $tables }. Say which with the option `table`.
error-no-table-here = You’re not at any table. `/king new` opens one.
error-not-on-server = A table needs a channel: use this command on a server.
error-unexpected = Something went wrong, and it’s not your fault. The table is as it was; try again. If you report it to whoever runs this bot, give the reference `{ $reference }`.
error-permissions = I can’t play in this channel. I need these permissions: { $permissions }.
error-bad-rules = `{ $option }` can’t be `{ $value }`. Possible: { $allowed }.
error-unknown-option = There is no rule `{ $option }` here. Possible: { $allowed }.
error-not-a-move = I don’t know that move.
error-which-move = “{ $text }” can mean several things: { $moves }. Write which one.
error-unclear-move = I don’t understand “{ $text }”. You can: { $moves }.
error-nowhere = I can’t write there: the channel is gone, or I’m not allowed to.
error-old-command = This command has changed. Wait a minute, or reload Discord, and try again.
error-which-lobby = Several tables are waiting for players here: { $tables }. Say which with the option `table`.
error-no-lobby-here = No table is waiting for players in this channel. `/king new` opens one.
error-no-counter = The card counter is off at table { $table }.
error-not-over = The match at table { $table } is not over yet.
error-already-over = Table { $table } is already closed.
error-seat-taken = That seat is taken.
error-not-a-bot = There is no bot in that seat.
error-stood-in = A bot is playing your seat at table { $table }. Take it back first: *{ button-take-back }*, or `/king back`.

## What was done, for whoever asked for it by a command

done-joined = You’ve joined table { $table }.
done-left = You’ve left table { $table }.
done-resigned = A bot is now playing for you at table { $table }. The seat stays yours: come back at any time with *{ button-take-back }* or `/king back`.
done-back = You’re back at table { $table }.
done-started = The match at table { $table } has started.
done-closed = Table { $table } is closed.
done-again = A new table { $table } is ready for the same players.
table-posted = Here it is.
thread-name = King · { $name }

## Permissions of Discord, by their names there

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## Lists of tables

list-mine = Your tables
list-here = Other tables on this server
list-none = No table is open here. `/king new` opens one.
list-turn = It’s your turn at
list-no-turn = It isn’t your turn at any table.
list-hand = My hand at table { $table }
list-table = - Table { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = waiting for players
status-running = playing
status-paused = paused
status-finished = over
status-abandoned = closed
