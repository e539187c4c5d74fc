### What stands in the pictures of a table, and their alt texts.
### $name, $buyer, … are names of players, already safe to show.

## Lettering: short, for there is little room

picture-seat = Seat { $number }
picture-hand-number = { $number } / { $hands }
picture-no-contract = New hand
picture-trump = Trump
picture-still-out = Still out
picture-led = led
picture-took = took it
picture-pass = pass
picture-out = out
picture-bid = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
picture-asks = asks { $tricks }
picture-called = called
picture-sold = bought for { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
picture-blind = blind: double
picture-counts-domino = { $points } a card left in hand
picture-counts-before = { $contract ->
    [no_last_two] Tricks 12 and 13, { $points } each
   *[other] { $points } a trick
}
picture-counts = { $contract ->
    [no_last_two] Trick { $trick } of 13 · 12 and 13 count { $points }
   *[other] Trick { $trick } of 13 · { $points } each
}
picture-counts-nulos = Trick { $trick } of 13 · { $start } at the start, { $points } each
picture-awaited = { $stage ->
    [contract] { $name } chooses the contract
    [blind] { $name } may declare blind
    [trump] { $name } names the trump
    [offer] { $name } answers the offer
    [auction] { $name } bids
    [answer] { $name } sells or keeps
    [call] { $name } calls a card
    [redeal] { $name } may ask for new cards
    [over] The match is over
   *[deal] Cards are dealt
}
picture-unlooked = Your cards lie face down until you have declared blind or looked.
picture-no-cards = You hold no cards.
picture-trick-title = Trick { $number }
picture-why = { $name } took it: { $card }, { $trump ->
    [yes] the highest trump
   *[no] the highest of the suit led
}
picture-total = Total
picture-mark = { $mark ->
    [dealt] dealt
    [chose] chose
    [declared] named the trump
    [no-trump] no trump
   *[slam] took all
}
picture-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
picture-king = { $contract ->
    [no_hearts] { $name } took every heart
    [no_tricks] { $name } took every trick
   *[other] { $name } makes King
}
picture-king-how = { $contract ->
    [no_hearts] All thirteen hearts in one hand
   *[other] All thirteen tricks in one hand
}

## Alt texts: the pictures in words. Lists of cards come suit by suit, such as “spades A, K; hearts 10”.

alt-suit = { $suit } { $ranks }
alt-sentence = { $text }.
alt-hand = { $count ->
    [one] Your last card: { $cards }.
   *[other] Your { $count } cards: { $cards }.
}
alt-playable = You may play { $cards }.
alt-led = { $name } led the { $card }
alt-played = { $name } the { $card }
alt-trick-number = Trick { $number }: { $plays }.
alt-took-trick = { $name } took it with { $trump ->
    [yes] the highest trump
   *[no] the highest card of the suit led
}.

alt-hand-number = Hand { $number } of { $hands }.
alt-contract = Hand { $number } of { $hands }: { $contract }.
alt-trump = Trump: { $trump }, { $how ->
    [blind] named blind by { $name }, so that the dealer’s tricks count double
    [bought] named by { $name }, who bought it for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
   *[own] named by { $name }
}.
alt-due = { $name } is to play.
alt-trick = On the table: { $plays }. { $name } is winning it.
alt-last = Last trick: { $plays }. { $name } took it.
alt-rows = Rows: { $rows }.
alt-row = { $count ->
    [one] { $suit } { $low }
   *[other] { $suit } { $low } to { $high }
}
alt-row-empty = { $suit } none
alt-fits = What fits: { $cards }.
alt-said = { $name }: { $text }.
alt-open = Open contracts: { $contracts }.
alt-result = This hand: { $points }.
alt-points-of = { $name } { $points }
alt-still-out = Still out: { $cards }.
alt-player = { $name }: { $facts }.
alt-dealer = dealer
alt-points = { $points } points in the match
alt-tricks = { $count ->
    [0] no tricks
    [one] one trick
   *[other] { $count } tricks
}
alt-took = took { $cards }
alt-cards = { $count ->
    [one] one card left
   *[other] { $count } cards left
}
alt-called = Called card: the { $card }.
alt-pair = Partners: { $pair }.
alt-order = Play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
} from the bottom: { $names }.

alt-score = Score after { $done } of { $hands } hands, in the order { $names }. Total: { $totals }.
alt-score-hand = { $number } { $contract }: { $points }.
alt-score-whose = { $name } { $chose ->
    [yes] chose
   *[no] dealt
} { $hands }.
alt-ranking = Final ranking: { $places }.
alt-place = { $place }. { $name } { $points }
alt-course = Points after each hand, in the order { $names }: { $steps }.
alt-step = { $number }: { $points }
alt-king = A golden crown. { $title }. { $how }, { $contract }.
