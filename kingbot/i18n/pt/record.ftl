## O que está errado no registo de uma partida.

record-bad-json = { $fault ->
    [archive] É um ficheiro comprimido, um zip por exemplo: primeiro é preciso extraí-lo.
    [encoding] Não é um texto em UTF-8 (byte { $byte }).
    [nested] Não é JSON: tem níveis a mais.
    [twice] Não é JSON: uma chave aparece duas vezes no mesmo objeto.
    [constant] Não é JSON: NaN e Infinity não são números em JSON.
   *[syntax] Não é JSON: linha { $line }, coluna { $column }.
}
record-bad-value = { $field } não é do tipo certo.
record-missing-key = Falta { $field }.
record-unknown-key = Campo desconhecido: { $field }.
record-wrong-deck = As cartas dadas não são o baralho inteiro, treze por lugar.
record-wrong-dealer = Não é o lugar { $dealer } que dá as cartas, é outro.
record-wrong-secret = O segredo não corresponde ao compromisso feito antes da mão.
record-wrong-cut = O baralho não foi cortado no ponto indicado.
record-wrong-deal = Estas não são as cartas que o segredo dá.
record-wrong-contract = É a vez de outro contrato, ou foi outro o escolhido.
record-unknown-verb = Não existe esta jogada: { $text }.
record-bad-action = Não existe esta carta, lugar, número ou lado: { $text }.
record-unfinished-hand = A mão foi interrompida, mas segue-se outra.
record-too-many-hands = A partida acaba depois de { $most ->
    [1] { $most } mão
   *[other] { $most } mãos
}.
record-wrong-points = Os pontos são { $found }, mas deviam ser { $due }.
record-wrong-totals = Os totais são { $found }, mas deviam ser { $due }.
record-points-missing = A mão acabou, mas faltam os pontos: { $due }.
record-points-too-soon = A mão foi interrompida, mas tem pontos.
