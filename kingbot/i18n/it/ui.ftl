### Che cosa dicono i tavoli in Discord: attesa, tavolo, finestra delle carte, domande, punti, risultati, rifiuti.
### $name, $other … sono nomi di giocatori, già resi innocui.

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
button-choices = Scelte
button-counter = Contacarte
button-history = Questa mano
button-board = Mostra il tavolo
button-back-to-hand = Indietro
button-before = Indietro
button-after = Avanti
button-join = Siediti
button-leave = Lascia
button-leave-table = Lascia il tavolo
button-add-bot = Aggiungi un bot
button-remove-bot = Togli un bot
button-start = Inizia
button-cancel = Annulla
button-close = Chiudi il tavolo
button-again = Gioca ancora
button-take-back = Rieccomi

## In attesa

lobby-title = King · tavolo { $table } · { $preset }
lobby-host = Tavolo aperto da { $name }. I posti in ordine di gioco:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · apre il tavolo
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. libero
lobby-rules = Regole: `{ $rules }`
lobby-reserved = { $seats ->
    [one] Un posto è riservato a una persona.
   *[other] { $seats } posti sono riservati a persone.
}
lobby-no-counter = A nessuno si mostrano le carte ancora in giro.
lobby-fill = All’inizio i posti liberi vanno ai bot ({ $level }).
lobby-open-in = { $name } apre il tavolo { $table } in { $channel }.
lobby-started = La partita è cominciata: { $names }.
lobby-commitment = Le carte sono già fissate. SHA-256 del loro seme, che si pubblica alla fine: `{ $commitment }`
lobby-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
level-random = a caso
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
contract-trump = dichiarato: **{ $trump }** ({ $name })
contract-blind = dichiarato alla cieca da { $name }: { $trump }
contract-sold = { $other } ha comprato da { $name } per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
contract-called = { $name } ha chiamato { $card }: chi ce l’ha gioca in coppia
contract-pair = { $name } e { $other } giocano in coppia
contract-to-choose = { $name } deve scegliere il contratto

## I quattro posti

seat-line = { $name } · { $points }
seat-tricks = { $count ->
    [one] 1 presa
   *[other] { $count } prese
}
seat-taken = ha preso { $cards }
seat-held = { $count ->
    [one] ancora 1 carta
   *[other] ancora { $count } carte
}
seat-out = ha chiuso
table-trick = In tavola: { $plays }
play-led = { $name } esce con { $card }
play-card = { $name }{ "\u00A0" }{ $card }
row-line = { $suit }: { $cards }
row-none = { $suit }: –

## A chi tocca

due-deal = Si danno le carte.
due-contract = **{ $name }** sceglie il contratto.
due-blind = **{ $name }** può dichiarare alla cieca, o guardare.
due-trump = **{ $name }** dichiara l’atout.
due-trump-sale = **{ $name }** dichiara l’atout o mette in vendita la dichiarazione.
due-offer = **{ $name }** risponde all’offerta.
due-auction = **{ $name }** offre o passa.
due-answer = **{ $name }** accetta l’offerta o si tiene la dichiarazione.
due-call = **{ $name }** chiama una carta.
due-redeal = **{ $name }** può chiedere di ridare.
due-tricks = Tocca a **{ $name }**.
due-domino = Tocca a **{ $name }**: una carta da attaccare.
due-over = La partita è finita.

yours-contract = **Tocca a te:** scegli il contratto.
yours-blind = **Tocca a te:** dichiara alla cieca per il doppio, o guarda le tue carte.
yours-trump = **Tocca a te:** dichiara l’atout.
yours-trump-sale = **Tocca a te:** dichiara l’atout, o metti in vendita la dichiarazione.
yours-offer = **Tocca a te:** fai un’offerta per la dichiarazione, o passa.
yours-auction = **Tocca a te:** fai un’offerta per la dichiarazione, o passa.
yours-answer = **Tocca a te:** { $name } offre { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}. Accetti, o ti tieni la dichiarazione?
yours-call = **Tocca a te:** chiama la carta: chi ce l’ha gioca in coppia con te.
yours-redeal = **Tocca a te:** hai almeno quattro carte tra assi e re. Si ridà per tutti, o tieni queste?
yours-tricks = **Tocca a te:** gioca una carta.
yours-lead = **Tocca a te:** esci con una carta.
yours-domino = **Tocca a te:** attacca una carta.
yours-domino-pass = **Tocca a te:** non hai carte da attaccare, passa.
yours-domino-more = **Tocca a te:** attacca un’altra carta, o fermati.

