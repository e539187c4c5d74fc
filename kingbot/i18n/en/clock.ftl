### Time at the table, plans, votes, claims, substitutes, playing hours. Names are already safe to show.
### $when, $until are Discord's own times: a reader sees them in their time zone.

## Clocks

clock-none = no clock
clock-live = live, { $time } per move
clock-relaxed = relaxed, { $time } per move
clock-correspondence = correspondence, { $time } per move
clock-bank = plus { $time } extra per match
clock-line = Clock: { $clock }
clock-offer = { $line } · { $clock }
clock-until = Deadline for this move: { $when }.
clock-away = { $name } is away until { $until }.
clock-misses = { $count ->
    [one] { $name } has run out of time.
    [2] { $name } has run out of time twice in a row.
   *[other] { $name } has run out of time { $count } times in a row.
}

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

ping-late = Deadline for your move: { $when }.

## Votes

vote-pause = Vote to pause: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })
vote-end = Vote to end this hand: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })
vote-close = Vote to close the table: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })
vote-remove = Vote to replace { $name }: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })

## What is settled together

matters-title = Table { $table } · pause, votes, claims
matters-tip = To pause or to end the hand, everybody must agree; bots always do. You can claim all the remaining tricks, or none, if that is certain whatever the others hold.
matters-paused = The match is paused.
button-matters = Pause, claim …
button-pause = Pause
button-no-pause = Don’t pause
button-resume = Resume
button-end-hand = End this hand
button-no-end-hand = Don’t end this hand
button-claim-all = The rest are mine
button-claim-none = I take no more
menu-remove = Vote to replace a player …
menu-host = Make somebody else host …
option-remove = Replace { $name }
option-no-remove = Keep { $name }
done-claim-all = Accepted: the remaining tricks are yours.
done-claim-none = Accepted: you take no more tricks. The rest of your cards are played for you.

## Plans

plans-title = Table { $table } · planned moves
plans-tip = Only you see this. A planned card is played on your turn if it is legal and your condition has come true; otherwise the plan is dropped.
plans-none = No moves planned.
plan-if = If { $suit } are led: { $card }
plan-lead = If you take this trick, lead: { $card }
plan-play = On your next turn: { $card }
plan-fit = When it fits: { $card }
plan-undo = Drop the plan: { $card }
plan-dropped-passed = { $plan } (dropped: things turned out differently)
plan-dropped-illegal = { $plan } (dropped: not allowed)
button-plans = Plan …
button-unplan = Drop all plans
menu-plan-suit = If this suit is led …
menu-plan-card = … play this card
menu-plan-lead = If I take this trick, lead …
menu-plan-next = On my next turn, play …
menu-plan-fit = Plan a card for when it fits …
menu-unplan = Drop a plan …
plan-note = Planned. { $plan }
plan-note-fit = Planned for when it fits: { $cards }

## Other tables

button-elsewhere = Next: table { $table }

## Substitutes

substitute-ask = { $mention }, { $name } asks you to take over a seat at table { $table }, with its cards and points.
substitute-taken = { $name } has taken over a seat at table { $table }.
invite-ask = { $mention }, { $name } invites you to table { $table }: seat { $seat } is free for you.
invite-taken = { $name } has taken a seat at table { $table }.
substitute-until = The offer ends { $until }.
substitute-open = { $person } is invited to seat { $seat }. The offer ends { $until }.
substitute-ended-taken = Somebody has taken over the seat.
substitute-ended-declined = The seat was not taken over; it stays as it is.
substitute-ended-withdrawn = The offer of this seat was withdrawn.
substitute-ended-changed = This seat is no longer on offer: something has changed at the table.
substitute-ended-expired = The time for taking over this seat is up; it stays as it is.
button-withdraw = Withdraw the offer of seat { $seat }
done-no-substitute = You haven’t taken over the seat.
done-withdraw-substitute = The offer was withdrawn.
done-host = { $name } is now the host of table { $table }.
button-accept = Take it
button-decline = No, thanks
done-substitute = { $name } has been asked. The seat stays as it is until they accept.

## Playing hours

hours-title = When you play
hours-always = At any time.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = On holiday from { $first } to { $last }.
hours-tip = At a correspondence table your clock stops outside these hours and nobody pings you. Change them with { COMMAND("settings") }: `{ option-hours }` such as `18:00-23:30`, `{ option-days }` such as `1-5` (1 is Monday), `{ option-holiday }` such as `2026-12-20 2027-01-06`, `{ option-zone }` such as `Europe/Rome`; `-` clears hours, days or holiday.
weekday-0 = Mon
weekday-1 = Tue
weekday-2 = Wed
weekday-3 = Thu
weekday-4 = Fri
weekday-5 = Sat
weekday-6 = Sun
setting-told-direct = Your turn: direct message
setting-told-mention = Your turn: mention in the channel
setting-told-nothing = Your turn: don’t notify me
setting-only-move-known = Only move: made if all can see it
setting-only-move-known-about = Your last card or a forced pass; any only move, if all the others are bots
setting-only-move-always = Only move: always made for me
setting-only-move-never = Only move: I make it myself

## This server

server-title = Tables on this server
server-clock = Clock for new tables: { $clock }
server-language = Language for new tables: { $language }
server-limits = At most { $tables ->
    [one] one open table
   *[other] { $tables } open tables
}, and at most { $person } per person.
server-tidying = A lobby closes after { $hours ->
    [one] one hour
   *[other] { $hours } hours
}, an idle match after { $days ->
    [one] one day
   *[other] { $days } days
}.
language-auto = as in Discord

## What cannot be done

error-bad-clock = `{ $word }` is not a valid clock setting. Examples: `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, `none`.
error-not-paused = The match at table { $table } is not paused.
error-not-certain = A claim must be certain whatever the others hold, and this one isn’t yet. Keep playing.
error-nothing-to-vote = You can’t vote on that now.
error-not-invited = Nobody has asked you to take over a seat at table { $table }.
error-not-inviter = Only whoever offered the seat can withdraw the offer.
error-too-few-voters = Two people must want this together, unless that player has let the time run out.
error-cannot-give = You can offer only your own seat or, as host, a seat without an owner, and only to a person.
error-not-your-card = You don’t hold that card.
error-plan-later = You can plan moves only while cards are being played.
error-too-many-plans = You can plan { $limit } moves at most. Drop one first.
error-no-plan = That plan no longer exists.
error-bad-zone = There is no time zone `{ $text }`. Write one like `Europe/Rome`.
error-bad-hours = Write hours like `18:00-23:30`.
error-bad-days = Write days like `1-5` or `6,7`; 1 is Monday.
error-bad-holiday = Write a holiday as its first and last date, like `2026-12-20 2027-01-06`; it can last { $days } days at most.
error-too-few-hours = Your playing hours must add up to at least { $hours } hours a week.
error-only-managers = Only people who manage this server can do that.
