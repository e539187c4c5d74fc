### Ciò che sta scritto nelle immagini di un tavolo, e i loro testi alternativi.
### $name, $buyer, … sono nomi di giocatori, già resi innocui.

## Scritte: corte, perché c’è poco posto

picture-seat = Posto { $number }
picture-hand-number = { $number } / { $hands }
picture-no-contract = Nuova mano
picture-trump = Atout
picture-still-out = In gioco
picture-led = esce
picture-took = prende
picture-pass = passo
picture-out = ha chiuso
picture-bid = { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
picture-asks = chiede { $tricks ->
    [one] { $tricks } presa
   *[other] { $tricks } prese
}
picture-called = chiama
picture-gets = riceve { $points }
picture-blind = al buio: doppio
picture-counts-domino = { $points } per ogni carta che resta in mano
picture-counts-before = { $contract ->
    [no_last_two] Prese 12 e 13, { $points } l’una
   *[other] { $points } a presa
}
picture-counts = { $contract ->
    [no_last_two] Presa { $trick } di 13 · la 12 e la 13 contano { $points }
   *[other] Presa { $trick } di 13 · { $points } l’una
}
picture-counts-nulos = Presa { $trick } di 13 · si parte da { $start }, { $points } a presa
picture-awaited = { $stage ->
    [cut] { $name } taglia il mazzo
    [contract] { $name } sceglie il contratto
    [blind] { $name } può dichiarare al buio
    [trump] { $name } dichiara l’atout
    [offer] { $name } fa un’offerta o passa
    [auction] { $name } fa un’offerta o passa
    [answer] { $name } accetta o rifiuta
    [call] { $name } chiama una carta
    [redeal] { $name } può chiedere carte nuove
    [over] La partita è finita
   *[deal] Si danno le carte
}
picture-unlooked = Le tue carte restano coperte finché non dichiari al buio o le guardi.
picture-no-cards = Non hai carte in mano.
picture-trick-title = Presa { $number }
picture-why = { $name } prende: { $card }, { $trump ->
    [yes] l’atout più alto
   *[no] la più alta del seme d’uscita
}
picture-total = Totale
picture-this-hand = Questa mano
picture-next = Poi: { $contract } · { $chose ->
    [yes] scelto da { $name }
   *[no] dà le carte { $name }
}
picture-next-choice = Poi: sceglie { $name }
picture-mark = { $mark ->
    [dealt] mazziere
    [chose] ha scelto
    [declared] ha dichiarato
    [no-trump] senza atout
   *[slam] cappotto
}
picture-winners = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
picture-king = { $contract ->
    [no_hearts] { $name } prende tutti i cuori
    [no_tricks] { $name } fa tutte le prese
   *[other] { $name } fa King
}
picture-king-how = { $contract ->
    [no_hearts] Cappotto: i tredici cuori in una mano sola
   *[other] Cappotto: le tredici prese in una mano sola
}

## Testi alternativi: le immagini in parole. Gli elenchi di carte vanno seme per seme, come “picche A, K; cuori 10”.

alt-suit = { $suit } { $ranks }
alt-sentence = { $text }.
alt-hand = { $count ->
    [one] La tua ultima carta: { $cards }.
   *[other] Le tue { $count } carte: { $cards }.
}
alt-playable = Puoi giocare: { $cards }.
alt-planned = Hai preparato: { $cards }.
alt-led = { $name } esce: { $card }
alt-played = { $name }: { $card }
alt-trick-number = Presa { $number }: { $plays }.
alt-took-trick = { $name } prende con { $trump ->
    [yes] l’atout più alto
   *[no] la carta più alta del seme d’uscita
}.

alt-hand-number = Mano { $number } di { $hands }.
alt-contract = Mano { $number } di { $hands }: { $contract }.
alt-trump = { $how ->
    [blind] { $name } ha dichiarato al buio: { $trump }. Le sue prese valgono il doppio
    [bought] { $name } ha comprato la dichiarazione per { $tricks ->
        [one] una presa
       *[other] { $tricks } prese
    } e ha dichiarato: { $trump }
   *[own] { $name } ha dichiarato: { $trump }
}.
alt-due = È il turno di { $name }.
alt-trick = In tavola: { $plays }. Per ora prende { $name }.
alt-last = Ultima presa: { $cards }; ha preso { $name }, { $points }.
alt-broken = Adesso si può uscire anche a: { $suits }.
alt-rows = File: { $rows }.
alt-row = { $count ->
    [one] { $suit } { $low }
   *[other] { $suit } da { $low } a { $high }
}
alt-row-empty = { $suit }: nessuna carta
alt-fits = Si attaccano: { $cards }.
alt-said = { $name }: { $text }.
alt-open = Contratti ancora da scegliere: { $contracts }.
alt-result = Questa mano: { $points }.
alt-points-of = { $name } { $points }
alt-still-out = Ancora in gioco: { $cards }.
alt-player = { $name }: { $facts }.
alt-dealer = mazziere
alt-chooser = sceglie
alt-points = totale { $points }
alt-hand-points = { $points } in questa mano
alt-tricks = { $count ->
    [0] nessuna presa
    [one] una presa
   *[other] { $count } prese
}
alt-took = ha preso: { $cards }
alt-cards = { $count ->
    [one] ancora una carta
   *[other] ancora { $count } carte
}
alt-called = { $name } ha chiamato: { $card }.
alt-pair = Giocano in coppia: { $pair }.
alt-order = Si gioca { $direction ->
    [clockwise] in senso orario
   *[counterclockwise] in senso antiorario
}, dal basso: { $names }.

alt-score = Punti dopo { $done ->
    [one] una mano
   *[other] { $done } mani
} su { $hands }, nell’ordine { $names }. Totale: { $totals }.
alt-score-hand = { $number }, { $contract }: { $points }.
# Nella lista delle mani può essercene una sola: perciò “nella mano 1, 5, 9”.
alt-score-whose = { $name } { $chose ->
    [yes] sceglie
   *[no] dà le carte
} nella mano { $hands }.
alt-ranking = Classifica finale: { $places }.
alt-place = { $place }º { $name }, { $points }
alt-course = Punti dopo ogni mano, nell’ordine { $names }: { $steps }.
alt-step = { $number }: { $points }

picture-counter-out = agli altri
picture-counter-mine = tue
picture-counter-gone = giocate
alt-out = Non ancora viste ({ $count }): { $cards }.
alt-king = Una corona d’oro. { $title }. { $how }.
alt-result-place = { $place }º { $name }
alt-moved = { $up ->
    [yes] sale
   *[no] scende
} in classifica
