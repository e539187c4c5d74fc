## /king stats: what somebody has achieved

stats-title = { $name } at King
stats-none = No match played by { $name } has been counted here.
stats-none-own = No match of yours has been counted here yet. A match counts when it is played to the end.
stats-matches = { $count ->
    [one] One match
   *[other] { $count } matches
}
stats-places = First { $first }×, second { $second }×, third { $third }×, fourth { $fourth }×
stats-king-points = King points: { $points }
stats-kings = Kings made: { $made } · Kings escaped: { $escaped }
stats-rating-live = Rating, live: { $rating }
stats-rating-correspondence = Rating, over days: { $rating }
stats-run = Longest run of wins: { $count }
stats-pace-live = Time per move, live: { $time }
stats-pace-correspondence = Time per move, over days: { $time }
stats-form = Places in the last matches, oldest first: { $places }
stats-preset = { $count ->
    [one] One match
   *[other] { $count } matches
}, { $average } points on average
stats-best = Best hand: { $points } ({ $contract })
stats-worst = Worst hand: { $points } ({ $contract })
stats-contract = { $contract }: { $average } per hand, { $count ->
    [one] one hand
   *[other] { $count } hands
}
stats-chosen = chosen { $count }×, { $average } on average
stats-opponents = Most frequent opponents
stats-opponent = { $name }: { $count ->
    [one] one match
   *[other] { $count } matches
}, { $ahead }× ahead, { $behind }× behind
stats-other-preset = Another kind of King
# Between the whole part of a number and its tenth.
stats-decimal-mark = .

picture-stats = { $preset } · points per hand
picture-stats-form = Places in the last matches
alt-stats = { $name }: points per hand in { $preset }.
alt-stats-contracts = By contract: { $contracts }.
alt-stats-contract = { $contract } { $average } ({ $count ->
    [one] one hand
   *[other] { $count } hands
})
alt-stats-form = Places in the last matches, oldest first: { $places }.

## /king leaderboard: the standings of a server

leaders-title = Standings
leaders-none = Nobody is in the standings yet. A match counts when it is played to the end.
leaders-all-presets = All kinds of King
leaders-order-points = King points
leaders-order-live = Rating, live
leaders-order-correspondence = Rating, over days
leaders-period-all = All time
leaders-period-year = This year
leaders-period-month = This month
leaders-period-season = Season
leaders-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
season-line = Season **{ $name }**, from { $first } to { $last } · { $presets }.
season-coming = It has not begun yet.
season-running = It is running.
season-over = It is over.
leaders-points = { $place }. { $name }: { $points } in { $count ->
    [one] one match
   *[other] { $count } matches
}, { $won } won
leaders-rating = { $place }. { $name }: { $rating }, { $count ->
    [one] one match
   *[other] { $count } matches
}
leaders-provisional = ? means provisional: fewer than ten matches.
leaders-page = Page { $page } of { $pages } · { $people } players
leaders-before = ◀ Back
leaders-after = Next ▶

## What cannot be shown

error-standings-off = The standings are switched off on this server.
error-ratings-off = Ratings are switched off on this server.
error-standings-by-dm = Standings and other people’s statistics belong to a server: use this command there.
error-not-counted = Your matches aren’t counted, because you asked for that. *{ privacy-count }* in { COMMAND("privacy") } changes it.
error-no-season = No season is running, and none is planned.
error-season-name = A season needs a name.
error-season-dates = The last day of a season must be still to come, not before its first day, and at most { $days } days after it.
error-season-overlaps = A season can begin only after the one before it has ended: { $name }.
error-too-many-seasons = A server can have at most { $limit } seasons.
error-bad-date = I couldn’t read that date. Write it like `2027-03-31`.
error-bad-kinds = I couldn’t read these kinds of King. Possible: { $kinds }.

## What a server shows

server-standings = { $shown ->
    [on] Members see the standings and each other’s statistics.
   *[off] Standings and other people’s statistics are hidden.
}
server-ratings = { $shown ->
    [on] Ratings are shown.
   *[off] Ratings are hidden.
}
server-no-season = There has been no season yet. The options `{ option-season }` and `{ option-until }` start one.

## Not taking part, in /king privacy

privacy-count = Count my matches
privacy-do-not-count = Do not count my matches
privacy-counted = Your matches count again, past ones included.
privacy-not-counted = Your statistics and ratings have been deleted. Your matches no longer count, and you’re not on any list.

db-recounted = { $count ->
    [one] One match
   *[other] { $count } matches
} counted again from the logs.
