## The rules in force, in plain words

preset-classic = Classic King
preset-home = Home King
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = Two-phase King
preset-portuguese = Portuguese King
preset-rifki = Rıfkı

about-classic = The Italian King: hands of things better avoided, then domino, declarations and no trump.
about-home = The Italian King as it is played at home, with few restrictions.
about-declared = The dealer looks at the cards, then picks the contract; no trump closes the match.
about-feudum = The Italian King under medieval names.
about-pirandello = The dealer picks the contract and calls a card: whoever holds it is a secret partner.
about-two-phase = Sixteen hands of the dealers’ choice, then domino.
about-portuguese = The King of Portugal and Brazil: negative hands, then declarations.
about-rifki = The Turkish King: twenty hands, penalties and trumps of the players’ choice.

section-match = The match
section-contracts = Contracts and points
section-tricks = Playing to tricks
section-declaration = Declarations
section-domino = Domino
section-partners = Partners

# Marks a line in which the table departs from its preset.
rule-changed = { $rule } (changed)

## The match

rule-length = { $hands ->
    [one] A match has one hand.
   *[other] A match has { $hands } hands.
}
rule-fixed-order = The contracts come in a fixed order.
rule-chosen-dealer = { $chosen ->
    [one] In the first hand the dealer looks at the cards, then picks the contract.
   *[other] In the first { $chosen } hands the dealer looks at the cards, then picks the contract.
}
rule-chosen-after-dealer = { $chosen ->
    [one] The player after the dealer looks at the cards, then picks the contract.
   *[other] In each hand the player after the dealer looks at the cards, then picks the contract.
}
rule-quota-fixed = Over the match each player picks { $quotas }.
rule-quota-free = Any contract that is left may be picked, by anybody.
rule-quota-part = { $each } of: { $contracts }
rule-quota-single = { $contract } { $each ->
    [one] once
   *[other] { $each } times
}
rule-first-by-lot = The first dealer is drawn by lot.
rule-first-holds = Whoever holds { $card } in the first hand chooses first.
rule-rotation-each-hand = The deal moves to the next player with every hand.
rule-rotation-block = Each player deals four chosen hands running, then the next player does.
rule-closing-by-lot = The dealer of the last hand is drawn by lot.
rule-direction-counterclockwise = The turn goes counter-clockwise.
rule-direction-clockwise = The turn goes clockwise.
rule-sum = The points of a whole match add up to { $sum }.
rule-sum-none = The points of a match have no fixed sum: { $reasons }. Apart from that they add up to { $sum }.
rule-sum-slam = a slam adds to it
rule-sum-blind = a blind declaration adds to it
rule-sum-domino = the winner of a domino earns a fixed number

## Contracts and points

rule-row = { $place } · { $contract }: { $counts }, { $total } in all
rule-row-domino = { $place } · { $contract }: { $counts }, and the winner earns what the others lose
rule-row-domino-number = { $place } · { $contract }: { $counts }, and the winner earns { $win }
rule-place-times = { $times ->
    [one] once
   *[other] { $times } times
}
rule-slam-none = Taking all the hearts, or all the tricks, is worth nothing special.
rule-slam = Whoever takes everything in { $contract } gets { $won }, and the others { $lost } each.
rule-early-end-on = A hand ends as soon as every card that counts has been taken.
rule-early-end-off = Every hand is played to the thirteenth trick.

## Playing to tricks

