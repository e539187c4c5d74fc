### Il tempo al tavolo, mosse preparate, voti, prese restanti, sostituti, orari di gioco. I nomi sono già resi innocui.
### $when, $until sono i tempi di Discord: chi legge li vede nel proprio fuso orario. Si scrivono da sé con la loro
### preposizione (“tra 5 minuti”, “5 minuti fa”) o senza: stanno perciò dopo i due punti.

## Orologi

clock-none = nessun limite di tempo
clock-live = dal vivo, { $time } a mossa
clock-relaxed = con calma, { $time } a mossa
clock-correspondence = per corrispondenza, { $time } a mossa
clock-bank = più { $time } di riserva a partita
clock-line = Orologio: { $clock }
clock-offer = { $clock } · { $line }
clock-until = Scadenza per questa mossa: { $when }.
clock-away = { $name } è via fino a: { $until }
clock-misses = { $name } ha esaurito il tempo { $count ->
    [one] una volta
   *[other] { $count } volte di fila
}.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

ping-late = Scadenza per la tua mossa: { $when }.

## Voti

vote-pause = Per una pausa: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })
vote-end = Per lasciare questa mano ai bot: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })
vote-close = Per chiudere il tavolo: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })
vote-remove = Per sostituire { $name }: { $names } ({ $count }{ "\u00A0" }di{ "\u00A0" }{ $needed })

## Che cosa si decide insieme

matters-title = Tavolo { $table } · pausa, voti, prese restanti
matters-tip = Per una pausa, o per lasciare la mano ai bot, serve il sì di tutti; i bot sono sempre d’accordo. Puoi prenderti tutte le prese restanti, o rinunciare a tutte, solo se è sicuro qualunque carta abbiano gli altri.
matters-paused = La partita è in pausa.
button-matters = Pausa e voti …
button-pause = Pausa
button-no-pause = Niente pausa
button-resume = Riprendi
button-end-hand = Lascia la mano ai bot
button-no-end-hand = Continuiamo noi
button-claim-all = Le altre prese sono mie
button-claim-none = Non prendo più
menu-remove = Vota per sostituire qualcuno …
menu-host = Affida il tavolo a qualcuno …
option-remove = Sostituisci { $name }
option-no-remove = { $name } resta al tavolo
done-claim-all = È sicuro: le altre prese sono tue.
done-claim-none = È sicuro: non prendi più. In questa mano le tue carte si giocano da sole.

## Mosse preparate

plans-title = Tavolo { $table } · mosse preparate
plans-tip = Lo vedi solo tu. Una carta si gioca quando tocca a te, se è permessa e se la condizione si è avverata; altrimenti si annulla.
plans-none = Non hai preparato niente.
plan-if = Se si esce a { $suit }: { $card }
plan-lead = Se prendi questa presa, esci con questa: { $card }
plan-play = Al tuo prossimo turno: { $card }
plan-fit = Appena è permessa: { $card }
plan-undo = Già preparata, togli: { $card }
plan-dropped-passed = Annullata, è andata diversamente. { $plan }
plan-dropped-illegal = Annullata, non era permessa. { $plan }
button-plans = Prepara mosse …
button-unplan = Togli tutto
menu-plan-suit = Se si esce a questo seme …
menu-plan-card = … gioca questa carta
menu-plan-lead = Se prendo io, esci con questa …
menu-plan-next = Al prossimo turno gioca questa …
menu-plan-fit = Prepara una carta, si gioca appena è permessa …
menu-unplan = Togli una mossa preparata …
plan-note = Mossa preparata. { $plan }
plan-note-fit = Si gioca appena è permessa: { $cards }

## Altri tavoli

button-elsewhere = Vai al tavolo { $table }

## Sostituti

