## kingbot db

db-copied = Il database è stato copiato in { $file }.
db-restored = { $file } è stato ripristinato dalla copia. I messaggi in Discord possono essere più recenti; il bot li mette a posto quando parte.
db-kept = Ciò che c’era prima è conservato come { $file }.
db-force = { $file } esiste già. Con --force viene sostituito, e resta conservato lì accanto, nella cartella backups.
db-sound = { $file } è in ordine.
db-upgraded = { $file } è stato aggiornato; nella cartella backups c’è una copia di prima.
db-current = { $file } è già aggiornato.
db-missing = Il file { $file } non c’è.
db-unreadable = { $file } non si può leggere come database: { $why }.
db-not-ours = { $file } non è un database di kingbot.
db-damaged = { $file } è danneggiato: { $why }. `kingbot db restore` mette una copia al suo posto.
db-newer = { $file } è stato fatto da un kingbot più recente. Per usarlo aggiorna kingbot.
db-older = { $file } è di un kingbot più vecchio. Lo aggiorna `kingbot db upgrade`, oppure il prossimo avvio.
db-exists = { $file } esiste già.
db-in-use = { $file } è in uso. Prima ferma il bot.
db-running = Un bot usa già { $file }, e un file ne regge uno solo. Prima ferma quello, oppure passa a PostgreSQL (docs/hosting.md).
db-astray = Una riga rimanda a qualcosa che non c’è: { $row }. `kingbot db restore` mette una copia al suo posto.
db-unplayable = Il tavolo { $table } non si può continuare: { $why }.
db-no-program = { $program } non è installato qui. Fa parte dei programmi client di PostgreSQL; senza, `kingbot db copy` copia il database in un file.
db-old-program = { $program } qui è quello di PostgreSQL { $found }, mentre il server è PostgreSQL { $server }. Installa il pacchetto postgresql-client-{ $server }; senza, `kingbot db copy` copia il database in un file.
db-not-copied = Il database non è stato copiato: { $why }.
db-restore-server = Un database su un server si ripristina con il programma di PostgreSQL, a bot fermo: pg_restore --clean --if-exists --no-owner --dbname={ $database } { $file }
db-upgraded-server = { $file } è stato aggiornato.
db-not-empty = Non è stato copiato niente: nell’altro database la tabella { $table } contiene già qualcosa. Indicane uno vuoto.
db-differs = Non è stato copiato niente: dopo la copia la tabella { $table } non era uguale.
db-moved = Tutto è stato copiato e confrontato: righe { $rows }, partite dal registro verificato { $matches }.
db-packed = Partite compresse: { $count }.
db-not-packing = Non si comprime nulla: KINGBOT_PACK_AFTER_DAYS è 0.

## kingbot doctor

doctor-settings = Impostazioni: tutte valide.
doctor-setting = Impostazioni: { $fault }
doctor-token = Token: la forma è giusta.
doctor-token-form = Token: KINGBOT_TOKEN non è il token di un bot, che ha tre parti separate da punti. Si trova nella pagina “Bot” del portale degli sviluppatori, sotto Reset Token; né l’id dell’applicazione né il client secret vanno bene.
doctor-not-writable = Database: questo utente non può scrivere { $file }. Dagli i permessi sulla cartella e sul file, o imposta KINGBOT_DATABASE.
doctor-no-database = Database: { $file } verrà creato al primo avvio.
doctor-empty-database = Database: { $file } è vuoto; lo prepara il primo avvio.
doctor-fonts = Immagini: tutti i font funzionano.
doctor-no-font = Immagini: questi font non funzionano: { $fonts }. Reinstalla kingbot: i font sono compresi.
doctor-no-pictures = Immagini: non se ne può disegnare nessuna ({ $why }). Reinstalla kingbot, o imposta KINGBOT_PICTURES=off.
doctor-intents = Intent: non ne serve nessuno privilegiato; nel portale degli sviluppatori possono restare disattivati tutti e tre.
doctor-privileged = Intent: nel portale degli sviluppatori, pagina “Bot”, bisogna attivare: { $intents }.
doctor-clock = Orologio: allineato con quello di Discord.
doctor-clock-off = Orologio: sbaglia di { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}. Fallo regolare dalla rete (NTP); ne dipendono le scadenze.
doctor-no-clock = Orologio: non controllato, perché Discord non ha comunicato l’ora.
doctor-login = Accesso: riuscito; in Discord il bot si chiama { $name }.
doctor-sessions = Avvii: per oggi ne restano { $left } su { $total }.
doctor-commands = Comandi: aggiornati in Discord.
doctor-sync = Comandi: in Discord non sono aggiornati. Esegui `kingbot sync`.
doctor-permissions = Permessi: non manca niente in { $count ->
    [one] un server
   *[other] { $count } server
}. Un canale può ancora toglierne.
doctor-lacks = Permessi: nel server { $server } al bot mancano questi: { $permissions }. Assegnali al suo ruolo.
doctor-no-server = Permessi: il bot non è ancora in nessun server. Invitalo: { $link }
doctor-no-discord = Discord non è raggiungibile ({ $why }). Di orologio, accesso, avvii, comandi e permessi, ciò che non ha una riga qui sopra non è stato controllato.
doctor-not-asked = Discord non è stato interrogato: orologio, accesso, avvii, comandi e permessi non sono stati controllati.
