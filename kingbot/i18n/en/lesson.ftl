### The lesson, `/king learn`: positions of one tap each. Cards are said by the parameters, never in the texts.

button-learn = Try a hand
lesson-title = Try a hand · { $number } of { $count }
lesson-table = On the table: { $cards }
lesson-right = Right: the { $card }.
lesson-wrong = Not that one: the { $card }.
lesson-follow = Each trick costs ({ $points }). Diamonds were led. Which card may you play at all?
lesson-follow-why = You must follow suit: whoever has a card of the suit led plays one. Only without any is every card free.
lesson-queen = Each queen costs whoever takes it ({ $points }). You play last. Which card goes?
lesson-queen-why = The ace takes this trick, so your queen goes with it, and its player pays. Nothing is cheaper than a queen on somebody else’s trick.
lesson-discard = Queens cost ({ $points }). Clubs were led, and you have none. Which card goes?
lesson-discard-why = Without the suit led you cannot take the trick. This is the moment to give your queen away; a high card that costs nothing can wait.
lesson-below = Each trick costs ({ $points }). You play last. Which card goes?
lesson-below-why = Go just under the highest card on the table: you don’t take the trick, and your small card stays for harder moments.
lesson-trump = Now each trick brings points ({ $points }). Hearts are trump, clubs were led, and you have none. Which card goes?
lesson-trump-why = The smallest trump beats the highest card of any other suit. Without the suit led you may trump.
lesson-king = Only the king of hearts costs, but a lot ({ $points }). Spades were led, and you have none. Which card goes?
lesson-king-why = Away with it, at once: whoever takes this trick gets the king. In many kinds of King you even have to.
lesson-domino = Domino: no tricks, and each card left at the end costs ({ $points }). Rows grow up and down from the sevens. Which of your cards fits now?
lesson-domino-why = A card fits beside its neighbour of the same suit. The eight is there, so the nine fits; the six is not there yet, so the five must wait.
lesson-end-title = Now a real hand
lesson-end = You know what you need. Play { $preset } against three beginners: only cards that you may play have buttons, one line says what narrows the choice, and nobody hurries you. You may stop whenever you like.
lesson-bots = Bots know only their own cards and what everybody has seen. They never look at hidden cards; a master only remembers and reckons better.
lesson-kinds = The other kinds of King:
lesson-again = Once more
lesson-play = Play a first hand
