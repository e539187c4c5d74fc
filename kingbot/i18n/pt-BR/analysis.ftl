### O que no Brasil se diz de outro modo.

hint-none = Você não perguntou o que eu jogaria aqui.
hint-nothing = Agora você não tem nada a decidir.
hint-counted = As sugestões são contadas. No fim da partida todos ficam sabendo quantas cada um pediu.
analysis-deals = Pontos nesta mão, em média em { $count } distribuições que combinam com o que você sabe.
analysis-contracts = Pontos em relação ao que cada contrato rende em média, em { $count } distribuições que combinam com as suas cartas.
error-no-decision = Na mesa { $table } você não tem agora nada a decidir.
merit-voids = Depois você fica sem { $suit }.
merit-frees = Abre caminho para { $freed }, que você tem na mão.
merit-trump-cards = Cartas de { $suit } que você tem na mão: { $count }.
merit-holds = Das cartas que contam você tem { $cards }.
merit-holds-none = Você não tem nenhuma das cartas que contam.
why-led-alone = Mais ninguém tinha { $suit }: a vaza era sua, descartassem o que descartassem.
why-led-top = Ninguém podia jogar mais alto: a vaza era sua.
why-kept-single = { $better } era a sua última carta de { $suit }.
why-from-long = Você descartou { $suit }, de que tinha { $count } cartas, e ficou com um naipe mais curto.
why-spent-low = { $better } também ficaria por baixo, e você ainda teria { $card }.
why-took-low = { $better } também levaria a vaza, e você ainda teria { $card }.
why-opened = Deu lugar a { $cards }, que você não tinha.
why-kept-shut = { $better } abriria caminho para { $freed }, que você tinha na mão.
why-shorter-trump = Você tinha { $more } cartas de { $longer }, mas só { $count } de { $suit }.
review-none = Ainda não há nada a analisar: não acabou nenhuma mão em que você tivesse algo a decidir.
review-working = Calculando: { $bar } { $done } decisões de { $all }
review-spotless = Nenhuma jogada sua foi claramente pior do que a melhor.
review-measure = Pelo que você podia saber na hora, não com as cartas à vista: médias de { $count } distribuições. Os contratos são comparados com o que cada um rende em média.
