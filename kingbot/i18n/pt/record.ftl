## O que está errado no registo de uma partida.

record-bad-json = Isto não é um documento JSON: { $detail }.
record-bad-value = { $field } não é do tipo certo.
record-missing-key = Falta { $field }.
record-unknown-key = Isto não existe num registo: { $field }.
record-wrong-deck = As cartas dadas não são o baralho inteiro, treze por lugar.
record-wrong-dealer = Quem dá não é o lugar { $dealer }, é outro.
record-wrong-contract = Joga-se agora outro contrato, ou foi outro o escolhido.
record-unknown-verb = Não existe esta jogada: { $text }.
record-bad-action = Não existe esta carta, lugar, número ou lado: { $text }.
record-unfinished-hand = A mão foi interrompida, e no entanto segue-se outra.
record-too-many-hands = A partida acaba ao fim de { $most ->
    [1] { $most } mão
   *[other] { $most } mãos
}.
record-wrong-points = Os pontos são { $found }, e deviam ser { $due }.
record-wrong-totals = Os totais são { $found }, e deviam ser { $due }.
record-points-missing = A mão acabou, mas faltam os pontos: { $due }.
record-points-too-soon = A mão foi interrompida, e no entanto tem pontos.
