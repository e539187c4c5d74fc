### Só o que no Brasil se diz de outro modo.

help-king-picture = Uma mesa no meio de uma mão em que cada dama custa pontos. O círculo dourado marca quem { $chosen ->
    [yes] escolheu
   *[no] deu as cartas
}; os números são os pontos até agora.

help-tricks =
    Alguém sai com uma carta e os outros jogam por ordem: uma carta do mesmo naipe, se tiverem; se não, qualquer uma. Leva a vaza a carta mais alta do naipe de saída: ás, rei, dama, valete, dez e assim por diante até o dois. Quem leva a vaza sai na seguinte.
    Por isso, numa mão em que as damas custam pontos, convém não levar vazas, e descartar a dama numa vaza de outro quando falta o naipe de saída. Algumas mesas têm mais obrigações; o bot só deixa jogar as cartas permitidas.

help-special-picture = O dominó no meio: as filas crescem para os dois lados.

help-table =
    - **Começar.** { COMMAND("new") } abre uma mesa num canal. Os outros tocam em *{ button-join }*; quem abriu a mesa toca em *{ button-start }*, e os bots ocupam os lugares livres.
    - **Jogar.** Suas cartas chegam por mensagem direta, ou toque em *{ button-hand }* na mesa. Toque numa carta para jogar.
    - **Ver.** Embaixo da mesa estão *{ button-last }* (a vaza), *{ button-score }* e *{ button-more }*. Em *{ button-more }* você tem a mão até agora, quem escolheu o quê e as regras em vigor. { COMMAND("rules") } mostra as regras de qualquer tipo de King.
    - **Do seu jeito.** { COMMAND("settings") }: idioma, cartas, letra grande, ou tudo em palavras, sem imagens.
    - **Escrever.** Tudo também pode ser escrito: { COMMAND("play") } entende uma carta, um contrato, uma oferta ou “passo” como você diria, e propõe o que é possível. { COMMAND("table") } traz a mesa de volta, { COMMAND("tables") } mostra onde é a sua vez.
help-special =
    Numa *declaração* cada vaza dá pontos. Quem dá as cartas vê as suas e declara um trunfo: quem não tem o naipe de saída pode cortar, e o trunfo mais alto leva a vaza. Em vez de declarar, quem dá as cartas pode colocar o trunfo em leilão por um número de vazas.
    No *dominó* não há vazas. Um sete começa uma fila; depois cada carta vai ao lado da vizinha do mesmo naipe. Só passa quem não tem onde colocar. O primeiro a ficar sem cartas ganha o que os outros pagam pelas cartas que sobram com eles.
