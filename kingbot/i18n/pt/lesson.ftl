### A lição, `/king aprender`: posições de um toque cada. As cartas são ditas pelos parâmetros, nunca nos textos.

button-learn = Experimentar uma mão
lesson-title = Experimenta uma mão · { $number } de { $count }
lesson-table = Na mesa: { $cards }
lesson-right = Certo: { $card }.
lesson-wrong = Essa não. A carta certa: { $card }.
lesson-follow = Quatro cartas, uma de cada jogador, formam uma vaza; leva-a quem jogar a mais alta do naipe de saída (o ás acima de todas). Aqui cada vaza custa ({ $points }). Saiu ouros. Que carta podes jogar?
lesson-follow-why = É preciso assistir: quem tem uma carta do naipe de saída joga uma. Quem não tem nenhuma joga o que quiser.
lesson-queen = Cada dama custa a quem a leva ({ $points }). Jogas em último lugar. Que carta jogas?
lesson-queen-why = O ás leva a vaza, e a tua dama vai com ele: paga quem o jogou. Nada melhor do que uma dama na vaza de outro.
lesson-discard = As damas custam ({ $points }). Saiu paus, e não tens nenhum. Que carta jogas?
lesson-discard-why = Sem o naipe de saída não podes levar a vaza. É o momento de te livrares da dama. Onde cada vaza custa, descarta antes a carta mais alta.
lesson-below = Cada vaza custa ({ $points }). Jogas em último lugar. Que carta jogas?
lesson-below-why = Fica logo abaixo da carta mais alta da mesa: não levas a vaza, e guardas a carta pequena para momentos piores.
lesson-trump = Agora cada vaza dá pontos ({ $points }). O trunfo é copas, saiu paus, e não tens nenhum. Que carta jogas?
lesson-trump-why = O trunfo mais pequeno ganha à carta mais alta de qualquer outro naipe. Sem o naipe de saída podes cortar.
lesson-king = Só o rei de copas custa, mas muito ({ $points }). Saiu espadas, e não tens nenhuma. Que carta jogas?
lesson-king-why = Fora com ele, já: quem levar esta vaza leva o rei. Em muitos tipos de King é até obrigatório.
lesson-domino = Dominó: sem vazas, e cada carta que fica na mão custa ({ $points }). As filas crescem para cima e para baixo a partir dos setes. Qual das tuas cartas cabe agora?
lesson-domino-why = Uma carta cabe ao lado da vizinha do mesmo naipe. O oito está lá, por isso o nove cabe; o seis ainda não, e o cinco espera.
lesson-end-title = Agora uma mão a sério
lesson-end = Já sabes o que é preciso. Joga { $preset } contra três iniciantes: só as cartas permitidas têm botão, um conselho sugere a jogada e diz porquê, e ninguém te apressa. Podes parar quando quiseres.
lesson-bots = Os bots só conhecem as suas cartas e o que todos viram. Nunca olham para cartas escondidas; um mestre só tem melhor memória e calcula melhor.
lesson-kinds = Os outros tipos de King:
lesson-again = De novo
lesson-play = Jogar a primeira mão

## Conselhos na mão guiada depois da lição: a jogada, depois o porquê

advice = Conselho: { $move }. { $why }
advice-under = Fica abaixo de { $best }, por isso não levas a vaza.
advice-give-under = Custa a quem leva a vaza, e { $best } está acima: livra-te dela agora.
advice-take-high = Qualquer carta tua leva a vaza: joga a mais alta, e já não ficas com ela.
advice-lowest-over = Tudo o que podes jogar passa { $best }; sobre a mais baixa ainda alguém pode jogar mais alto.
advice-give = Sem o naipe de saída não podes levar a vaza. Esta carta custa a quem a leva: livra-te dela.
advice-throw = Sem o naipe de saída não podes levar a vaza. Uma carta alta podia levar uma mais tarde: livra-te dela.
advice-lead-low = Sai baixo: os outros têm { $count ->
    [one] uma carta mais alta
   *[other] { $count } cartas mais altas
} deste naipe.
advice-lead-last = Com qualquer saída a vaza é tua: ninguém pode passar.
advice-free = Só custam as duas últimas vazas. Joga agora as cartas altas.
advice-best = Os outros não têm nada mais alto neste naipe: leva a vaza.
advice-best-but-trump = Os outros não têm nada mais alto neste naipe; só um trunfo lhe ganha.
advice-lead-long = Começa um naipe comprido: tens { $count ->
    [one] uma carta
   *[other] { $count } cartas
} dele, e nenhum outro de que podes sair é mais comprido.
advice-enough = Jogas em último lugar, e chega à justa para levar a vaza.
advice-over = Ganha ao que está na mesa até agora.
advice-cannot = Não podes levar esta vaza: guarda as cartas mais altas.
advice-ruff = Sem o naipe de saída podes cortar, e até agora chega este trunfo pequeno.
advice-opens = Depois dela também cabe { $best }.
advice-fits = Cabe. Não aproxima outra carta tua, mas é preciso pôr uma.
advice-long-trump = Tens { $count }, e nenhum outro naipe é mais comprido: um bom trunfo.
advice-few-high = Das cartas que custam tens { $count ->
    [0] nenhuma
    [one] uma
   *[other] { $count }
}.
