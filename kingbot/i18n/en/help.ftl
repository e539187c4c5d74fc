### `/king help`: five short pages for somebody who has never played King. Each has a picture and a line under it;
### whoever plays without pictures reads the page alone, so it must say no less.

help-title = { $page } of { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = What King is
help-king =
    Four sit at a table, each for themselves. A match has many hands, thirteen in the most common King, and in each the whole pack is dealt, thirteen cards to everybody.
    Every hand has its own *contract*. It says what counts: first come those where certain cards or tricks cost points, then those where tricks pay. The points of all hands are added up, and the highest total wins.
help-king-picture = A table in the middle of a hand where each queen costs. M marks the dealer; the numbers are the points so far.

help-tricks-title = Taking tricks
help-tricks =
    One player leads a card, and the others follow in turn: with a card of the suit led if they have one, else with any card. The highest card of the suit led takes the trick: ace, king, queen, jack, ten and down to two. Whoever takes it leads to the next.
    So in a hand where queens cost you want to lose tricks, and to throw your queen on somebody else’s when you are out of the suit led. Some tables have duties besides; a card that may not be played cannot be pressed.
help-tricks-picture = A hand that has to follow suit: the raised cards may be played.

help-contracts-title = What counts
help-contracts = In the most common King each of these is played once, the declaration four times, once by each dealer:
help-contracts-picture = The score sheet. The marks show who dealt, and which trump was named.

help-special-title = Declaration and domino
help-special =
    In a *declaration* every trick pays. The dealer looks at their cards and names a trump: those who have none of the suit led may ruff, and the highest trump takes the trick. Instead of naming it, the dealer may offer the choice for sale, for a number of tricks.
    In *domino* there are no tricks. A seven begins a row; after that a card is laid if its neighbour of the same suit lies already. Who cannot lay passes, and only then. Who is first without cards wins what the others pay for the cards they are left with.
help-special-picture = Domino, half way: the rows grow to both sides.

help-table-title = At the table
help-table =
    - **Begin.** `/king new` opens a table in a channel. Others press *Join*; the host presses *Start*, and bots take the empty seats.
    - **Play.** Your cards come by direct message, or press *My hand* at the table. Press a card to play it.
    - **Look.** *Last* (the trick), *Score* and *More* stand below the table; behind *More* are the hand so far, who chose what, and the rules in force. `/king rules` shows the rules of any kind of King.
    - **As you like it.** `/king settings`: language, cards, large print, or everything in words without pictures.
    - **Typed.** Everything can be typed too: `/king play`, `/king choose`, `/king bid` … each offers what is possible. `/king table` brings the table back, `/king turn` shows where you are awaited.
help-table-picture = The end of a match: the ranking, and how the points went hand by hand.
