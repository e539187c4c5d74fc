### Opening a table: the welcome, the kinds of King, the menus of a lobby.

## Welcome

welcome-title = King, the card game
welcome = Four seats, one crown: a game of tricks from Italy, Turkey and Portugal. Play at once against bots, or open a table for others to join; no need to know the game.
button-play-now = Play now
button-open = Open a table
button-help = How it is played

## Kinds of King

kind-name = { $preset } · { $place }
kind-house = { $preset } · house rules
kind-chosen = { $hands } hands, you choose · ~{ $minutes } min
kind-fixed = { $hands } hands in a fixed order · ~{ $minutes } min
kind-place-classic = Italy
kind-place-home = Italy, at home
kind-place-declared = Italy
kind-place-feudum = Italy, medieval names
kind-place-pirandello = Italy, secret partners
kind-place-two-phase = Italy
kind-place-portuguese = Portugal, Brazil
kind-place-rifki = Turkey

## The menus of a lobby

button-set-rules = Rules …
lobby-menu-kind = Kind of King
lobby-menu-bots = How well the bots play
lobby-menu-clock = Clock
lobby-menu-counter = Card counter
lobby-bots = Bots: { $level }
about-level-random = any legal card, at random
about-level-beginner = knows the rules and the basics
about-level-club = plays like a good club player
about-level-master = looks ahead and remembers every card
lobby-clock = Clock: { $clock }
lobby-counter-on = Card counter allowed
lobby-counter-off = No card counter
lobby-note-free = free
lobby-note-host = host
lobby-note-player = player
lobby-note-bot = bot · { $level }
picture-lobby = The four seats in order of play: { $seats }.

## The rules of a table, page by page

options-title = Rules of table { $table } · { $section }
options-tip = Choose from the menus; everybody sees the change in the lobby. What differs from this kind of King is bold.
options-hands = Hands to leave out
options-without = Without { $contract }
options-in-words = All rules in words
options-reset = Back to the usual rules
options-save = Save as house rules
options-forget = Forget these house rules

## Deciding: contracts and bids

choice-left = left
choice-row = { $contract }: chosen by { $names }, { $left ->
    [0] none left
   *[other] { $left } left
}
choice-own = { $left ->
    [0] no { $what } left
   *[other] { $left } of { $each } { $what }
}
choice-yours = Yours still: { $parts }.
choice-penalties = penalties
choice-others = other contracts
choice-used-up = { $contracts }: closed to you, since you have chosen { $each ->
    [one] yours
   *[other] all { $each } of yours
}.
bid-means-transfer = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
}: the seller gets points from you ({ $points }), and you name the trump, however many tricks you take.
bid-means-double = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
}: the seller gets points from you ({ $points }), and you name the trump; each trick you fall short costs { $missing }.
bid-means-taken = { $tricks ->
    [one] One trick
   *[other] { $tricks } tricks
}: the seller gets points from you (up to { $points }), but only for tricks that you take; you name the trump.
