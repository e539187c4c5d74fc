### The daily King, `/king-daily`: one hand a day, the same for everybody. `{ $day }` is a date.

button-daily = Daily hand
daily-title = Daily King · { DATETIME($day, dateStyle: "medium") }
daily-about = One hand, the same for everybody, against three bots that answer the same cards with the same cards. It takes about two minutes, without a clock. You play it once: from the moment you see your cards.
daily-begin = Play
daily-not-yours = This is somebody else’s hand of the day.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-joker = You may still miss one day this week.
daily-result = { $contract }: { $points }
daily-signs-spoken = { $count } of 5
daily-signs = Stars: how you did against forty games that bots have played with your cards. Five: none of them did better.
daily-place = Place { $place } of { $people }
daily-place-here = On this server: place { $place } of { $people }
daily-first = You are the first to finish today.
daily-not-counted = You stand in no list, because you wanted that. *{ privacy-count }* in { COMMAND("privacy") } changes it.
daily-scores = Everybody’s points · { DATETIME($day, dateStyle: "medium") }
daily-score = { $points }: { $count ->
    [one] one person
   *[other] { $count } people
}
daily-score-own = { $points }: { $count ->
    [one] you
    [2] you and one other
   *[other] { $count } people, you among them
}
daily-share-button = Share
daily-share = King, { DATETIME($day, dateStyle: "medium") }: { $signs }
daily-shared = Posted in the channel.
daily-copy = To copy; it gives nothing of the hand away:
daily-line-button = Best line
daily-line = Best line so far: { $points } · card { $number } of { $count }
daily-line-plays = Card played: { $card }
daily-line-end = My result
daily-proof-title = Sealed before anybody plays
daily-proof = The fingerprint of each day’s deal stands here the day before. The secret that it was made from follows once that day is over everywhere on earth; anybody can then deal the hand again.
daily-proof-sealed = { DATETIME($day, dateStyle: "medium") }, fingerprint: `{ $commitment }`
daily-proof-opened = { DATETIME($day, dateStyle: "medium") }, secret: `{ $secret }`, fingerprint: `{ $commitment }`

## In a channel, once a day

daily-post = Today: **{ $contract }**. One hand, the same for everybody, about two minutes.
daily-yesterday = { DATETIME($day, dateStyle: "medium") } · { $contract }
daily-yesterday-line = { $place }. { $name }: { $points }
daily-yesterday-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
daily-post-next = Tomorrow’s deal: `{ $commitment }`
daily-post-opened = Secret of { DATETIME($day, dateStyle: "medium") }: `{ $secret }`

## What cannot be done

error-daily-off = The daily King is switched off on this server. By direct message with me you can play it.
error-daily-over = This hand cannot be played any more. { COMMAND("king-daily") } shows today’s.
error-cannot-post = I can’t post the daily King in { $channel }. I need these permissions there: { $permissions }.

## Settings of a server

server-daily-off = The daily King is switched off.
server-daily = The daily King can be played. Its day begins at midnight, by the time of { $zone }.
server-daily-posted = The daily King is posted in { $channel } at { $begin }, by the time of { $zone }.
server-daily-choice-on = On, not posted
server-daily-choice-posted = Posted each day
server-daily-choice-off = Off
