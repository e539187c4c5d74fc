### What a bot knew in a move of a hand that is over, and what it compared (docs/bots.md).

button-decisions = What did the bot know?
more-about-decisions = What each bot knew in a hand that is over
decisions-title = Table { $table } · what did the bot know?
decisions-not-over = What a bot knew is told once the hand is over.
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
decisions-random = It took any move that is allowed, by chance.
decisions-search = { $deals ->
    [one] It dealt the cards it could not see once, as they might be spread, and played each choice to the end.
   *[other] It dealt the cards it could not see { $deals } times, as they might be spread, and played each choice to the end.
}
decisions-policy = It went by rules of thumb and tried nothing out.
decisions-unit-points = Points it expected in this hand:
decisions-unit-gain = Points it expected, against what the contract brings on average:
decisions-unit-place = Place it expected in the match:
decisions-unit-liking = How well each choice suited them, out of 100:
decisions-unit-order = The best first:
decisions-mistake = It misjudged: with a clear head it would have liked another better.
decisions-alike = Cards that are worth the same are compared as one.
decisions-not-kept = What it went by was not kept: the move is older than that, or nobody asked the bot.
decisions-which-move = Another move …
decisions-which-bot = Another bot …
decisions-earlier = ◀ Earlier
decisions-later = Later ▶
