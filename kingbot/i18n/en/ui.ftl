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
button-seats = Seats …
button-reopen = Resume
button-close = Close the table
button-again = Play again
button-record = Record
button-verify = Verify
button-hint = What would you play?
button-review = Review
button-take-back = I’m back

## Lobby

lobby-title = King · table { $table } · { $preset }
lobby-host = { $name } is the host. Seats in order of play:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · host
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. free
lobby-rules = House rules:
lobby-reserved = { $seats ->
    [one] One seat is reserved for a person.
   *[other] { $seats } seats are reserved for people.
}
lobby-no-counter = The card counter is off at this table.
lobby-fill = Bots (level: { $level }) take the empty seats at the start.
lobby-open-in = { $name } has opened table { $table } in { $channel }.
lobby-started = The match has started: { $names }.
lobby-commitment = The shuffle is already fixed. Its fingerprint (SHA-256), in full behind *{ button-verify }*: `{ $commitment }`
lobby-closed = This table was closed before the match started.
lobby-closed-players = { lobby-closed }
lobby-closed-moderator = A moderator of this server closed this table before the match started.
lobby-closed-idle = This table was closed because the match didn’t start.
seats-title = Table { $table } · seats
seats-free = free
menu-dismiss = Remove from the table …
menu-invite = Invite to seat { $seat } …
menu-swap = Swap two seats …
option-swap = { $first }. { $name } ↔ { $second }. { $other }
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
row-line = { CAPITAL($suit) }: { $cards }
row-none = { CAPITAL($suit) }: –

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
   *[other] { $name } cuts the pack after card { $place }
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
window-moved-on = You play in a newer message.
window-over = The match is over.
window-not-yours = You’re not playing at this table.
window-elsewhere = You are playing in another window.
button-play-here = Play here
window-closed = This table is closed.
note-line = ⚠ { $note }
note-bot-plays = A bot is playing your seat until you come back.
note-only-card = I played your only card: { $cards }
note-only-pass = None of your cards fitted, so I passed for you.
note-only-contract = Only one contract was left for you, so it is played.
button-ask-me = Ask me instead

## Prompts

prompt-contract = Which contract?
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
prompt-high = { CAPITAL($card) } on the king
prompt-low = { CAPITAL($card) } on the two
prompt-cut = After card { $place }
prompt-cut-anywhere = Anywhere
prompt-cut-none = No cut
plan-cut = You will cut the pack for the next hand. You can do it now:
plan-cut-given = The pack for the next hand will { $place ->
    [0] not be cut
   *[other] be cut after card { $place }
}. You can still change that:
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
   *[other] Cut the pack after card { $place }
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
# Who chose the contract, or dealt the hand; who named the trump.
result-decided = { $chose ->
    [yes] chosen by { $name }
   *[no] dealt by { $name }
}
result-trump = { $trump }, named by { $name }
# $title says who took what: “Ada makes King”.
result-slam = 👑 **{ $title }**
score-title = Table { $table } · score
score-empty = No hand has been finished yet.
score-total = Σ
score-totals = So far: { $points }
over-title = King · table { $table } · the match is over
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = The whole match, hand by hand. Anybody can check it, the deals included: `kingbot record check`.
over-hands =
    Best hand: { $best }
    Worst hand: { $worst }
