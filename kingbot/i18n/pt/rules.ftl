## As regras em vigor, em palavras simples

preset-classic = King clássico
preset-home = King de casa
preset-declared = King dichiarato
preset-feudum = King Feudum
preset-pirandello = Pirandello
preset-two-phase = King em duas fases
preset-portuguese = King português
preset-rifki = Rıfkı

about-classic = O King italiano: primeiro as mãos em que convém não apanhar, depois dominó, festas e sem trunfo.
about-home = O King italiano como se joga em casa, quase sem restrições.
about-declared = Quem dá vê as cartas e depois escolhe o contrato; a partida fecha sem trunfo.
about-feudum = O King italiano com nomes medievais.
about-pirandello = Quem dá escolhe o contrato e chama uma carta: quem a tem é par em segredo.
about-two-phase = Dezasseis mãos à escolha de quem dá, depois dominó.
about-portuguese = O King de Portugal e do Brasil: mãos negativas, depois festas.
about-rifki = O King turco: vinte mãos, penalidades e trunfos à escolha de quem joga.

section-match = A partida
section-contracts = Contratos e pontos
section-tricks = O jogo das vazas
section-declaration = As festas
section-domino = O dominó
section-partners = Os pares

# Marca uma linha em que a mesa se afasta do seu tipo de King.
rule-changed = { $rule } (alterada)

## A partida

rule-length = { $hands ->
    [1] A partida tem uma mão.
   *[other] A partida tem { $hands } mãos.
}
rule-fixed-order = Os contratos seguem uma ordem fixa.
rule-chosen-dealer = { $chosen ->
    [1] Na primeira mão quem dá vê as cartas e depois escolhe o contrato.
   *[other] Nas primeiras { $chosen } mãos quem dá vê as cartas e depois escolhe o contrato.
}
rule-chosen-after-dealer = { $chosen ->
    [1] Quem se senta a seguir a quem dá vê as cartas e depois escolhe o contrato.
   *[other] Em cada mão, quem se senta a seguir a quem dá vê as cartas e depois escolhe o contrato.
}
rule-quota-fixed = Em toda a partida cada um escolhe { $quotas }.
rule-quota-free = Qualquer um pode escolher qualquer contrato que sobre.
rule-quota-part = { $each } entre { $contracts }
rule-quota-single = { $contract } { $each ->
    [1] uma vez
   *[other] { $each } vezes
}
rule-first-by-lot = Sorteia-se quem dá primeiro.
rule-first-holds = Escolhe primeiro quem tiver { $card } na primeira mão.
rule-rotation-each-hand = A cada mão passa a dar o jogador seguinte.
rule-rotation-block = Cada um dá quatro mãos seguidas, depois é a vez do jogador seguinte.
rule-closing-by-lot = Sorteia-se quem dá a última mão.
rule-direction-counterclockwise = Joga-se no sentido anti-horário.
rule-direction-clockwise = Joga-se no sentido horário.
rule-sum = Os pontos de uma partida inteira somam { $sum }.
rule-sum-none = Os pontos de uma partida não têm soma fixa: { $reasons }. Fora isso, somam { $sum }.
rule-sum-slam = um capote acrescenta pontos
rule-sum-blind = uma festa às cegas acrescenta pontos
rule-sum-domino = quem vence o dominó ganha um número fixo

## Contratos e pontos

rule-row = { $place } · { $contract }: { $counts }, { $total } ao todo
rule-row-domino = { $place } · { $contract }: { $counts }; quem vence ganha o que os outros perdem
rule-row-domino-number = { $place } · { $contract }: { $counts }; quem vence ganha { $win }
rule-place-times = { $times ->
    [1] uma vez
   *[other] { $times } vezes
}
rule-slam-none = Levar todas as copas, ou todas as vazas, não vale nada de especial.
rule-slam = { $contract }: quem dá capote recebe { $won }, e os outros { $lost } cada um.
rule-early-end-on = Uma mão acaba assim que saírem todas as cartas que contam.
rule-early-end-off = Todas as mãos se jogam até à décima terceira vaza.

## O jogo das vazas

