## Why a move is refused: the rule, then what is possible.
## $cards lists what the player may play instead, $count says how many cards that are.

refusal-not-your-turn = It is not your turn: { $player } is to move.
refusal-wrong-phase = That is not what is due now.
refusal-bad-action = No side is named with { $card } here.
refusal-not-in-hand = { $card } is not in your hand.
refusal-follow-suit = You must follow { $suit }: { $cards }.
refusal-penalty-lead = You may not lead { $suit } now: lead { $cards }.
refusal-trump-lead = Trumps may not be led before one has been played: lead { $cards }.
refusal-first-trick-discard = No penalty card may be thrown on the first trick: play { $cards }.
refusal-void-duty = You cannot follow, so you must throw { $cards }.
refusal-give-up = A higher card of { $suit } lies in the trick, so you must give up { $cards }.
refusal-raise-duty = You can beat the trick, so you must: { $cards }.
refusal-ruff-duty = You cannot follow, so you must play a trump: { $cards }.
refusal-must-lay = You can lay a card, so you may not pass: { $cards }.
refusal-starter-first = { $card } must begin.
refusal-does-not-fit = { $count ->
    [0] { $card } does not fit any row, and neither does another of your cards: pass.
   *[other] { $card } does not fit any row; you can lay { $cards }.
}
refusal-side-needed = { $card } fits on the king and on the two: say high or low.
refusal-side-closed = { $card } cannot go to the { $side } side now.
refusal-contract-closed = “{ $contract }” is not open to you: choose { $contracts }.
refusal-trump-not-allowed = You may not name { $trump } here: name { $trumps }.
refusal-price-range = Say a number of tricks from { $least } to { $most }.
refusal-bid-too-low = That is too low: bid { $least } or more.
refusal-sale-not-allowed = The declaration is not for sale now: name the trump.
refusal-call-own-card = You hold { $card } yourself: call a card of somebody else’s.
refusal-not-qualified = Only a hand with four or more aces and kings may ask for a redeal.
refusal-match-over = The match is over.
