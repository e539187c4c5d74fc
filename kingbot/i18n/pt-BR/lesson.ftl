### A lição: só o que se diz de outro modo no Brasil.

lesson-title = Experimente uma mão · { $number } de { $count }
lesson-follow = Cada vaza custa ({ $points }). Saiu ouros. Que carta você pode jogar?
lesson-queen = Cada dama custa para quem a leva ({ $points }). Você é o último a jogar. Que carta vai?
lesson-queen-why = O ás faz a vaza, e a sua dama vai com ele: paga quem o jogou. Nada melhor do que uma dama na vaza de outro.
lesson-discard = As damas custam ({ $points }). Saiu paus, e você não tem nenhum. Que carta vai?
lesson-discard-why = Sem o naipe de saída você não faz a vaza. É a hora de dar a dama; uma carta alta que não custa pode esperar.
lesson-below = Cada vaza custa ({ $points }). Você é o último a jogar. Que carta vai?
lesson-below-why = Fique logo abaixo da carta mais alta da mesa: você não faz a vaza, e a carta pequena fica para horas piores.
lesson-trump = Agora cada vaza dá pontos ({ $points }). O trunfo é copas, saiu paus, e você não tem nenhum. Que carta vai?
lesson-trump-why = O menor trunfo ganha da maior carta de qualquer outro naipe. Sem o naipe de saída você pode cortar.
lesson-king = Só o rei de copas custa, mas muito ({ $points }). Saiu espadas, e você não tem nenhuma. Que carta vai?
lesson-domino = Dominó: sem vazas, e cada carta que fica na mão custa ({ $points }). As fileiras crescem para cima e para baixo a partir dos setes. Qual das suas cartas cabe agora?
lesson-end = Você já sabe o que é preciso. Jogue { $preset } contra três iniciantes: só as cartas permitidas têm botão, uma linha diz o que limita a escolha, e ninguém apressa você. Pode parar quando quiser.
lesson-follow-why = É preciso seguir o naipe: quem tem uma carta do naipe de saída joga uma. Só quem não tem é livre.
