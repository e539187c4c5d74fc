decisions-cards = Suas cartas: { $cards }
decisions-not-over = O que um bot sabia é mostrado quando a mão acaba.
decisions-unlooked = Ainda não tinha olhado suas cartas.
decisions-unit-gain = Os pontos que esperava, comparados com o que o contrato rende em média:
decisions-random = Fez uma jogada permitida qualquer, ao acaso.
decisions-search = { $deals ->
    [one] Deu uma vez as cartas que não via, como podiam estar, e jogou cada escolha até o fim.
   *[other] Deu { $deals } vezes as cartas que não via, como podiam estar, e jogou cada escolha até o fim.
}
decisions-alike = As cartas que valem o mesmo são comparadas como uma só.
decisions-not-kept = Aquilo em que se baseou não foi guardado: a jogada é anterior a isso, ou ninguém perguntou ao bot.
