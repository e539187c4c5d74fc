## Why a move is refused: the rule, then what is possible.
## $cards lists what the player may play instead, $count says how many cards that are.

refusal-not-your-turn = It’s { $player }’s turn.
refusal-wrong-phase = You can’t do that now.
refusal-bad-action = You don’t say high or low with the { $card } here.
refusal-not-in-hand = You don’t hold the { $card }.
refusal-follow-suit = You must follow { $suit }: { $cards }.
refusal-penalty-lead = You can’t lead { $suit } now: lead { $cards }.
refusal-trump-lead = You can’t lead trumps until one has been played: lead { $cards }.
refusal-first-trick-discard = You can’t discard a penalty card on the first trick: play { $cards }.
refusal-void-duty = You can’t follow suit, so you must discard { $cards }.
refusal-give-up = There is a higher card of { $suit } in the trick, so you must play { $cards } under it.
refusal-raise-duty = You can play higher, so you must: { $cards }.
refusal-ruff-duty = You can’t follow suit, so you must play a trump: { $cards }.
refusal-must-lay = You can’t pass while one of your cards fits: lay { $cards }.
refusal-starter-first = The first card must be the { $card }.
refusal-does-not-fit = { $count ->
    [0] The { $card } doesn’t fit in any row, and neither do your other cards: you must pass.
   *[other] The { $card } doesn’t fit in any row: lay { $cards }.
}
refusal-side-needed = You can put the { $card } on the king or on the two: say high or low.
refusal-side-closed = You can’t put the { $card } on the { $side } side now.
refusal-cut-range = You can cut the pack after any card from { $least } to { $most }.
refusal-contract-closed = You can’t choose “{ $contract }” now: choose { $contracts }.
refusal-trump-not-allowed = Not allowed here: { $trump }. Name { $trumps }.
refusal-price-range = Name a number of tricks from { $least } to { $most }.
refusal-bid-too-low = That is too low: bid { $least } or more.
refusal-sale-not-allowed = You can’t sell the declaration now: name the trump.
refusal-call-own-card = You hold the { $card } yourself: call a card you don’t hold.
refusal-not-qualified = You need four or more aces and kings to ask for a redeal.
refusal-match-over = The match is over.

## Which rule narrows the choice, under “Your turn”: short, for the buttons show what may be played.

narrow-follow-suit = You must follow { $suit }.
narrow-penalty-lead = You can’t lead { $suits } yet.
narrow-penalty-lead-never = You can’t lead { $suits } while you hold another suit.
narrow-trump-lead = You can’t lead trumps until one has been played.
narrow-first-trick-discard = You can’t discard a penalty card on the first trick.
narrow-void-duty = You can’t follow suit, so you must discard { $cards }.
narrow-give-up = There is a higher card of { $suit } in the trick, so you must play { $cards } under it.
narrow-raise-duty = You must follow { $suit } with a higher card.
narrow-ruff-duty = You can’t follow suit, so you must play a trump.
narrow-starter-first = The first card must be the { $card }.
broken-suits = May be led now: { $suits }.
