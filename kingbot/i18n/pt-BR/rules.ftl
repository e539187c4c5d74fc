## Só o que no Brasil se diz de outro modo

about-portuguese = O King do Brasil e de Portugal: mãos negativas, depois positivas.

rule-follow = É obrigatório seguir o naipe. Leva a vaza o trunfo mais alto ou, sem trunfos, a carta mais alta do naipe de saída.
rule-void-duty-single = Quem não tem o naipe de saída precisa descartar a carta que conta, se tiver: { $cards }.
rule-void-duty-penalty = Quem não tem o naipe de saída precisa descartar uma carta de penalidade, se tiver.
rule-rifki-void-any-heart = { $contract }: quem não tem o naipe de saída precisa descartar uma carta de copas, seja qual for, se tiver.
rule-raise-duty-trump = { $contract }: quem pode jogar mais alto no naipe de saída precisa jogar.
rule-raise-duty-all = Em todos os contratos com vazas, quem pode jogar mais alto no naipe de saída precisa jogar.
rule-ruff-duty-on = Quem não tem o naipe de saída precisa cortar.
rule-domino = As cartas são colocadas em quatro filas, uma por naipe, para baixo e para cima a partir da carta inicial. Quem pode colocar uma carta é obrigado; quem não pode passa.
