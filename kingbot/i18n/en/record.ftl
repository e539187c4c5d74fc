## What is wrong with a match record.

record-bad-json = This is not a JSON document: { $detail }.
record-bad-value = { $field } is not of the right kind.
record-missing-key = { $field } is missing.
record-unknown-key = There is no such thing in a record: { $field }.
record-wrong-deck = The deal is not the whole pack, thirteen cards a seat.
record-wrong-dealer = Another seat than { $dealer } is to deal.
record-wrong-contract = Another contract is due, or was chosen.
record-unknown-verb = There is no such action: { $text }.
record-bad-action = There is no such card, seat, number or side: { $text }.
record-unfinished-hand = The hand is broken off, and yet another follows.
record-too-many-hands = The match ends after { $most ->
    [one] { $most } hand
   *[other] { $most } hands
}.
record-wrong-points = The points are { $found }, and should be { $due }.
record-wrong-totals = The totals are { $found }, and should be { $due }.
record-points-missing = The hand is over, but its points are missing: { $due }.
record-points-too-soon = The hand is broken off, and yet has points.
