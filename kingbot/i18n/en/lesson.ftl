### The lesson, `/king learn`: positions of one tap each. Cards are said by the parameters, never in the texts.

button-learn = Try a hand
lesson-title = Try a hand · { $number } of { $count }
lesson-table = On the table: { $cards }
lesson-right = Right: the { $card }.
lesson-wrong = Not that one: the right card is the { $card }.
lesson-follow = Four cards, one from each player, make a trick; the highest of the suit led takes it (ace high). Here each trick costs ({ $points }). Diamonds were led. Which card are you allowed to play?
lesson-follow-why = You must follow suit: if you hold a card of the suit led, you play one. Only if you hold none can you play any card.
lesson-queen = Each queen costs whoever takes it ({ $points }). You play last. Which card do you play?
lesson-queen-why = The ace takes this trick with your queen in it, and its player pays. The best place for a queen is somebody else’s trick.
lesson-discard = Queens cost ({ $points }). Clubs were led, and you have none. Which card do you play?
lesson-discard-why = Without the suit led you can’t take the trick, so now you can get rid of your queen. Where each trick costs, discard your highest card instead.
lesson-below = Each trick costs ({ $points }). You play last. Which card do you play?
lesson-below-why = Go just under the highest card on the table: you don’t take the trick, and you keep your low card for harder moments.
lesson-trump = Now each trick brings points ({ $points }). Hearts are trumps, clubs were led, and you have none. Which card do you play?
lesson-trump-why = Even the smallest trump beats the highest card of any other suit. Without the suit led you may play a trump.
lesson-king = Only the king of hearts costs, but it costs a lot ({ $points }). Spades were led, and you have none. Which card do you play?
lesson-king-why = Get rid of it at once: whoever takes this trick gets the king. In many kinds of King you even have to.
lesson-domino = In domino there are no tricks, and each card you still hold at the end costs ({ $points }). Rows grow up and down from the sevens. Which of your cards fits now?
lesson-domino-why = A card fits beside its neighbour of the same suit. The eight is there, so the nine fits; the six is not there yet, so the five must wait.
lesson-end-title = Now a real hand
lesson-end = You know what you need. Play { $preset } against three beginners: only the cards you may play have buttons, a tip suggests a move and says why, and nobody hurries you. You can stop whenever you like.
lesson-bots = Bots know only their own cards and what everybody has seen. They never look at hidden cards; a master just remembers and calculates better.
lesson-kinds = The other kinds of King:
lesson-again = Once more
lesson-play = Play a first hand

## Tips in the guided hand after the lesson: the move, then why

advice = Tip: { $move }. { $why }
advice-under = It stays below { $best }, so you don’t take this trick.
advice-give-under = It costs whoever takes the trick, and the { $best } beats it: get rid of it now.
advice-take-high = Any of your cards takes this trick, so take it with the highest and be rid of that.
advice-lowest-over = All the cards you may play are above the { $best }; over the lowest somebody may still go.
advice-give = Without the suit led you can’t take this trick. Whoever takes it pays for this card: get rid of it.
advice-throw = Without the suit led you can’t take this trick. A high card could take a later one: discard it.
advice-lead-low = Lead low: the others hold { $count ->
    [one] one higher card
   *[other] { $count } higher cards
} of its suit.
advice-lead-last = Whatever you lead, you take this trick: nobody can go over it.
advice-free = Only the last two tricks cost. Play your high cards now.
advice-best = The others have nothing higher in this suit: it takes the trick.
advice-best-but-trump = The others have nothing higher in this suit; only a trump can beat it.
advice-lead-long = It begins a long suit: you hold { $count ->
    [one] one card
   *[other] { $count } cards
} of it, and no suit that you may lead is longer.
advice-enough = You play last, and it is just high enough to take the trick.
advice-over = It beats everything that has been played so far.
advice-cannot = You can’t take this trick, so keep your higher cards.
advice-ruff = Without the suit led you may play a trump, and this small one is enough so far.
advice-opens = After it your { $best } fits as well.
advice-fits = It fits. It brings no other card of yours closer, but you must lay one.
advice-long-trump = You hold { $count } of them, and no other suit is longer: a good trump.
advice-few-high = Of the cards that cost points in this contract you hold { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
