## Porque não vale uma jogada: a regra, depois o que é possível.
## $cards diz o que se pode jogar em vez disso, $count quantas cartas são.

refusal-not-your-turn = Ainda não é a tua vez: é a de { $player }.
refusal-wrong-phase = Não é o momento: agora espera-se outra jogada.
refusal-bad-action = Aqui não se diz para que lado vai { $card }.
refusal-not-in-hand = Não tens { $card } na mão.
refusal-follow-suit = É preciso assistir a { $suit }: { $cards }.
refusal-penalty-lead = Agora não se pode sair com { $suit }: sai com { $cards }.
refusal-trump-lead = Não se sai com trunfo antes de ter caído um: sai com { $cards }.
refusal-first-trick-discard = Na primeira vaza não se descartam cartas de penalidade: joga { $cards }.
refusal-void-duty = Não podes assistir, por isso tens de descartar { $cards }.
refusal-give-up = Há na vaza uma carta de { $suit } mais alta, por isso tens de largar { $cards }.
refusal-raise-duty = Podes subir à vaza, por isso é obrigatório: { $cards }.
refusal-ruff-duty = Não podes assistir, por isso tens de cortar: { $cards }.
refusal-must-lay = Tens carta para pôr, por isso não se pode passar: { $cards }.
refusal-starter-first = Começa-se com { $card }.
refusal-does-not-fit = { $count ->
    [0] Não há lugar para { $card }, nem para outra das tuas cartas: passa.
   *[other] Não há lugar para { $card }; podes pôr { $cards }.
}
refusal-side-needed = Para { $card } há lugar no rei e no dois: diz alto ou baixo.
refusal-side-closed = Agora { $card } não pode ir para o lado { $side }.
refusal-contract-closed = “{ $contract }” já não está livre para ti: escolhe { $contracts }.
refusal-trump-not-allowed = Aqui não se pode declarar { $trump }: declara { $trumps }.
refusal-price-range = Diz um número de vazas de { $least } a { $most }.
refusal-bid-too-low = É pouco: oferece { $least } ou mais.
refusal-sale-not-allowed = Agora a festa não se vende: declara o trunfo.
refusal-call-own-card = Tens { $card } na mão: chama uma carta que não tenhas.
refusal-not-qualified = Só pode pedir cartas novas quem tem quatro ou mais ases e reis.
refusal-match-over = A partida acabou.
