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

# As duas pontas de uma fila do dominó onde um ás pode ficar.
side = { $side ->
    [low] baixo
   *[high] alto
}

## Listas

list-or = { $start } ou { $last }
list-and = { $start } e { $last }

## Lugares, quando não se sabem os nomes; contam-se a partir de 0, como nos registos

seat = lugar { $seat }

## Contratos; os de um tipo de King com nomes próprios dizem entre parênteses o que são
## $number conta a partir de 1 as mãos de um contrato na partida; é 0 quando não se sabe.

contract-no-kings-jacks = Sem homens (reis e valetes)
contract-no-queens = Sem damas
contract-no-eight-diamonds = Sem oito de ouros
contract-no-king-hearts = Sem rei de copas
contract-no-hearts = Sem copas
contract-no-last-two = Sem as duas últimas
contract-no-tricks = Sem vazas
contract-domino = Dominó
contract-declaration = Declaração
contract-no-trump = Sem trunfo
contract-no-jack-hearts = Sem valete de copas
contract-no-king-spades = Sem rei de espadas

contract-feudum-no-kings-jacks = La Congiura (sem reis nem valetes)
contract-feudum-no-queens = Le Streghe (sem damas)
contract-feudum-no-eight-diamonds = Il Dazio (sem oito de ouros)
contract-feudum-no-king-hearts = Carlomagno (sem rei de copas)
contract-feudum-no-last-two = L’Imboscata (sem as duas últimas)
contract-feudum-no-hearts = Il Sortilegio (sem copas)
contract-feudum-no-tricks = La Peste (sem vazas)
contract-feudum-domino = La Cattedrale (dominó)
contract-feudum-declaration = { $number ->
    [1] Crociata: Gerusalemme (declaração)
    [2] Crociata: Damasco (declaração)
    [3] Crociata: Acri (declaração)
    [4] Crociata: Costantinopoli (declaração)
   *[other] Crociata (declaração)
}
contract-feudum-no-trump = L’Incoronazione (sem trunfo)

contract-two-phase-declaration = Palo (declaração)
contract-two-phase-no-trump = Senza (sem trunfo)

contract-portuguese-no-tricks = Vazas
contract-portuguese-no-hearts = Copas
contract-portuguese-no-queens = Mulheres (damas)
contract-portuguese-no-kings-jacks = Homens (reis e valetes)
contract-portuguese-no-king-hearts = King (rei de copas)
contract-portuguese-no-last-two = Duas últimas
contract-portuguese-declaration = Festa

contract-rifki-no-tricks = Sem vazas (El Almaz)
contract-rifki-no-hearts = Sem copas (Kupa Almaz)
contract-rifki-no-kings-jacks = Sem reis nem valetes (Erkek Almaz)
contract-rifki-no-queens = Sem damas (Kız Almaz)
contract-rifki-no-king-hearts = Sem rei de copas (Rıfkı)
contract-rifki-no-last-two = Sem as duas últimas (Son İki)
contract-rifki-declaration = Trunfo (Koz)

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
    [0] Decl
   *[other] Decl { $number }
}
short-portuguese-declaration = { $number ->
    [0] Festa
   *[other] Festa { $number }
}
short-no-trump = ST
short-no-jack-hearts = J♥︎
short-no-king-spades = K♠︎
