### The daily King, `/king-daily`: one hand a day, the same for everybody. `{ $day }` is a date.

button-daily = Daily hand
daily-title = Daily King · { DATETIME($day, dateStyle: "medium") }
daily-about = One hand a day, the same for everybody, against three bots: the same cards get the same answers. It takes about two minutes, with no clock. You have one try, which begins the moment you see your cards.
daily-begin = Play
daily-not-yours = This is somebody else’s hand of the day.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-joker = You may still miss one day this week.
daily-result = { $contract }: { $points }
daily-signs-spoken = { $count } of 5
daily-signs = Stars: your result against those of bots that played your cards forty times. Five: none of them did better.
daily-place = Place { $place } of { $people }
daily-place-here = On this server: place { $place } of { $people }
daily-first = You are the first to finish today.
daily-not-counted = You’re not on any list, because you asked not to be. *{ privacy-count }* in { COMMAND("privacy") } changes that.
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
daily-copy = Text to copy; it doesn’t give the hand away:
daily-line-button = Best line
daily-line = Best line so far: { $points } · card { $number } of { $count }
daily-line-plays = Card played: { $card }
daily-line-end = My result
daily-proof-title = Sealed before anybody plays
daily-proof = The fingerprint of each day’s deal is posted here the day before. The secret it was made from is published once that day is over everywhere on Earth; anybody can then deal the hand again and check it.
daily-proof-sealed = { DATETIME($day, dateStyle: "medium") }, fingerprint: `{ $commitment }`
daily-proof-opened = { DATETIME($day, dateStyle: "medium") }, secret: `{ $secret }`, fingerprint: `{ $commitment }`

## In a channel, once a day

daily-post = Today: **{ $contract }**. One hand, the same for everybody; it takes about two minutes.
daily-yesterday = { DATETIME($day, dateStyle: "medium") } · { $contract }
daily-yesterday-line = { $place }. { $name }: { $points }
daily-yesterday-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
daily-post-next = Tomorrow’s deal: `{ $commitment }`
daily-post-opened = Secret of { DATETIME($day, dateStyle: "medium") }: `{ $secret }`

## What cannot be done

error-daily-off = The daily King is switched off on this server. You can play it in a direct message with me.
error-daily-over = This hand can no longer be played. { COMMAND("king-daily") } shows today’s.
error-cannot-post = I can’t post the daily King in { $channel }. I need these permissions there: { $permissions }.

## Settings of a server

server-daily-off = The daily King is switched off.
server-daily = The daily King can be played. Its day begins at midnight, by the time of { $zone }.
server-daily-posted = The daily King is posted in { $channel } at { $begin }, by the time of { $zone }.
server-daily-choice-on = On, not posted
server-daily-choice-posted = Posted each day
server-daily-choice-off = Off
