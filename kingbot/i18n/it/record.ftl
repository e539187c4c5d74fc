## Che cosa non va in un registro di partita.

record-bad-json = { $fault ->
    [archive] È un file compresso, per esempio uno zip: prima va estratto.
    [encoding] Non è un testo in UTF-8 (byte { $byte }).
    [nested] Non è JSON: è annidato troppo a fondo.
    [twice] Non è JSON: una chiave compare due volte nello stesso oggetto.
    [constant] Non è JSON: NaN e Infinity non vi sono numeri.
   *[syntax] Non è JSON: riga { $line }, colonna { $column }.
}
record-bad-value = { $field } non è del tipo giusto.
record-missing-key = Manca { $field }.
record-unknown-key = In un registro di partita questo non c’è: { $field }.
record-wrong-deck = Le carte date non sono tutto il mazzo, tredici per posto.
record-wrong-dealer = In questa mano il mazziere non è il posto { $dealer }.
record-wrong-secret = Il segreto non corrisponde all’impronta pubblicata prima della mano.
record-wrong-cut = Il mazzo non è stato tagliato nel punto indicato.
record-wrong-deal = Queste non sono le carte che risultano dal segreto.
record-wrong-contract = Doveva essere un altro contratto, o ne era stato scelto un altro.
record-unknown-verb = Questa azione non esiste: { $text }.
record-bad-action = Questa carta, posto, numero o lato non esiste: { $text }.
record-unfinished-hand = La mano è interrotta, ma ne segue un’altra.
record-too-many-hands = La partita finisce dopo { $most ->
    [one] { $most } mano
   *[other] { $most } mani
}.
record-wrong-points = I punti sono { $found }, ma dovrebbero essere { $due }.
record-wrong-totals = I totali sono { $found }, ma dovrebbero essere { $due }.
record-points-missing = La mano è finita, ma mancano i suoi punti: { $due }.
record-points-too-soon = La mano è interrotta, ma ha già dei punti.
