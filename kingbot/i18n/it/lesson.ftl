### La lezione, `/king impara`: posizioni da un tocco ciascuna. Le carte le dicono i parametri, mai i testi.

button-learn = Prova una mano
lesson-title = Prova una mano · { $number } di { $count }
lesson-table = In tavola: { $cards }
lesson-right = Giusta: { $card }.
lesson-wrong = No, era questa: { $card }.
lesson-follow = Quattro carte, una a testa, fanno una presa; la prende chi gioca la più alta del seme d’uscita (l’asso è la più alta di tutte). Qui ogni presa costa ({ $points }). L’uscita è a quadri. Quale carta puoi giocare?
lesson-follow-why = Bisogna rispondere a seme: chi ha una carta del seme d’uscita ne gioca una. Solo chi non ne ha è libero.
lesson-queen = Ogni donna costa a chi la prende ({ $points }). L’ultima carta della presa è la tua. Quale giochi?
lesson-queen-why = L’asso fa la presa, e la tua donna va con lui: paga chi l’ha giocato. Non c’è niente di meglio che dare la donna sulla presa di un altro.
lesson-discard = Le donne costano ({ $points }). L’uscita è a fiori, e tu non ne hai. Quale carta giochi?
lesson-discard-why = Senza il seme d’uscita non puoi prendere: è il momento di dar via la donna. Nelle mani in cui costa ogni presa si dà via invece la carta più alta.
lesson-below = Ogni presa costa ({ $points }). L’ultima carta della presa è la tua. Quale giochi?
lesson-below-why = Resta appena sotto la carta più alta in tavola: non prendi, e la carta piccola ti resta per i momenti difficili.
lesson-trump = Ora ogni presa dà punti ({ $points }). L’atout è cuori, l’uscita è a fiori, e tu non ne hai. Quale carta giochi?
lesson-trump-why = L’atout più piccolo batte la carta più alta di ogni altro seme. Senza il seme d’uscita puoi tagliare.
lesson-king = Costa solo il re di cuori, ma molto ({ $points }). L’uscita è a picche, e tu non ne hai. Quale carta giochi?
lesson-king-why = Dallo via subito: chi fa questa presa si tiene il re. In molti tipi di King è perfino un obbligo.
lesson-domino = Domino: niente prese, e ogni carta che resta in mano costa ({ $points }). Le file crescono in su e in giù dai sette. Quale delle tue carte si attacca ora?
lesson-domino-why = Una carta si attacca alla sua vicina dello stesso seme. C’è l’otto, quindi va il nove; il sei non c’è ancora, e il cinque aspetta.
lesson-end-title = Adesso una mano vera
lesson-end = Sai quel che serve. Gioca a { $preset } contro tre principianti: hanno un pulsante solo le carte permesse, un consiglio dice che cosa conviene e perché, e nessuno ti mette fretta. Puoi smettere quando vuoi.
lesson-bots = I bot conoscono solo le loro carte e ciò che tutti hanno visto. Non guardano mai le carte coperte; un maestro ricorda e calcola meglio, e basta.
lesson-kinds = Gli altri tipi di King:
lesson-again = Ancora una volta
lesson-play = Gioca la prima mano

## Consigli nella mano guidata dopo la lezione: la mossa, poi il perché

advice = Consiglio: { $move }. { $why }
advice-under = Resta sotto la più alta in tavola ({ $best }): non prendi.
advice-give-under = Costa a chi fa la presa, e in tavola ce n’è una più alta ({ $best }): dalla via adesso.
advice-take-high = Con qualunque carta prendi tu: allora gioca la più alta, così te ne liberi.
advice-lowest-over = Tutte le carte che puoi giocare superano quella in tavola ({ $best }); la più bassa, qualcuno può ancora superarla.
advice-give = Senza il seme d’uscita non puoi prendere. Questa carta costa a chi fa la presa: dalla via.
advice-throw = Senza il seme d’uscita non puoi prendere. Una carta alta potrebbe fare una presa più tardi: scartala.
advice-lead-low = Esci basso: gli altri hanno { $count ->
    [one] una carta più alta
   *[other] { $count } carte più alte
} in questo seme.
advice-lead-last = Con qualunque uscita la presa è tua: nessuno può superarti.
advice-free = Costano solo le ultime due prese. Gioca adesso le carte alte.
advice-best = Gli altri non hanno niente di più alto in questo seme: fa la presa.
advice-best-but-trump = Gli altri non hanno niente di più alto in questo seme; solo un atout può batterla.
advice-lead-long = Comincia un seme lungo: ne hai { $count ->
    [one] una carta
   *[other] { $count } carte
}, e nessun altro seme da cui puoi uscire è più lungo.
advice-enough = L’ultima carta è la tua, e questa basta appena per fare la presa.
advice-over = Batte quello che c’è in tavola finora.
advice-cannot = Non puoi fare questa presa: tieni le carte più alte.
advice-ruff = Senza il seme d’uscita puoi tagliare, e finora basta questo atout piccolo.
advice-opens = Apre la strada a un’altra tua carta: { $best }.
advice-fits = Si attacca. Non apre la strada ad altre tue carte, ma una devi attaccarla.
advice-long-trump = Ne hai { $count }, e di nessun altro seme ne hai di più: un buon atout.
advice-few-high = { $count ->
    [0] Non hai nessuna delle carte che costano.
    [one] Delle carte che costano ne hai una.
   *[other] Delle carte che costano ne hai { $count }.
}
