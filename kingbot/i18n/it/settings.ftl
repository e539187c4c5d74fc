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
