# La demo senza rete.

demo-server = Circolo di carte
demo-channel = tavolo-king
demo-topic = Demo senza rete · niente suoni né notifiche, le risposte private restano, non si conserva nulla
demo-guide-name = Guida
demo-welcome =
    ## Il tavolo del King ti aspetta
    Questo è il vero bot in un Discord che esiste solo sul tuo computer. In alto puoi cambiare account: Ada, Bruno, Carla e Deniz possono sedere tutti allo stesso tavolo.
    1. Scrivi qui sotto { COMMAND("new") }, scegli un tipo di King e invia.
    2. Premi **{ button-start }**: i bot occupano i posti liberi, e le tue carte arrivano in un messaggio diretto di kingbot.
    3. Premi una carta per giocarla. { COMMAND("help") } spiega il resto.

demo-page-title = King, senza rete
demo-page-channels = Canali
demo-page-messages = Messaggi diretti
demo-page-accounts = Guarda con gli occhi di
demo-page-limits = Che cosa c’è di diverso da Discord?
demo-page-limits-list =
    Il bot, le regole, i giocatori e il database sono quelli veri. Il Discord attorno è un modello:
    – niente suoni né notifiche; un punto rosso dice che un account ha un nuovo messaggio diretto;
    – le risposte private (“Solo tu puoi vedere questo messaggio”) non spariscono, come fanno in Discord;
    – niente foto profilo; solo questo server, i suoi thread e i messaggi diretti di kingbot;
    – i comandi hanno solo i nomi inglesi;
    – quando la demo si ferma, si perde tutto.
