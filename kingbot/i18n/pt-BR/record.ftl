### O registro de uma partida, como se diz no Brasil.

record-bad-json = { $fault ->
    [archive] É um arquivo compactado, um zip por exemplo: primeiro é preciso extrair.
    [encoding] Não é um texto em UTF-8 (byte { $byte }).
    [nested] Não é JSON: tem níveis demais.
    [twice] Não é JSON: uma chave aparece duas vezes no mesmo objeto.
    [constant] Não é JSON: NaN e Infinity não são números em JSON.
   *[syntax] Não é JSON: linha { $line }, coluna { $column }.
}
