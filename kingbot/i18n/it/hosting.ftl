## kingbot db

db-copied = Il database è stato copiato in { $file }.
db-restored = { $file } è come era la copia. I messaggi in Discord possono essere più recenti; il bot li mette a posto quando parte.
db-kept = Ciò che c’era prima è conservato come { $file }.
db-force = { $file } esiste. Con --force viene sostituito, e resta conservato lì accanto, nella cartella backups.
db-sound = { $file } è in ordine.
db-upgraded = { $file } è stato aggiornato; nella cartella backups c’è una copia di prima.
db-current = { $file } è come serve a questa versione.
db-missing = Il file { $file } non c’è.
db-unreadable = { $file } non si può leggere come database: { $why }.
db-not-ours = { $file } non è un database di kingbot.
db-damaged = { $file } è danneggiato: { $why }. `kingbot db restore` mette una copia al suo posto.
db-newer = { $file } è stato fatto da un kingbot più recente. Per usarlo aggiorna kingbot.
db-older = { $file } è di un kingbot più vecchio. `kingbot db upgrade` lo aggiorna, e così fa il prossimo avvio.
db-exists = { $file } esiste già.
db-in-use = { $file } è in uso. Prima ferma il bot.
db-astray = Una riga rimanda a qualcosa che non c’è: { $row }. `kingbot db restore` mette una copia al suo posto.
db-unplayable = Il tavolo { $table } non si può continuare: { $why }.