## Che cosa è stato fatto

did-choose = { $name } sceglie { $contract }
did-blind = { $name } dichiara alla cieca: { $trump }
did-look = { $name } guarda le carte
did-trump = { $name } dichiara { $trump }
did-sell = { $name } mette in vendita la dichiarazione per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
did-bid = { $name } offre { $tricks }
did-pass = { $name } passa
did-accept = { $name } accetta
did-decline = { $name } rifiuta
did-call = { $name } chiama { $card }
did-redeal = { $name } chiede di ridare
did-keep = { $name } tiene le carte
did-play = { $name }{ "\u00A0" }{ $card }
did-lay-high = { $name } { $card } sul re
did-lay-low = { $name } { $card } sul due
did-stop = { $name } si ferma
told-dealt = Mano { $number }: { $contract }. { $name } dà le carte.
told-dealt-chosen = Mano { $number }: { $name } dà le carte.
told-dealt-again = Si ridanno le carte.
told-sold = { $other } compra la dichiarazione da { $name } per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
told-kept = { $name } si tiene la dichiarazione
told-taken = { $plays } → **{ $name }**
told-partner = In coppia c’è { $name }: { $card }
told-out = { $name } ha chiuso
told = Che cosa è successo:

## L’ultima presa

last-title = Tavolo { $table } · presa { $number }
last-none = In questa mano non c’è ancora nessuna presa.
last-taken-suit = **{ $name }** prende con { $card }: la più alta del seme d’uscita.
last-taken-trump = **{ $name }** prende con { $card }: l’atout più alto.

## Finestra delle carte

window-cards = Le tue carte: { $cards }
window-face-down = Le tue carte sono ancora coperte.
window-no-cards = Non hai più carte.
window-moved-on = La prossima mano è qui sotto.
window-over = La partita è finita.
window-not-yours = Non giochi a questo tavolo.
window-elsewhere = Stai giocando in un'altra finestra.
button-play-here = Gioca qui
window-closed = Questo tavolo è chiuso.
note-line = ⚠ { $note }
note-bot-plays = Un bot gioca al tuo posto finché non torni.

## Domande

prompt-contract = Quale contratto?
prompt-closed = Già presi: { $contracts }
prompt-closed-by = { $contract } – { $name }
prompt-look = Guarda
prompt-blind = Cieca: { $trump }
prompt-sell = Metti in vendita per …
prompt-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
prompt-worth = vale { $points }
prompt-pass = Passo
prompt-bid = Offri { $tricks }
prompt-bid-more = Offri di più …
prompt-accept = Accetta { $tricks }
prompt-decline = Tieni la dichiarazione
prompt-redeal = Ridare
prompt-keep = Tieni queste
prompt-stop = Basta così
prompt-high = { $card } sul re
prompt-low = { $card } sul due
prompt-call-suit = Di che seme è la carta da chiamare?
prompt-call-rank = Quale carta di { $suit }?

prompt-play = Scegli una carta da giocare

# Una mossa da confermare: $move è una delle intenzioni, o la scritta del suo pulsante.
sure-question = **{ $move }**: è quello che vuoi?
sure-yes = Sì
sure-no = No, scelgo di nuovo
intent-play = Gioca { $card }
intent-call = Chiama { $card }
intent-choose = { $contract }
intent-trump = Dichiara { $trump }
intent-blind = Dichiara alla cieca: { $trump }
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
over-tied = { $place }= { $name } · { $points }
over-record = Tutta la partita, mano per mano, è nel verbale qui sotto.
over-seed = Seme delle carte date: `{ $seed }`
over-closed = Il tavolo { $table } è stato chiuso. Mani giocate: { $hands }.

## Regole in vigore

rules-title = Tavolo { $table } · regole in vigore

## Avvisi

greet = Siedi al tavolo { $table } in { $channel }. Le tue carte arriveranno qui, e qui puoi giocare.
greet-closed = Non accetti messaggi diretti da me, quindi le tue carte non possono arrivarti. Premi *Carte* al tavolo per vederle e giocare. Oppure consenti i messaggi diretti dai membri di questo server e siediti di nuovo.
ping-direct = Tocca a te al tavolo { $table }.
ping-turn = { $mention }, tocca a te al tavolo { $table }.

## Altro

more-title = Tavolo { $table }
more-tip = Tutto questo si può anche scrivere: `/king aiuto`.

## Che cosa si può guardare dietro Altro

