### King do dia: o que no Brasil se diz de outro modo.

daily-about = Uma mão por dia, a mesma para todos, contra três bots: às mesmas cartas eles respondem do mesmo jeito. Leva uns dois minutos, sem relógio. Só dá para jogar uma vez, e conta a partir do momento em que você vê as suas cartas.
daily-joker = Esta semana você ainda pode pular um dia.
daily-signs = As estrelas comparam o seu resultado com os de bots que jogaram quarenta vezes as suas cartas. Cinco: nenhum fez melhor.
daily-first = Hoje ninguém terminou antes de você.
daily-not-counted = Você não está em nenhuma lista, porque assim quis. *{ privacy-count }* em { COMMAND("privacy") } muda isso.
daily-score-own = { $points }: { $count ->
    [one] você
    [2] você e mais uma pessoa
   *[other] { $count } pessoas, contando com você
}
daily-share-button = Compartilhar
daily-line-end = Meu resultado
daily-proof = A impressão digital das cartas de cada dia está aqui desde a véspera. O segredo de onde ela vem é publicado quando esse dia tiver acabado no mundo todo; a partir daí, qualquer pessoa pode dar as mesmas cartas e conferir.
error-daily-off = Neste servidor o King do dia está desligado. Por mensagem direta comigo você pode jogar.
error-daily-over = Esta mão não pode mais ser jogada. { COMMAND("king-daily") } mostra a de hoje.
daily-place = { $place }º lugar entre { $people }
daily-place-here = Neste servidor: { $place }º lugar entre { $people }
error-cannot-post = Não posso publicar o King do dia em { $channel }. Preciso destas permissões lá: { $permissions }.
server-daily = O King do dia pode ser jogado. O dia começa à meia-noite, no horário de { $zone }.
server-daily-posted = O King do dia sai em { $channel } às { $begin }, no horário de { $zone }.
