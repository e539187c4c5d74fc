### O tempo na mesa, planos, votos, anúncios, substitutos, horários. Os nomes já são seguros para mostrar.
### $when, $until são horas do próprio Discord: cada um vê-as no seu fuso horário.

## Relógios

clock-none = sem relógio
clock-live = ao vivo, { $time } por jogada
clock-relaxed = sem pressa, { $time } por jogada
clock-correspondence = por correspondência, { $time } por jogada
clock-bank = e { $time } de reserva
clock-line = Relógio: { $clock }
clock-offer = { $line } · { $clock }
clock-until = Tempo para esta jogada: até { $when }.
clock-away = { $name } não está até { $until }.
clock-misses = { $name } deixou passar o tempo { $count ->
    [1] uma vez
   *[other] { $count } vezes
} de seguida.

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [1] 1 dia
   *[other] { $count } dias
}

ping-late = O teu tempo acaba { $when }.

## Votos

vote-pause = Por uma pausa: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })
vote-end = Por acabar esta mão: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })
vote-remove = Por dar a outra pessoa o lugar de { $name }: { $names } ({ $count }{ "\u00A0" }de{ "\u00A0" }{ $needed })

## O que se combina em conjunto

matters-title = Mesa { $table } · combinar
matters-tip = Uma pausa, ou o fim de uma mão, precisa de todos os que jogam; os bots concordam com tudo. Um anúncio só vale se for certo, tenham os outros o que tiverem.
matters-paused = A partida está em pausa.
button-matters = Combinar …
button-pause = Pausa
button-no-pause = Sem pausa
button-resume = Continuar
button-end-hand = Acabar esta mão
button-no-end-hand = Continuar esta mão
button-claim-all = O resto é meu
button-claim-none = Nada mais é meu
menu-remove = Dar um lugar a outra pessoa …
menu-host = Entregar a mesa a alguém …
option-remove = { $name } perde o lugar
option-no-remove = { $name } fica com o lugar
done-claim-all = É certo: o resto é teu.
done-claim-none = É certo: não levas mais nada. Nesta mão as tuas cartas jogam-se sozinhas.

## Planos

plans-title = Mesa { $table } · jogadas planeadas
plans-tip = Mais ninguém fica a saber. Uma carta joga-se quando chega a sua vez, se for permitida e se acontecer aquilo para que estava planeada; se não, o plano cai.
plans-none = Não há nada planeado.
plan-if = se saírem com { $suit }: { $card }
plan-lead = se ganhares esta vaza, sair com { $card }
plan-play = na tua próxima vez: { $card }
plan-dropped-passed = caiu, porque aconteceu outra coisa: { $plan }
plan-dropped-illegal = caiu, porque não era permitido: { $plan }
button-plans = Planear …
button-unplan = Apagar os planos
menu-plan-suit = Se saírem com este naipe …
menu-plan-card = … jogar esta carta
menu-plan-lead = Se eu ganhar, sair com esta …
menu-plan-next = Jogar esta a seguir …
menu-unplan = Apagar um plano …
plan-note = { $count ->
    [1] Tens uma jogada planeada.
   *[other] Tens { $count } jogadas planeadas.
}

## Outras mesas

button-elsewhere = A seguir: mesa { $table }

## Substitutos

substitute-ask = { $mention }: { $name } pede-te que fiques com um lugar na mesa { $table }, com as suas cartas e os seus pontos.
substitute-taken = { $name } fica com um lugar na mesa { $table }.
substitute-declined = Ninguém fica com o lugar.
button-accept = Fico com ele
button-decline = Agora não
done-substitute = Pedido feito a { $name }. O lugar fica como está até vir um sim.

## Horários

hours-title = Quando jogas
hours-always = A qualquer hora.
hours-line = { $days }, { $begin }–{ $end } ({ $zone })
hours-holiday = De férias de { $first } a { $last }.
hours-tip = Numa mesa por correspondência, fora destas horas o teu relógio para e ninguém te chama. `/king ajustes` aceita `fuso`, `horário` como `18:00-23:30`, `dias` como `1-5` (1 é segunda-feira) e `férias` como `2026-12-20 2027-01-06`; `-` tira o que lá estava.
weekday-0 = seg
weekday-1 = ter
weekday-2 = qua
weekday-3 = qui
weekday-4 = sex
weekday-5 = sáb
weekday-6 = dom
setting-told-direct = A tua vez: por mensagem direta
setting-told-mention = A tua vez: por menção no canal
setting-told-nothing = A tua vez: sem aviso
setting-auto-single-off = Carta obrigatória: jogo-a eu
setting-auto-single-on = Carta obrigatória: joga-se sozinha

## Este servidor

server-title = As mesas neste servidor
server-clock = Relógio de uma mesa nova: `{ $clock }`
server-language = Língua de uma mesa nova: { $language }
server-limits = No máximo { $tables } mesas abertas, { $person } por pessoa.
server-tidying = Uma mesa à espera fecha ao fim de { $hours } h, uma partida que ninguém joga ao fim de { $days } dias.
language-auto = como no Discord

## O que não se pode fazer

error-bad-clock = `{ $word }` não faz parte de um relógio. Um relógio escreve-se como `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, ou `none`.
error-not-paused = A partida na mesa { $table } não está em pausa.
error-not-certain = Isso não é certo. Continua a jogar.
error-nothing-to-vote = Não há nada para votar.
error-not-invited = Ninguém te pede que fiques com um lugar na mesa { $table }.
error-cannot-give = Esse lugar não é teu para o dares.
error-not-your-card = Não tens essa carta.
error-plan-later = Isso pode planear-se enquanto se jogam cartas.
error-too-many-plans = Já tens { $limit } jogadas planeadas.
error-no-plan = Esse plano já não existe.
error-bad-zone = Não existe o fuso horário `{ $text }`. Escreve-se como `Europe/Lisbon`.
error-bad-hours = O horário escreve-se como `18:00-23:30`.
error-bad-days = Os dias escrevem-se como `1-5` ou `6,7`; 1 é segunda-feira.
error-bad-holiday = As férias escrevem-se com a primeira e a última data, `2026-12-20 2027-01-06`, e duram no máximo { $days } dias.
error-too-few-hours = É pouco: são precisas pelo menos { $hours } horas por semana.
error-only-managers = Só quem gere este servidor pode fazer isso.
