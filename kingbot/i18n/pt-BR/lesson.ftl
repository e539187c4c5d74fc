### A lição: só o que se diz de outro modo no Brasil.

lesson-title = Experimente uma mão · { $number } de { $count }
lesson-follow = Quatro cartas, uma de cada jogador, formam uma vaza; quem joga a mais alta do naipe de saída leva a vaza (o ás acima de todas). Aqui cada vaza custa ({ $points }). Saiu ouros. Que carta você pode jogar?
lesson-queen = Cada dama custa para quem a leva ({ $points }). Você joga por último. Que carta você joga?
lesson-queen-why = O ás leva a vaza, e a sua dama vai com ele: paga quem o jogou. Nada melhor do que uma dama na vaza de outro.
lesson-discard = As damas custam ({ $points }). Saiu paus, e você não tem nenhum. Que carta você joga?
lesson-discard-why = Sem o naipe de saída você não leva a vaza. É a hora de se livrar da dama. Onde cada vaza custa, descarte a carta mais alta.
lesson-below = Cada vaza custa ({ $points }). Você joga por último. Que carta você joga?
lesson-below-why = Fique logo abaixo da carta mais alta da mesa: você não leva a vaza, e guarda a carta pequena para horas piores.
lesson-trump = Agora cada vaza dá pontos ({ $points }). O trunfo é copas, saiu paus, e você não tem nenhum. Que carta você joga?
lesson-trump-why = O menor trunfo ganha da maior carta de qualquer outro naipe. Sem o naipe de saída você pode cortar.
lesson-king = Só o rei de copas custa, mas muito ({ $points }). Saiu espadas, e você não tem nenhuma. Que carta você joga?
lesson-domino = Dominó: sem vazas, e cada carta que fica na mão custa ({ $points }). As filas crescem para cima e para baixo a partir dos setes. Qual das suas cartas cabe agora?
lesson-end = Você já sabe o que é preciso. Jogue { $preset } contra três iniciantes: só as cartas permitidas têm botão, um conselho sugere a jogada e diz por quê, e ninguém apressa você. Pode parar quando quiser.
lesson-follow-why = É preciso seguir o naipe: quem tem uma carta do naipe de saída joga uma. Quem não tem nenhuma joga o que quiser.

advice-under = Fica abaixo de { $best }, por isso você não leva a vaza.
advice-give-under = Custa para quem leva a vaza, e { $best } está acima: livre-se dela agora.
advice-take-high = Qualquer carta sua leva a vaza: jogue a mais alta, e já se livra dela.
advice-lowest-over = Tudo o que você pode jogar passa { $best }; sobre a mais baixa alguém ainda pode jogar mais alto.
advice-give = Sem o naipe de saída você não leva a vaza. Esta carta custa para quem leva: livre-se dela.
advice-throw = Sem o naipe de saída você não leva a vaza. Uma carta alta poderia levar uma mais tarde: livre-se dela.
advice-lead-low = Saia baixo: os outros têm { $count ->
    [one] uma carta mais alta
   *[other] { $count } cartas mais altas
} deste naipe.
advice-lead-last = Com qualquer saída a vaza é sua: ninguém pode passar.
advice-free = Só custam as duas últimas vazas. Jogue agora as cartas altas.
advice-best-but-trump = Os outros não têm nada mais alto neste naipe; só um trunfo ganha dela.
advice-lead-long = Começa um naipe longo: você tem { $count ->
    [one] uma carta
   *[other] { $count } cartas
} dele, e nenhum outro de que pode sair é mais longo.
advice-enough = Você joga por último, e ela basta para levar a vaza.
advice-over = Ganha do que está na mesa até agora.
advice-cannot = Você não pode levar esta vaza: guarde as cartas mais altas.
advice-ruff = Sem o naipe de saída você pode cortar, e até agora basta este trunfo pequeno.
advice-fits = Cabe. Não aproxima outra carta sua, mas é preciso colocar uma.
advice-long-trump = Você tem { $count }, e nenhum outro naipe é mais longo: um bom trunfo.
advice-few-high = Das cartas que custam você tem { $count ->
    [0] nenhuma
    [one] uma
   *[other] { $count }
}.
lesson-king-why = Livre-se dele já: quem levar esta vaza leva o rei. Em muitos tipos de King isso é até obrigatório.
lesson-end-title = Agora uma mão de verdade
