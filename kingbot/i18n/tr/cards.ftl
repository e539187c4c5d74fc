## Kartlar, renkler ve kozlar

rank-letter = { $rank ->
    [T] 10
   *[other] { $rank }
}
# Türk destelerindeki harfler her destedekilerdir: King masasında K papaz, Q kız, J valedir.
rank-local = { $rank ->
    [T] 10
   *[other] { $rank }
}

suit = { $suit ->
    [C] sinek
    [D] karo
    [H] kupa
   *[S] maça
}

card-spoken = { $suit ->
    [C] sinek
    [D] karo
    [H] kupa
   *[S] maça
} { $rank ->
    [2] ikilisi
    [3] üçlüsü
    [4] dörtlüsü
    [5] beşlisi
    [6] altılısı
    [7] yedilisi
    [8] sekizlisi
    [9] dokuzlusu
    [T] onlusu
    [J] valesi
    [Q] kızı
    [K] papazı
   *[A] ası
}

trump = { $trump ->
    [C] sinek
    [D] karo
    [H] kupa
    [S] maça
    [NULOS] nulos
   *[NT] kozsuz
}

side = { $side ->
    [low] alt
   *[high] üst
}

## Listeler

list-or = { $start } veya { $last }
list-and = { $start } ve { $last }

## Adların bilinmediği yerde oyuncular; kayıtlardaki gibi 0’dan sayılır

seat = yer { $seat }

## Oyunlar: cezalar, kozlar, domino

contract-no-kings-jacks = Erkek almaz
contract-no-queens = Kız almaz
contract-no-eight-diamonds = Karo sekizlisi almaz
contract-no-king-hearts = Kupa papazı almaz
contract-no-hearts = Kupa almaz
contract-no-last-two = Son iki
contract-no-tricks = El almaz
contract-domino = Domino
contract-declaration = Koz
contract-no-trump = Kozsuz
contract-no-jack-hearts = Kupa valesi almaz
contract-no-king-spades = Maça papazı almaz

contract-feudum-no-kings-jacks = La Congiura (erkek almaz)
contract-feudum-no-queens = Le Streghe (kız almaz)
contract-feudum-no-eight-diamonds = Il Dazio (karo sekizlisi almaz)
contract-feudum-no-king-hearts = Carlomagno (kupa papazı almaz)
contract-feudum-no-last-two = L’Imboscata (son iki)
contract-feudum-no-hearts = Il Sortilegio (kupa almaz)
contract-feudum-no-tricks = La Peste (el almaz)
contract-feudum-domino = La Cattedrale (domino)
contract-feudum-declaration = { $number ->
    [1] Crociata: Gerusalemme (koz)
    [2] Crociata: Damasco (koz)
    [3] Crociata: Acri (koz)
    [4] Crociata: Costantinopoli (koz)
   *[other] Crociata (koz)
}
contract-feudum-no-trump = L’Incoronazione (kozsuz)

contract-two-phase-declaration = Palo (koz)
contract-two-phase-no-trump = Senza (kozsuz)

contract-portuguese-declaration = Festa (koz)

contract-rifki-no-tricks = El Almaz
contract-rifki-no-hearts = Kupa Almaz
contract-rifki-no-kings-jacks = Erkek Almaz
contract-rifki-no-queens = Kız Almaz
contract-rifki-no-king-hearts = Rıfkı
contract-rifki-no-last-two = Son İki
contract-rifki-declaration = Koz

## Puan kâğıdında oyunlar

short-no-kings-jacks = K J
short-no-queens = Kız
short-no-eight-diamonds = 8♦︎
short-no-king-hearts = K♥︎
short-no-hearts = ♥︎
short-no-last-two = Son 2
short-no-tricks = El
short-domino = Dom
short-declaration = { $number ->
    [0] Koz
   *[other] Koz { $number }
}
short-no-trump = Kozsuz
short-no-jack-hearts = J♥︎
short-no-king-spades = K♠︎
