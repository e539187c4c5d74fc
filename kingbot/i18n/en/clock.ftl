### Time at the table, plans, votes, claims, substitutes, playing hours. Names are already safe to show.
### $when, $until are Discord's own times: a reader sees them in their time zone.

## Clocks

clock-none = no clock
clock-live = live, { $time } a move
clock-relaxed = relaxed, { $time } a move
clock-correspondence = correspondence, { $time } a move
clock-bank = and { $time } in the bank
clock-line = Clock: { $clock }
clock-offer = { $line } · { $clock }
clock-until = Time for this move: until { $when }.
clock-away = { $name } is away until { $until }.
clock-misses = { $name } has run out of time { $count ->
    [one] once
   *[other] { $count } times
} in a row.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

ping-late = Your time for it runs out { $when }.

## Votes

vote-pause = For a pause: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })
vote-end = For ending this hand: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })
vote-remove = For giving away the seat of { $name }: { $names } ({ $count }{ "\u00A0" }of{ "\u00A0" }{ $needed })

## What is settled together

matters-title = Table { $table } · settle together
matters-tip = A pause, or the end of a hand, needs all who play; bots agree to anything. A claim counts only if it is certain, whatever the others hold.
matters-paused = The match is paused.
button-matters = Settle …
button-pause = Pause
button-no-pause = No pause
button-resume = Go on
button-end-hand = End this hand
button-no-end-hand = Play this hand on
button-claim-all = The rest are mine
button-claim-none = None are mine
menu-remove = Vote to give a seat away …
menu-host = Make somebody the host …
option-remove = { $name } loses the seat
option-no-remove = { $name } keeps the seat
done-claim-all = It is certain: the rest are yours.
done-claim-none = It is certain: you take no more. Your cards play themselves in this hand.

## Plans

plans-title = Table { $table } · planned moves
plans-tip = Nobody else learns of this. A card is played when its turn comes, if it is legal and what you planned it for has come true; otherwise it is dropped.
plans-none = Nothing is planned.
plan-if = if { $suit } are led: { $card }
plan-lead = if you win this trick, lead { $card }
plan-play = at your next turn: { $card }
plan-dropped-passed = dropped, for it came otherwise: { $plan }
plan-dropped-illegal = dropped, for it was not allowed: { $plan }
button-plans = Plan …
button-unplan = Drop all plans
menu-plan-suit = If this suit is led …
menu-plan-card = … play this card
menu-plan-lead = Lead this if I win …
menu-plan-next = Play this next …
menu-unplan = Drop a plan …
plan-note = You have planned { $count ->
    [one] a move.
   *[other] { $count } moves.
}

## Other tables

button-elsewhere = Next: table { $table }

## Substitutes

substitute-ask = { $mention }: { $name } asks you to take over a seat at table { $table }, with its cards and points.
substitute-taken = { $name } takes over a seat at table { $table }.
substitute-declined = Nobody takes over the seat.
button-accept = Take it
button-decline = No, thanks
done-substitute = { $name } is asked. The seat stays as it is until they accept.

## Playing hours

hours-title = When you play
hours-always = At all times.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = On holiday from { $first } to { $last }.
hours-tip = At a correspondence table your clock stands at other times, and nobody pings you. `/king settings` takes `zone`, `hours` such as `18:00-23:30`, `days` such as `1-5` (1 is Monday) and `holiday` such as `2026-12-20 2027-01-06`; `-` takes one away.
weekday-0 = Mon
weekday-1 = Tue
weekday-2 = Wed
weekday-3 = Thu
weekday-4 = Fri
weekday-5 = Sat
weekday-6 = Sun
setting-told-direct = Your turn: direct message
setting-told-mention = Your turn: mention in the channel
setting-told-nothing = Your turn: tell me nothing
setting-auto-single-off = One possible card: I play it
setting-auto-single-on = One possible card: plays itself

## This server

server-title = Tables on this server
server-clock = Clock of a new table: `{ $clock }`
server-language = Language of a new table: { $language }
server-limits = At most { $tables } open tables, { $person } of one person.
server-tidying = A lobby closes after { $hours } h, a match that nobody plays after { $days } days.
language-auto = as Discord has it

## What cannot be done

error-bad-clock = `{ $word }` is no part of a clock. A clock is written like `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, or `none`.
error-not-paused = The match at table { $table } is not paused.
error-not-certain = That is not certain. Play on.
error-nothing-to-vote = There is nothing to vote on.
error-not-invited = Nobody asks you to take over a seat at table { $table }.
error-cannot-give = That seat is not yours to give.
error-not-your-card = You do not hold that card.
error-plan-later = That can be planned while cards are played.
error-too-many-plans = You have planned { $limit } moves already.
error-no-plan = That plan is gone.
error-bad-zone = There is no time zone `{ $text }`. One is written like `Europe/Rome`.
error-bad-hours = Hours are written like `18:00-23:30`.
error-bad-days = Days are written like `1-5` or `6,7`; 1 is Monday.
error-bad-holiday = A holiday is written as its first and last date, `2026-12-20 2027-01-06`, and lasts { $days } days at most.
error-too-few-hours = That is too little: play at least { $hours } hours a week.
error-only-managers = Only those who manage this server can do that.
