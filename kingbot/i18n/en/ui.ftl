### What tables say in Discord: lobby, board, hand window, prompts, score, results, refusals of the tables.
### $name, $other … are names of players, already safe to show.

## Everywhere

ui-title = King · table { $table }
ui-hand-of = hand{ "\u00A0" }{ $number }{ "\u00A0" }of{ "\u00A0" }{ $hands }
ui-dealer-mark = M
ui-link-table = Table

button-hand = My hand
# The last trick; short, for four buttons stand in a row on a phone.
button-last = Last
button-score = Score
button-more = More
button-rules = Rules
button-choices = Choices
button-counter = Counter
button-history = This hand
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
    [one] One seat is kept for a person.
   *[other] { $seats } seats are kept for people.
}
lobby-no-counter = Nobody is shown which cards are still about.
lobby-fill = Empty seats are filled with bots ({ $level }) at the start.
lobby-open-in = { $name } opens table { $table } in { $channel }.
lobby-started = The match has begun: { $names }.
lobby-commitment = The deals are fixed. SHA-256 of their seed, which is published at the end: `{ $commitment }`
lobby-closed = This table was closed before the match began.
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
contract-trump = declared: **{ $trump }** ({ $name })
contract-blind = declared blind by { $name }: { $trump }
contract-sold = { $other } bought it from { $name } for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
contract-called = { $name } has called { $card }: whoever holds it is the partner
contract-pair = { $name } and { $other } play together
contract-to-choose = { $name } is to choose the contract

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
play-led = { $name } led { $card }
play-card = { $name }{ "\u00A0" }{ $card }
row-line = { $suit }: { $cards }
row-none = { $suit }: –

## Whose turn it is

due-deal = The cards are being dealt.
due-contract = **{ $name }** chooses the contract.
due-blind = **{ $name }** may declare blind, or look.
due-trump = **{ $name }** names the trump.
due-trump-sale = **{ $name }** names the trump or offers the declaration.
due-offer = **{ $name }** answers the offer.
due-auction = **{ $name }** bids or passes.
due-answer = **{ $name }** accepts the bid or keeps the declaration.
due-call = **{ $name }** calls a card.
due-redeal = **{ $name }** may ask for new cards.
due-tricks = **{ $name }** is to play.
due-domino = **{ $name }** is to lay a card.
due-over = The match is over.

yours-contract = **Your turn:** choose the contract.
yours-blind = **Your turn:** declare blind for double, or look at your cards.
yours-trump = **Your turn:** name the trump.
yours-trump-sale = **Your turn:** name the trump, or offer the declaration for sale.
yours-offer = **Your turn:** bid for the declaration, or pass.
yours-auction = **Your turn:** bid for the declaration, or pass.
yours-answer = **Your turn:** { $name } bids { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}. Accept, or keep the declaration?
yours-call = **Your turn:** call the card whose holder shall be your partner.
yours-redeal = **Your turn:** you hold four or more aces and kings. New cards for all, or keep these?
yours-tricks = **Your turn:** play a card.
yours-lead = **Your turn:** lead a card.
yours-domino = **Your turn:** lay a card.
yours-domino-pass = **Your turn:** nothing fits, you pass.
yours-domino-more = **Your turn:** lay one more card, or stop.

## What was done

did-choose = { $name } chooses { $contract }
did-blind = { $name } declares blind: { $trump }
did-look = { $name } looks at the cards
did-trump = { $name } names { $trump }
did-sell = { $name } offers the declaration for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
did-bid = { $name } bids { $tricks }
did-pass = { $name } passes
did-accept = { $name } accepts
did-decline = { $name } declines
did-call = { $name } calls { $card }
did-redeal = { $name } asks for new cards
did-keep = { $name } keeps the cards
did-play = { $name }{ "\u00A0" }{ $card }
did-lay-high = { $name } { $card } on the king
did-lay-low = { $name } { $card } on the two
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
told-partner = { $name } is the partner: { $card }
told-out = { $name } has gone out
told = What has happened:

## The last trick

last-title = Table { $table } · trick { $number }
last-none = No trick has been taken in this hand yet.
last-taken-suit = **{ $name }** took it with { $card }: the highest of the suit led.
last-taken-trump = **{ $name }** took it with { $card }: the highest trump.

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
note-bot-plays = A bot plays your seat until you come back.

## Prompts

prompt-contract = Which contract?
prompt-closed = Taken: { $contracts }
prompt-closed-by = { $contract } – { $name }
prompt-look = Look
prompt-blind = Blind: { $trump }
prompt-sell = Offer it for …
prompt-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
prompt-worth = worth { $points }
prompt-pass = Pass
prompt-bid = Bid { $tricks }
prompt-bid-more = Bid more …
prompt-accept = Accept { $tricks }
prompt-decline = Keep it
prompt-redeal = New cards
prompt-keep = Keep these
prompt-stop = Stop
prompt-high = { $card } on the king
prompt-low = { $card } on the two
prompt-call-suit = Call a card of which suit?
prompt-call-rank = Which card of { $suit }?

prompt-play = Choose a card to play

