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
picture-asks = asks for { $tricks }
picture-called = called
picture-gets = gets { $points }
picture-blind = blind: double
picture-counts-domino = { $points } per card left in hand
picture-counts-before = { $contract ->
    [no_last_two] Tricks 12 and 13: { $points } each
   *[other] { $points } per trick
}
picture-counts = { $contract ->
    [no_last_two] Trick { $trick } of 13 · 12 and 13: { $points } each
   *[other] Trick { $trick } of 13 · { $points } each
}
picture-counts-nulos = Trick { $trick } of 13 · start { $start }, then { $points } each
picture-awaited = { $stage ->
    [cut] { $name } cuts the pack
    [contract] { $name } chooses the contract
    [blind] { $name } may name the trump blind
    [trump] { $name } names the trump
    [offer] { $name } bids or passes
    [auction] { $name } bids or passes
    [answer] { $name } sells the declaration or keeps it
    [call] { $name } calls a card
    [redeal] { $name } may ask for a redeal
    [over] The match is over
   *[deal] The cards are being dealt
}
picture-unlooked = Your cards stay face down until you look at them or name the trump blind.
picture-no-cards = You have no cards left.
picture-trick-title = Trick { $number }
picture-why = { $name } took it with the { $card }, { $trump ->
    [yes] the highest trump
   *[no] the highest of the suit led
}
picture-total = Total
picture-this-hand = This hand
picture-next = Next: { $contract } · { $name } { $chose ->
    [yes] chose it
   *[no] deals
}
picture-next-choice = Next: { $name } chooses
picture-mark = { $mark ->
    [dealt] dealt
    [chose] chose
    [declared] named the trump
    [no-trump] no trump
   *[slam] took everything
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
alt-playable = You can play { $cards }.
alt-planned = You have planned { $cards }.
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
    [blind] named blind by { $name }; the dealer’s tricks count double
    [bought] named by { $name }, who bought it for { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
    }
   *[own] named by { $name }
}.
alt-due = { $name }’s turn.
alt-trick = On the table: { $plays }. { $name } is winning the trick.
alt-last = Last trick: { $cards }; { $name } took it, { $points }.
alt-broken = May be led now: { $suits }.
alt-rows = Rows: { $rows }.
alt-row = { $count ->
    [one] { $suit } { $low }
   *[other] { $suit } { $low } to { $high }
}
alt-row-empty = no { $suit }
alt-fits = Cards that fit: { $cards }.
alt-said = { $name }: { $text }.
alt-open = Contracts still open: { $contracts }.
alt-result = This hand: { $points }.
alt-points-of = { $name } { $points }
alt-still-out = Still out: { $cards }.
alt-player = { $name }: { $facts }.
alt-dealer = dealer
alt-chooser = chooses
alt-points = { $points } in total
alt-hand-points = { $points } in this hand
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
alt-called = { $name } called the { $card }.
alt-pair = Partners: { $pair }.
alt-order = Play goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
} from the bottom: { $names }.

alt-score = Score after { $done } of { $hands } hands, in the order { $names }. Total: { $totals }.
alt-score-hand = { $number } { $contract }: { $points }.
alt-score-whose = { $chose ->
    [yes] Chosen
   *[no] Dealt
} by { $name }: { $hands }.
alt-ranking = Final ranking: { $places }.
alt-place = { $place }. { $name } { $points }
alt-course = Points after each hand, in the order { $names }: { $steps }.
alt-step = { $number }: { $points }

picture-counter-out = still out
picture-counter-mine = yours
picture-counter-gone = gone
alt-out = Not seen yet ({ $count }): { $cards }.
alt-king = A golden crown. { $title }. { $how }.
alt-result-place = { $place }. { $name }
alt-moved = { $up ->
    [yes] up
   *[no] down
} in the ranking
