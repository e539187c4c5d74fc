## Só o que no Brasil se diz de outro modo

about-portuguese = O King do Brasil e de Portugal: mãos negativas, depois positivas.

rule-follow = É obrigatório seguir o naipe. Leva a vaza o trunfo mais alto ou, sem trunfos, a carta mais alta do naipe de saída.
rule-void-duty-single = Quem não tem o naipe de saída precisa descartar a carta que conta, se tiver: { $cards }.
rule-void-duty-penalty = Quem não tem o naipe de saída precisa descartar uma carta de penalidade, se tiver.
rule-rifki-void-any-heart = { $contract }: quem não tem o naipe de saída precisa descartar uma carta de copas, seja qual for, se tiver.
rule-raise-duty-trump = { $contract }: quem pode jogar mais alto no naipe de saída precisa jogar.
rule-raise-duty-all = Em todos os contratos com vazas, quem pode jogar mais alto no naipe de saída precisa jogar.
rule-ruff-duty-on = Quem não tem o naipe de saída precisa cortar.
rule-domino = As cartas são colocadas em quatro filas, uma por naipe, para baixo e para cima a partir da carta inicial. Quem pode colocar uma carta é obrigado; quem não pode passa.
rule-cut-off = O baralho não é cortado.
rule-cut-on = Antes de cada distribuição, com a ordem do baralho já selada, quem joga antes de quem dá as cartas corta.
rule-hints-on = Na sua vez, cada jogador pode perguntar o que o bot mais forte jogaria. No fim da partida é mostrado quantas vezes cada um perguntou.
rule-domino-ace-both = Os ases cabem nos reis ou nos dois; um ás colocado em um rei dá direito a mais uma carta.
rule-domino-finish-complete-round = Quando alguém fica sem cartas a volta é completada, e quem colocar a última carta nela também vence.
rule-domino-redeal-on = Quem tem quatro ou mais ases e reis pode pedir cartas novas antes que a primeira carta seja colocada.