over-hand = **{ $name } { $points }** (hand { $number }, { $contract })
over-lead = { $changes ->
    [0] The lead never changed hands: { $name } was ahead from hand { $number } on
    [one] The lead changed hands once: { $name } has been ahead since hand { $number }
   *[other] The lead changed hands { $changes } times: { $name } has been ahead since hand { $number }
}.
over-lead-shared = { $changes ->
    [0] The lead never changed hands, and in the end it is shared
    [one] The lead changed hands once, and in the end it is shared
   *[other] The lead changed hands { $changes } times, and in the end it is shared
}.
over-trick = The costliest trick: **{ $name } { $points }** (hand { $hand }, { $contract }, trick { $number }): { $plays }.
over-sum-fixed = All points add up to { $sum }, as they must.
over-sum = All points add up to { $sum }.
record-title = Table { $table } · record
record-none = No hand has been finished yet.
record-so-far = The record of the hands that are over.
record-commitment = Commitment at the start of the match (SHA-256): `{ $commitment }`
over-seed = Key to check the shuffle: `{ $seed }`
over-closed-players = Table { $table } was closed. Hands played: { $hands }.
over-closed-moderator = A moderator of this server closed table { $table }. Hands played: { $hands }.
over-closed-idle = Table { $table } was closed because nobody was playing. Hands played: { $hands }.
over-so-far = Standings when it was closed:
over-resume = Anyone with a seat can resume the match with the same cards until { $until }.
over-resumed = The match at table { $table } has been resumed.

## Closing

closing-title = Close table { $table }?
closing-lobby = Others have seats here too. The table closes for all of them, for good.
closing-alone = The match stops. You can resume it with the same cards within 24 hours.
closing-now = Everybody else who has kept to the time has agreed: the match stops at once. Anyone with a seat can resume it within 24 hours.
closing-ask = Others are playing. The table closes when everybody agrees; still to agree: { $names }. They can agree with *{ button-close }* behind *{ button-more }*.
closing-moderator = As a moderator you can close it at once. The table will say that a moderator did.
button-agree-close = Vote to close
button-no-close = Don’t close
button-moderator-close = Close as moderator
button-keep-open = Leave it open
done-keep-open = Table { $table } stays open.
done-no-close = You no longer want to close table { $table }.
done-closing = You want to close table { $table }. It closes when all the others agree.
done-reopened = The match at table { $table } has been resumed.

## Rules in force

rules-title = Table { $table } · rules in force
rules-share = To open another table like this: `{ $rules }`
rules-any-number = any number from 0

## The deals, and checking them (docs/deals.md). A fingerprint “seals” the shuffled pack; the secret opens it.

deal-sealed = Shuffled and sealed before the first card: `{ $commitment }`
deal-opened = The secret of hand { $number } was `{ $secret }`; it seals hand { $next } too.
verify-title = Table { $table } · the deals, checked
verify-none = No hand is over yet. Once one is, its deal can be checked here.
verify-all = { $count ->
    [one] The one hand that is over was checked, every move of it too.
   *[other] All { $count } hands that are over were checked, every move of them too.
} Anybody can do the same with a program of their own: the record is behind *{ button-record }*.
verify-hand = Hand { $number }
verify-which = Another hand …
verify-in-play = Hand { $number } is sealed with this fingerprint (SHA-256): `{ $commitment }`
verify-no-secret = This match began before each hand had a secret of its own. Its seed is in the record once the match is over.
verify-commitment = Posted here before the first card: `{ $commitment }`
verify-first = It was published when the match started.
verify-chain = It is the secret of hand { $before }: one chain from the first hand to the last.
verify-secret = The secret, told after the hand: `{ $secret }`. Its SHA-256 is that fingerprint, so it was fixed before.
verify-cut = After that, the pack was cut after card { $place }.
verify-uncut = The pack was not cut.
verify-cards = { $times ->
    [one] Shuffled from the secret and cut there, the pack gives just the four hands that were dealt.
   *[other] Shuffled from the secret and cut there, the pack gives just the hands that were dealt, all { $times } times.
}
verify-dealer = { $name } deals, as the rules and the secret require.
verify-wrong = Hand { $number } does not check out: { $why }

## Pings

greet = You’re at table { $table } in { $channel }. Your cards will come here, and you can play them from here.
greet-closed = Your direct messages are closed to me, so I can’t send you your cards. Press *{ button-hand }* at the table to see and play them. Or allow direct messages from members of this server and join again.
ping-direct = It’s your turn at table { $table }.
ping-turn = { $mention }, it’s your turn at table { $table }.

## More

