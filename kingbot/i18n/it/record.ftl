## Che cosa non va nel verbale di una partita.

record-bad-json = Questo non è un documento JSON: { $detail }.
record-bad-value = { $field } non è del tipo giusto.
record-missing-key = Manca { $field }.
record-unknown-key = In un verbale questo non c’è: { $field }.
record-wrong-deck = Le carte date non sono tutto il mazzo, tredici per posto.
record-wrong-dealer = A dare le carte tocca a un altro posto, non a { $dealer }.
record-wrong-contract = Tocca a un altro contratto, o ne è stato scelto un altro.
record-unknown-verb = Questa azione non esiste: { $text }.
record-bad-action = Questa carta, posto, numero o lato non esiste: { $text }.
record-unfinished-hand = La mano è interrotta, eppure ne segue un’altra.
record-too-many-hands = La partita finisce dopo { $most ->
    [one] { $most } mano
   *[other] { $most } mani
}.
record-wrong-points = I punti sono { $found }, e dovrebbero essere { $due }.
record-wrong-totals = I totali sono { $found }, e dovrebbero essere { $due }.
record-points-missing = La mano è finita, ma mancano i suoi punti: { $due }.
record-points-too-soon = La mano è interrotta, eppure ha dei punti.
