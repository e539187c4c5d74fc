### Aprire un tavolo: il benvenuto, i tipi di King, i menu prima della partita.

## Benvenuto

welcome-title = King, il gioco di carte
welcome = Quattro posti, una corona: un gioco di prese italiano, turco e portoghese. Gioca subito contro i bot, o apri un tavolo per giocare con altri; non serve conoscere il gioco.
button-play-now = Gioca subito
button-open = Apri un tavolo
button-help = Come si gioca

## Tipi di King

kind-name = { $preset } · { $place }
kind-house = { $preset } · regole della casa
kind-chosen = { $hands } mani, contratti a scelta · ~{ $minutes } min
kind-fixed = { $hands } mani in ordine fisso · ~{ $minutes } min
kind-place-classic = Italia
kind-place-home = Italia, in famiglia
kind-place-declared = Italia
kind-place-feudum = Italia, nomi medievali
kind-place-pirandello = Italia, compagni segreti
kind-place-two-phase = Italia
kind-place-portuguese = Portogallo, Brasile
kind-place-rifki = Turchia

## I menu prima della partita

button-set-rules = Regole …
lobby-menu-kind = Tipo di King
lobby-menu-bots = Quanto sono bravi i bot
lobby-menu-clock = Orologio
lobby-menu-counter = Contacarte
lobby-bots = Bot: { $level }
about-level-random = una carta permessa qualsiasi, a caso
about-level-beginner = conosce le regole e i primi trucchi
about-level-club = gioca come un buon giocatore di circolo
about-level-master = pensa avanti e ricorda ogni carta
lobby-clock = Orologio: { $clock }
lobby-counter-on = Contacarte permesso
lobby-counter-off = Senza contacarte
lobby-note-free = libero
lobby-note-host = ospita il tavolo
lobby-note-player = giocatore
lobby-note-bot = bot · { $level }
picture-lobby = I quattro posti in ordine di gioco: { $seats }.

## Le regole di un tavolo, pagina per pagina

options-title = Regole del tavolo { $table } · { $section }
options-tip = Scegli dai menu; tutti vedono il cambiamento al tavolo. Ciò che è diverso da questo tipo di King è in grassetto.
options-hands = Mani da togliere
options-without = Togli: { $contract }
options-in-words = Tutte le regole a parole
options-reset = Torna alle regole normali
options-save = Salva come regole della casa
options-forget = Cancella queste regole della casa

## Decidere: contratti e offerte

choice-left = resta
choice-row = { $contract }: scelto da { $names }, { $left ->
    [0] non ne restano
    [one] ne resta uno
   *[other] ne restano { $left }
}
choice-own = { $what } { $left } su { $each }
choice-yours = A te restano: { $parts }.
choice-penalties = penalità
choice-others = altri contratti
choice-used-up = { $contracts }: non puoi più, hai già usato { $each ->
    [one] la tua scelta
   *[other] le tue { $each } scelte
}.
bid-means-transfer = { $tricks ->
    [one] Una presa
   *[other] { $tricks } prese
}: chi vende riceve da te il prezzo in punti ({ $points }) e tu dichiari l’atout, qualunque numero di prese tu faccia.
bid-means-double = { $tricks ->
    [one] Una presa
   *[other] { $tricks } prese
}: chi vende riceve da te il prezzo in punti ({ $points }) e tu dichiari l’atout; ogni presa che manca ti costa { $missing }.
bid-means-taken = { $tricks ->
    [one] Una presa
   *[other] { $tricks } prese
}: chi vende riceve da te al massimo il prezzo in punti ({ $points }), e solo per le prese che fai; tu dichiari l’atout.
