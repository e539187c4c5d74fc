## As regras em vigor, em palavras simples

preset-classic = King clássico
preset-home = King de casa
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = King em duas fases
preset-portuguese = King português
preset-rifki = Rıfkı

about-classic = O King italiano: primeiro as mãos em que convém não levar nada, depois dominó, declarações e sem trunfo.
about-home = O King italiano como se joga em casa, quase sem restrições.
about-declared = Quem dá as cartas vê as suas e escolhe o contrato; a última mão é sem trunfo.
about-feudum = O King italiano com nomes medievais.
about-pirandello = Quem dá as cartas escolhe o contrato e chama uma carta: quem a tem é o parceiro secreto.
about-two-phase = 16 mãos à escolha de quem dá as cartas, depois dominó.
about-portuguese = O King de Portugal e do Brasil: mãos negativas, depois festas.
about-rifki = O King turco: vinte mãos, penalidades e trunfos à escolha dos jogadores.

section-match = A partida
section-contracts = Contratos e pontos
section-points = Pontos por contrato
section-tricks = O jogo das vazas
section-declaration = As declarações
section-domino = O dominó
section-partners = Parceiros

# Marca uma linha em que a mesa se afasta do seu tipo de King.
rule-changed = { $rule } (alterada)

## A partida

rule-length = { $hands ->
    [1] A partida tem uma mão.
   *[other] A partida tem { $hands } mãos.
}
rule-fixed-order = Os contratos seguem uma ordem fixa.
rule-chosen-dealer = { $chosen ->
    [1] Na primeira mão, quem dá as cartas vê as suas e escolhe o contrato.
   *[other] Nas primeiras { $chosen } mãos, quem dá as cartas vê as suas e escolhe o contrato.
}
rule-chosen-after-dealer = { $chosen ->
    [1] O jogador a seguir a quem deu as cartas vê as suas e escolhe o contrato.
   *[other] Em cada mão, o jogador a seguir a quem deu as cartas vê as suas e escolhe o contrato.
}
rule-quota-fixed = Em toda a partida cada um escolhe { $quotas }.
rule-quota-free = Cada um pode escolher qualquer contrato que sobre.
rule-quota-part = { $each } entre { $contracts }
rule-quota-single = { $contract } { $each ->
    [1] uma vez
   *[other] { $each } vezes
}
rule-first-by-lot = Sorteia-se quem é o primeiro a dar as cartas.
rule-first-holds = Escolhe primeiro quem tiver esta carta na primeira mão: { $card }.
rule-rotation-each-hand = Em cada mão dá as cartas o jogador seguinte.
rule-rotation-block = Cada um dá as cartas em quatro mãos seguidas, depois é a vez do jogador seguinte.
rule-closing-by-lot = Sorteia-se quem dá as cartas na última mão.
rule-direction-counterclockwise = Joga-se no sentido anti-horário.
rule-direction-clockwise = Joga-se no sentido horário.
rule-cut-off = O baralho não se corta.
rule-cut-on = Antes de cada distribuição, com a ordem do baralho já selada, corta-o quem joga antes de quem dá as cartas.
rule-hints-off = Não há sugestões.
rule-hints-on = Na sua vez, cada jogador pode perguntar o que jogaria o bot mais forte. No fim da partida mostra-se quantas vezes cada um perguntou.
rule-sum = Os pontos de uma partida inteira somam { $sum }.
rule-sum-none = Os pontos de uma partida não têm soma fixa: { $reasons }. Fora isso, somam { $sum }.
rule-sum-slam = um capote acrescenta pontos
rule-sum-blind = uma declaração às cegas acrescenta pontos
rule-sum-domino = quem vence o dominó ganha um número fixo

## Contratos e pontos

rule-row = { $place } · { $contract }: { $counts }, { $total } ao todo
rule-row-domino = { $place } · { $contract }: { $counts }; quem vence ganha o que os outros perdem
rule-row-domino-number = { $place } · { $contract }: { $counts }; quem vence ganha { $win }
rule-place-times = { $times ->
    [1] uma vez
   *[other] { $times } vezes
}
rule-slam-none = Dar capote (levar todas as copas ou todas as vazas) não dá pontos extra.
rule-slam = { $contract }: quem dá capote recebe { $won }, e cada um dos outros { $lost }.
rule-king = Quem leva as treze vazas em { $contracts } faz King: não dá pontos extra, mas a mesa festeja.
rule-early-end-on = A mão acaba logo que todas as cartas que contam tenham sido levadas.
rule-early-end-off = Em todas as mãos se jogam as treze vazas.

## O jogo das vazas

