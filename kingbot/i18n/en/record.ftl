## What is wrong with a match record.

record-bad-json = { $fault ->
    [archive] It is a packed file, such as a zip: unpack it first.
    [encoding] It is not a text in UTF-8 (byte { $byte }).
    [nested] It is not JSON: nested too deeply.
    [twice] It is not JSON: a key appears twice in one object.
    [constant] It is not JSON: NaN and Infinity are not numbers there.
   *[syntax] It is not JSON: line { $line }, column { $column }.
}
record-bad-value = { $field } has a value that is not valid.
record-missing-key = { $field } is missing.
record-unknown-key = Not known in a record: { $field }.
record-wrong-deck = The deal is not the whole pack, thirteen cards for each seat.
record-wrong-dealer = Seat { $dealer } is not the dealer of this hand.
record-wrong-secret = The secret does not fit the commitment made before the hand.
record-wrong-cut = The pack was not cut at the place that the record gives.
record-wrong-deal = These are not the cards that the secret gives.
record-wrong-contract = This is not the contract that is due, or that was chosen.
record-unknown-verb = There is no such action: { $text }.
record-bad-action = There is no such card, seat, number or side: { $text }.
record-unfinished-hand = This hand was broken off, but another hand follows it.
record-too-many-hands = The match ends after { $most ->
    [one] { $most } hand
   *[other] { $most } hands
}.
record-wrong-points = The points are { $found } but should be { $due }.
record-wrong-totals = The totals are { $found } but should be { $due }.
record-points-missing = The hand is over, but its points are missing: { $due }.
record-points-too-soon = This hand was broken off, but it has points.
