### O King do dia, `/king-daily`: uma mão por dia, a mesma para todos. `{ $day }` é uma data.

button-daily = Mão do dia
daily-title = King do dia · { DATETIME($day, dateStyle: "medium") }
daily-about = Uma mão por dia, a mesma para todos, contra três bots: às mesmas cartas respondem da mesma forma. Leva uns dois minutos, sem relógio. Só se joga uma vez, e conta a partir do momento em que vês as tuas cartas.
daily-begin = Jogar
daily-not-yours = Esta é a mão do dia de outra pessoa.
daily-streak = { $days ->
    [one] Um dia até agora
   *[other] { $days } dias seguidos
}
daily-joker = Esta semana ainda podes falhar um dia.
daily-result = { $contract }: { $points }
daily-signs-spoken = { $count } em 5
daily-signs = As estrelas comparam o teu resultado com os de bots que jogaram quarenta vezes as tuas cartas. Cinco: nenhum fez melhor.
daily-place = { $place }.º lugar entre { $people }
daily-place-here = Neste servidor: { $place }.º lugar entre { $people }
daily-first = Hoje ninguém acabou antes de ti.
daily-not-counted = Não estás em nenhuma lista, porque assim quiseste. *{ privacy-count }* em { COMMAND("privacy") } muda isso.
daily-scores = Os pontos de todos · { DATETIME($day, dateStyle: "medium") }
daily-score = { $points }: { $count ->
    [one] uma pessoa
   *[other] { $count } pessoas
}
daily-score-own = { $points }: { $count ->
    [one] tu
    [2] tu e mais uma pessoa
   *[other] { $count } pessoas, contando contigo
}
daily-share-button = Partilhar
daily-share = King, { DATETIME($day, dateStyle: "medium") }: { $signs }
daily-shared = Publicado no canal.
daily-copy = Para copiar; não revela nada da mão:
daily-line-button = Melhor jogo
daily-line = O melhor jogo até agora: { $points } · carta { $number } de { $count }
daily-line-plays = Carta jogada: { $card }
daily-line-end = O meu resultado
daily-proof-title = Seladas antes de alguém jogar
daily-proof = A impressão digital das cartas de cada dia está aqui desde a véspera. O segredo de onde vem é publicado quando esse dia tiver acabado em todo o mundo; a partir daí, qualquer pessoa pode dar as mesmas cartas e conferir.
daily-proof-sealed = { DATETIME($day, dateStyle: "medium") }, impressão digital: `{ $commitment }`
daily-proof-opened = { DATETIME($day, dateStyle: "medium") }, segredo: `{ $secret }`, impressão digital: `{ $commitment }`

## No canal, uma vez por dia

daily-post = Hoje: **{ $contract }**. Uma mão, a mesma para todos, uns dois minutos.
daily-yesterday = { DATETIME($day, dateStyle: "medium") } · { $contract }
daily-yesterday-line = { $place }. { $name }: { $points }
daily-yesterday-more = { $count ->
    [one] e mais uma pessoa
   *[other] e mais { $count } pessoas
}
daily-post-next = As cartas de amanhã: `{ $commitment }`
daily-post-opened = Segredo de { DATETIME($day, dateStyle: "medium") }: `{ $secret }`

## O que não se pode fazer

error-daily-off = Neste servidor o King do dia está desligado. Por mensagem direta comigo podes jogá-lo.
error-daily-over = Esta mão já não se pode jogar. { COMMAND("king-daily") } mostra a de hoje.
error-cannot-post = Não posso publicar o King do dia em { $channel }. Preciso lá destas permissões: { $permissions }.

## Configuração de um servidor

server-daily-off = O King do dia está desligado.
server-daily = Pode-se jogar o King do dia. O dia começa à meia-noite, pela hora de { $zone }.
server-daily-posted = O King do dia sai em { $channel } às { $begin }, pela hora de { $zone }.
server-daily-choice-on = Ligado, sem mensagem
server-daily-choice-posted = Publicado todos os dias
server-daily-choice-off = Desligado
