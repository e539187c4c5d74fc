### Só o que no Brasil se diz de outro modo. $when e $until são horas do próprio Discord.

ping-late = Prazo para a sua jogada: { $when }.

button-no-pause = Não quero mais pausa
done-claim-all = É certo: o resto das vazas é seu.
done-claim-none = É certo: você não leva mais nenhuma vaza. As suas cartas que faltam são jogadas por você.

## Planos

plans-title = Mesa { $table } · jogadas planejadas
plans-tip = Só você vê isto. Na sua vez, a carta planejada é jogada sozinha, se for permitida e se acontecer o que você previu; se não, o plano cai.
plan-if = Se saírem com { $suit }, você joga: { $card }
plan-lead = Se você levar esta vaza, sai com: { $card }
plan-play = Na sua próxima vez, você joga: { $card }
button-plans = Planejar …
menu-plan-fit = Planejar uma carta para quando couber …
plan-note = Planejado. { $plan }
plan-note-fit = Planejado para quando couber: { $cards }

## Substitutos

substitute-ask = { $mention }: { $name } pede que você fique com um lugar na mesa { $table }, com as cartas e os pontos que estão lá.
invite-ask = { $mention }: { $name } convida você para a mesa { $table }. O lugar { $seat } está livre para você.

## Horários

hours-tip = Numa mesa por correspondência, fora desse horário o seu relógio para e ninguém chama você. { COMMAND("settings") } muda `{ option-zone }`, `{ option-hours }` (por exemplo `18:00-23:30`), `{ option-days }` (`1-5`; 1 é segunda-feira) e `{ option-holiday }` (`2026-12-20 2027-01-06`); com `-` se apaga o que estava lá.

## O que não se pode fazer

error-not-invited = Não há nenhum pedido para você ficar com um lugar na mesa { $table }.
error-cannot-give = Você só pode oferecer o seu lugar ou, se é responsável pela mesa, um lugar sem dono, e só a uma pessoa.
error-not-your-card = Você não tem essa carta.
error-plan-later = Só se pode planejar enquanto se jogam cartas.
error-too-many-plans = Você já tem { $limit } jogadas planejadas, e é o máximo. Apague uma primeiro.
error-no-plan = Esse plano não existe mais.
error-bad-zone = Não existe o fuso horário `{ $text }`. Um fuso se escreve como `America/Sao_Paulo`.
error-bad-hours = O horário se escreve como `18:00-23:30`.
error-bad-days = Os dias se escrevem como `1-5` ou `6,7`; 1 é segunda-feira.
error-bad-holiday = As férias se escrevem com a primeira e a última data, `2026-12-20 2027-01-06`, e duram no máximo { $days } dias.
error-bad-clock = `{ $word }` não serve num relógio. Um relógio se escreve como `live`, `relaxed 15m`, `correspondence 12h bank=2d out=seat`, ou `none`.
error-only-managers = Só quem gerencia este servidor pode fazer isso.

substitute-ended-taken = Alguém já ficou com o lugar.
substitute-ended-changed = Ninguém mais pode ficar com este lugar: algo mudou na mesa.
done-no-substitute = Você não ficou com o lugar.
done-host = A mesa { $table } agora está com { $name }.
error-not-inviter = Só quem fez o pedido pode retirá-lo.
error-too-few-voters = Pelo menos dois têm que querer isso, a não ser que essa pessoa tenha deixado o tempo acabar.
