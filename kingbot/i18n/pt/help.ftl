### `/king ajuda`: cinco páginas curtas para quem nunca jogou King. Cada uma tem uma imagem e uma linha por baixo;
### quem joga sem imagens lê só a página, que por isso não pode dizer menos.

help-title = { $page } de { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = O que é o King
help-king =
    Jogam quatro, cada um por si. A partida tem várias mãos, { $hands } no { $preset }. Em cada mão distribui-se o baralho inteiro: treze cartas a cada um.
    Cada mão tem o seu *contrato*, que diz o que conta. Primeiro vêm as mãos em que certas cartas ou vazas custam pontos, depois aquelas em que as vazas dão pontos. Somam-se os pontos de todas as mãos; vence quem tiver mais.
help-king-picture = Uma mesa a meio de uma mão em que cada dama custa pontos. O círculo dourado marca quem { $chosen ->
    [yes] escolheu
   *[no] deu as cartas
}; os números são os pontos até agora.

help-tricks-title = As vazas
help-tricks =
    Alguém sai com uma carta e os outros jogam por ordem: uma carta do mesmo naipe, se a tiverem; se não, qualquer uma. Leva a vaza a carta mais alta do naipe de saída: ás, rei, dama, valete, dez e assim por diante até ao dois. Quem leva a vaza sai na seguinte.
    Por isso, numa mão em que as damas custam pontos, convém não levar vazas, e descartar a dama numa vaza de outro quando falta o naipe de saída. Algumas mesas têm mais obrigações; o bot só deixa jogar as cartas permitidas.
help-tricks-picture = É obrigatório jogar o naipe de saída: as cartas levantadas são as permitidas.

help-contracts-title = O que conta
help-contracts = No { $preset } cada contrato é jogado uma vez; só *{ $declaration }* é jogado quatro, uma por jogador:
help-contracts-chosen = No { $preset } os jogadores escolhem à vez qual destes se joga:
help-contracts-picture = A folha de pontos. As marcas mostram quem { $chosen ->
    [yes] escolheu
   *[no] deu as cartas
} e que trunfo se declarou.

help-special-title = Declaração e dominó
help-special =
    Numa *declaração* cada vaza dá pontos. Quem dá as cartas vê as suas e declara um trunfo: quem não tem o naipe de saída pode cortar, e o trunfo mais alto leva a vaza. Em vez de declarar, quem dá as cartas pode pôr o trunfo em leilão por um número de vazas.
    No *dominó* não há vazas. Um sete começa uma fila; depois cada carta vai ao lado da vizinha do mesmo naipe. Só passa quem não tem onde pôr. O primeiro a ficar sem cartas ganha o que os outros pagam pelas cartas que lhes sobram.
help-special-picture = O dominó a meio: as filas crescem para os dois lados.

help-special-rifki-title = Escolher, e o trunfo
help-special-rifki =
    Numa partida cada um escolhe cinco vezes: três penalidades e dois trunfos. Quem escolhe o trunfo vê as suas cartas e declara um naipe; então cada vaza dá pontos. Quem não tem o naipe de saída é obrigado a cortar, se puder, e o trunfo mais alto leva a vaza. Quem leva as treze vazas faz King.
    O rei de copas chama-se Rıfkı. Na mão em que custa pontos é obrigatório descartá-lo assim que falta o naipe de saída.
help-special-portuguese-title = As positivas e o leilão
help-special-portuguese =
    Nas últimas quatro mãos cada vaza dá pontos. Quem dá as cartas vê as suas e declara um trunfo, ou sem trunfo: quem não tem o naipe de saída pode cortar, e o trunfo mais alto leva a vaza.
    Antes disso há leilão: os outros oferecem vazas para declarar o trunfo. Quem dá as cartas vende a quem oferece mais, ou fica com a declaração.
help-special-trump-picture = Uma mão em que alguém declarou um trunfo.

help-table-title = À mesa
help-table =
    - **Começar.** { COMMAND("new") } abre uma mesa num canal. Os outros tocam em *{ button-join }*; quem abriu a mesa toca em *{ button-start }*, e os bots ocupam os lugares livres.
    - **Jogar.** As tuas cartas chegam por mensagem direta, ou toca em *{ button-hand }* na mesa. Toca numa carta para a jogar.
    - **Ver.** Por baixo da mesa estão *{ button-last }* (a vaza), *{ button-score }* e *{ button-more }*. Em *{ button-more }* tens a mão até agora, quem escolheu o quê e as regras em vigor. { COMMAND("rules") } mostra as regras de qualquer tipo de King.
    - **A teu gosto.** { COMMAND("settings") }: idioma, cartas, letra grande, ou tudo em palavras, sem imagens.
    - **Escrever.** Tudo se pode também escrever: { COMMAND("play") } entende uma carta, um contrato, uma oferta ou “passo” como os dirias, e propõe o que é possível. { COMMAND("table") } traz a mesa de volta, { COMMAND("tables") } mostra onde é a tua vez.
help-table-picture = O fim de uma partida: a classificação, e os pontos mão a mão.
