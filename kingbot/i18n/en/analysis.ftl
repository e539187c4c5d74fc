### Hints and reviews: what moves are worth, and why. $card is the card that was played, $better the better one;
### each sentence stands alone, after the two cards were named. $points, $loss … are numbers, already written.

hint-title = Hint · table { $table }
hint-points = about { $points }
hint-none = You haven’t asked what I would play here.
hint-nothing = There is nothing for you to decide right now.
hint-counted = Hints are counted. When the match is over, everybody is told how many each player asked for.
analysis-deals = Points in this hand, on average over { $count } deals that fit what you know.
analysis-contracts = Points against what each contract brings on average, over { $count } deals that fit your cards.
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
merit-low-lead = Only higher cards of { $suit } are out.
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
merit-trump-cards = You hold { $count ->
    [0] none
    [one] one
   *[other] { $count }
} of { $suit }.
merit-holds = Of the cards that count you hold { $cards }.
merit-holds-none = You hold none of the cards that count.
merit-best = The best on average.
merit-average = On average { $points } less than the best.

## Why a move was worse than another

why-took-penalty = It took the trick with { $cards } in it; { $better } would have left that to somebody else.
why-over-penalty = It went over { $cards }; { $better } would have left the trick to somebody else.
why-kept-penalty = { $better } could have gone on somebody else’s trick.
why-took-trick = It took a trick that counts; { $better } would have left it to somebody else.
why-led-penalty = It led a card that counts.
why-led-alone = Nobody else had { $suit } any more, so the trick was yours, whatever they threw on it.
why-led-above = Still out, and lower: { $cards }.
why-led-top = Nobody could go over it, so the trick was yours.
why-kept-bare = { $better } stayed in your hand, alone in its suit.
why-kept-single = { $better } was your last of { $suit }.
why-kept-high = The higher { $better } could have gone.
why-from-long = You discarded from { $suit }, of which you held { $count }, and kept a shorter suit.
why-spent-low = { $better } would have stayed under as well, and you would still have { $card }.
why-took-low = { $better } would have taken the trick as well, and you would still have { $card }.
why-let-go = { $better } would have taken the trick.
why-missed-winner = Nobody could have beaten { $better }.
why-ruffed = It spent a trump; { $better } could have gone.
why-no-ruff = { $better }, a trump, would have been the highest card in the trick.
why-spent-high = Neither takes the trick, so the lower { $better } was enough.
why-overpaid = The lower { $better } would have taken the trick as well.
why-kept-trumps = { $count ->
    [one] One trump was still out; { $better } would have drawn it.
   *[other] { $count } trumps were still out; { $better } would have drawn some.
}
why-opened = It made room for { $cards }, which you didn’t hold.
why-kept-shut = { $better } would have made way for your { $freed }.
why-shorter-trump = You held { $more } of { $longer }, but only { $count } of { $suit }.
why-average = On average the better move brings { $points } more.
why-went-over = It went over all that lay there; { $better } would have stayed under.
why-led-danger = Still out in its suit: { $cards }. In the suit of { $better } nothing that counts was out.
why-more-above = Higher cards still out: { $more } above { $better }, { $count } above { $card }.
why-more-beat-it = Still out and able to beat { $card }: { $more }; to beat { $better }: { $count }.
why-led-trump = { $count ->
    [0] It led a trump when nobody else had one.
    [one] It led a trump, with one still out.
   *[other] It led a trump, with { $count } still out.
}
why-went-under = { $better } would have gone over all that lay there.
why-spent-over = It could still be beaten; { $better } would have spared it.
why-bid-more = You could have bid less.
why-deals = Of 100 deals the better move brings more in { $more }, yours in { $less }.

## Reviews

review-title = Review · table { $table }
review-hand = Hand { $number } · { $contract }
review-match = The whole match
review-none = Nothing to review yet: no hand is over in which you had something to decide.
review-working = Working it out: { $bar } { $done } of { $all } decisions
review-stopped = Not worked out to the end yet: { $done } of { $all } decisions.
review-go-on = Continue
review-summary = { $count ->
    [one] One decision
   *[other] { $count } decisions
} · { $loss } points behind the best
review-spotless = No move of yours was clearly worse than the best.
review-in-hand = Hand { $number }, { $at }
review-move = **{ CAPITAL($at) }: { $made }** ({ $points }), { $loss } behind { $better } ({ $best }). { $why }
review-all = All moves
review-all-line = { CAPITAL($at) }: **{ $made } { $points }**
review-other = { $move } { $points }
review-only-hand = { $number }. { $contract }: { $points }, { $loss } behind the best
review-which = What to review …
review-measure = By what you could know then, not by open cards: averages over { $count } deals.
review-measure-contracts = Contracts are compared with what each brings on average.
review-chart = Points of each hand, and what better moves would have added
review-chart-alt = { $name }’s points in each hand, and what was lost against the best: { $shown }.
review-chart-hand = hand { $number } { $points }, lost { $loss }