rule-follow = É obrigatório assistir ao naipe. Leva a vaza o trunfo mais alto ou, sem trunfos, a carta mais alta do naipe de saída.
rule-leader-after-dealer = Na primeira vaza sai o jogador a seguir a quem deu as cartas.
rule-leader-dealer = Na primeira vaza sai quem deu as cartas.
rule-leader-chooser = Na primeira vaza sai quem escolheu o contrato.
rule-first-trick-discard-free = Na primeira vaza é permitido descartar qualquer carta.
rule-first-trick-discard-no-penalty = Na primeira vaza não se descartam cartas de penalidade, a não ser que só haja dessas na mão.
rule-first-trick-discard-list = { $contracts }: na primeira vaza não se descartam cartas de penalidade, a não ser que só haja dessas na mão.
rule-penalty-lead-free = É permitido sair com cartas de penalidade a qualquer momento.
rule-penalty-lead-after-break = { $contracts }: não se sai com { $suit } antes de ter caído uma carta do naipe, a não ser que só haja { $suit } na mão.
rule-penalty-lead-never = { $contracts }: não se sai com { $suit } durante toda a mão, a não ser que só haja { $suit } na mão.
rule-void-duty-free = Quem não tem o naipe de saída não é obrigado a descartar uma carta de penalidade.
rule-void-duty-single = Quem não tem o naipe de saída tem de descartar a carta que conta, se a tiver: { $cards }.
rule-void-duty-penalty = Quem não tem o naipe de saída tem de descartar uma carta de penalidade, se a tiver.
rule-rifki-void-king = { $contract }, carta a descartar: { $card }.
rule-rifki-void-any-heart = { $contract }: quem não tem o naipe de saída tem de descartar uma carta de copas, seja qual for, se a tiver.
rule-give-up-off = Por baixo de uma carta mais alta do naipe, a carta de penalidade pode ficar na mão.
rule-give-up-on = { $contracts }: por baixo de uma carta mais alta do naipe é obrigatório jogar uma carta de penalidade inferior, se houver uma na mão.
rule-raise-duty-off = Ninguém é obrigado a jogar mais alto.
rule-raise-duty-trump = { $contract }: quem pode jogar mais alto no naipe de saída tem de o fazer.
rule-raise-duty-all = Em todos os contratos com vazas, quem pode jogar mais alto no naipe de saída tem de o fazer.

## As declarações

rule-declaring = Quem dá as cartas declara o naipe de trunfo.
rule-declaring-chooser = Quem escolheu o contrato declara o naipe de trunfo.
rule-declaration-no-trump-off = É preciso declarar um naipe.
rule-declaration-no-trump-on = Também se pode jogar sem trunfo.
rule-declaration-nulos-off = Não se pode declarar nulos.
rule-declaration-nulos-on = Também se pode declarar nulos (sem trunfo): cada um parte de { $start } e paga { $trick } por vaza.
rule-ruff-duty-off = Quem não tem o naipe de saída não é obrigado a cortar.
rule-ruff-duty-on = Quem não tem o naipe de saída tem de cortar.
rule-trump-lead-free = É permitido sair com trunfo a qualquer momento.
rule-trump-lead-after-break = Não se sai com trunfo antes de ter caído um, a não ser que só haja trunfos na mão.
rule-sale-off = O trunfo não vai a leilão.
rule-sale-offer = Quem dá as cartas pode pôr o trunfo em leilão por um número de vazas. Cada um dos outros responde uma vez, e quem mais oferece declara o trunfo.
rule-sale-auction = Os outros três oferecem vazas no leilão. Quem dá as cartas aceita a maior oferta, e então declara o trunfo quem a fez, ou recusa e fica com o trunfo.
rule-sale-shortfall-transfer = Quem compra paga a quem vende os pontos das vazas oferecidas, leve as que levar.
rule-sale-shortfall-double = Quem compra paga a quem vende os pontos das vazas oferecidas. Se levar menos, paga os pontos das que levou e o dobro pelas que faltam.
rule-sale-shortfall-taken = Quem compra paga a quem vende os pontos das vazas oferecidas, mas nunca de mais vazas do que as que leva.
rule-blind-declaration-off = Ninguém declara às cegas.
rule-blind-declaration-on = Quem dá as cartas pode declarar às cegas, antes de ver as suas: as suas vazas valem então o dobro, e não há leilão.

## O dominó

rule-domino = As cartas põem-se em quatro filas, uma por naipe, para baixo e para cima a partir da carta inicial. Quem pode pôr uma carta tem de o fazer; quem não pode passa.
rule-domino-start-seven-diamonds = A primeira carta é esta: { $card }. Cada fila começa com o seu sete.
rule-domino-start-any-seven = Começa o jogador a seguir a quem deu as cartas; cada fila começa com o seu sete.
rule-domino-start-eight-clubs = A primeira carta é esta: { $card }. Cada fila começa com o seu oito.
rule-domino-ace-low = Os ases vão a seguir aos dois.
rule-domino-ace-both = Os ases cabem nos reis ou nos dois; um ás posto num rei dá direito a mais uma carta.
rule-domino-finish-first-out = A mão acaba quando alguém fica sem cartas.
rule-domino-finish-complete-round = Quando alguém fica sem cartas completa-se a volta, e quem nela puser a última carta também vence.
rule-domino-redeal-off = Joga-se com as cartas que vierem.
rule-domino-redeal-on = Quem tem quatro ou mais ases e reis pode pedir cartas novas antes de se pôr a primeira carta.

## Parceiros

rule-partner-called = Antes de se jogar, quem dá as cartas chama uma carta que não tem. Quem tem essa carta é o parceiro, e só essa pessoa sabe, até a carta cair.
rule-partner-fixed = Nas mãos que ninguém escolhe, são parceiros os que estão frente a frente.
rule-partner-points = Os parceiros somam os seus pontos, e cada um fica com metade.
