### Che cosa dicono i tavoli in Discord: attesa, tavolo, finestra delle carte, domande, punti, risultati, rifiuti.
### $name, $other … sono nomi di giocatori, già resi innocui: non se ne sa il genere, né se comincino per vocale.
### Una carta sta dopo i due punti, o da sola: in parole (“re di cuori”) dopo un verbo le mancherebbe l’articolo.

## Dappertutto

ui-title = King · tavolo { $table }
ui-hand-of = mano{ "\u00A0" }{ $number }{ "\u00A0" }di{ "\u00A0" }{ $hands }
ui-dealer-mark = M
ui-link-table = Tavolo

button-hand = Carte
# L’ultima presa; corto, perché su un telefono quattro pulsanti stanno in una riga.
button-last = Ultima
button-score = Punti
button-more = Altro
button-rules = Regole
button-choices = Contratti
button-counter = Contacarte
button-history = Questa mano
button-board = Mostra il tavolo
button-back-to-hand = Indietro
button-before = Indietro
button-after = Avanti
button-join = Siediti
button-leave = Lascia il posto
button-leave-table = Lascia il tavolo
button-add-bot = Aggiungi un bot
button-remove-bot = Togli un bot
button-start = Inizia
button-cancel = Chiudi il tavolo
button-close = Chiudi il tavolo
button-again = Un’altra partita
button-take-back = Rieccomi

## In attesa

lobby-title = King · tavolo { $table } · { $preset }
lobby-host = Tavolo di { $name }. Posti in ordine di gioco:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · ospita il tavolo
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. libero
lobby-rules = Regole: `{ $rules }`
lobby-reserved = { $seats ->
    [one] Un posto è riservato a una persona, niente bot.
   *[other] { $seats } posti sono riservati a persone, niente bot.
}
lobby-no-counter = A questo tavolo non c’è il contacarte.
lobby-fill = All’inizio i posti liberi vanno ai bot (livello: { $level }).
lobby-open-in = { $name } ha aperto il tavolo { $table } in { $channel }.
lobby-started = La partita è cominciata: { $names }.
lobby-commitment = Le carte di tutte le mani sono già decise. Alla fine si potrà verificare con questa impronta (SHA-256): `{ $commitment }`
lobby-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
level-random = carte a caso
level-beginner = principiante
level-club = da circolo
level-master = maestro

## Il contratto e che cosa vi conta

counts-no-kings-jacks = { $points } per ogni re o fante
counts-no-queens = { $points } per ogni donna
counts-no-eight-diamonds = { $points } per l’otto di quadri
counts-no-king-hearts = { $points } per il re di cuori
counts-no-hearts = { $points } per ogni carta di cuori
counts-no-last-two = { $points } per ognuna delle ultime due prese
counts-no-tricks = { $points } per ogni presa
counts-domino = { $points } per ogni carta che resta in mano
counts-declaration = { $points } per ogni presa
counts-no-trump = { $points } per ogni presa
counts-no-jack-hearts = { $points } per il fante di cuori
counts-no-king-spades = { $points } per il re di picche
contract-line = **{ $contract }** · { $counts }
contract-still-out = ancora in gioco: { $cards }
contract-trump = { $name } ha dichiarato: **{ $trump }**
contract-blind = { $name } ha dichiarato al buio: **{ $trump }**
contract-sold = { $other } ha comprato la dichiarazione da { $name } per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
contract-called = Carta chiamata: { $card } · chi ce l’ha gioca in coppia con { $name }
contract-pair = { $name } e { $other } giocano in coppia
contract-to-choose = { $name } deve scegliere il contratto

## I quattro posti

seat-line = { $name } · { $points }
seat-tricks = { $count ->
    [one] 1 presa
   *[other] { $count } prese
}
seat-taken = ha preso: { $cards }
seat-held = { $count ->
    [one] ancora 1 carta
   *[other] ancora { $count } carte
}
seat-out = ha chiuso
table-trick = In tavola: { $plays }
play-led = { $name } esce:{ "\u00A0" }{ $card }
play-card = { $name }:{ "\u00A0" }{ $card }
row-line = { $suit }: { $cards }
row-none = { $suit }: –

## A chi tocca

