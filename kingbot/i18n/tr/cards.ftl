## Kartlar, renkler ve kozlar

rank-letter = { $rank ->
    [T] 10
   *[other] { $rank }
}
# Türk destesindeki harfler: as, papaz, kız, vale.
rank-local = { $rank ->
    [T] 10
    [K] P
    [Q] K
    [J] V
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
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [T] on
    [J] vale
    [Q] kız
    [K] papaz
   *[A] as
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

## Sözleşmeler

contract-no-kings-jacks = Erkek almaz
contract-no-queens = Kız almaz
contract-no-eight-diamonds = Karo sekizlisi almaz
contract-no-king-hearts = Kupa papazı almaz
contract-no-hearts = Kupa almaz
contract-no-last-two = Son iki almaz
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
contract-feudum-no-last-two = L’Imboscata (son iki almaz)
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

## Puan kâğıdında sözleşmeler

short-no-kings-jacks = P V
short-no-queens = Kız
short-no-eight-diamonds = 8♦︎
short-no-king-hearts = P♥︎
short-no-hearts = ♥︎
short-no-last-two = Son 2
short-no-tricks = El−
short-domino = Dom
short-declaration = { $number ->
    [0] Koz
   *[other] Koz { $number }
}
short-no-trump = NT
short-no-jack-hearts = V♥︎
short-no-king-spades = P♠︎