more-title = Table { $table }
more-tip = You can type these as commands too: { COMMAND("help") }.
menu-more = More: counter, plan, rules …
button-back-your-turn = Back · your turn
button-settings = ⚙ Settings
more-about-verify = Whether the cards were dealt fairly
more-about-review = What your moves were worth
more-about-counter = Which cards are still out
more-about-history = All tricks of this hand
more-about-choices = Who chose what, and what is still open
more-about-plans = Have a card played on your turn
more-about-matters = Pause, end the hand, claim the rest, replace a player
more-about-rules = The rules at this table, in words
more-about-settings = Colours, print, words, confirming, your hours
more-about-board = The table at the end of the channel
more-about-back = Take your seat back from the bot
more-about-leave = A bot plays on for you; you can come back
more-about-close = Ends the match for everybody

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
counter-suit = { CAPITAL($suit) } ({ $count }): { $cards }
counter-legend = { $out } still out · { $mine } yours · { $gone } gone
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
error-left-server = You’re no longer in the server of table { $table }, so you can’t play there.
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
error-which-table = You’re at several tables: { $tables }. Say which with the option `{ option-table }`.
error-no-table-here = You’re not at any table. { COMMAND("new") } opens one.
error-not-on-server = A table needs a channel: use this command on a server.
error-unexpected = Something went wrong, and it’s not your fault. The table is as it was; try again. If you report it to whoever runs this bot, give the reference `{ $reference }`.
table-lacks = Table { $table }: these permissions in { $channel } were taken from me: { $permissions }. Play continues without them as far as possible; once I have them back, everything works as before.
error-busy = I’m busy for the moment, and nothing was changed. Try again in a few seconds.
error-database = I can’t reach my stored data, so nothing was changed. Whoever runs this bot has to look into it; give them the reference `{ $reference }`.
error-permissions = I can’t play in this channel. I need these permissions: { $permissions }.
error-bad-rules = `{ $option }` can’t be `{ $value }`. Possible:
error-closed-rule = `{ $option }` can’t be changed in this kind of King.
error-unknown-option = There is no rule `{ $option }` here. { COMMAND("new") } offers the rules, each in words, as you type.
error-not-a-move = I don’t know that move.
error-which-move = “{ $text }” can mean several things: { $moves }. Write which one.
error-unclear-move = I don’t understand “{ $text }”. You can: { $moves }.
error-nowhere = I can’t write there: the channel is gone, or I’m not allowed to.
error-old-command = This command has changed. Wait a minute, or reload Discord, and try again.
error-which-lobby = Several tables are waiting for players here: { $tables }. Say which with the option `{ option-table }`.
error-no-lobby-here = No table is waiting for players in this channel. { COMMAND("new") } opens one.
error-no-counter = The card counter is off at table { $table }.
error-not-over = The match at table { $table } is not over yet.
error-already-over = Table { $table } is already closed.
error-changed = That has changed in the meantime, so nothing was done. Look at the table again.
error-ask-others = Others are playing at table { $table }, so they must agree to close it.
error-not-closed = The match at table { $table } can’t be resumed any more.
error-not-moderator = Only people who manage messages or channels here can do that.
error-cannot-host = Only somebody with a seat at table { $table } can be its host.
error-seat-taken = That seat is taken.
error-not-a-bot = There is no bot in that seat.
error-stood-in = A bot is playing your seat at table { $table }. Take it back first: *{ button-take-back }*, or { COMMAND("back") }.

## What was done, for whoever asked for it by a command

done-joined = You’ve joined table { $table }.
done-left = You’ve left table { $table }.
done-resigned = A bot is now playing for you at table { $table }. The seat stays yours: come back at any time with *{ button-take-back }* or { COMMAND("back") }.
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
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads

## Lists of tables

list-mine = Your tables
list-here = Other tables on this server
list-none = No table is open here. { COMMAND("new") } opens one.
list-turn = It’s your turn at
list-waits = waits for { $name }
list-hand = My hand at table { $table }
list-table = - Table { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = waiting for players
status-running = playing
status-paused = paused
status-finished = over
status-abandoned = closed
