### Come piace giocare a una persona, `/king settings`: un menu per cosa, le cui voci dicono la cosa e il valore.

settings-title = Come ti piace giocare
settings-tip = Lo vedi solo tu. Vale a tutti i tuoi tavoli, da adesso.

# Una lingua si chiama col proprio nome.
setting-language = Lingua: { $language }
setting-language-auto = Lingua: come in Discord

# Interruttori: corti, due o tre per riga sul telefono.
switch-four-colours = Quattro colori
switch-large = Caratteri grandi
switch-sort = Per valore
switch-letters = A R D F
switch-counter = Contacarte
switch-plan = Prepara al tocco
switch-confirm = Conferma
switch-facilitated = A parole
switch-facilitated-about = A parole: senza immagini, tutto detto; dopo ogni presa il gioco ti aspetta.
button-hours = Quando gioco …
settings-sample = Una mano inventata, come la vedresti tu:
setting-facilitated-off = Immagini e pulsanti
setting-facilitated-on = Tutto a parole, senza immagini
setting-facilitated-on-about = Per chi usa un lettore di schermo; dopo ogni presa il gioco ti aspetta
setting-confirm-off = Un tocco gioca subito
setting-confirm-on = Chiedi conferma a ogni mossa
switch-stop-after-trick = Fermati dopo ogni presa
switch-stop-after-trick-about = Fermati dopo ogni presa: la tua finestra la mostra, con i punti, finché non vai avanti
setting-bot-speed-quick = Bot veloci
setting-bot-speed-quick-about = Pause dimezzate: meno tempo per vedere la presa
setting-bot-speed-normal = Bot a velocità normale
setting-bot-speed-normal-about = Circa un secondo e mezzo per vedere la presa completa
setting-bot-speed-slow = Bot con calma
setting-bot-speed-slow-about = Pause doppie; al tavolo vale il ritmo di chi vuole più calma
setting-sort-suit = Carte ordinate per seme
setting-sort-rank = Carte ordinate per valore
setting-four-colours-off = Due colori: rosso e nero
setting-four-colours-on = Quattro colori, uno per seme
setting-large-off = Caratteri normali
setting-large-on = Caratteri grandi
setting-letters-international = Lettere sulle carte: A K Q J
setting-letters-local = Lettere sulle carte: A R D F
