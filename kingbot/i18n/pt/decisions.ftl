### O que um bot sabia numa jogada de uma mão acabada, e o que comparou (docs/bots.md).

button-decisions = O que sabia o bot?
more-about-decisions = O que cada bot sabia numa mão acabada
decisions-title = Mesa { $table } · o que sabia o bot?
decisions-not-over = O que um bot sabia só se pode ver quando a mão acaba.
decisions-no-bot = Na mão { $number } não jogou nenhum bot.
decisions-of = Mão { $number } · **{ $name }** · { $level } · { $move }
decisions-cards = As suas cartas: { $cards }
decisions-unlooked = Ainda não tinha olhado para as suas cartas.
decisions-void = Sabia: { $name } não tem { $suits }.
decisions-lacking = Sabia, porque houve um passe: { $name } não tem { $cards }.
decisions-forgotten = Tinha esquecido que estas já tinham saído: { $cards }
decisions-likely = Achava que { $name } tinha { $cards }.
decisions-share = { $card } ({ $percent } %)
decisions-forced = Não tinha escolha.
decisions-random = Fez uma jogada permitida qualquer, à sorte.
decisions-search = { $deals ->
    [one] Imaginou de uma maneira as cartas que não via, e jogou cada escolha até ao fim.
   *[other] Imaginou de { $deals } maneiras as cartas que não via, e jogou cada escolha até ao fim.
}
decisions-policy = Seguiu regras práticas, sem experimentar nada.
decisions-unit-points = Os pontos que esperava nesta mão:
decisions-unit-gain = Os pontos que esperava, face ao que o contrato rende em média:
decisions-unit-place = O lugar que esperava na partida:
decisions-unit-liking = Quanto cada escolha seguia essas regras, de 0 a 100:
decisions-unit-order = A melhor primeiro:
decisions-mistake = Foi um deslize: preferia outra escolha.
decisions-alike = As cartas que valem o mesmo comparam-se como uma só.
decisions-not-kept = Não ficou guardado em que se baseou: a jogada é anterior a esse registo, ou ninguém perguntou ao bot.
decisions-which-move = Outra jogada …
decisions-which-bot = Outro bot …
decisions-earlier = ◀ Antes
decisions-later = Depois ▶
