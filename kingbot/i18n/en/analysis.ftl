### Hints and reviews: what moves are worth, and why. $card is the card that was played, $better the better one;
### each sentence stands alone, after the two cards were named. $points, $loss … are numbers, already written.

hint-title = Hint · table { $table }
hint-points = about { $points }
hint-none = You haven’t asked what I would play here.
hint-nothing = There is nothing for you to decide right now.
hint-counted = Hints are counted. When the match is over, everybody is told how many each player asked for.
analysis-deals = Points in this hand, on average over { $count } deals that fit what you know.
analysis-contracts = Points compared with what each contract brings on average, over { $count } deals that fit your cards.
analysis-same = It makes no difference here.
over-hints = Hints asked for: { $asked }

error-no-hints = Hints are off at table { $table }.
error-no-decision = There is nothing for you to decide at table { $table } now.

at-trick = trick { $number }
at-turn = turn { $number }
at-before = before the play

## What speaks for a move

merit-sheds = It goes on somebody else’s trick.
merit-leaves = Somebody else takes the trick.
merit-low-lead = Only higher { $suit } are still out.
merit-voids = After it you have no { $suit } left.
merit-free = It takes the trick, which costs nothing.
merit-winner = Nobody can beat it.
merit-ruffs = A trump: it is the highest card in the trick.
merit-draws = { $count ->
    [one] It draws trumps: one is still out.
   *[other] It draws trumps: { $count } are still out.
}
merit-frees = It makes way for your { $freed }.
merit-shuts = It makes room for nobody else.
merit-trump-cards = Your { $suit }: { $count ->
    [0] none
   *[other] { $count }
}.
merit-holds = Of the cards that count you hold { $cards }.
merit-holds-none = You hold none of the cards that count.
merit-best = The best on average.
merit-average = On average { $points } less than the best.

## Why a move was worse than another

why-took-penalty = It took the trick with { $cards } in it; the { $better } would have left that to somebody else.
why-over-penalty = It went over { $cards }; the { $better } would have left the trick to somebody else.
why-kept-penalty = The { $better } could have gone on somebody else’s trick.
why-took-trick = It took a trick that counts; the { $better } would have left it to somebody else.
why-led-penalty = It led a card that counts.
why-led-alone = Nobody else had any { $suit } left, so the trick was yours, whatever they discarded.
why-led-above = Still out, and lower: { $cards }.
why-led-top = Nobody could go over it, so the trick was yours.
why-kept-bare = It left you with the { $better } alone in its suit.
why-kept-single = The { $better } was the last of your { $suit }.
why-kept-high = You could have parted with the higher { $better }.
why-from-long = You discarded from your long { $suit } ({ $count }) and kept a shorter suit.
why-spent-low = The { $better } would have stayed under as well, and you would still have the { $card }.
why-took-low = The { $better } would have taken the trick as well, and you would still have the { $card }.
why-let-go = The { $better } would have taken the trick.
why-missed-winner = Nobody could have beaten the { $better }.
why-ruffed = It used up a trump; the { $better } could have gone instead.
why-no-ruff = The { $better }, a trump, would have been the highest card in the trick.
why-spent-high = Neither takes the trick, so the lower { $better } was enough.
why-overpaid = The lower { $better } would have taken the trick as well.
why-kept-trumps = { $count ->
    [one] One trump was still out; the { $better } would have drawn it.
   *[other] { $count } trumps were still out; the { $better } would have drawn some.
}
why-opened = It made room for { $cards }, which you didn’t hold.
why-kept-shut = The { $better } would have made way for your { $freed }.
why-shorter-trump = You held more { $longer } ({ $more }) than { $suit } ({ $count }).
why-average = On average the better move brings { $points } more.
why-went-over = It went over everything on the table; the { $better } would have stayed under.
why-led-danger = Still out in its suit: { $cards }. In the suit of the { $better }, nothing that counts was out.
why-more-above = Higher cards still out: { $more } above the { $better }, { $count } above the { $card }.
why-more-beat-it = Cards still out that beat the { $card }: { $more }; that beat the { $better }: { $count }.
why-led-trump = { $count ->
    [0] It led a trump when nobody else had one.
    [one] It led a trump, with one still out.
   *[other] It led a trump, with { $count } still out.
}
why-went-under = The { $better } would have gone over everything on the table.
why-spent-over = It could still be beaten; playing the { $better } would have saved it.
why-bid-more = You could have bid less.
why-deals = Out of 100 deals, the better move brings more in { $more }, yours in { $less }.

## Reviews

review-title = Review · table { $table }
review-hand = Hand { $number } · { $contract }
review-match = The whole match
review-none = Nothing to review yet: you had nothing to decide in any hand that is over.
review-working = Working it out: { $bar } { $done } of { $all } decisions
review-stopped = Not finished yet: { $done } of { $all } decisions worked out.
review-go-on = Continue
review-summary = { $count ->
    [one] One decision
   *[other] { $count } decisions
} · points behind the best: { $loss }
review-spotless = No move of yours was clearly worse than the best.
review-in-hand = Hand { $number }, { $at }
review-move = **{ CAPITAL($at) }: { $made }** ({ $points }), { $loss } behind { $better } ({ $best }). { $why }
review-all = All moves
review-all-line = { CAPITAL($at) }: **{ $made } { $points }**
review-other = { $move } { $points }
review-only-hand = { $number }. { $contract }: { $points }, { $loss } behind the best
review-which = What to review …
review-measure = Judged by what you could know at the time, not by the others’ cards: averages over { $count } deals.
review-measure-contracts = Contracts are compared with what each brings on average.
review-chart = Points of each hand, and what better moves would have added
review-chart-alt = { $name }’s points in each hand, and what was lost against the best: { $shown }.
review-chart-hand = hand { $number } { $points }, lost { $loss }
