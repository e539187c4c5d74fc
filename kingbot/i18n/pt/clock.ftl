### O tempo na mesa, planos, votos, substitutos, horários. Os nomes já são seguros para mostrar.
### $when e $until são horas do próprio Discord: cada um vê-as no seu fuso horário. $when conta o tempo que
### falta e traz a sua preposição («em 24 horas»); $until é uma data.

## Relógios

clock-none = sem relógio
clock-live = ao vivo, { $time } por jogada
clock-relaxed = sem pressa, { $time } por jogada
clock-correspondence = por correspondência, { $time } por jogada
clock-bank = e { $time } de reserva
clock-line = Relógio: { $clock }
clock-offer = { $line } · { $clock }
clock-until = Prazo para esta jogada: { $when }.
clock-away = { $name } está fora até { $until }.
clock-misses = { $count ->
    [1] { $name } deixou acabar o tempo na última jogada.
   *[other] { $name } deixou acabar o tempo { $count } vezes seguidas.
}

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}

ping-late = Prazo para a tua jogada: { $when }.

## Votos

vote-pause = A favor de uma pausa: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })
vote-end = A favor de acabar já esta mão: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })
vote-close = A favor de fechar a mesa: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })
vote-remove = A favor de substituir { $name }: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })

## O que se decide em conjunto

matters-title = Mesa { $table } · pausa, votos, vazas que faltam
matters-tip = Uma pausa ou o fim da mão precisa do acordo de todos; os bots concordam sempre. O resto das vazas só se dá por jogado se for certo, tenham os outros as cartas que tiverem.
matters-paused = A partida está em pausa.
button-matters = Pausa e votos …
button-pause = Pedir pausa
button-no-pause = Já não quero pausa
button-resume = Retomar a partida
button-end-hand = Acabar já esta mão
button-no-end-hand = Jogar a mão inteira
button-claim-all = O resto é meu
button-claim-none = Não levo mais vazas
menu-remove = Votar para substituir alguém …
menu-host = Entregar a mesa a alguém …
option-remove = Substituir { $name }
option-no-remove = Manter { $name }
done-claim-all = É certo: o resto das vazas é teu.
done-claim-none = É certo: não levas mais nenhuma vaza. As tuas cartas que faltam são jogadas por ti.

## Planos

plans-title = Mesa { $table } · jogadas planeadas
plans-tip = Só tu vês isto. Na tua vez, a carta planeada joga-se sozinha, se for permitida e se acontecer o que previste; se não, o plano cai.
plans-none = Não há planos.
plan-if = Se saírem com { $suit }, jogas: { $card }
plan-lead = Se levares esta vaza, sais com: { $card }
plan-play = Na tua próxima vez, jogas: { $card }
plan-fit = Quando couber: { $card }
plan-undo = Apagar o plano: { $card }
plan-dropped-passed = { $plan } (anulado: aconteceu outra coisa)
plan-dropped-illegal = { $plan } (anulado: a carta não era permitida)
button-plans = Planear …
button-unplan = Apagar os planos
menu-plan-suit = Se saírem com este naipe …
menu-plan-card = … jogar esta carta
menu-plan-lead = Se levar a vaza, sair com esta …
menu-plan-next = Na próxima vez, jogar esta …
menu-plan-fit = Planear uma carta para quando couber …
menu-unplan = Apagar um plano …
plan-note = Planeado. { $plan }
plan-note-fit = Planeado para quando couber: { $cards }

## Outras mesas

button-elsewhere = Ir para a mesa { $table }

## Substitutos

