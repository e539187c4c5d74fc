### Rivedere una mano finita, passo per passo, con le carte di tutti scoperte.
### $name, $names sono nomi di giocatori, già resi innocui.

button-replay = Rivedi
button-replay-first = Inizio
button-replay-back = Indietro
button-replay-next = Avanti
button-replay-last = Fine
button-replay-trick-back = { $domino ->
    [yes] Giro precedente
   *[no] Presa precedente
}
button-replay-trick-next = { $domino ->
    [yes] Giro seguente
   *[no] Presa seguente
}
more-about-replay = Una mano finita, carta per carta
replay-title = Rivedi · tavolo { $table }
replay-title-record = Rivedi · da un registro
replay-place = Mano { $number } di { $hands } · passo { $step } di { $steps }
replay-hand = Mano { $number }: { $contract }
replay-choose-hand = Un’altra mano …
replay-hand-of = { $name } ha in mano: { $cards }
replay-no-cards = { $name } non ha più carte
replay-checked = Ogni mossa di questo registro è stata verificata: rispetta le regole. Il registro resta in questo messaggio e non viene conservato altrove.
replay-offer = { $date } · { $kind } · { $names }
alt-open-hand = { $name } ha in mano: { $cards }.
alt-open-hand-empty = { $name } non ha più carte.
error-replay-none = Nessuna mano è ancora finita. Quando lo sarà, qui la potrai rivedere.
error-replay-not-over = La mano { $number } non è finita, perciò le sue carte restano coperte.
error-replay-nothing = Non c’è ancora nessuna partita da rivedere, né tua né giocata qui.
error-replay-too-large = Questo file è troppo grande per un registro di partita, che ha al massimo { $most } KiB.
error-replay-unread = Discord non ha consegnato il file. Allegalo di nuovo.
error-replay-lost = Il registro non è più in questo messaggio. Allegalo di nuovo con { COMMAND("replay") }.
error-replay-refused = Questo non è un registro di partita valido. { $why }
error-replay-refused-hand = Questo registro di partita non è valido. Mano { $hand }: { $why }
error-replay-refused-move = Questo registro di partita non è valido. Mano { $hand }, mossa { $move }: { $why }
error-replay-unfinished = Nessuna mano di questo registro è stata giocata fino in fondo.

## La pagina di `kingbot replay`

replay-page-title = { $preset } · da rivedere
replay-page-players = Hanno giocato { $names }.
replay-page-no-script = Questa pagina disegna la partita con JavaScript, che qui è disattivato.
replay-page-hand = Mano
replay-page-keys = Tasti: ← → carta per carta, ↑ ↓ presa per presa, Pag su e Pag giù mano per mano, Inizio e Fine agli estremi della mano.
replay-page-words = L’immagine a parole
replay-page-end = La partita è finita.
cli-replay-written = { $file }: { $count ->
    [one] una mano
   *[other] { $count } mani
}, { $size } kB
