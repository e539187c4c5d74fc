### Opening a table: the welcome, the kinds of King, the menus of a lobby.

## Welcome

welcome-title = King, the card game
welcome = Four seats, one crown: a game of tricks from Italy, Turkey and Portugal. Play at once against bots, or open a table for others to join; you need not know the game.
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
