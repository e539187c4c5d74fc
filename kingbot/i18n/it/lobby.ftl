### Aprire un tavolo: il benvenuto, i tipi di King, i menu prima della partita.

## Benvenuto

welcome-title = King, il gioco di carte
welcome = Quattro posti, una corona: un gioco di prese d’Italia, di Turchia e del Portogallo. Gioca subito contro i bot, o apri un tavolo a cui altri si siedono; non serve conoscere il gioco.
button-play-now = Gioca subito
button-open = Apri un tavolo
button-help = Come si gioca

## Tipi di King

kind-name = { $preset } · { $place }
kind-house = { $preset } · regole della casa
kind-chosen = { $hands } mani, a tua scelta · ~{ $minutes } min
kind-fixed = { $hands } mani in ordine fisso · ~{ $minutes } min
kind-place-classic = Italia
kind-place-home = Italia, in famiglia
kind-place-declared = Italia
kind-place-feudum = Italia, nomi medievali
kind-place-pirandello = Italia, compagni segreti
kind-place-two-phase = Italia
kind-place-portuguese = Portogallo, Brasile
kind-place-rifki = Turchia