choices-title = Tavolo { $table } · chi ha scelto che cosa
choices-dealt = { $number }. **{ $contract }** · carte date da { $name }
choices-chosen = { $number }. **{ $contract }** · scelta di { $name }
choices-now = { $number }. **{ $contract }** · adesso, { $name }
choices-open = Ancora aperti: { $contracts }
choices-price = venduta per { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}
choices-called = carta chiamata: { $card }
history-title = Tavolo { $table } · la mano { $number } fin qui
history-empty = In questa mano non si è ancora giocato niente.
counter-title = Tavolo { $table } · le carte che non hai visto
counter-suit = { $suit } ({ $count }): { $cards }
counter-tip = { $count ->
    [one] Una carta
   *[other] { $count } carte
} in mano agli altri.

## Che cosa rifiutano i tavoli

error-no-table = Questo tavolo non esiste.
error-not-lobby = Al tavolo { $table } la partita è già cominciata.
error-not-running = Al tavolo { $table } non è in corso nessuna partita.
error-table-full = Al tavolo { $table } i posti sono tutti occupati.
error-already-seated = Siedi già al tavolo { $table }.
error-not-seated = Non siedi al tavolo { $table }.
error-not-host = Può farlo solo chi ha aperto il tavolo: { $name }.
error-stale = Questa mossa è già stata giocata.
error-seat-reserved = I posti rimasti sono riservati a persone.
error-nothing-to-take-back = Il tuo posto al tavolo { $table } è già tuo.
error-too-many-tables = { $whose ->
    [server] Qui ci sono già troppi tavoli: al massimo { $limit }.
   *[person] Siedi già a troppi tavoli: al massimo { $limit }. Prima finiscine uno.
}
error-too-fast = { $whose ->
    [server] Qui nell'ultima ora sono stati aperti molti tavoli. Riprova più tardi.
   *[person] Nell'ultima ora hai aperto molti tavoli. Riprova più tardi.
}
error-which-table = Siedi a più di un tavolo: { $tables }. Di’ quale.
error-no-table-here = Non siedi a nessun tavolo. `/king nuovo` ne apre uno.
error-not-on-server = A un tavolo serve un canale: usa questo comando in un server.
error-unexpected = Qualcosa è andato storto, e non per colpa tua. Il tavolo è come prima; riprova. Se lo dici a chi gestisce il bot, dagli questo riferimento: `{ $reference }`
error-permissions = In questo canale non posso lavorare. Mi manca: { $permissions }.
error-bad-rules = `{ $option }` non può essere `{ $value }`. Si può: { $allowed }.
error-unknown-option = Qui non c’è l’opzione `{ $option }`. Ci sono: { $allowed }.
error-not-a-move = Questa mossa non la conosco.
error-not-a-card = “{ $text }” non è una carta. Scrivi una carta così: `QS`, `10H` o `♥︎10`.
error-nowhere = Lì non posso scrivere: il canale non c’è più, o non ne ho il permesso.
error-old-command = Questo comando è cambiato. Aspetta un minuto, o ricarica Discord, e riprova.
error-which-lobby = Qui aspettano più tavoli: { $tables }. Di’ quale.
error-no-lobby-here = In questo canale nessun tavolo aspetta giocatori. `/king nuovo` ne apre uno.
error-no-counter = Al tavolo { $table } ognuno conta le carte da sé.
error-not-over = Al tavolo { $table } la partita non è ancora finita.
error-already-over = Il tavolo { $table } è già chiuso.
error-seat-taken = Quel posto è occupato.
error-not-a-bot = Lì non siede un bot.
error-stood-in = Al tavolo { $table } un bot gioca al tuo posto. Prima riprendilo: *Rieccomi*, o `/king rieccomi`.

## Che cosa è stato fatto, per chi l’ha chiesto con un comando

done-joined = Siedi al tavolo { $table }.
done-left = Hai lasciato il tavolo { $table }.
done-resigned = Al tavolo { $table } un bot continua per te. Il posto resta tuo: *Rieccomi*, o `/king rieccomi`, quando vuoi.
done-back = Giochi di nuovo tu al tavolo { $table }.
done-started = Al tavolo { $table } comincia la partita.
done-closed = Il tavolo { $table } è chiuso.
done-again = Il tavolo { $table } è già pronto per chi ha giocato.
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
list-turn = Tocca a te qui
list-no-turn = Nessuno aspetta te.
list-hand = Carte al tavolo { $table }
list-table = - { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = aspetta giocatori
status-running = in gioco
status-paused = in pausa
status-finished = finito
status-abandoned = chiuso
