### Sugestões e análises: quanto valem as jogadas, e porquê.

hint-title = Sugestão · mesa { $table }
hint-points = cerca de { $points }
hint-none = Não perguntaste o que eu jogaria aqui.
hint-nothing = Agora não tens nada a decidir.
hint-counted = As sugestões contam-se. No fim da partida todos ficam a saber quantas pediu cada um.
analysis-deals = Pontos nesta mão: média de { $count } distribuições compatíveis com o que sabes.
analysis-contracts = Pontos em relação ao que cada contrato rende em média: { $count } distribuições compatíveis com as tuas cartas.
analysis-same = Aqui tanto faz.
over-hints = Sugestões pedidas: { $asked }

error-no-hints = Na mesa { $table } não há sugestões.
error-no-decision = Na mesa { $table } não tens agora nada a decidir.

at-trick = vaza { $number }
at-turn = vez { $number }
at-before = antes do jogo

## O que fala a favor de uma jogada

merit-sheds = Vai na vaza de outro.
merit-leaves = Outro leva a vaza.
merit-low-lead = De { $suit } só falta sair o que é mais alto.
merit-voids = Depois ficas sem { $suit }.
merit-free = Leva a vaza, e nada nela conta.
merit-winner = Ninguém pode jogar mais alto.
merit-ruffs = Corta a vaza.
merit-draws = { $count ->
    [one] Puxa os trunfos: ainda falta um.
   *[other] Puxa os trunfos: ainda faltam { $count }.
}
merit-frees = Abre caminho para { $freed }, que tens na mão.
merit-shuts = Não dá lugar a mais ninguém.
merit-trump-cards = Cartas de { $suit } que tens na mão: { $count }.
merit-holds = Das cartas que contam tens { $cards }.
merit-holds-none = Não tens nenhuma das cartas que contam.
merit-best = Em média, a melhor.
merit-average = Em média { $points } menos do que a melhor.

## Porque é que uma jogada era pior do que outra

why-took-penalty = Levou { $cards } nesta vaza. { CAPITAL($better) } deixava-a para outro.
why-over-penalty = Passou por cima de { $cards }. { CAPITAL($better) } deixava a vaza para outro.
why-kept-penalty = { CAPITAL($better) } podia ter ido na vaza de outro.
why-took-trick = Levou uma vaza que conta. { CAPITAL($better) } deixava-a para outro.
why-led-penalty = Era uma saída com uma carta que conta.
why-led-alone = Mais ninguém tinha { $suit }: a vaza era tua, descartassem o que descartassem.
why-led-above = Ainda por sair, e mais baixas: { $cards }.
why-led-top = Ninguém podia jogar mais alto: a vaza era tua.
why-kept-bare = Ficaste com uma só carta deste naipe: { $better }.
why-kept-single = Era a tua última carta de { $suit }: { $better }.
why-kept-high = Podia ter ido { $better }, mais alta.
why-from-long = Descartaste { $suit }, de que tinhas { $count } cartas, e ficaste com um naipe mais curto.
why-spent-low = { CAPITAL($better) } também ficava por baixo, e ainda tinhas { $card }.
why-took-low = { CAPITAL($better) } também levava a vaza, e ainda tinhas { $card }.
why-let-go = { CAPITAL($better) } levava a vaza.
why-missed-winner = Ninguém podia passar por cima de { $better }.
why-ruffed = Gastou um trunfo; podia ter ido { $better }.
why-no-ruff = { CAPITAL($better) } cortava a vaza.
why-spent-high = Nenhuma das duas leva a vaza: bastava { $better }, mais baixa.
why-overpaid = { CAPITAL($better) }, mais baixa, também levava a vaza.
why-kept-trumps = { $count ->
    [one] Ainda faltava um trunfo. { CAPITAL($better) } puxava-o.
   *[other] Ainda faltavam { $count } trunfos. { CAPITAL($better) } puxava alguns.
}
why-opened = Deu lugar a { $cards }, que não tinhas.
why-kept-shut = { CAPITAL($better) } abria caminho para { $freed }, que tinhas na mão.
why-shorter-trump = Tinhas { $more } cartas de { $longer }, mas só { $count } de { $suit }.
why-average = Em média a melhor jogada rende mais { $points }.
why-went-over = Passou por cima de tudo o que estava na mesa; { $better } ficava por baixo.
why-led-danger = Ainda por sair no seu naipe: { $cards }. No naipe de { $better } não faltava nada que conte.
why-more-above = Cartas mais altas ainda por sair: { $more } acima de { $better }, { $count } acima de { $card }.
why-more-beat-it = Cartas ainda por sair mais fortes do que { $card }: { $more }; do que { $better }: { $count }.
why-led-trump = { $count ->
    [0] Era uma saída a trunfo quando mais ninguém o tinha.
    [one] Era uma saída a trunfo; aos outros restava um.
   *[other] Era uma saída a trunfo; aos outros restavam { $count }.
}
why-went-under = { CAPITAL($better) } passava por cima de tudo o que estava na mesa.
why-spent-over = Ainda lhe podiam ganhar; { $better } poupava-a.
why-bid-more = Podias ter oferecido menos.
why-deals = Em 100 distribuições a melhor jogada rende mais em { $more }, a tua em { $less }.

## A análise das próprias jogadas

review-title = Análise · mesa { $table }
review-hand = Mão { $number } · { $contract }
review-match = A partida toda
review-none = Ainda não há nada a analisar: em nenhuma das mãos acabadas tinhas algo a decidir.
review-working = A calcular: { $bar } { $done } decisões de { $all }
review-stopped = O cálculo não chegou ao fim: { $done } decisões de { $all }.
review-go-on = Continuar
review-summary = { $count ->
    [one] Uma decisão
   *[other] { $count } decisões
} · pontos a menos do que o melhor: { $loss }
review-spotless = Nenhuma jogada tua foi claramente pior do que a melhor.
review-in-hand = Mão { $number }, { $at }
review-move = **{ CAPITAL($at) }: { $made }** ({ $points }), { $loss } atrás de { $better } ({ $best }). { $why }
review-all = Todas as jogadas
review-all-line = { CAPITAL($at) }: **{ $made } { $points }**
review-other = { $move } { $points }
review-only-hand = { $number }. { $contract }: { $points }, { $loss } atrás do melhor
review-which = O que analisar …
review-measure = Pelo que podias saber na altura, não com as cartas à vista: médias de { $count } distribuições.
review-measure-contracts = Os contratos comparam-se com o que cada um rende em média.
review-chart = Os pontos de cada mão, e o que jogadas melhores teriam acrescentado
review-chart-alt = Os pontos de { $name } em cada mão, e o que se perdeu em relação ao melhor: { $shown }.
review-chart-hand = mão { $number } { $points }, perdidos { $loss }
