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
button-seats = Posti …
button-reopen = Riprendi la partita
button-close = Chiudi il tavolo
button-again = Un’altra partita
button-record = Registro
button-verify = Verifica
button-hint = Che cosa giocheresti?
button-review = Analisi
button-take-back = Rieccomi

## In attesa

lobby-title = King · tavolo { $table } · { $preset }
lobby-host = Tavolo di { $name }. Posti in ordine di gioco:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · ospita il tavolo
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. libero
lobby-rules = Regole della casa:
lobby-reserved = { $seats ->
    [one] Un posto è riservato a una persona, niente bot.
   *[other] { $seats } posti sono riservati a persone, niente bot.
}
lobby-no-counter = A questo tavolo non c’è il contacarte.
lobby-fill = All’inizio i posti liberi vanno ai bot (livello: { $level }).
lobby-open-in = { $name } ha aperto il tavolo { $table } in { $channel }.
lobby-started = La partita è cominciata: { $names }.
lobby-commitment = Le carte di tutte le mani sono già decise. La loro impronta (SHA-256), per intero dietro *{ button-verify }*: `{ $commitment }`
lobby-closed = Questo tavolo è stato chiuso prima che la partita cominciasse.
lobby-closed-players = { lobby-closed }
lobby-closed-moderator = Un moderatore del server ha chiuso questo tavolo prima che la partita cominciasse.
lobby-closed-idle = Questo tavolo è stato chiuso perché la partita non cominciava.
seats-title = Tavolo { $table } · posti
seats-free = libero
menu-dismiss = Togli dal tavolo …
menu-invite = Invita al posto { $seat } …
menu-swap = Scambia due posti …
option-swap = { $first }. { $name } ↔ { $second }. { $other }
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
row-line = { CAPITAL($suit) }: { $cards }
row-none = { CAPITAL($suit) }: –

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
    [one] { $name } taglia il mazzo dopo la prima carta
   *[other] { $name } taglia il mazzo dopo { $place } carte
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
window-moved-on = Stai giocando in un messaggio più recente.
window-over = La partita è finita.
window-not-yours = Non giochi a questo tavolo.
window-elsewhere = Stai giocando in un’altra finestra.
button-play-here = Gioca qui
window-closed = Questo tavolo è chiuso.
note-line = ⚠ { $note }
note-bot-plays = Un bot gioca al tuo posto finché non torni.
note-only-card = Mossa obbligata, l’ho giocata per te: { $cards }
note-only-pass = Non avevi carte da attaccare: ho passato per te.
note-only-contract = Ti restava un solo contratto: si gioca quello.
button-ask-me = Decido io

## Domande

prompt-contract = Quale contratto?
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
prompt-high = { CAPITAL($card) } sul re
prompt-low = { CAPITAL($card) } sul due
prompt-cut = Dopo { $place } carte
prompt-cut-anywhere = A caso
prompt-cut-none = Non taglio
plan-cut = Per la prossima mano il mazzo lo tagli tu. Puoi farlo già adesso:
plan-cut-given = Per la prossima mano { $place ->
    [0] non tagli il mazzo
    [one] tagli il mazzo dopo la prima carta
   *[other] tagli il mazzo dopo { $place } carte
}. Puoi ancora cambiare:
prompt-call-suit = Di che seme è la carta da chiamare?
prompt-call-rank = Quale carta di { $suit }?

prompt-play = Scegli una carta da giocare

