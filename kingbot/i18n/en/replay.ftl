### Replays: a hand that is over, step by step, with all four hands open.
### $name, $names are names of players, made harmless already.

button-replay = Replay
button-replay-first = First
button-replay-back = Back
button-replay-next = Next
button-replay-last = Last
button-replay-trick-back = { $domino ->
    [yes] Round back
   *[no] Trick back
}
button-replay-trick-next = { $domino ->
    [yes] Next round
   *[no] Next trick
}
more-about-replay = Go through a hand that is over, card by card
replay-title = Replay · table { $table }
replay-title-record = Replay of a record
replay-place = Hand { $number } of { $hands } · step { $step } of { $steps }
replay-hand = Hand { $number }: { $contract }
replay-choose-hand = Another hand …
replay-hand-of = { $name } holds { $cards }
replay-no-cards = { $name } has no cards left
replay-checked = Every move in this record has been checked and follows the rules. The record stays in this message; none of it is stored.
replay-offer = { $date } · { $kind } · { $names }
alt-open-hand = { $name } holds { $cards }.
alt-open-hand-empty = { $name } has no cards left.
error-replay-none = No hand is over yet. Once one is, you can go through it here.
error-replay-not-over = Hand { $number } is not over, so its cards stay hidden.
error-replay-nothing = There is no match to replay yet: neither one of yours nor one played here.
error-replay-too-large = This file is too large for a match record, which has at most { $most } KiB.
error-replay-unread = I couldn’t get the file from Discord. Attach it again.
error-replay-lost = The record is not in this message any more. Attach it again with { COMMAND("replay") }.
error-replay-refused = This file isn’t a valid match record. { $why }
error-replay-refused-hand = This match record is not valid. Hand { $hand }: { $why }
error-replay-refused-move = This match record is not valid. Hand { $hand }, move { $move }: { $why }
error-replay-unfinished = No hand of this record was played to its end.

## The page of `kingbot replay`

replay-page-title = { $preset } · replay
replay-page-players = { $names } played.
replay-page-no-script = This page draws the match with JavaScript, which is switched off here.
replay-page-hand = Hand
replay-page-keys = Keys: ← → card by card, ↑ ↓ trick by trick, Page Up and Page Down hand by hand, Home and End to the ends of the hand.
replay-page-words = The picture in words
replay-page-end = The match is over.
cli-replay-written = { $file }: { $count ->
    [one] one hand
   *[other] { $count } hands
}, { $size } kB
