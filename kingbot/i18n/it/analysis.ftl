### Suggerimenti e analisi: quanto valgono le mosse, e perché.

hint-title = Suggerimento · tavolo { $table }
hint-points = circa { $points }
hint-none = Non hai chiesto che cosa giocherei qui.
hint-nothing = Adesso non hai niente da decidere.
hint-counted = I suggerimenti si contano. A fine partita tutti sanno quanti ne ha chiesti ciascuno.
analysis-deals = Punti in questa mano, in media su { $count } distribuzioni che vanno d’accordo con ciò che sai.
analysis-contracts = Punti rispetto a quanto rende in media ogni contratto, su { $count } distribuzioni che vanno d’accordo con le tue carte.
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
merit-free = Fa la presa, e lì dentro niente conta.
merit-winner = Nessuno può superarla.
merit-ruffs = Taglia la presa.
merit-draws = { $count ->
    [one] Fa cadere gli atout: fuori ce n’è ancora uno.
   *[other] Fa cadere gli atout: fuori ce ne sono ancora { $count }.
}
merit-frees = Apre la strada alla tua carta { $freed }.
merit-shuts = Non fa posto a nessun altro.
merit-trump-cards = Carte di { $suit } che hai in mano: { $count }.
merit-holds = Delle carte che contano hai { $cards }.
merit-holds-none = Non hai nessuna delle carte che contano.
merit-best = In media, la mossa migliore.
merit-average = In media { $points } meno della migliore.

## Perché una mossa era peggiore di un’altra

why-took-penalty = Ha fatto la presa con { $cards }; { $better } l’avrebbe lasciata a un altro.
why-over-penalty = Ha superato { $cards }; { $better } avrebbe lasciato la presa a un altro.
why-kept-penalty = { $better } poteva finire nella presa di un altro.
why-took-trick = Ha fatto una presa che conta; { $better } l’avrebbe lasciata a un altro.
why-led-penalty = Era un’uscita con una carta che conta.
why-led-alone = Nessun altro aveva più { $suit }: la presa era tua, qualunque cosa scartassero.
why-led-above = Ancora fuori, e più basse: { $cards }.
why-led-top = Nessuno poteva superarla: la presa era tua.
why-kept-bare = { $better } è rimasta in mano, sola nel suo seme.
why-kept-single = { $better } era la tua ultima carta di { $suit }.
why-kept-high = Poteva andarsene { $better }, più alta.
why-from-long = Hai scartato { $suit }, di cui avevi { $count } carte, e hai tenuto un seme più corto.
why-spent-low = Anche { $better } sarebbe rimasta sotto, e avresti ancora { $card }.
why-took-low = Anche { $better } avrebbe fatto la presa, e avresti ancora { $card }.
why-let-go = { $better } avrebbe fatto la presa.
why-missed-winner = Nessuno avrebbe potuto superare { $better }.
why-ruffed = È costata un atout; si poteva scartare { $better }.
why-no-ruff = { $better } avrebbe tagliato.
why-spent-high = Nessuna delle due fa la presa: bastava { $better }, più bassa.
why-overpaid = Anche { $better }, più bassa, avrebbe fatto la presa.
why-kept-trumps = { $count ->
    [one] Fuori c’era ancora un atout; { $better } l’avrebbe fatto cadere.
   *[other] Fuori c’erano ancora { $count } atout; { $better } ne avrebbe fatti cadere.
}
why-opened = Ha fatto posto a { $cards }, che non avevi.
why-kept-shut = { $better } avrebbe aperto la strada alla tua carta { $freed }.
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
why-deals = Su 100 distribuzioni la mossa migliore rende di più in { $more }, la tua in { $less }.

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
} · { $loss } punti meno del meglio
review-spotless = Nessuna tua mossa era chiaramente peggiore della migliore.
review-in-hand = Mano { $number }, { $at }
review-move = **{ CAPITAL($at) }: { $made }** ({ $points }), { $loss } meno di { $better } ({ $best }). { $why }
review-all = Tutte le mosse
review-all-line = { CAPITAL($at) }: **{ $made } { $points }**
review-other = { $move } { $points }
review-only-hand = { $number }. { $contract }: { $points }, { $loss } meno del meglio
review-which = Che cosa analizzare …
review-measure = Secondo ciò che potevi sapere allora, non a carte scoperte: medie su { $count } distribuzioni.
review-measure-contracts = I contratti si confrontano con quanto rende in media ciascuno.
review-chart = I punti di ogni mano, e quanto avrebbero aggiunto mosse migliori
review-chart-alt = I punti di { $name } in ogni mano, e quanto è andato perso rispetto al meglio: { $shown }.
review-chart-hand = mano { $number } { $points }, persi { $loss }