# Una mossa da confermare: $move è una delle intenzioni, o la scritta del suo pulsante.
sure-question = Confermi? **{ $move }**
sure-yes = Sì
sure-no = No, scelgo di nuovo
intent-play = { CAPITAL($card) }
intent-call = Chiama: { $card }
intent-cut = { $place ->
    [0] Non tagliare il mazzo
    [one] Taglia il mazzo dopo la prima carta
   *[other] Taglia il mazzo dopo { $place } carte
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
# Who chose the contract, or dealt the hand; who named the trump.
result-decided = { $chose ->
    [yes] scelto da { $name }
   *[no] carte date da { $name }
}
result-trump = { $name } ha dichiarato { $trump }
# $title says who took what: “Ada makes King”.
result-slam = 👑 **{ $title }**
score-title = Tavolo { $table } · punti
score-empty = Nessuna mano è ancora finita.
score-total = Σ
score-totals = Fin qui: { $points }
over-title = King · tavolo { $table } · la partita è finita
over-place = { $place }. { $name } · { $points }
over-tied = { $place }º a pari merito: { $name } · { $points }
over-record = Tutta la partita, mano per mano. Chiunque può verificarla, carte date comprese: `kingbot record check`.
over-hands =
    Mano migliore: { $best }
    Mano peggiore: { $worst }
over-hand = **{ $name } { $points }** (mano { $number }, { $contract })
over-lead = { $changes ->
    [0] Il primo posto non è mai cambiato: { $name } è in testa dalla mano { $number }
    [one] Il primo posto è cambiato una volta: { $name } è in testa dalla mano { $number }
   *[other] Il primo posto è cambiato { $changes } volte: { $name } è in testa dalla mano { $number }
}.
over-lead-shared = { $changes ->
    [0] Il primo posto non è mai cambiato, e alla fine è diviso
    [one] Il primo posto è cambiato una volta, e alla fine è diviso
   *[other] Il primo posto è cambiato { $changes } volte, e alla fine è diviso
}.
over-trick = La presa più cara: **{ $name } { $points }** (mano { $hand }, { $contract }, presa { $number }): { $plays }.
over-sum-fixed = La somma di tutti i punti è { $sum }, come deve essere.
over-sum = La somma di tutti i punti è { $sum }.
record-title = Tavolo { $table } · registro
record-none = Nessuna mano è ancora finita.
record-so-far = Il registro delle mani finite.
record-commitment = Impronta pubblicata all’inizio della partita (SHA-256): `{ $commitment }`
over-seed = Codice per verificare le carte date: `{ $seed }`
over-closed-players = Il tavolo { $table } è stato chiuso. Mani giocate: { $hands }.
over-closed-moderator = Un moderatore del server ha chiuso il tavolo { $table }. Mani giocate: { $hands }.
over-closed-idle = Il tavolo { $table } è stato chiuso perché nessuno giocava più. Mani giocate: { $hands }.
over-so-far = La classifica alla chiusura:
over-resume = Chi ha un posto può riprendere la partita con le stesse carte. Scadenza: { $until }.
over-resumed = La partita al tavolo { $table } era stata chiusa, e continua.

## Chiudere il tavolo

closing-title = Chiudere il tavolo { $table }?
closing-lobby = Qui hanno un posto anche altri. Il tavolo si chiude per tutti, e per sempre.
closing-alone = La partita si ferma. Puoi riprenderla con le stesse carte entro 24 ore.
closing-now = Gli altri che rispettano i tempi sono d’accordo: la partita si ferma subito. Chi ha un posto può riprenderla entro 24 ore.
closing-ask = Giocano anche altri. Il tavolo si chiude quando tutti sono d’accordo; manca il sì di: { $names }. Si dice sì con *{ button-close }*, dietro *{ button-more }*.
closing-moderator = Come moderatore puoi chiuderlo subito. Al tavolo si leggerà che l’ha chiuso un moderatore.
button-agree-close = Voto per chiudere
button-no-close = Non chiudere
button-moderator-close = Chiudi da moderatore
button-keep-open = Lascialo aperto
done-keep-open = Il tavolo { $table } resta aperto.
done-no-close = Non vuoi più chiudere il tavolo { $table }.
done-closing = Vuoi chiudere il tavolo { $table }. Si chiude quando gli altri sono d’accordo.
done-reopened = La partita al tavolo { $table } continua.

## Regole in vigore

rules-title = Tavolo { $table } · regole in vigore
rules-share = Per aprire un altro tavolo così: `{ $rules }`
rules-any-number = un numero qualsiasi da 0 in su

## The deals, and checking them (docs/deals.md). A fingerprint “seals” the shuffled pack; the secret opens it.

deal-sealed = Mazzo mescolato e sigillato prima della prima carta: `{ $commitment }`
deal-opened = Il segreto della mano { $number } era `{ $secret }`; sigilla anche la mano { $next }.
verify-title = Tavolo { $table } · le carte date, verificate
verify-none = Nessuna mano è ancora finita. Quando lo sarà, qui si potranno verificare le carte date.
verify-all = { $count ->
    [one] La mano finita è stata verificata, mossa per mossa.
   *[other] Le { $count } mani finite sono state verificate, mossa per mossa.
} Chiunque può farlo con un programma proprio: il registro è dietro *{ button-record }*.
verify-hand = Mano { $number }
verify-which = Un’altra mano …
verify-in-play = La mano { $number } è sigillata con questa impronta (SHA-256): `{ $commitment }`
verify-no-secret = Questa partita è cominciata quando le mani non avevano ancora un segreto ciascuna. Il suo codice sarà nel registro a partita finita.
verify-commitment = Era qui prima della prima carta: `{ $commitment }`
verify-first = È stata pubblicata all’inizio della partita.
verify-chain = È il segreto della mano { $before }: un’unica catena, dalla prima mano all’ultima.
verify-secret = Il segreto, svelato a mano finita: `{ $secret }`. Il suo SHA-256 è quell’impronta: era quindi già deciso.
verify-cut = { $place ->
    [one] Poi il mazzo è stato tagliato dopo la prima carta.
   *[other] Poi il mazzo è stato tagliato dopo { $place } carte.
}
verify-uncut = Il mazzo non è stato tagliato.
verify-cards = { $times ->
    [one] Mescolato con il segreto e tagliato lì, il mazzo dà proprio le quattro mani che sono state date.
   *[other] Mescolato con il segreto e tagliato lì, il mazzo dà proprio le carte che sono state date, tutte e { $times } le volte.
}
verify-dealer = Dà le carte { $name }, come vogliono le regole e il segreto.
verify-wrong = La mano { $number } non torna: { $why }

## Avvisi

greet = Sei al tavolo { $table } in { $channel }. Le tue carte arriveranno qui, e da qui puoi giocare.
greet-closed = Non posso mandarti messaggi diretti, quindi le tue carte non ti arrivano. Premi *{ button-hand }* al tavolo per vederle e giocare. Oppure consenti i messaggi diretti dai membri di questo server e siediti di nuovo.
ping-direct = Tocca a te al tavolo { $table }.
ping-turn = { $mention }, tocca a te al tavolo { $table }.

## Altro

more-title = Tavolo { $table }
more-tip = Tutto questo si può anche scrivere: { COMMAND("help") }.
menu-more = Altro: contacarte, regole …
button-back-your-turn = Indietro · tocca a te
button-settings = ⚙ Impostazioni
more-about-verify = Se le carte sono state date senza trucchi
more-about-review = Quanto valevano le tue mosse
more-about-counter = Le carte che non hai ancora visto
more-about-history = Tutte le prese di questa mano
more-about-choices = Chi ha scelto che cosa, e che cosa resta
more-about-plans = Scegli prima la carta da giocare al tuo turno
more-about-matters = Pausa, fine della mano, resto delle prese, cambio di un giocatore
more-about-rules = Le regole di questo tavolo, a parole
more-about-settings = Colori, caratteri, parole, conferme, i tuoi orari
more-about-board = Il tavolo in fondo al canale
more-about-back = Riprendi il tuo posto dal bot
more-about-leave = Un bot gioca per te; puoi tornare
more-about-close = Finisce la partita per tutti

## Che cosa si può guardare dietro Altro

choices-title = Tavolo { $table } · chi ha scelto che cosa
choices-dealt = { $number }. **{ $contract }** · carte date da { $name }
choices-chosen = { $number }. **{ $contract }** · scelto da { $name }
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
counter-suit = { CAPITAL($suit) } ({ $count }): { $cards }
counter-legend = { $out } in mano agli altri · { $mine } tue · { $gone } giocate
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
error-left-server = Non sei più nel server del tavolo { $table }: lì non puoi giocare.
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
error-no-table-here = Non sei a nessun tavolo. { COMMAND("new") } ne apre uno.
error-not-on-server = Un tavolo ha bisogno di un canale: usa questo comando in un server.
error-unexpected = Qualcosa è andato storto, e non per colpa tua. Il tavolo è come prima; riprova. Se lo segnali a chi gestisce il bot, aggiungi questo riferimento: `{ $reference }`
table-lacks = Tavolo { $table }: in { $channel } ora mi mancano questi permessi: { $permissions }. Finché si può, si gioca anche senza; appena li riavrò, tutto torna come prima.
error-busy = In questo momento sono occupato e non è cambiato nulla. Riprova fra qualche secondo.
error-database = Non riesco ad accedere ai miei dati, perciò non è cambiato nulla. Deve pensarci chi gestisce il bot: dagli questo riferimento: `{ $reference }`
error-permissions = In questo canale non posso giocare. Mi servono questi permessi: { $permissions }.
error-bad-rules = `{ $option }` non può essere `{ $value }`. Valori possibili:
error-closed-rule = In questo tipo di King `{ $option }` non si può cambiare.
error-unknown-option = Qui la regola `{ $option }` non esiste. { COMMAND("new") } propone le regole, ognuna a parole, mentre scrivi.
error-not-a-move = Non capisco questa mossa. Scegline una tra quelle proposte.
error-which-move = “{ $text }” può voler dire più cose: { $moves }. Scrivi quale.
error-unclear-move = Non capisco “{ $text }”. Mosse possibili: { $moves }.
error-nowhere = Lì non posso scrivere: il canale non c’è più, o non ne ho il permesso.
error-old-command = Questo comando è cambiato. Aspetta un minuto, o ricarica Discord, e riprova.
error-which-lobby = Qui più tavoli aspettano giocatori: { $tables }. Indica quale con l’opzione `{ option-table }`.
error-no-lobby-here = In questo canale nessun tavolo aspetta giocatori. { COMMAND("new") } ne apre uno.
error-no-counter = Al tavolo { $table } non c’è il contacarte.
error-not-over = Al tavolo { $table } la partita non è ancora finita.
error-already-over = Il tavolo { $table } è già chiuso.
error-changed = Nel frattempo qualcosa è cambiato, e non è stato fatto niente. Guarda com’è adesso.
error-ask-others = Al tavolo { $table } giocano altri: per chiuderlo serve il loro sì.
error-not-closed = La partita al tavolo { $table } non si può più riprendere.
error-not-moderator = Può farlo solo chi gestisce i messaggi o i canali qui.
error-cannot-host = Può ospitare il tavolo { $table } solo chi ci ha un posto.
error-seat-taken = Quel posto è occupato.
error-not-a-bot = A quel posto non c’è un bot.
error-stood-in = Al tavolo { $table } un bot gioca per te. Prima riprendi il posto: *{ button-take-back }*, o { COMMAND("back") }.

## Che cosa è stato fatto, per chi l’ha chiesto con un comando

done-joined = Sei al tavolo { $table }.
done-left = Hai lasciato il tavolo { $table }.
done-resigned = Al tavolo { $table } un bot continua per te. Il posto resta tuo: *{ button-take-back }*, o { COMMAND("back") }, quando vuoi.
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
permission-create-public-threads = Crea thread pubblici
permission-send-messages-in-threads = Invia messaggi nei thread

## Elenchi di tavoli

list-mine = I tuoi tavoli
list-here = Altri tavoli su questo server
list-none = Qui non c’è nessun tavolo aperto. { COMMAND("new") } ne apre uno.
list-turn = Tocca a te a questi tavoli
list-waits = deve giocare { $name }
list-hand = Carte al tavolo { $table }
list-table = - Tavolo { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = aspetta giocatori
status-running = in gioco
status-paused = in pausa
status-finished = finito
status-abandoned = chiuso
