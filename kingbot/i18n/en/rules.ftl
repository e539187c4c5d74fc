## The rules in force, in plain words

preset-classic = Classic King
preset-home = Home King
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = Two-phase King
preset-portuguese = Portuguese King
preset-rifki = Rıfkı

about-classic = The Italian King: first hands in which you avoid certain cards or tricks, then domino, declarations and no trump.
about-home = The Italian King as it is played at home, with few restrictions.
about-declared = The dealer looks at the cards, then chooses the contract; the last hand is no trump.
about-feudum = The Italian King under medieval names.
about-pirandello = The dealer chooses the contract and calls a card: whoever holds it is a secret partner.
about-two-phase = Sixteen hands whose contracts the dealers choose, then domino.
about-portuguese = The King of Portugal and Brazil: negative hands, then declarations.
about-rifki = The Turkish King: twenty hands in which the players choose penalties and trumps.

section-match = The match
section-contracts = Contracts and points
section-points = Points by contract
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
    [one] In the first hand the dealer looks at the cards, then chooses the contract.
   *[other] In the first { $chosen } hands the dealer looks at the cards, then chooses the contract.
}
rule-chosen-after-dealer = { $chosen ->
    [one] The player after the dealer looks at the cards, then chooses the contract.
   *[other] In each hand the player after the dealer looks at the cards, then chooses the contract.
}
rule-quota-fixed = Over the match each player chooses { $quotas }.
rule-quota-free = Every player may choose any contract that is left.
rule-quota-part = { $each } of: { $contracts }
rule-quota-single = { $contract } { $each ->
    [1] once
    [2] twice
   *[other] { $each } times
}
rule-first-by-lot = The first dealer is drawn by lot.
rule-first-holds = Whoever holds the { $card } in the first hand chooses first.
rule-rotation-each-hand = The deal moves to the next player after every hand.
rule-rotation-block = Each player deals four hands in a row and chooses their contracts; then the next player does.
rule-closing-by-lot = The dealer of the last hand is drawn by lot.
rule-direction-counterclockwise = Play goes counter-clockwise.
rule-direction-clockwise = Play goes clockwise.
rule-cut-off = The pack is not cut.
rule-cut-on = Before each deal the player before the dealer cuts the pack, once its order is sealed.
rule-hints-off = Nobody gets hints.
rule-hints-on = On their turn, players may ask what the strongest bot would play. When the match is over, everybody is told how often each of them asked.
rule-sum = The points of a whole match add up to { $sum }.
rule-sum-none = The points of a match have no fixed total: apart from { $reasons } they add up to { $sum }.
rule-sum-slam = slams
rule-sum-blind = trumps named blind
rule-sum-domino = the domino

## Contracts and points

rule-row = { $place } · { $contract }: { $counts }, { $total } in all
rule-row-domino = { $place } · { $contract }: { $counts }, and the winner earns what the others lose
rule-row-domino-number = { $place } · { $contract }: { $counts }, and the winner earns { $win }
rule-place-times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
rule-slam-none = There is no bonus for a slam: taking all the hearts, or all the tricks.
rule-slam = Slam: whoever takes everything in { $contract } gets { $won }, the others { $lost } each.
rule-king = Whoever takes all thirteen tricks in { $contracts } makes King: no extra points, but the table celebrates it.
rule-early-end-on = A hand ends as soon as every card that counts has been taken.
rule-early-end-off = Every hand is played until the thirteenth trick.

## Playing to tricks

