### `/king help`: cinco páginas curtas para quem nunca jogou King. Cada uma tem uma imagem e uma linha por baixo;
### quem joga sem imagens lê só a página, que por isso não pode dizer menos.

help-title = { $page } de { $pages } · { $title }
help-contract = - **{ $contract }**: { $counts }

help-king-title = O que é o King
help-king =
    Jogam quatro, cada um por si. A partida tem muitas mãos, treze no King mais comum, e em cada uma dá-se o baralho inteiro, treze cartas a cada um.
    Cada mão tem o seu *contrato*, que diz o que conta: primeiro vêm as mãos em que certas cartas ou vazas custam pontos, depois aquelas em que as vazas dão pontos. Somam-se os pontos de todas as mãos, e vence quem tiver mais.
help-king-picture = Uma mesa a meio de uma mão em que cada dama custa pontos. O M marca quem dá; os números são os pontos até agora.

help-tricks-title = As vazas
help-tricks =
    Alguém sai com uma carta, e os outros seguem por ordem: com uma carta do mesmo naipe, se a tiverem; se não, com qualquer uma. Ganha a vaza a carta mais alta do naipe de saída: ás, rei, dama, valete, dez e por aí abaixo até ao dois. Quem ganha sai na vaza seguinte.
    Assim, numa mão em que as damas custam, convém perder vazas, e descartar a dama na vaza de outra pessoa quando falta o naipe de saída. Algumas mesas têm mais obrigações; não se pode tocar numa carta que não se pode jogar.
help-tricks-picture = Uma mão que tem de assistir ao naipe: podem jogar-se as cartas levantadas.

help-contracts-title = O que conta
help-contracts = No King mais comum joga-se cada um destes uma vez, e a festa quatro, uma por cada um que dá:
help-contracts-picture = A folha de pontos. As marcas mostram quem deu, e qual trunfo se declarou.

help-special-title = Festa e dominó
help-special =
    Numa *festa* cada vaza dá pontos. Quem dá vê as suas cartas e declara um trunfo: quem não tem o naipe de saída pode cortar, e o trunfo mais alto ganha a vaza. Em vez de declarar, quem dá pode pôr a escolha à venda por um número de vazas.
    No *dominó* não há vazas. Um sete começa uma fila; depois põe-se uma carta se a vizinha do mesmo naipe já está na mesa. Passa quem não pode pôr, e só então. Quem primeiro fica sem cartas ganha o que os outros pagam pelas que lhes sobram.
help-special-picture = O dominó a meio: as filas crescem para os dois lados.

help-table-title = À mesa
help-table =
    - **Começar.** `/king nova` abre uma mesa num canal. Os outros tocam em *Entrar*; quem abriu a mesa toca em *Iniciar*, e os bots ocupam os lugares livres.
    - **Jogar.** As tuas cartas chegam por mensagem direta, ou toca em *Cartas* na mesa. Toca numa carta para a jogar.
    - **Ver.** *Última* (a vaza), *Pontos* e *Mais* estão por baixo da mesa; em *Mais* há a mão até agora, quem escolheu o quê e as regras em vigor. `/king regras` mostra as regras de qualquer tipo de King.
    - **A gosto.** `/king ajustes`: língua, cartas, letra grande, ou tudo em palavras sem imagens.
    - **Escrever.** Tudo se pode também escrever: `/king jogar`, `/king escolher`, `/king oferecer` … e cada um propõe o que é possível. `/king mesa` traz a mesa de volta, `/king vez` mostra onde é a tua vez.
help-table-picture = O fim de uma partida: a classificação, e como andaram os pontos mão a mão.
