### O que está escrito nas imagens de uma mesa, e os seus textos alternativos.
### $name, $buyer, … são nomes de jogadores, já seguros para mostrar.

## Letreiros: curtos, porque há pouco espaço

picture-seat = Lugar { $number }
picture-hand-number = { $number } / { $hands }
picture-no-contract = Nova mão
picture-trump = Trunfo
picture-still-out = Em jogo
picture-led = saiu
picture-took = levou
picture-pass = passo
picture-out = acabou
picture-bid = { $tricks ->
    [1] { $tricks } vaza
   *[other] { $tricks } vazas
}
picture-asks = pede { $tricks }
picture-called = chamou
picture-gets = recebe { $points }
picture-blind = às cegas: vale o dobro
picture-counts-domino = { $points } por carta que fique na mão
picture-counts-before = { $contract ->
    [no_last_two] Vazas 12 e 13, { $points } cada
   *[other] { $points } por vaza
}
picture-counts = { $contract ->
    [no_last_two] Vaza { $trick } de 13 · a 12 e a 13 contam { $points }
   *[other] Vaza { $trick } de 13 · { $points } cada
}
picture-counts-nulos = Vaza { $trick } de 13 · parte-se de { $start }, { $points } cada
picture-awaited = { $stage ->
    [cut] { $name } corta o baralho
    [contract] { $name } escolhe o contrato
    [blind] { $name } pode declarar às cegas
    [trump] { $name } declara o trunfo
    [offer] { $name } responde à oferta
    [auction] { $name } oferece ou passa
    [answer] { $name } vende o trunfo ou fica com ele
    [call] { $name } chama uma carta
    [redeal] { $name } pode pedir cartas novas
    [over] A partida acabou
   *[deal] Dão-se as cartas
}
picture-unlooked = As tuas cartas ficam viradas para baixo até declarares às cegas ou olhares.
picture-no-cards = Não tens cartas na mão.
picture-trick-title = Vaza { $number }
picture-why = { $name } levou a vaza: { $card }, { $trump ->
    [yes] o trunfo mais alto
   *[no] a mais alta do naipe de saída
}
picture-total = Total
picture-this-hand = Esta mão
picture-next = A seguir: { $contract } · { $name } { $chose ->
    [yes] escolheu
   *[no] dá as cartas
}
picture-next-choice = A seguir: { $name } escolhe
picture-mark = { $mark ->
    [dealt] deu as cartas
    [chose] escolheu
    [declared] declarou
    [no-trump] sem trunfo
   *[slam] capote
}
picture-winners = { $count ->
    [1] Vence { $names }
   *[other] Vencem { $names }
}
picture-king = { $contract ->
    [no_hearts] { $name } levou todas as copas
    [no_tricks] { $name } levou todas as vazas
   *[other] { $name } faz King
}
picture-king-how = { $contract ->
    [no_hearts] Capote: as treze copas para um só
   *[other] Capote: as treze vazas para um só
}

## Textos alternativos: as imagens em palavras. As cartas vão naipe a naipe, como “espadas A, K; copas 10”.
## Uma carta em palavras vem depois de dois pontos, porque não traz artigo.

alt-suit = { $suit } { $ranks }
alt-sentence = { $text }.
alt-hand = { $count ->
    [1] A tua última carta: { $cards }.
   *[other] As tuas { $count } cartas: { $cards }.
}
alt-playable = Podes jogar: { $cards }.
alt-planned = Cartas planeadas: { $cards }.
alt-led = { $name } sai: { $card }
alt-played = { $name }: { $card }
alt-trick-number = Vaza { $number }: { $plays }.
alt-took-trick = { $name } levou a vaza com { $trump ->
    [yes] o trunfo mais alto
   *[no] a carta mais alta do naipe de saída
}.

alt-hand-number = Mão { $number } de { $hands }.
alt-contract = Mão { $number } de { $hands }: { $contract }.
alt-trump = { $how ->
    [blind] { $name } declarou às cegas: { $trump }. As vazas de quem deu as cartas valem o dobro
    [bought] { $name } comprou o trunfo por { $tricks ->
        [1] uma vaza
       *[other] { $tricks } vazas
    } e declarou: { $trump }
   *[own] { $name } declarou: { $trump }
}.
alt-due = É a vez de { $name }.
alt-trick = Na mesa: { $plays }. Por agora leva { $name }.
alt-last = Última vaza: { $cards }; levou { $name }, { $points }.
alt-broken = Já se pode sair com: { $suits }.
alt-rows = Filas: { $rows }.
alt-row = { $count ->
    [1] { $suit } { $low }
   *[other] { $suit } de { $low } a { $high }
}
alt-row-empty = { $suit } nada
alt-fits = Cartas que cabem: { $cards }.
alt-said = { $name }: { $text }.
alt-open = Contratos livres: { $contracts }.
alt-result = Esta mão: { $points }.
alt-points-of = { $name } { $points }
alt-still-out = Ainda em jogo: { $cards }.
alt-player = { $name }: { $facts }.
alt-dealer = dá as cartas
alt-chooser = escolhe
alt-points = pontos na partida: { $points }
alt-hand-points = { $points } nesta mão
alt-tricks = { $count ->
    [0] nenhuma vaza
    [1] uma vaza
   *[other] { $count } vazas
}
alt-took = levou { $cards }
alt-cards = { $count ->
    [1] ainda uma carta
   *[other] ainda { $count } cartas
}
alt-called = { $name } chamou: { $card }.
alt-pair = Parceiros: { $pair }.
alt-order = Joga-se { $direction ->
    [clockwise] no sentido horário
   *[counterclockwise] no sentido anti-horário
}, a partir de baixo: { $names }.

alt-score = Pontos depois de { $done } de { $hands } mãos, por esta ordem: { $names }. Total: { $totals }.
alt-score-hand = { $number } { $contract }: { $points }.
alt-score-whose = { $name } { $chose ->
    [yes] escolheu
   *[no] deu as cartas
} nas mãos { $hands }.
alt-ranking = Classificação final: { $places }.
alt-place = { $place }. { $name } { $points }
alt-course = Pontos depois de cada mão, por esta ordem: { $names }: { $steps }.
alt-step = { $number }: { $points }

picture-counter-out = por sair
picture-counter-mine = tuas
picture-counter-gone = saíram
alt-out = Ainda por ver ({ $count }): { $cards }.
alt-king = Uma coroa de ouro. { $title }. { $how }.
alt-result-place = { $place }. { $name }
alt-moved = { $up ->
    [yes] sobe
   *[no] desce
} na classificação
