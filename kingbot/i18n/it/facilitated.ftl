### Gioco facilitato: tutto a parole, per chi non vede le immagini. Qui le carte sono in parole.

aloud-trick = La presa { $number } è finita.
aloud-worth = Vale { $points } per { $name }.
aloud-worthless = Non vale punti.
aloud-go-on = Avanti
aloud-playable = Puoi giocare: { $cards }.
aloud-rest = Hai anche: { $cards }.
aloud-cards = Le tue carte: { $cards }.
aloud-fits = Adesso si attaccano: { $cards }.
