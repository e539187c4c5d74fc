decisions-cards = Suas cartas: { $cards }
decisions-not-over = O que um bot sabia só pode ser visto quando a mão acaba.
decisions-unlooked = Ainda não tinha olhado suas cartas.
decisions-unit-gain = Os pontos que esperava, comparados com o que o contrato rende em média:
decisions-random = Fez uma jogada permitida qualquer, ao acaso.
decisions-search = { $deals ->
    [one] Imaginou de uma maneira as cartas que não via, e jogou cada escolha até o fim.
   *[other] Imaginou de { $deals } maneiras as cartas que não via, e jogou cada escolha até o fim.
}
decisions-alike = As cartas que valem o mesmo são comparadas como uma só.
decisions-not-kept = Não foi guardado em que se baseou: a jogada é anterior a esse registro, ou ninguém perguntou ao bot.