rule-follow = You must follow suit if you can. The highest trump takes the trick, else the highest card of the suit led.
rule-leader-after-dealer = The player after the dealer leads to the first trick.
rule-leader-dealer = The dealer leads to the first trick.
rule-leader-chooser = Whoever chose the contract leads to the first trick.
rule-first-trick-discard-free = Any card may be discarded on the first trick.
rule-first-trick-discard-no-penalty = Nobody may discard a penalty card on the first trick, unless they hold nothing else.
rule-first-trick-discard-list = { $contracts }: nobody may discard a penalty card on the first trick, unless they hold nothing else.
rule-penalty-lead-free = Penalty cards may be led at any time.
rule-penalty-lead-after-break = { $contracts }: no lead of { $suit } until one has been played, unless you hold nothing else.
rule-penalty-lead-never = { $contracts }: no lead of { $suit } in the whole hand, unless you hold nothing else.
rule-void-duty-free = Who cannot follow need not throw a penalty card.
rule-void-duty-single = Who cannot follow must throw the card that counts, if they hold it: { $cards }.
rule-void-duty-penalty = Who cannot follow must throw a penalty card, if they hold one.
rule-rifki-void-king = In { $contract } that is { $card }.
rule-rifki-void-any-heart = In { $contract } who cannot follow must throw a heart, any heart, if they hold one.
rule-give-up-off = Who follows suit under a higher card may keep a penalty card back.
rule-give-up-on = { $contracts }: who follows suit under a higher card must give up a penalty card below it, if they hold one.
rule-raise-duty-off = Nobody has to beat the trick.
rule-raise-duty-trump = In { $contract } you must beat the trick if you can do so in the suit led.
rule-raise-duty-all = In every contract with tricks you must beat the trick if you can do so in the suit led.

## Declarations

rule-declaring = The dealer names the trump suit.
rule-declaring-chooser = Whoever chose the contract names the trump suit.
rule-declaration-no-trump-off = A suit must be named.
rule-declaration-no-trump-on = No trump may be named as well.
rule-declaration-nulos-off = Nulos may not be named.
rule-declaration-nulos-on = Nulos may be named: no trump, everybody starts at { $start } and pays { $trick } for each trick.
rule-ruff-duty-off = Who cannot follow need not play a trump.
rule-ruff-duty-on = Who cannot follow must play a trump.
rule-trump-lead-free = Trumps may be led at any time.
rule-trump-lead-after-break = Trumps may not be led until one has been played, unless you hold nothing else.
rule-sale-off = The declaration cannot be sold.
rule-sale-offer = The dealer may offer the declaration for a number of tricks; the others answer once each, and the highest bidder names the trump.
rule-sale-auction = The other three bid tricks for the declaration; the dealer accepts the highest bid, and the bidder names the trump, or keeps it.
rule-sale-shortfall-transfer = The buyer pays the seller the points of the tricks bid, whatever comes of it.
rule-sale-shortfall-double = The buyer pays the seller the points of the tricks bid; one who takes fewer hands over those, and pays double for each that is missing.
rule-sale-shortfall-taken = The buyer pays the seller for the tricks bid, but for no more than they take.
rule-blind-declaration-off = Nobody declares blind.
rule-blind-declaration-on = Before seeing a card the dealer may declare blind: the dealer’s tricks then count double, and nothing is sold.

## Domino

rule-domino = Cards are laid in four rows, one a suit, downwards and upwards from where they begin. Who can lay a card must; who cannot passes.
rule-domino-start-seven-diamonds = { $card } begins, and every row with its seven.
rule-domino-start-any-seven = The player after the dealer begins; every row begins with its seven.
rule-domino-start-eight-clubs = { $card } begins, and every row with its eight.
rule-domino-ace-low = Aces follow the twos.
rule-domino-ace-both = Aces are laid on kings or on twos; an ace laid on a king gives one more card.
rule-domino-finish-first-out = The hand ends when somebody has no cards left.
rule-domino-finish-complete-round = When somebody has no cards left the round is completed, and whoever gets rid of the last card in it wins too.
rule-domino-redeal-off = The cards are played as they are dealt.
rule-domino-redeal-on = Who holds four or more aces and kings may ask for new cards before the first card is laid.

## Partners

rule-partner-called = Last before play the dealer calls a card of somebody else’s. Its holder is the dealer’s partner, and alone knows it until the card falls.
rule-partner-fixed = In the hands that nobody chooses, those who sit opposite are partners.
rule-partner-points = Partners add up their points, and each gets half.
