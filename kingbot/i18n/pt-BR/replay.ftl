### Rever, como se diz no Brasil.

button-replay-back = Voltar
button-replay-next = Avançar
replay-title-record = Rever um registro
replay-checked = Todas as jogadas deste registro foram conferidas e seguem as regras. O registro fica nesta mensagem e não é guardado.
error-replay-none = Ainda não acabou nenhuma mão. Quando acabar, você pode rever aqui.
error-replay-nothing = Ainda não há nenhuma partida para rever, nem sua nem jogada aqui.
error-replay-too-large = Este arquivo é grande demais para um registro de partida, que tem no máximo { $most } KiB.
error-replay-unread = Não consegui pegar o arquivo do Discord. Anexe de novo.
error-replay-lost = O registro não está mais nesta mensagem. Anexe de novo com { COMMAND("replay") }.
error-replay-refused = Isto não é um registro de partida válido. { $why }
error-replay-refused-hand = Este registro de partida não é válido. Mão { $hand }: { $why }
error-replay-refused-move = Este registro de partida não é válido. Mão { $hand }, jogada { $move }: { $why }
error-replay-unfinished = Nenhuma mão deste registro foi jogada até o fim.
alt-open-hand-empty = { $name } não tem mais cartas.
replay-no-cards = { $name } não tem mais cartas
