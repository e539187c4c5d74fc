## /king statistiche: i risultati di qualcuno

stats-title = I risultati di { $name }
stats-none = Qui non è stata contata nessuna partita di { $name }.
stats-none-own = Qui non è ancora stata contata nessuna tua partita. Una partita conta quando si gioca fino alla fine.
stats-matches = { $count ->
    [one] Una partita
   *[other] { $count } partite
}
stats-places = { $first }× al primo posto, { $second }× al secondo, { $third }× al terzo, { $fourth }× al quarto
stats-king-points = Punti King: { $points }
stats-kings = King fatti: { $made } · King sventati: { $escaped }
stats-rating-live = Valutazione, dal vivo: { $rating }
stats-rating-correspondence = Valutazione, su più giorni: { $rating }
stats-run = Partite vinte di fila: al massimo { $count }
stats-pace-live = Tempo per mossa, dal vivo: { $time }
stats-pace-correspondence = Tempo per mossa, su più giorni: { $time }
stats-form = Posizioni nelle ultime partite, dalla più vecchia: { $places }
stats-preset = { $count ->
    [one] Una partita
   *[other] { $count } partite
}, punti in media: { $average }
stats-best = Mano migliore: { $points } ({ $contract })
stats-worst = Mano peggiore: { $points } ({ $contract })
stats-contract = { $contract }: { $average } a mano, { $count ->
    [one] una mano
   *[other] { $count } mani
}
stats-chosen = scelto { $count }×, in media { $average }
stats-opponents = Gli avversari più frequenti
stats-opponent = { $name }: { $count ->
    [one] una partita
   *[other] { $count } partite
}, { $ahead }× davanti, { $behind }× dietro
stats-other-preset = Un altro tipo di King
# Fra la parte intera di un numero e i suoi decimi.
stats-decimal-mark = ,

picture-stats = { $preset } · punti a mano
picture-stats-form = Posizioni nelle ultime partite
alt-stats = { $name }: punti a mano, { $preset }.
alt-stats-contracts = Per contratto: { $contracts }.
alt-stats-contract = { $contract } { $average } ({ $count ->
    [one] una mano
   *[other] { $count } mani
})
alt-stats-form = Posizioni nelle ultime partite, dalla più vecchia: { $places }.

## /king classifica: la classifica di un server

leaders-title = Classifica
leaders-none = Qui non c’è ancora nessuno. Le partite contano quando si giocano fino alla fine.
leaders-all-presets = Tutti i tipi di King
leaders-order-points = Punti King
leaders-order-live = Valutazione, dal vivo
leaders-order-correspondence = Valutazione, su più giorni
leaders-period-all = Da sempre
leaders-period-year = Quest’anno
leaders-period-month = Questo mese
leaders-period-season = Stagione
leaders-matches = { $count ->
    [one] una partita
   *[other] { $count } partite
}
season-line = Stagione **{ $name }**, { $first } – { $last } · { $presets }.
season-coming = Non è ancora cominciata.
season-running = È in corso.
season-over = È finita.
leaders-points = { $place }. { $name }: { $points } in { $count ->
    [one] una partita
   *[other] { $count } partite
}, vinte { $won }
leaders-rating = { $place }. { $name }: { $rating }, { $count ->
    [one] una partita
   *[other] { $count } partite
}
leaders-provisional = ? vuol dire provvisoria: meno di dieci partite.
leaders-page = Pagina { $page } di { $pages } · { $people } giocatori
leaders-before = ◀ Indietro
leaders-after = Avanti ▶

## Che cosa non si può mostrare

error-standings-off = Su questo server la classifica è disattivata.
error-ratings-off = Su questo server le valutazioni sono disattivate.
error-standings-by-dm = La classifica e le statistiche degli altri sono di un server: usa lì questo comando.
error-not-counted = Le tue partite non si contano, perché hai voluto così. *{ privacy-count }* in { COMMAND("privacy") } lo cambia.
error-no-season = Nessuna stagione è in corso o in programma.
error-season-name = Una stagione ha bisogno di un nome.
error-season-dates = L’ultimo giorno di una stagione deve ancora venire, non può precedere il primo e può essere al massimo { $days } giorni dopo.
error-season-overlaps = La stagione comincerebbe prima che finisca un’altra: { $name }.
error-too-many-seasons = Un server può avere { $limit } stagioni.
error-bad-date = Non ho capito il giorno. Scrivilo come 2027-03-31.
error-bad-kinds = Non ho capito questi tipi di King. Ci sono: { $kinds }.

## Che cosa mostra un server

server-standings = { $shown ->
    [on] I membri vedono la classifica e le statistiche degli altri.
   *[off] La classifica e le statistiche degli altri sono nascoste.
}
server-ratings = { $shown ->
    [on] Le valutazioni si vedono.
   *[off] Le valutazioni sono nascoste.
}
server-no-season = Non c’è ancora stata nessuna stagione: la aprono le opzioni `{ option-season }` e `{ option-until }`.

## Non partecipare, in /king privacy

privacy-count = Conta le mie partite
privacy-do-not-count = Non contare le mie partite
privacy-counted = Le tue partite contano di nuovo, anche quelle passate.
privacy-not-counted = Le tue statistiche e valutazioni sono state cancellate. Le tue partite non contano più, e non sei in nessuna classifica.

db-recounted = { $count ->
    [one] Una partita contata
   *[other] { $count } partite contate
} di nuovo dai registri.
