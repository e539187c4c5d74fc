## Porque não vale uma jogada: a regra, depois o que é possível.
## $cards diz o que se pode jogar em vez disso, $count quantas cartas são. As cartas vêm depois de dois pontos,
## porque em palavras («sete de ouros») não trazem artigo.

refusal-not-your-turn = Ainda não é a tua vez: é a de { $player }.
refusal-wrong-phase = Não é o momento: agora espera-se outra jogada.
refusal-bad-action = Com esta carta não se diz o lado: { $card }.
refusal-not-in-hand = Não tens esta carta: { $card }.
refusal-follow-suit = Tens de assistir a { $suit }: { $cards }.
refusal-penalty-lead = Agora não se pode sair com { $suit }. Podes sair com: { $cards }.
refusal-trump-lead = Não se sai com trunfo antes de ter caído um. Podes sair com: { $cards }.
refusal-first-trick-discard = Na primeira vaza não se descartam cartas de penalidade. Podes jogar: { $cards }.
refusal-void-duty = Não tens o naipe de saída, por isso tens de descartar: { $cards }.
refusal-give-up = Há na vaza uma carta de { $suit } mais alta, por isso tens de jogar: { $cards }.
refusal-raise-duty = Tens carta mais alta, por isso tens de jogar: { $cards }.
refusal-ruff-duty = Não tens o naipe de saída, por isso tens de cortar: { $cards }.
refusal-must-lay = Podes pôr uma carta, por isso não podes passar: { $cards }.
refusal-starter-first = A primeira carta tem de ser esta: { $card }.
refusal-does-not-fit = Esta carta não cabe: { $card }. { $count ->
    [0] Também não cabe nenhuma das outras: tens de passar.
   *[other] Podes pôr: { $cards }.
}
refusal-side-needed = Esta carta cabe no rei e no dois: { $card }. Diz alto ou baixo.
refusal-side-closed = Agora esta carta não pode ir para o lado { $side }: { $card }.
refusal-cut-range = Podes cortar o baralho depois de qualquer carta, da { $least } à { $most }.
refusal-contract-closed = “{ $contract }” já não está livre para ti. Podes escolher: { $contracts }.
refusal-trump-not-allowed = Aqui não se pode declarar { $trump }. Podes declarar: { $trumps }.
refusal-price-range = Diz um número de vazas de { $least } a { $most }.
refusal-bid-too-low = É pouco: oferece { $least } ou mais.
refusal-sale-not-allowed = Agora não há leilão: declara o trunfo.
refusal-call-own-card = Esta carta é tua: { $card }. Chama uma que não tenhas.
refusal-not-qualified = Só pode pedir cartas novas quem tem quatro ou mais ases e reis.
refusal-match-over = A partida acabou.

## Que regra limita a escolha, por baixo de «É a tua vez»: curto, porque os botões mostram o que se pode jogar.

narrow-follow-suit = Tens de assistir a { $suit }.
narrow-penalty-lead = Ainda não podes sair com { $suits }.
narrow-penalty-lead-never = Não podes sair com { $suits } enquanto tiveres outro naipe.
narrow-trump-lead = Não se sai com trunfo antes de ter caído um.
narrow-first-trick-discard = Na primeira vaza não se descartam cartas de penalidade.
narrow-void-duty = Não tens o naipe de saída, por isso tens de descartar: { $cards }.
narrow-give-up = Há na vaza uma carta de { $suit } mais alta, por isso tens de jogar: { $cards }.
narrow-raise-duty = Tens de assistir a { $suit } com carta mais alta.
narrow-ruff-duty = Não tens o naipe de saída, por isso tens de cortar.
narrow-starter-first = A primeira carta tem de ser esta: { $card }.
broken-suits = Já se pode sair com: { $suits }.
