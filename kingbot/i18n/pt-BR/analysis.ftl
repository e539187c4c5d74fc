### O que no Brasil se diz de outro modo.

hint-none = Você não perguntou o que eu jogaria aqui.
hint-nothing = Agora você não tem nada a decidir.
hint-counted = As sugestões são contadas. No fim da partida todos ficam sabendo quantas cada um pediu.
analysis-deals = Pontos nesta mão: média de { $count } distribuições compatíveis com o que você sabe.
analysis-contracts = Pontos em relação ao que cada contrato rende em média: { $count } distribuições compatíveis com as suas cartas.
error-no-decision = Na mesa { $table } você não tem agora nada a decidir.
merit-voids = Depois você fica sem { $suit }.
merit-frees = Abre caminho para { $freed }, que você tem na mão.
merit-trump-cards = Cartas de { $suit } que você tem na mão: { $count }.
merit-holds = Das cartas que contam você tem { $cards }.
merit-holds-none = Você não tem nenhuma das cartas que contam.
why-led-alone = Mais ninguém tinha { $suit }: a vaza era sua, descartassem o que descartassem.
why-led-top = Ninguém podia jogar mais alto: a vaza era sua.
why-kept-single = Era a sua última carta de { $suit }: { $better }.
why-from-long = Você descartou { $suit }, de que tinha { $count } cartas, e ficou com um naipe mais curto.
why-spent-low = { CAPITAL($better) } também ficaria por baixo, e você ainda teria { $card }.
why-took-low = { CAPITAL($better) } também levaria a vaza, e você ainda teria { $card }.
why-opened = Deu lugar a { $cards }, que você não tinha.
why-kept-shut = { CAPITAL($better) } abriria caminho para { $freed }, que você tinha na mão.
why-shorter-trump = Você tinha { $more } cartas de { $longer }, mas só { $count } de { $suit }.
why-went-over = Passou por cima de tudo que estava na mesa; { $better } ficaria por baixo.
why-went-under = { CAPITAL($better) } passaria por cima de tudo que estava na mesa.
why-spent-over = Ainda podiam ganhar dela; { $better } a pouparia.
why-bid-more = Você podia ter oferecido menos.
why-deals = Em 100 distribuições a melhor jogada rende mais em { $more }, a sua em { $less }.
review-none = Ainda não há nada a analisar: em nenhuma das mãos que acabaram você tinha algo a decidir.
review-working = Calculando: { $bar } { $done } decisões de { $all }
review-spotless = Nenhuma jogada sua foi claramente pior do que a melhor.
review-measure = Pelo que você podia saber na hora, não com as cartas à vista: médias de { $count } distribuições.
review-measure-contracts = Os contratos são comparados com o que cada um rende em média.
why-took-penalty = Levou { $cards } nesta vaza. { CAPITAL($better) } deixaria a vaza para outro.
why-over-penalty = Passou por cima de { $cards }. { CAPITAL($better) } deixaria a vaza para outro.
why-kept-penalty = { CAPITAL($better) } poderia ter ido na vaza de outro.
why-took-trick = Levou uma vaza que conta. { CAPITAL($better) } deixaria essa vaza para outro.
why-kept-bare = Você ficou com uma só carta deste naipe: { $better }.
why-let-go = { CAPITAL($better) } levaria a vaza.
why-no-ruff = { CAPITAL($better) } cortaria a vaza.
why-overpaid = { CAPITAL($better) }, mais baixa, também levaria a vaza.
why-kept-trumps = { $count ->
    [one] Ainda faltava um trunfo. { CAPITAL($better) } puxaria esse trunfo.
   *[other] Ainda faltavam { $count } trunfos. { CAPITAL($better) } puxaria alguns.
}
why-led-trump = { $count ->
    [0] Era uma saída de trunfo quando ninguém mais tinha trunfo.
    [one] Era uma saída de trunfo; com os outros restava um.
   *[other] Era uma saída de trunfo; com os outros restavam { $count }.
}
