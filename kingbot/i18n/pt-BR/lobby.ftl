### Abrir uma mesa: só o que se diz de outro modo no Brasil.

welcome = Quatro lugares, uma coroa: um jogo de vazas da Itália, da Turquia e de Portugal. Jogue já contra bots, ou abra uma mesa para outros entrarem; não é preciso conhecer o jogo.
about-level-master = pensa à frente e se lembra de cada carta
options-tip = Escolha nos menus; todos veem a mudança na mesa. O que é diferente deste tipo de King está em negrito.
options-save = Salvar como regras da casa
choice-yours = Você ainda tem: { $parts }.
choice-used-up = { $contracts }: não pode mais, porque você já escolheu { $each ->
    [one] o seu
   *[other] os seus { $each }
}.
bid-means-transfer = { $tricks ->
    [one] Uma vaza
   *[other] { $tricks } vazas
}: você declara o trunfo. Preço em pontos: { $points }, leve as vazas que levar.
bid-means-double = { $tricks ->
    [one] Uma vaza
   *[other] { $tricks } vazas
}: você declara o trunfo. Preço em pontos: { $points }; cada vaza que faltar custa { $missing }.
bid-means-taken = { $tricks ->
    [one] Uma vaza
   *[other] { $tricks } vazas
}: você declara o trunfo. Preço em pontos: até { $points }, mas só pelas vazas que você levar.