due-deal = Si danno le carte.
due-cut = **{ $name }** taglia il mazzo.
due-contract = **{ $name }** sceglie il contratto.
due-blind = **{ $name }** può dichiarare al buio, o guardare le carte.
due-trump = **{ $name }** dichiara l’atout.
due-trump-sale = **{ $name }** dichiara l’atout o mette in vendita la dichiarazione.
due-offer = **{ $name }** fa un’offerta o passa.
due-auction = **{ $name }** fa un’offerta o passa.
due-answer = **{ $name }** accetta l’offerta o si tiene la dichiarazione.
due-call = **{ $name }** chiama una carta.
due-redeal = **{ $name }** può chiedere carte nuove.
due-tricks = È il turno di **{ $name }**.
due-domino = È il turno di **{ $name }**: una carta da attaccare.
due-over = La partita è finita.
due-bot = **{ $name }** sta pensando …

yours-cut = **Tocca a te:** taglia il mazzo. È già mescolato e sigillato; nessuno sa dove taglierai.
yours-contract = **Tocca a te:** scegli il contratto.
yours-blind = **Tocca a te:** dichiara al buio, e le tue prese valgono doppio, o guarda le carte.
yours-trump = **Tocca a te:** dichiara l’atout.
yours-trump-sale = **Tocca a te:** dichiara l’atout, o metti in vendita la dichiarazione.
yours-offer = **Tocca a te:** fai un’offerta per la dichiarazione, o passa.
yours-auction = **Tocca a te:** fai un’offerta per la dichiarazione, o passa.
yours-answer = **Tocca a te:** { $name } offre { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}. Accetti, o ti tieni la dichiarazione?
yours-call = **Tocca a te:** chiama una carta che non hai. Chi ce l’ha gioca in coppia con te.
yours-redeal = **Tocca a te:** hai almeno quattro carte tra assi e re. Carte nuove per tutti, o tieni queste?
yours-tricks = **Tocca a te:** gioca una carta.
yours-lead = **Tocca a te:** esci con una carta.
yours-domino = **Tocca a te:** attacca una carta.
yours-domino-pass = **Tocca a te:** non hai carte da attaccare, passa.
yours-domino-more = **Tocca a te:** attacca un’altra carta, o fermati.

## Che cosa è stato fatto

