## /king privacy

privacy-title = Che cosa si conserva di te
privacy-what = Kingbot conserva ciò che gli serve per i tuoi tavoli, e niente di quello che scrivi in Discord.
privacy-seats = { $count ->
    [0] Nessun tavolo
    [one] Un tavolo
   *[other] { $count } tavoli
} in cui hai o avevi un posto, con il nome che usavi lì
privacy-moves = { $count ->
    [0] Nessuna mossa fatta
    [one] Una mossa fatta
   *[other] { $count } mosse fatte
} da te in partita
privacy-settings = { $count ->
    [0] Nessuna impostazione tua
    [one] Un’impostazione, che trovi nel file
   *[other] { $count } impostazioni, che trovi nel file
}
privacy-rest = { $count ->
    [0] Nient’altro
    [one] Un’altra voce, come il messaggio che mostra le tue carte o un risultato
   *[other] Altre { $count } voci, come i messaggi che mostrano le tue carte, risultati e valutazioni
}
privacy-why = I dati restano finché non li cancelli, o fino a trenta giorni dopo che il tuo server ha rimosso kingbot.
privacy-nothing = Di te non si conserva niente.
privacy-export = Salva in un file
privacy-delete = Cancella …
privacy-sure = Cancellare tutto ciò che ti riguarda?
privacy-means = Lasci tutti i tavoli; i bot giocano fino alla fine al tuo posto. Nelle partite finite il tuo nome diventa “{ privacy-former-player }”; le mosse restano, ma senza il tuo nome. Le tue impostazioni, statistiche e valutazioni vengono cancellate. I messaggi che sono già in Discord restano lì. Non si può tornare indietro.
privacy-delete-all = Cancella tutto
privacy-exported = Questo è tutto ciò che si conserva di te.
privacy-deleted = Tutto ciò che ti riguarda è stato cancellato.
privacy-former-player = ex giocatore
