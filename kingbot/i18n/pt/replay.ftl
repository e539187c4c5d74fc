### Rever uma mão que acabou, passo a passo, com as cartas de todos à vista.
### $name, $names são nomes de jogadores, já sem perigo.

button-replay = Rever
button-replay-first = Início
button-replay-back = Atrás
button-replay-next = Seguinte
button-replay-last = Fim
button-replay-trick-back = { $domino ->
    [yes] Volta anterior
   *[no] Vaza anterior
}
button-replay-trick-next = { $domino ->
    [yes] Volta seguinte
   *[no] Vaza seguinte
}
more-about-replay = Uma mão que acabou, carta a carta
replay-title = Rever · mesa { $table }
replay-title-record = Rever um registo
replay-place = Mão { $number } de { $hands } · passo { $step } de { $steps }
replay-hand = Mão { $number }: { $contract }
replay-choose-hand = Outra mão …
replay-hand-of = { $name } tem { $cards }
replay-no-cards = { $name } já não tem cartas
replay-checked = Todas as jogadas deste registo foram conferidas e cumprem as regras. O registo fica nesta mensagem e não é guardado.
replay-offer = { $date } · { $kind } · { $names }
alt-open-hand = { $name } tem { $cards }.
alt-open-hand-empty = { $name } já não tem cartas.
error-replay-none = Ainda não acabou nenhuma mão. Quando acabar, podes revê-la aqui.
error-replay-not-over = A mão { $number } ainda não acabou, por isso as suas cartas ficam escondidas.
error-replay-nothing = Ainda não há nenhuma partida para rever, nem tua nem jogada aqui.
error-replay-too-large = Este ficheiro é grande demais para um registo de partida, que tem no máximo { $most } KiB.
error-replay-unread = Não consegui obter o ficheiro do Discord. Anexa-o de novo.
error-replay-lost = O registo já não está nesta mensagem. Anexa-o de novo com { COMMAND("replay") }.
error-replay-refused = Isto não é um registo de partida válido. { $why }
error-replay-refused-hand = Este registo de partida não é válido. Mão { $hand }: { $why }
error-replay-refused-move = Este registo de partida não é válido. Mão { $hand }, jogada { $move }: { $why }
error-replay-unfinished = Nenhuma mão deste registo foi jogada até ao fim.

## A página de `kingbot replay`

replay-page-title = { $preset } · para rever
replay-page-players = Jogaram { $names }.
replay-page-no-script = Esta página desenha a partida com JavaScript, que aqui está desligado.
replay-page-hand = Mão
replay-page-keys = Teclas: ← → carta a carta, ↑ ↓ vaza a vaza, Page Up e Page Down mão a mão, Home e End para os extremos da mão.
replay-page-words = A imagem em palavras
replay-page-end = A partida acabou.
cli-replay-written = { $file }: { $count ->
    [one] uma mão
   *[other] { $count } mãos
}, { $size } kB
