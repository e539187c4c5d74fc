### Nomi e descrizioni dei comandi. Nomi in minuscolo, fino a 32 caratteri, senza spazi;
### descrizioni fino a 100 caratteri. Tutti i testi di tutti i comandi insieme: 8.000 caratteri.

about-king = Il gioco di carte King

command-king = king
command-new = nuovo
command-join = siediti
command-leave = lascia
command-start = inizia
command-close = chiudi
command-back = rieccomi
command-hand = carte
command-table = tavolo
command-score = punti
command-last = ultima
command-rules = regole
command-tables = tavoli
command-turn = turno
command-help = aiuto
command-learn = impara
command-privacy = privacy
command-settings = impostazioni
command-play = gioca
command-verify = verifica
command-substitute = sostituto
command-host = responsabile
command-stats = statistiche
command-leaderboard = classifica
command-king-server = king-server

about-new = Apri un tavolo in questo canale
about-join = Siediti a un tavolo
about-leave = Lascia un tavolo; durante la partita un bot continua al tuo posto
about-start = Comincia la partita; i bot occupano i posti liberi
about-close = Chiudi il tuo tavolo
about-back = Riprendi il tuo posto dal bot
about-hand = Mostra le tue carte
about-table = Porta il tavolo in fondo al canale
about-score = Mostra i punti fin qui
about-last = Mostra l’ultima presa
about-rules = Mostra le regole del tuo tavolo, o di un tipo di King
about-tables = Elenca i tuoi tavoli e quelli di questo server
about-turn = Elenca i tavoli dove tocca a te
about-help = Come si gioca qui a King
about-learn = Impara King: sei posizioni, un tocco ciascuna
about-privacy = Guarda, salva o cancella ciò che si conserva di te
about-settings = Come ti piace giocare: lingua, carte, parole invece di immagini
about-play = Fai una mossa: una carta, un contratto, l’atout, un’offerta, passo …
about-verify = Verifica che le carte siano state date onestamente
about-substitute = Chiedi a qualcuno di prendere il tuo posto o, se il tavolo è tuo, un posto senza proprietario
about-stats = I risultati di qualcuno: posizioni, King, punti per contratto
about-leaderboard = La classifica di questo server
about-king-server = Le impostazioni per i tavoli di King su questo server

option-table = tavolo
option-tables = tavoli
option-preset = tipo
option-rules = regole
option-bots = bot
option-language = lingua
option-thread = thread
option-seats = posti
option-counter = contacarte
option-move = mossa
option-hand = mano
option-clock = orologio
option-zone = fuso
option-hours = orario
option-days = giorni
option-holiday = ferie
option-who = chi
option-seat = posto
option-person = persona
option-lobby = attesa
option-paused = inattive
option-order = ordine
option-period = periodo
option-standings = classifica
option-ratings = valutazioni

about-table-table = Quale tavolo
about-new-preset = Quale tipo di King
about-new-rules = Regole diverse dal tipo scelto, per esempio: slam=plus14 sale=off
about-new-bots = Quanto giocano bene i bot
about-new-language = La lingua del tavolo
about-new-thread = Se il tavolo si apre in un thread tutto suo
about-new-seats = Quanti posti sono riservati alle persone
about-new-counter = Se al tavolo c’è il contacarte, che mostra le carte non ancora viste
about-new-clock = Quanto può durare una mossa, per esempio: live, 10m, correspondence 12h bank=2d
about-settings-zone = Il tuo fuso orario, per esempio Europe/Rome
about-settings-hours = Quando giochi, per esempio 18:00-23:30; - per tutte le ore
about-settings-days = In quali giorni, per esempio 1-5 o 6,7; 1 è lunedì, - per tutti
about-settings-holiday = Le tue ferie, per esempio 2026-12-20 2027-01-06; - per nessuna
about-substitute-who = Chi deve prendere il posto
about-substitute-seat = Se il tavolo è tuo: quale posto senza proprietario, da 1 a 4
about-host = Affida il tavolo a qualcuno che ci gioca
about-host-who = A chi affidarlo
about-stats-who = Di chi; le tue se non scrivi niente
about-stats-preset = Quale tipo di King
about-leaderboard-order = In quale ordine
about-leaderboard-period = Quale periodo
about-leaderboard-preset = Quale tipo di King; tutti se non scrivi niente
about-king-server-clock = L’orologio di un nuovo tavolo
about-king-server-language = La lingua di un nuovo tavolo
about-king-server-tables = Quanti tavoli possono essere aperti
about-king-server-person = A quanti tavoli aperti può giocare una persona
about-king-server-lobby = Dopo quante ore si chiude un tavolo in attesa
about-king-server-paused = Dopo quanti giorni si chiude una partita che nessuno gioca
about-king-server-standings = Se i membri vedono la classifica e le statistiche degli altri
about-king-server-ratings = Se si vedono le valutazioni
about-rules-preset = Quale tipo di King
about-play-move = La tua mossa, per esempio: QS, donna di picche, cuori, offro 5, passo
about-verify-hand = Quale mano; altrimenti l’ultima

# L’opzione `table` di tutti i comandi tranne `table` stesso.
about-option-table = Quale tavolo, se sei a più di uno