substitute-ask = { $mention }: { $name } pede-te que fiques com um lugar na mesa { $table }, com as cartas e os pontos que lá estão.
substitute-taken = { $name } ficou com um lugar na mesa { $table }.
invite-ask = { $mention }: { $name } convida-te para a mesa { $table }. O lugar { $seat } está livre para ti.
invite-taken = { $name } tem lugar na mesa { $table }.
substitute-until = O pedido acaba { $until }.
substitute-open = { $person } pode ficar com o lugar { $seat }. O pedido acaba { $until }.
substitute-ended-taken = Já alguém ficou com o lugar.
substitute-ended-declined = Ninguém ficou com o lugar.
substitute-ended-withdrawn = O pedido para ficar com este lugar foi retirado.
substitute-ended-changed = Já ninguém pode ficar com este lugar: algo mudou na mesa.
substitute-ended-expired = O prazo para ficar com este lugar acabou; o lugar fica como está.
button-withdraw = Retirar o pedido (lugar { $seat })
done-no-substitute = Não ficaste com o lugar.
done-withdraw-substitute = O pedido foi retirado.
done-host = A mesa { $table } está agora entregue a { $name }.
button-accept = Aceito
button-decline = Agora não
done-substitute = Pedido feito a { $name }. Até aceitar, o lugar fica como está.

## Horários

hours-title = Horário de jogo
hours-always = A qualquer hora.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = De férias de { $first } a { $last }.
hours-tip = Numa mesa por correspondência, fora destas horas o teu relógio para e ninguém te chama. { COMMAND("settings") } muda `{ option-zone }`, `{ option-hours }` (por exemplo `18:00-23:30`), `{ option-days }` (`1-5`; 1 é segunda-feira) e `{ option-holiday }` (`2026-12-20 2027-01-06`); com `-` apaga-se o que lá estava.
weekday-0 = seg
weekday-1 = ter
weekday-2 = qua
weekday-3 = qui
weekday-4 = sex
weekday-5 = sáb
weekday-6 = dom
setting-told-direct = A minha vez: mensagem direta
setting-told-mention = A minha vez: menção no canal
setting-told-nothing = A minha vez: sem aviso
setting-only-move-known = Jogada única: só se for evidente
setting-only-move-known-about = A última carta, um passe obrigatório; qualquer uma, se os outros são bots
setting-only-move-always = Jogada única: automática
setting-only-move-never = Jogada única: jogo eu

## Este servidor

server-title = Mesas neste servidor
server-clock = Relógio das mesas novas: { $clock }
server-language = Idioma das mesas novas: { $language }
server-limits = Mesas abertas: no máximo { $tables }, e { $person } por pessoa.
server-tidying = Uma mesa à espera fecha depois de { $hours } h; uma partida que ninguém joga, depois de { $days ->
    [1] 1 dia
   *[other] { $days } dias
}.
language-auto = como no Discord

## O que não se pode fazer

error-bad-clock = `{ $word }` não serve num relógio. Um relógio escreve-se como `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, ou `none`.
error-not-paused = A partida na mesa { $table } não está em pausa.
error-not-certain = Isso ainda não é certo, tenham os outros as cartas que tiverem: o jogo continua.
error-nothing-to-vote = Não há nada para votar.
error-not-invited = Não há nenhum pedido para ficares com um lugar na mesa { $table }.
error-not-inviter = Só quem fez o pedido o pode retirar.
error-too-few-voters = Têm de o querer pelo menos dois, a não ser que essa pessoa tenha deixado acabar o tempo.
error-cannot-give = Só podes oferecer o teu lugar ou, se és responsável pela mesa, um lugar sem dono, e só a uma pessoa.
error-not-your-card = Não tens essa carta.
error-plan-later = Só se pode planear enquanto se jogam cartas.
error-too-many-plans = Já tens { $limit } jogadas planeadas, e é o máximo. Apaga uma primeiro.
error-no-plan = Esse plano já não existe.
error-bad-zone = Não existe o fuso horário `{ $text }`. Um fuso escreve-se como `Europe/Lisbon`.
error-bad-hours = O horário escreve-se como `18:00-23:30`.
error-bad-days = Os dias escrevem-se como `1-5` ou `6,7`; 1 é segunda-feira.
error-bad-holiday = As férias escrevem-se com a primeira e a última data, `2026-12-20 2027-01-06`, e duram no máximo { $days } dias.
error-too-few-hours = É pouco: são precisas pelo menos { $hours } horas por semana.
error-only-managers = Só quem gere este servidor pode fazer isso.
