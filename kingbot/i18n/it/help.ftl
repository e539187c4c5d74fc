### `/king help`: cinque pagine brevi per chi non ha mai giocato a King. Ognuna ha un’immagine con una riga sotto;
### chi gioca senza immagini legge solo la pagina, che quindi non può dire di meno.

help-title = { $page } di { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = Che cos’è il King
help-king =
    Si gioca in quattro, ognuno per sé. La partita ha molte mani, { $hands } nel { $preset }, e in ognuna si dà tutto il mazzo, tredici carte a testa.
    Ogni mano ha il suo *contratto*, che dice che cosa conta. Prima vengono le mani in cui certe carte o certe prese costano punti, poi quelle in cui le prese ne danno. I punti di tutte le mani si sommano, e vince chi ne ha di più.
help-king-picture = Un tavolo a metà di una mano in cui ogni donna costa punti. { $chosen ->
    [yes] Il cerchio dorato segna chi ha scelto
   *[no] La M segna il mazziere
}; i numeri sono i punti fin qui.

help-tricks-title = Le prese
help-tricks =
    Uno esce con una carta, e gli altri rispondono a turno: con una carta dello stesso seme se ne hanno, altrimenti con una qualsiasi. Prende la carta più alta del seme d’uscita: asso, re, donna, fante, dieci e giù fino al due. Chi prende esce alla presa seguente.
    Così, in una mano in cui le donne costano punti, conviene non prendere, e scartare la propria donna sulla presa di un altro quando non si ha il seme d’uscita. Certi tavoli hanno altri obblighi: in ogni caso si possono premere solo le carte permesse.
help-tricks-picture = Una mano che deve rispondere a seme: si possono giocare le carte rialzate.

help-contracts-title = Che cosa conta
help-contracts = Nel { $preset } ogni contratto si gioca una volta; *{ $declaration }* quattro volte, una per mazziere:
help-contracts-chosen = Nel { $preset } i giocatori scelgono a turno quale di questi si gioca:
help-contracts-picture = Il segnapunti. I segni mostrano chi ha { $chosen ->
    [yes] scelto
   *[no] dato le carte
}, e quale atout è stato dichiarato.

help-special-title = Dichiarazione e domino
help-special =
    Nella *dichiarazione* ogni presa dà punti. Il mazziere guarda le sue carte e dichiara un seme d’atout, cioè la briscola: chi non ha il seme d’uscita può tagliare, e l’atout più alto prende. Invece di dichiarare, il mazziere può mettere in vendita la dichiarazione per un numero di prese.
    Nel *domino* non ci sono prese. Un sette apre una fila; poi una carta si attacca se la sua vicina dello stesso seme è già in tavola. Passa chi non può attaccare, e soltanto allora. Chi resta per primo senza carte chiude, e vince ciò che gli altri pagano per quelle rimaste in mano.
help-special-picture = Il domino a metà: le file crescono da tutte e due le parti.

help-special-rifki-title = Le scelte e la dichiarazione
help-special-rifki =
    In una partita ognuno sceglie cinque volte: tre penalità e due dichiarazioni. Chi sceglie una dichiarazione decide anche il seme d’atout, e ogni presa dà punti. Chi non ha il seme d’uscita deve tagliare, se può, e l’atout più alto prende. Chi fa tutte e tredici le prese fa King.
    Il re di cuori si chiama Rıfkı. Nella mano in cui costa punti bisogna scartarlo appena non si ha il seme d’uscita.
help-special-portuguese-title = Dichiarare l’atout
help-special-portuguese =
    Nelle ultime quattro mani ogni presa dà punti. Il mazziere guarda le sue carte e dichiara un seme d’atout, o senza atout: chi non ha il seme d’uscita può tagliare, e l’atout più alto prende.
    Prima gli altri offrono un numero di prese per poter dichiarare. Il mazziere vende al migliore offerente, o si tiene la dichiarazione.
help-special-trump-picture = Una mano in cui è stato dichiarato un atout.

help-table-title = Al tavolo
help-table =
    - **Per cominciare.** { COMMAND("new") } apre un tavolo in un canale. Gli altri premono *{ button-join }*; chi ospita il tavolo preme *{ button-start }*, e i bot occupano i posti liberi.
    - **Per giocare.** Le tue carte arrivano in un messaggio diretto, oppure premi *{ button-hand }* al tavolo. Premi una carta per giocarla.
    - **Per guardare.** *{ button-last }* (la presa), *{ button-score }* e *{ button-more }* stanno sotto il tavolo; dietro *{ button-more }* trovi la mano fin qui, chi ha scelto che cosa e le regole in vigore. { COMMAND("rules") } mostra le regole di ogni tipo di King.
    - **Come piace a te.** { COMMAND("settings") }: lingua, carte, caratteri grandi, o tutto a parole senza immagini.
    - **Scrivendo.** Tutto si può anche scrivere: { COMMAND("play") } capisce una carta, un contratto, un’offerta o “passo” come li diresti, e propone ciò che si può fare. { COMMAND("table") } riporta il tavolo in vista, { COMMAND("tables") } mostra dove tocca a te.
help-table-picture = La fine di una partita: la classifica, e come sono andati i punti mano per mano.
