## Perché una mossa non si può fare: la regola, poi che cosa si può.
## $cards elenca ciò che si può giocare invece, $count dice quante carte sono.
## Una carta non sta mai dopo un verbo o una preposizione: in parole le mancherebbe l’articolo.

refusal-not-your-turn = Non tocca a te: adesso gioca { $player }.
refusal-wrong-phase = Non è il momento: adesso si aspetta un’altra mossa.
refusal-bad-action = Per questa carta non si dice il lato: { $card }.
refusal-not-in-hand = Questa carta non ce l’hai: { $card }.
refusal-follow-suit = Devi rispondere a { $suit }: { $cards }.
refusal-penalty-lead = Adesso non puoi uscire a { $suit }. Puoi uscire con: { $cards }.
refusal-trump-lead = Non si esce ad atout prima che ne sia caduto uno. Puoi uscire con: { $cards }.
refusal-first-trick-discard = Alla prima presa non si scartano carte di penalità. Puoi giocare: { $cards }.
refusal-void-duty = Non hai il seme d’uscita, quindi devi scartare: { $cards }.
refusal-give-up = C’è già una carta di { $suit } più alta, quindi devi dare la carta di penalità: { $cards }.
refusal-raise-duty = Puoi superare, quindi devi farlo: { $cards }.
refusal-ruff-duty = Non hai il seme d’uscita, quindi devi tagliare: { $cards }.
refusal-must-lay = Puoi attaccare, quindi non puoi passare: { $cards }.
refusal-starter-first = La prima carta deve essere questa: { $card }.
refusal-does-not-fit = { $count ->
    [0] Questa carta non si attacca: { $card }. Nemmeno le altre: devi passare.
   *[other] Questa carta non si attacca: { $card }. Puoi attaccare: { $cards }.
}
refusal-side-needed = Questa carta va sia sul re sia sul due: { $card }. Scegli alto o basso.
refusal-side-closed = Adesso questa carta non va dal lato { $side }: { $card }.
refusal-cut-range = Puoi tagliare il mazzo dopo un numero di carte che va da { $least } a { $most }.
refusal-contract-closed = “{ $contract }” non si può scegliere. Puoi scegliere: { $contracts }.
refusal-trump-not-allowed = Qui non puoi dichiarare { $trump }. Puoi dichiarare: { $trumps }.
refusal-price-range = Il prezzo va da { $least } a { $most } prese.
refusal-bid-too-low = È troppo poco: offri almeno { $least ->
    [one] una presa
   *[other] { $least } prese
}.
refusal-sale-not-allowed = Adesso la dichiarazione non si vende: dichiara l’atout.
refusal-call-own-card = Questa carta l’hai tu: { $card }. Chiamane una che non hai.
refusal-not-qualified = Può chiedere carte nuove solo chi ha almeno quattro carte tra assi e re.
refusal-match-over = La partita è finita.

## Quale regola restringe la scelta, sotto «Tocca a te»: breve, perché i pulsanti mostrano che cosa si può giocare.

narrow-follow-suit = Devi rispondere a { $suit }.
narrow-penalty-lead = Non puoi ancora uscire a { $suits }.
narrow-penalty-lead-never = Non puoi uscire a { $suits } finché hai un altro seme.
narrow-trump-lead = Non si esce ad atout prima che ne sia caduto uno.
narrow-first-trick-discard = Alla prima presa non si scartano carte di penalità.
narrow-void-duty = Non hai il seme d’uscita, quindi devi scartare: { $cards }.
narrow-give-up = C’è già una carta di { $suit } più alta, quindi devi dare la carta di penalità: { $cards }.
narrow-raise-duty = Devi rispondere a { $suit } e superare.
narrow-ruff-duty = Non hai il seme d’uscita, quindi devi tagliare.
narrow-starter-first = La prima carta deve essere questa: { $card }.
broken-suits = Adesso si può uscire anche a: { $suits }.
