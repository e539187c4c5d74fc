## Che cosa dicono i comandi nel terminale

cli-no-language = La lingua { $language } non c’è. Ci sono: { $allowed }.
cli-no-such-choice = { $option } non può essere { $value }. Valori possibili: { $allowed }.
cli-players-number = --players vuole un livello o quattro, non { $count }.
cli-set-needs-preset = --set va con un solo tipo di King e con --options fixed.
cli-matches = partite
cli-unreadable = { $file } non si può leggere: { $why }.
cli-unwritable = { $file } non si può scrivere: { $why }.
cli-too-large = Supera { $most } KiB: un registro di partita non è mai così grande.

## Il registro di una partita, da leggere

cli-no-such-hand = La mano { $hand } non c’è: la partita ne ha { $hands }.
cli-deals = { $name } dà le carte
cli-tricks = Prese ({ $led } esce, { $took } prende)
cli-laid = Carte attaccate ({ $nothing } passa)
cli-broken-off = Qui la mano è stata interrotta.
cli-contract = contratto
cli-total = totale
cli-points = Punti

## Il bot in Discord, e la demo

cli-no-token = KINGBOT_TOKEN non è impostato. Copia .env.example in .env e metti lì il token del bot.
cli-token-refused = Discord non accetta KINGBOT_TOKEN. Creane uno nuovo nel portale degli sviluppatori, pagina “Bot”.
cli-token-help =
    Come si ottiene un token:
    1. Apri https://discord.com/developers/applications, scegli “New Application” e dalle un nome.
    2. Nella sua pagina “Bot” scegli “Reset Token” e copia il token. Discord lo mostra solo questa volta.
    3. Scrivilo nel file .env, dopo KINGBOT_TOKEN=, e tienilo per te.
    Come si invita il bot: copia l’“Application ID” dalla pagina “General Information” e apri questo link con quello
    al posto di APPLICATION_ID:
    { $link }
    Poi registra i comandi in Discord con `kingbot sync` e avvia il bot con `kingbot run`.
cli-no-database = Il database non si può usare: { $why }.
cli-no-discord = Discord non è raggiungibile: { $why }.
cli-intents = Discord non concede gli intent che kingbot chiede. Guarda “Privileged Gateway Intents” nel portale degli sviluppatori, pagina “Bot”.
cli-closed = Discord ha chiuso il collegamento definitivamente (codice { $code }).
cli-monitor-port = KINGBOT_MONITOR_PORT non si può usare: { $why }.
cli-synced = I comandi sono aggiornati in Discord.
cli-emojis = Emoji: { $added } caricate, { $removed } cancellate, { $kept } invariate.
cli-no-demo = Per la demo serve ciò che installa `uv sync --extra demo`.
cli-demo-ready = La demo è su { $address }. Ctrl-C la chiude.
cli-no-port = La pagina non si può aprire: { $why }.

## Quanto sono forti i bot

cli-arena-line-up = “{ $value }” non è una formazione: due o quattro livelli separati da virgole. Livelli: { $allowed }.
cli-arena-places = posti guadagnati − persi
cli-arena-gain = guadagno per mano con prese
cli-arena-hands = { $count } mani per ogni durata
