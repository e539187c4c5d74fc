### Facilitated play: everything in words, for whoever does not see the pictures. Cards are in words here.

aloud-trick = Trick { $number } is over.
aloud-worth = { $name } scores { $points } for it.
aloud-worthless = No points in it.
aloud-go-on = Continue
aloud-playable = You can play: { $cards }.
aloud-rest = You also hold: { $cards }.
aloud-cards = Your cards: { $cards }.
aloud-fits = Cards that fit now: { $cards }.
