### Il tempo al tavolo, piani, voti, pretese, sostituti, orari di gioco. I nomi sono già resi innocui.
### $when, $until sono i tempi di Discord: chi legge li vede nel proprio fuso orario.

## Orologi

clock-none = senza orologio
clock-live = dal vivo, { $time } a mossa
clock-relaxed = con calma, { $time } a mossa
clock-correspondence = per corrispondenza, { $time } a mossa
clock-bank = e { $time } di riserva
clock-line = Orologio: { $clock }
clock-offer = { $clock } (`{ $line }`)
clock-until = Il tempo per questa mossa scade { $when }.
clock-away = { $name } non c’è fino a { $until }.
clock-misses = { $name } ha finito il tempo { $count ->
    [one] una volta
   *[other] { $count } volte
} di fila.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

ping-late = Il tuo tempo scade { $when }.

## Voti

vote-pause = Per una pausa: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })
vote-end = Per chiudere questa mano: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })
vote-remove = Per cedere il posto di { $name }: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })

## Che cosa si decide insieme

matters-title = Tavolo { $table } · decidere insieme
matters-tip = Per una pausa, o per chiudere la mano, serve il sì di tutti; i bot sono sempre d’accordo. Una pretesa sulle prese vale solo se è sicura, qualunque carta abbiano gli altri.
matters-paused = La partita è in pausa.
button-matters = Decidere …
button-pause = Pausa
button-no-pause = Niente pausa
button-resume = Riprendi
button-end-hand = Chiudi questa mano
button-no-end-hand = Continua questa mano
button-claim-all = Le altre prese sono mie
button-claim-none = Non prendo più
menu-remove = Vota per cedere un posto …
menu-host = Affida il tavolo a un altro …
option-remove = { $name } perde il posto
option-no-remove = { $name } tiene il posto
done-claim-all = È sicuro: le altre prese sono tue.
done-claim-none = È sicuro: non prendi più. In questa mano le tue carte si giocano da sole.

## Piani

plans-title = Tavolo { $table } · mosse preparate
plans-tip = Nessun altro lo viene a sapere. Una carta si gioca quando tocca a lei, se è permessa e se è successo ciò per cui l’hai preparata; altrimenti si annulla.
plans-none = Non hai preparato niente.
plan-if = se si esce a { $suit }: { $card }
plan-lead = se prendi questa presa, esci con { $card }
plan-play = al tuo prossimo turno: { $card }
plan-dropped-passed = annullata, è andata diversamente: { $plan }
plan-dropped-illegal = annullata, non era permessa: { $plan }
button-plans = Prepara …
button-unplan = Togli tutto
menu-plan-suit = Se si esce a questo seme …
menu-plan-card = … gioca questa carta
menu-plan-lead = Se prendo, esci con questa …
menu-plan-next = Gioca poi questa …
menu-unplan = Togli una mossa preparata …
plan-note = Hai preparato { $count ->
    [one] una mossa.
   *[other] { $count } mosse.
}

## Altri tavoli

button-elsewhere = Poi: tavolo { $table }

## Sostituti

substitute-ask = { $mention }: { $name } ti chiede di prendere un posto al tavolo { $table }, con le sue carte e i suoi punti.
substitute-taken = { $name } prende un posto al tavolo { $table }.
substitute-declined = Nessuno prende il posto.
button-accept = Lo prendo
button-decline = No, grazie
done-substitute = Richiesta inviata a { $name }. Il posto resta com’è finché non arriva un sì.

## Orari di gioco

hours-title = Quando giochi
hours-always = A tutte le ore.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = In ferie dal { $first } al { $last }.
hours-tip = A un tavolo per corrispondenza nelle altre ore il tuo orologio è fermo, e nessuno ti chiama. `/king impostazioni` accetta `zona`, `orario` come `18:00-23:30`, `giorni` come `1-5` (1 è lunedì) e `ferie` come `2026-12-20 2027-01-06`; `-` toglie ciò che c’era.
weekday-0 = lun
weekday-1 = mar
weekday-2 = mer
weekday-3 = gio
weekday-4 = ven
weekday-5 = sab
weekday-6 = dom
setting-told-direct = Tocca a te: messaggio diretto
setting-told-mention = Tocca a te: menzione nel canale
setting-told-nothing = Tocca a te: nessun avviso
setting-auto-single-off = Carta obbligata: la gioco io
setting-auto-single-on = Carta obbligata: si gioca da sola

## Questo server

server-title = I tavoli su questo server
server-clock = Orologio di un nuovo tavolo: `{ $clock }`
server-language = Lingua di un nuovo tavolo: { $language }
server-limits = Al massimo { $tables } tavoli aperti, { $person } per persona.
server-tidying = Un tavolo in attesa si chiude dopo { $hours } h, una partita che nessuno gioca dopo { $days } giorni.
language-auto = come in Discord

## Che cosa non si può

error-bad-clock = `{ $word }` non fa parte di un orologio. Un orologio si scrive come `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, o `none`.
error-not-paused = Al tavolo { $table } la partita non è in pausa.
error-not-certain = Non è sicuro. Continua a giocare.
error-nothing-to-vote = Non c’è niente da votare.
error-not-invited = Nessuno ti chiede di prendere un posto al tavolo { $table }.
error-cannot-give = Quel posto non è tuo, non puoi cederlo.
error-not-your-card = Quella carta non ce l’hai.
error-plan-later = Si può preparare mentre si giocano le carte.
error-too-many-plans = Hai già preparato { $limit } mosse.
error-no-plan = Quella mossa preparata non c’è più.
error-bad-zone = Il fuso orario `{ $text }` non esiste. Si scrive come `Europe/Rome`.
error-bad-hours = Gli orari si scrivono come `18:00-23:30`.
error-bad-days = I giorni si scrivono come `1-5` o `6,7`; 1 è lunedì.
error-bad-holiday = Le ferie si scrivono con la prima e l’ultima data, `2026-12-20 2027-01-06`, e durano al massimo { $days } giorni.
error-too-few-hours = È troppo poco: gioca almeno { $hours } ore a settimana.
error-only-managers = Può farlo solo chi gestisce questo server.