substitute-ask = { $mention }: { $name } ti chiede di prendere un posto al tavolo { $table }, con le carte e i punti di quel posto.
substitute-taken = { $name } ha preso un posto al tavolo { $table }.
invite-ask = { $mention }: { $name } ti invita al tavolo { $table }. Per te c’è il posto { $seat }.
invite-taken = { $name } ha preso posto al tavolo { $table }.
substitute-until = Scadenza della richiesta: { $until }.
substitute-open = { $person } può prendere il posto { $seat }. Scadenza: { $until }.
substitute-ended-taken = Il posto è stato preso.
substitute-ended-declined = Nessuno ha preso il posto.
substitute-ended-withdrawn = La richiesta di prendere questo posto è stata ritirata.
substitute-ended-changed = Questo posto non si può più prendere: al tavolo qualcosa è cambiato.
substitute-ended-expired = Il tempo per prendere questo posto è scaduto; il posto resta com’è.
button-withdraw = Ritira la richiesta (posto { $seat })
done-no-substitute = Non hai preso il posto.
done-withdraw-substitute = La richiesta è stata ritirata.
done-host = Ora { $name } ospita il tavolo { $table }.
button-accept = Lo prendo
button-decline = No, grazie
done-substitute = Richiesta inviata: { $name } deve rispondere. Il posto resta com’è finché non arriva un sì.

## Orari di gioco

hours-title = Quando giochi
hours-always = A tutte le ore.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = In ferie dal { $first } al { $last }.
hours-tip = A un tavolo per corrispondenza, nelle altre ore il tuo orologio si ferma e nessuno ti avvisa. Con { COMMAND("settings") } scegli `{ option-zone }`, `{ option-hours }` (per esempio `18:00-23:30`), `{ option-days }` (`1-5`; 1 è lunedì) e `{ option-holiday }` (`2026-12-20 2027-01-06`); `-` cancella orario, giorni o ferie.
weekday-0 = lun
weekday-1 = mar
weekday-2 = mer
weekday-3 = gio
weekday-4 = ven
weekday-5 = sab
weekday-6 = dom
setting-told-direct = Al mio turno: messaggio diretto
setting-told-mention = Al mio turno: menzione nel canale
setting-told-nothing = Al mio turno: nessun avviso
setting-only-move-known = Mossa obbligata: da sé se evidente
setting-only-move-known-about = L’ultima carta, un passo obbligato; qualsiasi, se gli altri sono bot
setting-only-move-always = Mossa obbligata: sempre da sé
setting-only-move-never = Mossa obbligata: la gioco io

## Questo server

server-title = I tavoli su questo server
server-clock = Orologio di un nuovo tavolo: { $clock }
server-language = Lingua di un nuovo tavolo: { $language }
server-limits = Tavoli aperti: al massimo { $tables }, { $person } per persona.
server-tidying = Un tavolo in attesa si chiude dopo { $hours } h, una partita che nessuno gioca dopo { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}.
language-auto = come in Discord

## Che cosa non si può

error-bad-clock = Non capisco `{ $word }`. Un orologio si scrive così: `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, o `none`.
error-not-paused = Al tavolo { $table } la partita non è in pausa.
error-not-certain = Non è ancora sicuro: dipende dalle carte degli altri. Continua a giocare.
error-nothing-to-vote = Su questo adesso non si può votare.
error-not-invited = Nessuno ti ha chiesto di prendere un posto al tavolo { $table }.
error-not-inviter = Può ritirare la richiesta solo chi l’ha fatta.
error-too-few-voters = Servono almeno due voti, a meno che chi va sostituito non abbia esaurito il tempo.
error-cannot-give = Puoi cedere solo il tuo posto o, se il tavolo è tuo, un posto senza proprietario, e solo a una persona.
error-not-your-card = Quella carta non ce l’hai.
error-plan-later = Una mossa si prepara solo mentre si giocano le carte.
error-too-many-plans = Puoi preparare al massimo { $limit } mosse. Prima togline una.
error-no-plan = Quella mossa preparata non c’è più.
error-bad-zone = Il fuso orario `{ $text }` non esiste. Si scrive come `Europe/Rome`.
error-bad-hours = Gli orari si scrivono come `18:00-23:30`.
error-bad-days = I giorni si scrivono come `1-5` o `6,7`; 1 è lunedì.
error-bad-holiday = Le ferie si scrivono con la prima e l’ultima data, `2026-12-20 2027-01-06`, e durano al massimo { $days } giorni.
error-too-few-hours = È troppo poco: servono almeno { $hours } ore di gioco a settimana.
error-only-managers = Può farlo solo chi gestisce questo server.
