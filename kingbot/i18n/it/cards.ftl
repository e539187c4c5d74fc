## Carte, semi e atout

rank-letter = { $rank ->
    [T] 10
   *[other] { $rank }
}
rank-local = { $rank ->
    [T] 10
    [J] F
    [Q] D
    [K] R
   *[other] { $rank }
}

suit = { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}

card-spoken = { $rank ->
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [T] dieci
    [J] fante
    [Q] donna
    [K] re
   *[A] asso
} di { $suit ->
    [C] fiori
    [D] quadri
    [H] cuori
   *[S] picche
}

trump = { $trump ->
    [C] fiori
    [D] quadri
    [H] cuori
    [S] picche
    [NULOS] nulos
   *[NT] senza atout
}

# I due capi di una fila del domino ai quali può andare un asso.
side = { $side ->
    [low] basso
   *[high] alto
}

## Elenchi

list-or = { $start } o { $last }
list-and = { $start } e { $last }

## Posti, dove non si conoscono i nomi; si contano da 0, come nei file di partita

seat = posto { $seat }

## Contratti
## $number conta da 1 le mani di un contratto nella partita; è 0 dove non si sa.

contract-no-kings-jacks = No re e fanti
contract-no-queens = No donne
contract-no-eight-diamonds = No otto di quadri
contract-no-king-hearts = No re di cuori
contract-no-hearts = No cuori
contract-no-last-two = No ultime due
contract-no-tricks = Meno prese
contract-domino = Domino
contract-declaration = Dichiarazione
contract-no-trump = Più prese
contract-no-jack-hearts = No fante di cuori
contract-no-king-spades = No re di picche

contract-feudum-no-kings-jacks = La Congiura (no re e fanti)
contract-feudum-no-queens = Le Streghe (no donne)
contract-feudum-no-eight-diamonds = Il Dazio (no otto di quadri)
contract-feudum-no-king-hearts = Carlomagno (no re di cuori)
contract-feudum-no-last-two = L’Imboscata (no ultime due)
contract-feudum-no-hearts = Il Sortilegio (no cuori)
contract-feudum-no-tricks = La Peste (meno prese)
contract-feudum-domino = La Cattedrale (domino)
contract-feudum-declaration = { $number ->
    [1] Crociata: Gerusalemme (dichiarazione)
    [2] Crociata: Damasco (dichiarazione)
    [3] Crociata: Acri (dichiarazione)
    [4] Crociata: Costantinopoli (dichiarazione)
   *[other] Crociata (dichiarazione)
}
contract-feudum-no-trump = L’Incoronazione (più prese)

contract-two-phase-declaration = Palo (dichiarazione)
contract-two-phase-no-trump = Senza (senza atout)

contract-portuguese-declaration = Festa (dichiarazione)

contract-rifki-no-tricks = Meno prese (El Almaz)
contract-rifki-no-hearts = No cuori (Kupa Almaz)
contract-rifki-no-kings-jacks = No re e fanti (Erkek Almaz)
contract-rifki-no-queens = No donne (Kız Almaz)
contract-rifki-no-king-hearts = No re di cuori (Rıfkı)
contract-rifki-no-last-two = No ultime due (Son İki)
contract-rifki-declaration = Dichiarazione (Koz)

## Contratti sul segnapunti

short-no-kings-jacks = K J
short-no-queens = Q
short-no-eight-diamonds = 8♦︎
short-no-king-hearts = K♥︎
short-no-hearts = ♥︎
short-no-last-two = U2
short-no-tricks = −P
short-domino = Dom
short-declaration = { $number ->
    [0] D
    [1] I D
    [2] II D
    [3] III D
    [4] IV D
    [5] V D
    [6] VI D
    [7] VII D
    [8] VIII D
   *[other] { $number } D
}
short-no-trump = SA
short-no-jack-hearts = J♥︎
short-no-king-spades = K♠︎