did-cut = { $place ->
    [0] { $name } non taglia il mazzo
   *[other] { $name } taglia il mazzo a { $place }
}
did-choose = { $name } sceglie: { $contract }
did-blind = { $name } dichiara al buio: { $trump }
did-look = { $name } guarda le carte
did-trump = { $name } dichiara: { $trump }
did-sell = { $name } mette in vendita la dichiarazione per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
did-bid = { $name } offre { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
did-pass = { $name } passa
did-accept = { $name } accetta l’offerta
did-decline = { $name } rifiuta l’offerta
did-call = { $name } chiama: { $card }
did-redeal = { $name } chiede carte nuove
did-keep = { $name } tiene le carte
did-play = { $name }:{ "\u00A0" }{ $card }
did-lay-high = { $name }:{ "\u00A0" }{ $card } sul re
did-lay-low = { $name }:{ "\u00A0" }{ $card } sul due
did-stop = { $name } si ferma
told-dealt = Mano { $number }: { $contract }. { $name } dà le carte.
told-dealt-chosen = Mano { $number }: { $name } dà le carte.
told-dealt-again = Carte nuove per tutti.
told-sold = { $other } compra la dichiarazione da { $name } per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
told-kept = { $name } si tiene la dichiarazione
told-taken = { $plays } → **{ $name }**
told-taken-points = { $plays } → **{ $name }** ({ $points })
told-partner = { $name } aveva la carta chiamata
told-out = { $name } ha chiuso
told = Nel frattempo:

## L’ultima presa

last-title = Tavolo { $table } · presa { $number }
last-none = In questa mano non c’è ancora nessuna presa.
last-taken-suit = **{ $name }** prende: { $card }, la più alta del seme d’uscita.
last-taken-trump = **{ $name }** prende: { $card }, l’atout più alto.

## Finestra delle carte

window-cards = Le tue carte: { $cards }
window-face-down = Le tue carte sono ancora coperte.
window-no-cards = Non hai più carte.
window-moved-on = La mano nuova è qui sotto.
window-over = La partita è finita.
window-not-yours = Non giochi a questo tavolo.
window-elsewhere = Stai giocando in un’altra finestra.
button-play-here = Gioca qui
window-closed = Questo tavolo è chiuso.
note-line = ⚠ { $note }
note-bot-plays = Un bot gioca al tuo posto finché non torni.
note-only-card = Era l’unica possibile, l’ho giocata per te: { $cards }
note-only-pass = Non avevi carte da attaccare: ho passato per te.
note-only-contract = Ti restava un solo contratto: si gioca quello.
button-ask-me = Chiedi a me

## Domande

prompt-contract = Quale contratto?
prompt-closed = Già scelti: { $contracts }
prompt-closed-by = { $contract } – { $name }
prompt-look = Guarda le carte
prompt-blind = Al buio: { $trump }
prompt-sell = Metti in vendita per …
prompt-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
prompt-worth = in punti: { $points }
prompt-pass = Passo
prompt-bid = Offri { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
prompt-bid-more = Offri di più …
prompt-accept = Accetta { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
prompt-decline = Tieni la dichiarazione
prompt-redeal = Carte nuove
prompt-keep = Tieni queste
prompt-stop = Basta così
prompt-high = { $card } sul re
prompt-low = { $card } sul due
prompt-cut = A { $place }
prompt-cut-anywhere = A caso
prompt-cut-none = Non taglio
prompt-call-suit = Di che seme è la carta da chiamare?
prompt-call-rank = Quale carta di { $suit }?

prompt-play = Scegli una carta da giocare

# Una mossa da confermare: $move è una delle intenzioni, o la scritta del suo pulsante.
sure-question = Confermi? **{ $move }**
sure-yes = Sì
sure-no = No, scelgo di nuovo
intent-play = { $card }
intent-call = Chiama: { $card }
intent-cut = { $place ->
    [0] Non tagliare il mazzo
   *[other] Taglia il mazzo a { $place }
}
intent-choose = Scegli: { $contract }
intent-trump = Dichiara: { $trump }
intent-blind = Dichiara al buio: { $trump }
intent-sell = Metti in vendita la dichiarazione per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
intent-bid = Offri { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
intent-accept = Accetta { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}

## Risultati e punti

result-hand = **{ $number } · { $contract }** · { $points }
result-point = { $name }{ "\u00A0" }{ $points }
result-slam = { $name } fa cappotto
score-title = Tavolo { $table } · punti
score-empty = Nessuna mano è ancora finita.
score-total = Σ
score-totals = Fin qui: { $points }
over-title = King · tavolo { $table } · la partita è finita
over-place = { $place }. { $name } · { $points }
over-tied = { $place }º a pari merito: { $name } · { $points }
over-record = Tutta la partita, mano per mano, è nel file qui sotto.
over-seed = Codice per verificare le carte date: `{ $seed }`
over-closed = Il tavolo { $table } è stato chiuso. Mani giocate: { $hands }.

## Regole in vigore

rules-title = Tavolo { $table } · regole in vigore

## Avvisi

greet = Sei al tavolo { $table } in { $channel }. Le tue carte arriveranno qui, e da qui puoi giocare.
greet-closed = Non posso mandarti messaggi diretti, quindi le tue carte non ti arrivano. Premi *{ button-hand }* al tavolo per vederle e giocare. Oppure consenti i messaggi diretti dai membri di questo server e siediti di nuovo.
ping-direct = Tocca a te al tavolo { $table }.
ping-turn = { $mention }, tocca a te al tavolo { $table }.

## Altro

more-title = Tavolo { $table }
more-tip = Tutto questo si può anche scrivere: `/king aiuto`.

## Che cosa si può guardare dietro Altro

choices-title = Tavolo { $table } · chi ha scelto che cosa
choices-dealt = { $number }. **{ $contract }** · carte date da { $name }
choices-chosen = { $number }. **{ $contract }** · scelta di { $name }
choices-now = { $number }. **{ $contract }** · in corso · { $name }
choices-open = Ancora da scegliere: { $contracts }
choices-price = venduta per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
choices-called = carta chiamata: { $card }
history-title = Tavolo { $table } · la mano { $number } fin qui
history-empty = In questa mano non è ancora caduta nessuna carta.
counter-title = Tavolo { $table } · le carte che non hai visto
counter-suit = { $suit } ({ $count }): { $cards }
counter-tip = { $count ->
    [0] Nessuna carta
    [one] Una carta
   *[other] { $count } carte
} in mano agli altri.

## Che cosa rifiutano i tavoli

error-no-table = Questo tavolo non esiste.
error-not-lobby = Al tavolo { $table } la partita è già cominciata.
error-not-running = Al tavolo { $table } non è in corso nessuna partita.
error-table-full = Al tavolo { $table } i posti sono tutti occupati.
error-already-seated = Sei già al tavolo { $table }.
error-not-seated = Non sei al tavolo { $table }.
error-not-host = Può farlo solo chi ospita il tavolo: { $name }.
error-stale = Nel frattempo il tavolo è andato avanti. Guarda e riprova.
error-seat-reserved = I posti rimasti sono riservati a persone, niente bot.
error-nothing-to-take-back = Al tavolo { $table } stai già giocando tu.
error-too-many-tables = { $whose ->
    [server] Qui ci sono già troppi tavoli (massimo { $limit }).
   *[person] Sei già a troppi tavoli (massimo { $limit }). Prima finiscine uno.
}
error-too-fast = { $whose ->
    [server] Qui nell’ultima ora sono stati aperti molti tavoli. Riprova più tardi.
   *[person] Nell’ultima ora hai aperto molti tavoli. Riprova più tardi.
}
error-which-table = Sei a più di un tavolo: { $tables }. Indica quale con l’opzione `{ option-table }`.
error-no-table-here = Non sei a nessun tavolo. `/king nuovo` ne apre uno.
error-not-on-server = Un tavolo ha bisogno di un canale: usa questo comando in un server.
error-unexpected = Qualcosa è andato storto, e non per colpa tua. Il tavolo è come prima; riprova. Se lo segnali a chi gestisce il bot, aggiungi questo riferimento: `{ $reference }`
error-permissions = In questo canale non posso giocare. Mi servono questi permessi: { $permissions }.
error-bad-rules = `{ $option }` non può essere `{ $value }`. Valori possibili: { $allowed }.
error-unknown-option = Qui non c’è la regola `{ $option }`. Ci sono: { $allowed }.
error-not-a-move = Non capisco questa mossa. Scegline una tra quelle proposte.
error-which-move = “{ $text }” può voler dire più cose: { $moves }. Scrivi quale.
error-unclear-move = Non capisco “{ $text }”. Mosse possibili: { $moves }.
error-nowhere = Lì non posso scrivere: il canale non c’è più, o non ne ho il permesso.
error-old-command = Questo comando è cambiato. Aspetta un minuto, o ricarica Discord, e riprova.
error-which-lobby = Qui aspettano più tavoli: { $tables }. Indica quale con l’opzione `{ option-table }`.
error-no-lobby-here = In questo canale nessun tavolo aspetta giocatori. `/king nuovo` ne apre uno.
error-no-counter = Al tavolo { $table } non c’è il contacarte.
error-not-over = Al tavolo { $table } la partita non è ancora finita.
error-already-over = Il tavolo { $table } è già chiuso.
error-seat-taken = Quel posto è occupato.
error-not-a-bot = A quel posto non c’è un bot.
error-stood-in = Al tavolo { $table } un bot gioca per te. Prima riprendi il posto: *{ button-take-back }*, o `/king rieccomi`.

## Che cosa è stato fatto, per chi l’ha chiesto con un comando

done-joined = Sei al tavolo { $table }.
done-left = Hai lasciato il tavolo { $table }.
done-resigned = Al tavolo { $table } un bot continua per te. Il posto resta tuo: *{ button-take-back }*, o `/king rieccomi`, quando vuoi.
done-back = Giochi di nuovo tu al tavolo { $table }.
done-started = Al tavolo { $table } comincia la partita.
done-closed = Il tavolo { $table } è chiuso.
done-again = Il tavolo { $table } è pronto per una nuova partita con gli stessi giocatori.
table-posted = Eccolo.
thread-name = King · { $name }

## Permessi di Discord, con i loro nomi

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-attach-files = Allega file
permission-read-message-history = Leggi cronologia messaggi
permission-create-public-threads = Crea thread pubblici
permission-send-messages-in-threads = Invia messaggi nei thread

## Elenchi di tavoli

list-mine = I tuoi tavoli
list-here = Altri tavoli su questo server
list-none = Qui non c’è nessun tavolo aperto. `/king nuovo` ne apre uno.
list-turn = Tocca a te a questi tavoli
list-no-turn = Non tocca a te a nessun tavolo.
list-hand = Carte al tavolo { $table }
list-table = - Tavolo { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = aspetta giocatori
status-running = in gioco
status-paused = in pausa
status-finished = finito
status-abandoned = chiuso
