### The lesson, `/king learn`: positions of one tap each. Cards are said by the parameters, never in the texts.

button-learn = Try a hand
lesson-title = Try a hand · { $number } of { $count }
lesson-table = On the table: { $cards }
lesson-right = Right: the { $card }.
lesson-wrong = Not that one: the { $card }.
lesson-follow = Four cards, one from each player, make a trick; the highest of the suit led takes it (ace high). Here each trick costs ({ $points }). Diamonds were led. Which card may you play at all?
lesson-follow-why = You must follow suit: whoever has a card of the suit led plays one. Only without any is every card free.
lesson-queen = Each queen costs whoever takes it ({ $points }). You play last. Which card goes?
lesson-queen-why = The ace takes this trick, so your queen goes with it, and its player pays. Nothing is cheaper than a queen on somebody else’s trick.
lesson-discard = Queens cost ({ $points }). Clubs were led, and you have none. Which card goes?
lesson-discard-why = Without the suit led you cannot take the trick. This is the moment to give your queen away. Where each trick costs, your highest card goes instead.
lesson-below = Each trick costs ({ $points }). You play last. Which card goes?
lesson-below-why = Go just under the highest card on the table: you don’t take the trick, and your small card stays for harder moments.
lesson-trump = Now each trick brings points ({ $points }). Hearts are trump, clubs were led, and you have none. Which card goes?
lesson-trump-why = The smallest trump beats the highest card of any other suit. Without the suit led you may trump.
lesson-king = Only the king of hearts costs, but a lot ({ $points }). Spades were led, and you have none. Which card goes?
lesson-king-why = Away with it, at once: whoever takes this trick gets the king. In many kinds of King you even have to.
lesson-domino = Domino: no tricks, and each card left at the end costs ({ $points }). Rows grow up and down from the sevens. Which of your cards fits now?
lesson-domino-why = A card fits beside its neighbour of the same suit. The eight is there, so the nine fits; the six is not there yet, so the five must wait.
lesson-end-title = Now a real hand
lesson-end = You know what you need. Play { $preset } against three beginners: only cards that you may play have buttons, a tip says what is sensible and why, and nobody hurries you. You may stop whenever you like.
lesson-bots = Bots know only their own cards and what everybody has seen. They never look at hidden cards; a master only remembers and reckons better.
lesson-kinds = The other kinds of King:
lesson-again = Once more
lesson-play = Play a first hand

## Tips in the guided hand after the lesson: the move, then why

advice = Tip: { $move }. { $why }
advice-under = It stays below { $best }, so you don’t take this trick.
advice-give-under = It costs whoever takes the trick, and { $best } beats it: part with it now.
advice-take-high = You take this trick with any card: then with your highest, which is gone after that.
advice-lowest-over = All you may play is above { $best }; over the lowest somebody may still go.
advice-give = Without the suit led you can’t take this trick. Whoever does pays for this card: part with it.
advice-throw = Without the suit led you can’t take this trick. A high card could take a later one: discard it.
advice-lead-low = Lead low: the others hold { $count ->
    [one] one higher card
   *[other] { $count } higher cards
} of its suit.
advice-lead-last = Whatever you lead, you take this trick; nobody can go over it.
advice-free = Only the last two tricks cost. Play your high cards now.
advice-best = The others have nothing higher in this suit: it takes the trick.
advice-best-but-trump = The others have nothing higher in this suit; only a trump can beat it.
advice-lead-long = It begins a long suit: you hold { $count ->
    [one] one card
   *[other] { $count } cards
} of it, and no suit that you may lead is longer.
advice-enough = You play last, and it is just enough to take the trick.
advice-over = It beats all that has been played so far.
advice-cannot = You can’t take this trick, so keep your higher cards.
advice-ruff = Without the suit led you may trump, and this small one is enough so far.
advice-opens = After it your { $best } fits as well.
advice-fits = It fits. No card of yours comes nearer with it, but you must lay one.
advice-long-trump = You hold { $count } of them, and no more of any other suit: a good trump.
advice-few-high = Of the cards that cost in it you hold { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