# A move that is to be confirmed: $move is one of the intents, or the label of its button.
sure-question = **{ $move }**: is that what you want?
sure-yes = Yes
sure-no = No, choose again
intent-play = Play { $card }
intent-call = Call { $card }
intent-choose = { $contract }
intent-trump = Name { $trump }
intent-blind = Declare { $trump } blind
intent-sell = Offer the declaration for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
intent-bid = Bid { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
intent-accept = Accept { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}

## Results and score

result-hand = **{ $number } · { $contract }** · { $points }
# What belongs together is not torn apart at the end of a line.
result-point = { $name }{ "\u00A0" }{ $points }
result-slam = { $name } took them all
score-title = Table { $table } · points
score-empty = No hand has been played out yet.
score-total = Σ
score-totals = So far: { $points }
over-title = King · table { $table } · the match is over
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = The whole match, hand by hand, is in the record below.
over-seed = Seed of the deals: `{ $seed }`
over-closed = Table { $table } was closed. Hands played: { $hands }.

## Rules in force

rules-title = Table { $table } · rules in force

## Pings

greet = You sit at table { $table } in { $channel }. Your cards will come here, and you can play from here.
greet-closed = You take no direct messages from me, so your cards cannot come to you. Press *My hand* at the table to see them and to play. Or allow direct messages from this server’s members and join again.
ping-direct = It is your turn at table { $table }.
ping-turn = { $mention }, it is your turn at table { $table }.

## More

more-title = Table { $table }
more-tip = Everything here can also be typed: `/king help`.

## What one may look at behind More

choices-title = Table { $table } · who chose what
choices-dealt = { $number }. **{ $contract }** · { $name } dealt
choices-chosen = { $number }. **{ $contract }** · chosen by { $name }
choices-now = { $number }. **{ $contract }** · now, { $name }
choices-open = Still open: { $contracts }
choices-price = sold for { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}
choices-called = called { $card }
history-title = Table { $table } · hand { $number } so far
history-empty = Nothing has been played in this hand yet.
counter-title = Table { $table } · cards you have not seen
counter-suit = { $suit } ({ $count }): { $cards }
counter-tip = { $count ->
    [one] One card
   *[other] { $count } cards
} in the other hands.

## What the tables refuse

error-no-table = There is no such table.
error-not-lobby = The match at table { $table } has already begun.
error-not-running = No match is being played at table { $table }.
error-table-full = All seats at table { $table } are taken.
error-already-seated = You already sit at table { $table }.
error-not-seated = You do not sit at table { $table }.
error-not-host = Only { $name }, the host, can do that.
error-stale = That was already played.
error-seat-reserved = The seats that are left are kept for people.
error-nothing-to-take-back = Your seat at table { $table } is your own already.
error-too-many-tables = { $whose ->
    [server] There are too many tables here already: { $limit } at most.
   *[person] You are at too many tables already: { $limit } at most. Finish one first.
}
error-too-fast = { $whose ->
    [server] Many tables were opened here within the last hour. Try again later.
   *[person] You have opened many tables within the last hour. Try again later.
}
error-which-table = You sit at more than one table: { $tables }. Say which one.
error-no-table-here = You sit at no table. `/king new` opens one.
error-not-on-server = A table needs a channel: use this in a server.
error-unexpected = Something went wrong, and it is not your fault. The table is as it was; try again. If you tell the host about it, give this reference: `{ $reference }`
error-permissions = I cannot work in this channel. I lack: { $permissions }.
error-bad-rules = `{ $option }` cannot be `{ $value }`. Possible: { $allowed }.
error-unknown-option = There is no option `{ $option }` here. There are: { $allowed }.
error-not-a-move = That is not a move I know.
error-not-a-card = “{ $text }” is no card. Write a card as `QS`, `10H` or `♥︎10`.
error-nowhere = I cannot write there: the channel is gone, or I am not allowed to.
error-old-command = This command has changed. Wait a minute, or reload Discord, and try again.
error-which-lobby = Several tables wait here: { $tables }. Say which one.
error-no-lobby-here = No table waits for players in this channel. `/king new` opens one.
error-no-counter = At table { $table } everybody counts the cards for themselves.
error-not-over = The match at table { $table } is not over yet.
error-already-over = Table { $table } is closed already.
error-seat-taken = That seat is taken.
error-not-a-bot = No bot sits there.
error-stood-in = A bot plays your seat at table { $table }. Take it back first: *I’m back*, or `/king back`.

## What was done, for whoever asked for it by a command

done-joined = You sit at table { $table }.
done-left = You have left table { $table }.
done-resigned = A bot plays on for you at table { $table }. Your seat stays yours: *I’m back*, or `/king back`, at any time.
done-back = You are back at table { $table }.
done-started = The match at table { $table } begins.
done-closed = Table { $table } is closed.
done-again = Table { $table } is set up already for those who played.
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
list-turn = You are awaited at
list-no-turn = Nobody waits for you.
list-hand = Hand at { $table }
list-table = - { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = waiting for players
status-running = playing
status-paused = paused
status-finished = over
status-abandoned = closed
