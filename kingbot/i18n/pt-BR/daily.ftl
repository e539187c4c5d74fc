### King do dia: o que no Brasil se diz de outro modo.

daily-about = Uma mão, a mesma para todos, contra três bots que às mesmas cartas respondem com as mesmas cartas. Leva uns dois minutos, sem relógio. Joga-se uma vez só, a partir do momento em que você vê as suas cartas.
daily-joker = Esta semana você ainda pode faltar um dia.
daily-signs = As estrelas: o seu resultado ao lado de quarenta jogos de bots com as suas cartas. Cinco: nenhum foi melhor.
daily-first = Hoje ninguém terminou antes de você.
daily-not-counted = Você não está em nenhuma lista, porque assim quis. *{ privacy-count }* em { COMMAND("privacy") } muda isso.
daily-score-own = { $points }: { $count ->
    [one] você
    [2] você e mais uma pessoa
   *[other] { $count } pessoas, você entre elas
}
daily-share-button = Compartilhar
daily-line-end = Meu resultado
daily-proof = A impressão digital das cartas de cada dia está aqui desde a véspera. O segredo de que foi feita vem quando esse dia acabou no mundo todo; então qualquer pessoa pode dar a mão de novo.
error-daily-off = Neste servidor o King do dia está desligado. Por mensagem direta comigo você pode jogar.
error-daily-over = Esta mão não pode mais ser jogada. { COMMAND("king-daily") } mostra a de hoje.
