### A lição, `/king aprender`: posições de um toque cada. As cartas são ditas pelos parâmetros, nunca nos textos.

button-learn = Experimentar uma mão
lesson-title = Experimenta uma mão · { $number } de { $count }
lesson-table = Na mesa: { $cards }
lesson-right = Certo: { $card }.
lesson-wrong = Essa não: { $card }.
lesson-follow = Cada vaza custa ({ $points }). Saiu ouros. Que carta podes jogar?
lesson-follow-why = É preciso assistir: quem tem uma carta do naipe de saída joga uma. Só quem não tem é livre.
lesson-queen = Cada dama custa a quem a leva ({ $points }). És o último a jogar. Que carta vai?
lesson-queen-why = O ás faz a vaza, e a tua dama vai com ele: paga quem o jogou. Nada melhor do que uma dama na vaza de outro.
lesson-discard = As damas custam ({ $points }). Saiu paus, e não tens nenhum. Que carta vai?
lesson-discard-why = Sem o naipe de saída não podes fazer a vaza. É o momento de dar a dama; uma carta alta que não custa pode esperar.
lesson-below = Cada vaza custa ({ $points }). És o último a jogar. Que carta vai?
lesson-below-why = Fica logo abaixo da carta mais alta da mesa: não fazes a vaza, e a carta pequena fica para momentos piores.
lesson-trump = Agora cada vaza dá pontos ({ $points }). O trunfo é copas, saiu paus, e não tens nenhum. Que carta vai?
lesson-trump-why = O trunfo mais pequeno ganha à carta mais alta de qualquer outro naipe. Sem o naipe de saída podes cortar.
lesson-king = Só o rei de copas custa, mas muito ({ $points }). Saiu espadas, e não tens nenhuma. Que carta vai?
lesson-king-why = Fora com ele, já: quem faz esta vaza leva o rei. Em muitos tipos de King é até obrigatório.
lesson-domino = Dominó: sem vazas, e cada carta que fica na mão custa ({ $points }). As filas crescem para cima e para baixo a partir dos setes. Qual das tuas cartas cabe agora?
lesson-domino-why = Uma carta cabe ao lado da vizinha do mesmo naipe. O oito está lá, por isso o nove cabe; o seis ainda não, e o cinco espera.
lesson-end-title = Agora uma mão a sério
lesson-end = Já sabes o que é preciso. Joga { $preset } contra três iniciantes: só as cartas permitidas têm botão, uma linha diz o que limita a escolha, e ninguém te apressa. Podes parar quando quiseres.
lesson-bots = Os bots só conhecem as suas cartas e o que todos viram. Nunca olham para cartas escondidas; um mestre apenas se lembra e calcula melhor.
lesson-kinds = Os outros tipos de King:
lesson-again = De novo
lesson-play = Jogar a primeira mão