rule-follow = Quem pode tem de assistir ao naipe. Ganha a vaza o trunfo mais alto ou, sem trunfos, a carta mais alta do naipe de saída.
rule-leader-after-dealer = Na primeira vaza sai quem se senta a seguir a quem dá.
rule-leader-dealer = Na primeira vaza sai quem dá.
rule-leader-chooser = Na primeira vaza sai quem escolheu o contrato.
rule-first-trick-discard-free = Na primeira vaza pode descartar-se qualquer carta.
rule-first-trick-discard-no-penalty = Na primeira vaza não se descartam cartas de penalidade, a não ser que não haja outras na mão.
rule-first-trick-discard-list = { $contracts }: na primeira vaza não se descartam cartas de penalidade, a não ser que não haja outras na mão.
rule-penalty-lead-free = Pode sair-se com cartas de penalidade a qualquer momento.
rule-penalty-lead-after-break = { $contracts }: não se sai com { $suit } antes de ter caído uma carta do naipe, a não ser que não haja outras na mão.
rule-penalty-lead-never = { $contracts }: não se sai com { $suit } durante toda a mão, a não ser que não haja outras na mão.
rule-void-duty-free = Quem não pode assistir não é obrigado a descartar uma carta de penalidade.
rule-void-duty-single = Quem não pode assistir tem de descartar a carta que conta, se a tiver: { $cards }.
rule-void-duty-penalty = Quem não pode assistir tem de descartar uma carta de penalidade, se a tiver.
rule-rifki-void-king = { $contract }: a carta a descartar é { $card }.
rule-rifki-void-any-heart = { $contract }: quem não pode assistir tem de descartar uma carta de copas, seja qual for, se a tiver.
rule-give-up-off = Quem assiste por baixo de uma carta mais alta pode guardar as cartas de penalidade.
rule-give-up-on = { $contracts }: quem assiste por baixo de uma carta mais alta tem de largar uma carta de penalidade inferior a essa, se a tiver.
rule-raise-duty-off = Ninguém é obrigado a subir à vaza.
rule-raise-duty-trump = { $contract }: quem pode subir à vaza no naipe de saída tem de o fazer.
rule-raise-duty-all = Em todos os contratos com vazas, quem pode subir à vaza no naipe de saída tem de o fazer.

## As festas

rule-declaring = Quem dá declara o naipe de trunfo.
rule-declaring-chooser = Quem escolheu o contrato declara o naipe de trunfo.
rule-declaration-no-trump-off = É preciso declarar um naipe.
rule-declaration-no-trump-on = Também se pode jogar sem trunfo.
rule-declaration-nulos-off = Não se pode jogar a nulos.
rule-declaration-nulos-on = Pode jogar-se a nulos: sem trunfo, todos partem de { $start } e pagam { $trick } por vaza.
rule-ruff-duty-off = Quem não pode assistir não é obrigado a cortar.
rule-ruff-duty-on = Quem não pode assistir tem de cortar.
rule-trump-lead-free = Pode sair-se com trunfo a qualquer momento.
rule-trump-lead-after-break = Não se sai com trunfo antes de ter caído um, a não ser que não haja outras na mão.
rule-sale-off = A festa não se vende.
rule-sale-offer = Quem dá pode pôr a festa à venda por um número de vazas; cada um dos outros responde uma vez, e quem mais oferece declara o trunfo.
rule-sale-auction = Os outros três oferecem vazas pela festa; quem dá aceita a maior oferta, e declara o trunfo quem a fez, ou então fica com a festa.
rule-sale-shortfall-transfer = Quem compra paga a quem vende os pontos das vazas oferecidas, aconteça o que acontecer.
rule-sale-shortfall-double = Quem compra paga a quem vende os pontos das vazas oferecidas; se fizer menos, entrega as que fez e paga a dobrar cada uma que falta.
rule-sale-shortfall-taken = Quem compra paga a quem vende as vazas oferecidas, mas nunca mais do que as que faz.
rule-blind-declaration-off = Ninguém declara às cegas.
rule-blind-declaration-on = Antes de ver as cartas, quem dá pode declarar às cegas: as suas vazas contam então a dobrar, e nada se vende.

## O dominó

rule-domino = As cartas põem-se em quatro filas, uma por naipe, para baixo e para cima a partir da carta inicial. Quem pode pôr uma carta tem de o fazer; quem não pode passa.
rule-domino-start-seven-diamonds = Começa-se com { $card }, e cada fila com o seu sete.
rule-domino-start-any-seven = Começa quem se senta a seguir a quem dá; cada fila começa com o seu sete.
rule-domino-start-eight-clubs = Começa-se com { $card }, e cada fila com o seu oito.
rule-domino-ace-low = Os ases vão a seguir aos dois.
rule-domino-ace-both = Os ases põem-se nos reis ou nos dois; um ás posto num rei dá direito a mais uma carta.
rule-domino-finish-first-out = A mão acaba quando alguém fica sem cartas.
rule-domino-finish-complete-round = Quando alguém fica sem cartas completa-se a volta, e quem nela puser a sua última carta também vence.
rule-domino-redeal-off = Joga-se com as cartas que vierem.
rule-domino-redeal-on = Quem tem quatro ou mais ases e reis pode pedir cartas novas antes de se pôr a primeira carta.

## Os pares

rule-partner-called = Por fim, antes do jogo, quem dá chama uma carta que não tem. Quem a tem joga a par com quem dá, e só essa pessoa o sabe até a carta cair.
rule-partner-fixed = Nas mãos que ninguém escolhe, jogam a par os que estão frente a frente.
rule-partner-points = Os dois de um par somam os seus pontos, e cada um fica com metade.
