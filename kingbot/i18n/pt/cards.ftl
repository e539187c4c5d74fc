## Cartas, naipes e trunfos
## A categoria [one] do português vale também para 0; por isso aqui se conta com [1], e 0 fica no plural.

rank-letter = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank-local = { $rank ->
    [T] 10
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}

suit = { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}

card-spoken = { $rank ->
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [T] dez
    [J] valete
    [Q] dama
    [K] rei
   *[A] ás
} de { $suit ->
    [C] paus
    [D] ouros
    [H] copas
   *[S] espadas
}

trump = { $trump ->
    [C] paus
    [D] ouros
    [H] copas
    [S] espadas
    [NULOS] nulos
   *[NT] sem trunfo
}

# As duas pontas de uma fila do dominó onde pode ficar um ás.
side = { $side ->
    [low] baixo
   *[high] alto
}

## Listas

list-or = { $start } ou { $last }
list-and = { $start } e { $last }

## Lugares, quando não se sabem os nomes; contam-se a partir de 0, como nos registos

seat = lugar { $seat }

## Contratos
## $number conta a partir de 1 as mãos de um contrato na partida; é 0 quando não se sabe.

contract-no-kings-jacks = Reis e valetes
contract-no-queens = Damas
contract-no-eight-diamonds = Oito de ouros
contract-no-king-hearts = Rei de copas
contract-no-hearts = Copas
contract-no-last-two = Duas últimas
contract-no-tricks = Vazas
contract-domino = Dominó
contract-declaration = Festa
contract-no-trump = Sem trunfo
contract-no-jack-hearts = Valete de copas
contract-no-king-spades = Rei de espadas

contract-feudum-no-kings-jacks = La Congiura (reis e valetes)
contract-feudum-no-queens = Le Streghe (damas)
contract-feudum-no-eight-diamonds = Il Dazio (oito de ouros)
contract-feudum-no-king-hearts = Carlomagno (rei de copas)
contract-feudum-no-last-two = L’Imboscata (duas últimas)
contract-feudum-no-hearts = Il Sortilegio (copas)
contract-feudum-no-tricks = La Peste (vazas)
contract-feudum-domino = La Cattedrale (dominó)
contract-feudum-declaration = { $number ->
    [1] Crociata: Gerusalemme (festa)
    [2] Crociata: Damasco (festa)
    [3] Crociata: Acri (festa)
    [4] Crociata: Costantinopoli (festa)
   *[other] Crociata (festa)
}
contract-feudum-no-trump = L’Incoronazione (sem trunfo)

contract-two-phase-declaration = Palo (festa)
contract-two-phase-no-trump = Senza (sem trunfo)

contract-portuguese-declaration = Festa

contract-rifki-no-tricks = El Almaz (vazas)
contract-rifki-no-hearts = Kupa Almaz (copas)
contract-rifki-no-kings-jacks = Erkek Almaz (reis e valetes)
contract-rifki-no-queens = Kız Almaz (damas)
contract-rifki-no-king-hearts = Rıfkı (rei de copas)
contract-rifki-no-last-two = Son İki (duas últimas)
contract-rifki-declaration = Koz (trunfo)

## Contratos na folha de pontos

short-no-kings-jacks = K J
short-no-queens = Q
short-no-eight-diamonds = 8♦︎
short-no-king-hearts = K♥︎
short-no-hearts = ♥︎
short-no-last-two = 2U
short-no-tricks = −V
short-domino = Dom
short-declaration = { $number ->
    [0] Festa
   *[other] { $number }F
}
short-no-trump = ST
short-no-jack-hearts = J♥︎
short-no-king-spades = K♠︎
