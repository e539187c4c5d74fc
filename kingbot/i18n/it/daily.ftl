### Il King del giorno, `/king-daily`: una mano al giorno, la stessa per tutti. `{ $day }` è una data.

button-daily = Mano del giorno
daily-title = King del giorno · { DATETIME($day, dateStyle: "medium") }
daily-about = Una mano, la stessa per tutti, contro tre bot che alle stesse carte rispondono con le stesse carte. Dura circa due minuti, senza orologio. Si gioca una volta sola: conta da quando vedi le tue carte.
daily-begin = Gioca
daily-not-yours = È la mano del giorno di un’altra persona.
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-joker = Questa settimana puoi ancora saltare un giorno.
daily-result = { $contract }: { $points }
daily-signs-spoken = { $count } su 5
daily-signs = Le stelle confrontano il tuo risultato con quaranta prove dei bot con le tue stesse carte. Cinque: nessuna è andata meglio.
daily-place = Posizione { $place } su { $people }
daily-place-here = Su questo server: posizione { $place } su { $people }
daily-first = Oggi nessuno ha finito prima di te.
daily-not-counted = Non sei in nessuna lista, perché così hai voluto. *{ privacy-count }* in { COMMAND("privacy") } lo cambia.
daily-scores = I punti di tutti · { DATETIME($day, dateStyle: "medium") }
daily-score = { $points }: { $count ->
    [one] una persona
   *[other] { $count } persone
}
daily-score-own = { $points }: { $count ->
    [one] tu
    [2] tu e un’altra persona
   *[other] { $count } persone, una sei tu
}
daily-share-button = Condividi
daily-share = King, { DATETIME($day, dateStyle: "medium") }: { $signs }
daily-shared = Pubblicato nel canale.
daily-copy = Da copiare; della mano non svela nulla:
daily-line-button = Gioco migliore
daily-line = Il gioco migliore finora: { $points } · carta { $number } di { $count }
daily-line-plays = Carta giocata: { $card }
daily-line-end = Il mio risultato
daily-proof-title = Sigillate prima di giocare
daily-proof = L’impronta delle carte di ogni giorno sta qui dal giorno prima. Il segreto da cui nasce si pubblica quando quel giorno è finito in tutto il mondo; allora chiunque può dare di nuovo le stesse carte.
daily-proof-sealed = { DATETIME($day, dateStyle: "medium") }, impronta: `{ $commitment }`
daily-proof-opened = { DATETIME($day, dateStyle: "medium") }, segreto: `{ $secret }`, impronta: `{ $commitment }`

## Nel canale, una volta al giorno

daily-post = Oggi: **{ $contract }**. Una mano, la stessa per tutti, circa due minuti.
daily-yesterday = { DATETIME($day, dateStyle: "medium") } · { $contract }
daily-yesterday-line = { $place }. { $name }: { $points }
daily-yesterday-more = { $count ->
    [one] e un’altra persona
   *[other] e altre { $count } persone
}
daily-post-next = Le carte di domani: `{ $commitment }`
daily-post-opened = Segreto del { DATETIME($day, dateStyle: "medium") }: `{ $secret }`

## Che cosa non si può fare

error-daily-off = Su questo server il King del giorno è disattivato. Puoi giocarlo in un messaggio diretto con me.
error-daily-over = Questa mano non si può più giocare. { COMMAND("king-daily") } mostra quella di oggi.
error-cannot-post = Non posso pubblicare il King del giorno in { $channel }. Lì mi servono questi permessi: { $permissions }.

## Impostazioni di un server

server-daily-off = Il King del giorno è disattivato.
server-daily = Si può giocare il King del giorno. Il giorno comincia a mezzanotte (fuso { $zone }).
server-daily-posted = Il King del giorno esce in { $channel } alle { $begin } (fuso { $zone }).
server-daily-choice-on = Attivo, senza messaggio
server-daily-choice-posted = Pubblicato ogni giorno
server-daily-choice-off = Disattivato
