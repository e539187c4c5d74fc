### Facilitated play: everything in words, for whoever does not see the pictures. Cards are in words here.

aloud-trick = Trick { $number } is over.
aloud-worth = It counts { $points } for { $name }.
aloud-worthless = It counts nothing.
aloud-go-on = Go on
aloud-playable = You may play: { $cards }.
aloud-rest = You also hold: { $cards }.
aloud-cards = Your cards: { $cards }.
aloud-fits = What fits now: { $cards }.
