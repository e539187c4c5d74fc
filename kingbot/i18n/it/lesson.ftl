### La lezione, `/king impara`: posizioni da un tocco ciascuna. Le carte le dicono i parametri, mai i testi.

button-learn = Prova una mano
lesson-title = Prova una mano · { $number } di { $count }
lesson-table = In tavola: { $cards }
lesson-right = Giusto: { $card }.
lesson-wrong = Non quella: { $card }.
lesson-follow = Ogni presa costa ({ $points }). Si è usciti a quadri. Quale carta puoi giocare?
lesson-follow-why = Bisogna rispondere a seme: chi ha una carta del seme d’uscita ne gioca una. Solo chi non ne ha è libero.
lesson-queen = Ogni donna costa a chi la prende ({ $points }). Giochi per ultimo. Quale carta va?
lesson-queen-why = L’asso fa la presa, e la tua donna va con lui: paga chi l’ha giocato. Niente è meglio di una donna sulla presa di un altro.
lesson-discard = Le donne costano ({ $points }). Si è usciti a fiori, e tu non ne hai. Quale carta va?
lesson-discard-why = Senza il seme d’uscita non puoi prendere. È il momento di dar via la donna; una carta alta che non costa può aspettare.
lesson-below = Ogni presa costa ({ $points }). Giochi per ultimo. Quale carta va?
lesson-below-why = Resta appena sotto la carta più alta in tavola: non prendi, e la carta piccola ti resta per i momenti difficili.
lesson-trump = Ora ogni presa dà punti ({ $points }). L’atout è cuori, si è usciti a fiori, e tu non ne hai. Quale carta va?
lesson-trump-why = L’atout più piccolo batte la carta più alta di ogni altro seme. Senza il seme d’uscita puoi tagliare.
lesson-king = Costa solo il re di cuori, ma molto ({ $points }). Si è usciti a picche, e tu non ne hai. Quale carta va?
lesson-king-why = Via, subito: chi fa questa presa si tiene il re. In molti tipi di King è perfino un obbligo.
lesson-domino = Domino: niente prese, e ogni carta che resta in mano costa ({ $points }). Le file crescono in su e in giù dai sette. Quale delle tue carte si attacca ora?
lesson-domino-why = Una carta si attacca alla sua vicina dello stesso seme. C’è l’otto, quindi va il nove; il sei non c’è ancora, e il cinque aspetta.
lesson-end-title = Adesso una mano vera
lesson-end = Sai quel che serve. Gioca a { $preset } contro tre principianti: hanno un bottone solo le carte permesse, una riga dice che cosa restringe la scelta, e nessuno ti mette fretta. Puoi smettere quando vuoi.
lesson-bots = I bot conoscono solo le loro carte e ciò che tutti hanno visto. Non guardano mai le carte coperte; un maestro ricorda e calcola meglio, e basta.
lesson-kinds = Gli altri tipi di King:
lesson-again = Ancora una volta
lesson-play = Gioca la prima mano