rule-follow = You must follow suit if you can. The highest trump takes the trick; without a trump, the highest card of the suit led.
rule-leader-after-dealer = The player after the dealer leads to the first trick.
rule-leader-dealer = The dealer leads to the first trick.
rule-leader-chooser = Whoever chose the contract leads to the first trick.
rule-first-trick-discard-free = Any card may be discarded on the first trick.
rule-first-trick-discard-no-penalty = You cannot discard a penalty card on the first trick unless you hold nothing else.
rule-first-trick-discard-list = { $contracts }: you cannot discard a penalty card on the first trick unless you hold nothing else.
rule-penalty-lead-free = Penalty cards may be led at any time.
rule-penalty-lead-after-break = { $contracts }: { $suit } cannot be led until one has been played, unless you hold nothing else.
rule-penalty-lead-never = { $contracts }: { $suit } cannot be led in the whole hand, unless you hold nothing else.
rule-void-duty-free = If you cannot follow suit, you need not discard a penalty card.
rule-void-duty-single = If you cannot follow suit, you must discard the card that counts if you hold it: { $cards }.
rule-void-duty-penalty = If you cannot follow suit, you must discard a penalty card if you hold one.
rule-rifki-void-king = In { $contract } the penalty card is the { $card }.
rule-rifki-void-any-heart = In { $contract }, if you cannot follow suit, you must discard any heart if you hold one.
rule-give-up-off = You need not play a penalty card under a higher card of its suit.
rule-give-up-on = { $contracts }: when you follow suit under a higher card of the suit, you must play a penalty card below it if you hold one.
rule-raise-duty-off = You never have to play higher.
rule-raise-duty-trump = { $contract }: when you follow suit, you must play higher than the trick so far if you can.
rule-raise-duty-all = In every contract with tricks: when you follow suit, you must play higher than the trick so far if you can.

## Declarations

rule-declaring = The dealer names the trump suit.
rule-declaring-chooser = Whoever chose the contract names the trump suit.
rule-declaration-no-trump-off = The trump must be a suit.
rule-declaration-no-trump-on = No trump is allowed too: then the highest card of the suit led takes every trick.
rule-declaration-nulos-off = Nulos (a declaration in which tricks cost points) is not allowed.
rule-declaration-nulos-on = Nulos is allowed: there is no trump, and everybody starts at { $start } and pays { $trick } for each trick.
rule-ruff-duty-off = If you cannot follow suit, you need not play a trump.
rule-ruff-duty-on = If you cannot follow suit, you must play a trump.
rule-trump-lead-free = Trumps may be led at any time.
rule-trump-lead-after-break = Trumps cannot be led until one has been played, unless you hold nothing else.
rule-sale-off = The declaration cannot be sold.
rule-sale-offer = The dealer may offer the declaration for sale for a number of tricks. Each of the others bids once or passes, and the highest bidder names the trump.
rule-sale-auction = The other three bid tricks for the declaration. The dealer either accepts the highest bid, and that bidder names the trump, or keeps the declaration.
rule-sale-shortfall-transfer = The buyer pays the seller the points of the tricks bid, however many tricks they take.
rule-sale-shortfall-double = The buyer pays the seller the points of the tricks bid. A buyer who takes fewer tricks pays for those taken, and double for each missing one.
rule-sale-shortfall-taken = The buyer pays the seller the points of the tricks bid, but never for more tricks than they take.
rule-blind-declaration-off = The trump is never named blind.
rule-blind-declaration-on = Before seeing a card the dealer may name the trump blind: the dealer’s tricks then count double, and the declaration is not for sale.

## Domino

rule-domino = Cards are laid in four rows, one for each suit, up and down from the starting card. You must lay a card if you can; otherwise you pass.
rule-domino-start-seven-diamonds = The first card is the { $card }; every row starts with its seven.
rule-domino-start-any-seven = The player after the dealer starts; every row starts with its seven.
rule-domino-start-eight-clubs = The first card is the { $card }; every row starts with its eight.
rule-domino-ace-low = The ace goes on the two.
rule-domino-ace-both = The ace goes on the king or on the two; whoever puts an ace on a king may lay one more card.
rule-domino-finish-first-out = The hand ends when somebody runs out of cards.
rule-domino-finish-complete-round = When somebody runs out of cards the round is completed; whoever lays their last card in it wins too.
rule-domino-redeal-off = There is no redeal.
rule-domino-redeal-on = A player with four or more aces and kings may ask for a redeal before the first card is laid.

## Partners

rule-partner-called = Just before play the dealer calls a card they do not hold. Its holder is the dealer’s partner, and the only one who knows until the card is played.
rule-partner-fixed = In hands whose contract nobody chooses, players opposite each other are partners.
rule-partner-points = Partners add up their points, and each gets half.
