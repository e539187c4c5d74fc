### Suggerimenti e analisi: quanto valgono le mosse, e perché.

hint-title = Suggerimento · tavolo { $table }
hint-points = circa { $points }
hint-none = Non hai chiesto che cosa giocherei qui.
hint-nothing = Adesso non hai niente da decidere.
hint-counted = I suggerimenti si contano. A fine partita tutti sanno quanti ne ha chiesti ciascuno.
analysis-deals = Punti in questa mano: la media di { $count } prove con carte compatibili con ciò che sai.
analysis-contracts = Punti rispetto a quanto rende in media ogni contratto: { $count } prove con le tue carte.
analysis-same = Qui non fa differenza.
over-hints = Suggerimenti chiesti: { $asked }

error-no-hints = Al tavolo { $table } non ci sono suggerimenti.
error-no-decision = Al tavolo { $table } adesso non hai niente da decidere.

at-trick = presa { $number }
at-turn = turno { $number }
at-before = prima del gioco

## Che cosa parla a favore di una mossa

merit-sheds = Va nella presa di un altro.
merit-leaves = La presa va a un altro.
merit-low-lead = Fuori ci sono solo carte di { $suit } più alte.
merit-voids = Dopo non hai più { $suit }.
merit-free = Fa la presa, che non costa niente.
merit-winner = Nessuno può superarla.
merit-ruffs = Taglia la presa.
merit-draws = { $count ->
    [one] Fa cadere gli atout: fuori ce n’è ancora uno.
   *[other] Fa cadere gli atout: fuori ce ne sono ancora { $count }.
}
merit-frees = Apre la strada a un’altra tua carta: { $freed }.
merit-shuts = Non apre la strada a nessun altro.
merit-trump-cards = Carte di { $suit } che hai in mano: { $count }.
merit-holds = Delle carte che contano hai queste: { $cards }.
merit-holds-none = Non hai nessuna delle carte che contano.
merit-best = In media, la mossa migliore.
merit-average = In media { $points } meno della migliore.

## Perché una mossa era peggiore di un’altra

why-took-penalty = La presa ti ha portato: { $cards }. Con l’altra carta l’avresti evitata.
why-over-penalty = In tavola c’era già una penalità: { $cards }. L’altra carta sarebbe rimasta sotto.
why-kept-penalty = L’altra, una carta di penalità, sarebbe finita nella presa di qualcun altro.
why-took-trick = Ha fatto una presa che conta; con l’altra carta l’avresti evitata.
why-led-penalty = Era un’uscita con una carta che conta.
why-led-alone = Nessun altro aveva più { $suit }: la presa era tua, qualunque cosa scartassero.
why-led-above = Più basse, e ancora in mano agli altri: { $cards }.
why-led-top = Nessuno poteva superarla: la presa era tua.
why-kept-bare = L’altra carta ti è rimasta in mano, sola nel suo seme.
why-kept-single = L’altra era la tua ultima carta di { $suit }.
why-kept-high = Potevi dar via l’altra carta, più alta.
why-from-long = Hai scartato { $suit }, di cui avevi { $count } carte, e hai tenuto un seme più corto.
why-spent-low = Anche l’altra carta sarebbe rimasta sotto, e questa l’avresti ancora.
why-took-low = Anche l’altra carta avrebbe fatto la presa, e questa l’avresti ancora.
why-let-go = L’altra carta avrebbe fatto la presa.
why-missed-winner = L’altra carta non l’avrebbe superata nessuno.
why-ruffed = È costata un atout; si poteva scartare l’altra carta.
why-no-ruff = L’altra carta, un atout, avrebbe tagliato.
why-spent-high = Nessuna delle due fa la presa: bastava l’altra, più bassa.
why-overpaid = Anche l’altra carta, più bassa, avrebbe fatto la presa.
why-kept-trumps = { $count ->
    [one] Gli altri avevano ancora un atout; l’altra carta l’avrebbe fatto cadere.
   *[other] Gli altri avevano ancora { $count } atout; l’altra carta ne avrebbe fatti cadere.
}
why-opened = Ha aperto la strada a chi aveva: { $cards }.
why-kept-shut = L’altra avrebbe aperto la strada a un’altra tua carta: { $freed }.
why-shorter-trump = Avevi { $more } carte di { $longer }, ma solo { $count } di { $suit }.
why-average = In media la mossa migliore rende { $points } in più.
why-went-over = Ha superato tutto quello che c’era in tavola; { $better } sarebbe rimasta sotto.
why-led-danger = Ancora fuori nel suo seme: { $cards }. Nel seme di { $better } non c’era più niente che conta.
why-more-above = Carte più alte ancora fuori: { $more } sopra { $better }, { $count } sopra { $card }.
why-more-beat-it = Ancora fuori e capaci di battere { $card }: { $more }; di battere { $better }: { $count }.
why-led-trump = { $count ->
    [0] Era un’uscita ad atout quando nessun altro ne aveva più.
    [one] Era un’uscita ad atout; agli altri ne restava uno.
   *[other] Era un’uscita ad atout; agli altri ne restavano { $count }.
}
why-went-under = { $better } avrebbe superato tutto quello che c’era in tavola.
why-spent-over = Potevano ancora batterla; { $better } l’avrebbe risparmiata.
why-bid-more = Potevi offrire di meno.
why-deals = Su 100 prove la mossa migliore rende di più in { $more }, la tua in { $less }.

## L’analisi delle proprie mosse

review-title = Analisi · tavolo { $table }
review-hand = Mano { $number } · { $contract }
review-match = Tutta la partita
review-none = Ancora niente da analizzare: non è finita nessuna mano in cui avessi qualcosa da decidere.
review-working = Sto calcolando: { $bar } { $done } decisioni su { $all }
review-stopped = Il calcolo non è finito: { $done } decisioni su { $all }.
review-go-on = Continua
review-summary = { $count ->
    [one] Una decisione
   *[other] { $count } decisioni
} · punti persi rispetto al meglio: { $loss }
review-spotless = Nessuna tua mossa era chiaramente peggiore della migliore.
review-in-hand = Mano { $number }, { $at }
review-move = **{ CAPITAL($at) }: { $made }** ({ $points }), { $loss } meno di { $better } ({ $best }). { $why }
review-all = Tutte le mosse
review-all-line = { CAPITAL($at) }: **{ $made } { $points }**
review-other = { $move } { $points }
review-only-hand = { $number }. { $contract }: { $points }, { $loss } meno del meglio
review-which = Che cosa analizzare …
review-measure = Secondo ciò che potevi sapere allora, non a carte scoperte: medie su { $count } prove.
review-measure-contracts = I contratti si confrontano con quanto rende in media ciascuno.
review-chart = I punti di ogni mano, e quanto avrebbero aggiunto mosse migliori
review-chart-alt = I punti di { $name } in ogni mano, e quanto è andato perso rispetto al meglio: { $shown }.
review-chart-hand = mano { $number } { $points }, persi { $loss }
