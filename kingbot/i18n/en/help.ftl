### `/king help`: five short pages for somebody who has never played King. Each has a picture and a line under it;
### whoever plays without pictures reads the page alone, so it must say no less.

help-title = { $page } of { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = What King is
help-king =
    Four people play, each for themselves. A match has many hands ({ $hands } in { $preset }); for each hand the whole pack is dealt, thirteen cards to each player.
    Every hand has its own *contract*, which says what counts. First come contracts where certain cards or tricks cost you points, then contracts where tricks earn you points. The points of all hands are added up, and the highest total wins.
help-king-picture = A table in the middle of a hand where each queen costs points. The gold disc marks { $chosen ->
    [yes] who has chosen
   *[no] the dealer
}; the numbers are the points so far.

help-tricks-title = Taking tricks
help-tricks =
    One player leads a card, and the others play in turn: a card of the same suit if they have one, otherwise any card. The highest card of the suit led takes the trick: ace, king, queen, jack, ten and so on down to two. Whoever takes it leads to the next.
    So in a hand where queens cost points you try not to take tricks, and you discard your queen on somebody else’s trick when you have no card of the suit led. Some tables have more rules about what you must play; cards you are not allowed to play cannot be pressed.
help-tricks-picture = A hand that has to follow suit: the raised cards can be played.

help-contracts-title = What counts
help-contracts = In { $preset } each of these is played once; only *{ $declaration }* is played four times, once by each dealer:
help-contracts-chosen = In { $preset } the players take turns to choose which of these is played:
help-contracts-picture = The score sheet. The marks show who { $chosen ->
    [yes] chose
   *[no] dealt
} and which trump was named.

help-special-title = Declaration and domino
help-special =
    In a *declaration* every trick earns points. The dealer looks at their cards and names a trump suit: if you have no card of the suit led, you may play a trump instead, and the highest trump takes the trick. Instead of naming the trump, the dealer may sell that choice for a number of tricks.
    In *domino* there are no tricks. A seven starts a row; after that you add cards of the same suit, card by card, up and down from it. You pass only if none of your cards fits. The first to run out of cards wins the points that the others lose for the cards they still hold.
help-special-picture = Domino, half-way through: the rows grow in both directions.

help-special-rifki-title = Choosing, and trumps
help-special-rifki =
    In a match everybody chooses five times: three penalties and two trumps. Whoever chooses a trump looks at their cards and names a suit; then every trick earns points. If you have no card of the suit led, you must play a trump if you can, and the highest trump takes the trick. Whoever takes all thirteen tricks makes King.
    The king of hearts is called Rıfkı. In the hand where he costs points you must discard him as soon as you have no card of the suit led.
help-special-portuguese-title = Naming the trump
help-special-portuguese =
    In the last four hands every trick earns points. The dealer looks at their cards and names a trump suit, or no trump: if you have no card of the suit led, you may play a trump instead, and the highest trump takes the trick.
    Before that the others bid tricks for the right to name the trump. The dealer sells it to the highest bidder, or keeps it.
help-special-trump-picture = A hand in which somebody has named a trump.

help-table-title = At the table
help-table =
    - **Start.** { COMMAND("new") } opens a table in a channel. Others press *{ button-join }*; the host presses *{ button-start }*, and bots take the empty seats.
    - **Play.** Your cards come by direct message, or press *{ button-hand }* at the table. Press a card to play it.
    - **Look.** *{ button-last }* (the last one), *{ button-score }* and *{ button-more }* are below the table; behind *{ button-more }* you find the hand so far, who chose what, and the rules in force. { COMMAND("rules") } shows the rules of any kind of King.
    - **Settings.** { COMMAND("settings") }: language, cards, large print, or everything in words without pictures.
    - **Commands.** Everything can be typed too: { COMMAND("play") } understands a card, a contract, a bid or “pass” as you would say it, and offers what is possible. { COMMAND("table") } posts the table again, { COMMAND("tables") } shows where it is your turn.
help-table-picture = The end of a match: the ranking, and the points hand by hand.
