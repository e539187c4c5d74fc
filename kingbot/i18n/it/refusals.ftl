## Perché una mossa non si può fare: la regola, poi che cosa si può.
## $cards elenca ciò che si può giocare invece, $count dice quante carte sono.

refusal-not-your-turn = Non tocca a te: tocca a { $player }.
refusal-wrong-phase = Non è il momento: ora si aspetta un’altra mossa.
refusal-bad-action = Qui non si dice da che parte va { $card }.
refusal-not-in-hand = Non hai in mano { $card }.
refusal-follow-suit = Devi rispondere a { $suit }: { $cards }.
refusal-penalty-lead = Adesso non puoi uscire a { $suit }: esci con { $cards }.
refusal-trump-lead = Non si esce ad atout prima che ne sia caduto uno: esci con { $cards }.
refusal-first-trick-discard = Alla prima presa non si scartano carte di penalità: gioca { $cards }.
refusal-void-duty = Non puoi rispondere, quindi devi scartare { $cards }.
refusal-give-up = Nella presa c’è una carta di { $suit } più alta, quindi devi cedere { $cards }.
refusal-raise-duty = Puoi superare la presa, quindi devi: { $cards }.
refusal-ruff-duty = Non puoi rispondere, quindi devi tagliare: { $cards }.
refusal-must-lay = Hai una carta da attaccare, quindi non puoi passare: { $cards }.
refusal-starter-first = Si comincia con { $card }.
refusal-does-not-fit = { $count ->
    [0] Non c’è posto per { $card }, né per un’altra delle tue carte: passa.
   *[other] Non c’è posto per { $card }; puoi attaccare { $cards }.
}
refusal-side-needed = Per { $card } c’è posto sul re e sul due: di’ alto o basso.
refusal-side-closed = Adesso { $card } non può andare dal lato { $side }.
refusal-contract-closed = “{ $contract }” per te è chiuso: scegli { $contracts }.
refusal-trump-not-allowed = Qui non puoi dichiarare { $trump }: dichiara { $trumps }.
refusal-price-range = Di’ un numero di prese da { $least } a { $most }.
refusal-bid-too-low = È troppo poco: offri almeno { $least }.
refusal-sale-not-allowed = Adesso la dichiarazione non si vende: dichiara l’atout.
refusal-call-own-card = Hai tu { $card }: chiama una carta che non hai.
refusal-not-qualified = Può chiedere di ridare solo chi ha almeno quattro carte tra assi e re.
refusal-match-over = La partita è finita.
