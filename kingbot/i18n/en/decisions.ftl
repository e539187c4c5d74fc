### What a bot knew in a move of a hand that is over, and what it compared (docs/bots.md).

button-decisions = What did the bot know?
more-about-decisions = What each bot knew in a hand that is over
decisions-title = Table { $table } · what did the bot know?
decisions-not-over = You can see what a bot knew once the hand is over.
decisions-no-bot = No bot played in hand { $number }.
decisions-of = Hand { $number } · **{ $name }** · { $level } · { $move }
decisions-cards = Its cards: { $cards }
decisions-unlooked = It had not looked at its cards yet.
decisions-void = It knew: { $name } has no { $suits }.
decisions-lacking = It knew from a pass: { $name } does not have { $cards }.
decisions-forgotten = It had forgotten that these were gone: { $cards }
decisions-likely = It thought { $name } held { $cards }.
decisions-share = { $card } ({ $percent } %)
decisions-forced = It had no choice.
decisions-random = It chose one of the legal moves at random.
decisions-search = { $deals ->
    [one] It imagined one way the cards it couldn’t see might be dealt, and played out each choice.
   *[other] It imagined { $deals } ways the cards it couldn’t see might be dealt, and played out each choice.
}
decisions-policy = It followed rules of thumb and tried nothing out.
decisions-unit-points = Points it expected in this hand:
decisions-unit-gain = Points it expected, against what the contract brings on average:
decisions-unit-place = Place it expected in the match:
decisions-unit-liking = How well each choice fitted those rules, out of 100:
decisions-unit-order = The best first:
decisions-mistake = It made a slip: it had liked another choice better.
decisions-alike = Cards that are worth the same are compared as one.
decisions-not-kept = What it was going by was not kept: the move was made before that was recorded, or the bot was never asked.
decisions-which-move = Another move …
decisions-which-bot = Another bot …
decisions-earlier = ◀ Earlier
decisions-later = Later ▶
