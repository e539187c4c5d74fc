## Só o que no Brasil se diz de outro modo. As cartas vêm depois de dois pontos, porque não trazem artigo.

refusal-not-your-turn = Ainda não é a sua vez: é a de { $player }.
refusal-not-in-hand = Você não tem esta carta: { $card }.
refusal-follow-suit = Você precisa seguir o naipe de { $suit }: { $cards }.
refusal-penalty-lead = Agora não se pode sair com { $suit }. Você pode sair com: { $cards }.
refusal-trump-lead = Não se sai com trunfo antes de ter caído um. Você pode sair com: { $cards }.
refusal-first-trick-discard = Na primeira vaza não se descartam cartas de penalidade. Você pode jogar: { $cards }.
refusal-void-duty = Você não tem o naipe de saída, por isso precisa descartar: { $cards }.
refusal-give-up = Há na vaza uma carta de { $suit } mais alta, por isso você precisa jogar: { $cards }.
refusal-raise-duty = Você tem carta mais alta, por isso precisa jogar: { $cards }.
refusal-ruff-duty = Você não tem o naipe de saída, por isso precisa cortar: { $cards }.
refusal-must-lay = Você pode colocar uma carta, por isso não pode passar: { $cards }.
refusal-starter-first = A primeira carta tem que ser esta: { $card }.
refusal-does-not-fit = Esta carta não cabe: { $card }. { $count ->
    [0] Também não cabe nenhuma das outras: você precisa passar.
   *[other] Você pode colocar: { $cards }.
}
refusal-side-needed = Esta carta cabe no rei e no dois: { $card }. Diga alto ou baixo.
refusal-cut-range = Você pode cortar o baralho depois de qualquer carta, da { $least } à { $most }.
refusal-contract-closed = “{ $contract }” não está mais livre para você. Você pode escolher: { $contracts }.
refusal-trump-not-allowed = Aqui não se pode declarar { $trump }. Você pode declarar: { $trumps }.
refusal-price-range = Diga um número de vazas de { $least } a { $most }.
refusal-bid-too-low = É pouco: ofereça { $least } ou mais.
refusal-sale-not-allowed = Agora não há leilão: declare o trunfo.
refusal-call-own-card = Esta carta é sua: { $card }. Chame uma que você não tenha.

narrow-follow-suit = Você precisa seguir o naipe de { $suit }.
narrow-penalty-lead = Você ainda não pode sair com { $suits }.
narrow-penalty-lead-never = Você não pode sair com { $suits } enquanto tiver outro naipe.
narrow-void-duty = Você não tem o naipe de saída, por isso precisa descartar: { $cards }.
narrow-give-up = Há na vaza uma carta de { $suit } mais alta, por isso você precisa jogar: { $cards }.
narrow-raise-duty = Você precisa seguir o naipe de { $suit } com carta mais alta.
narrow-ruff-duty = Você não tem o naipe de saída, por isso precisa cortar.
narrow-starter-first = A primeira carta tem que ser esta: { $card }.
