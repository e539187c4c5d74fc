## Cards, suits and trumps

rank-letter = { $rank ->
    [T] 10
   *[other] { $rank }
}
# The letters of an English pack are those of any pack.
rank-local = { $rank ->
    [T] 10
   *[other] { $rank }
}

suit = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

card-spoken = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

trump = { $trump ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
    [NULOS] nulos
   *[NT] no trump
}

# The two ends of a domino row to which an ace may go.
side = { $side ->
    [low] low
   *[high] high
}

## Lists

list-or = { $start } or { $last }
list-and = { $start } and { $last }

## Seats, where no names are known; they are counted from 0, as in records

seat = seat { $seat }

## Contracts
## $number counts the hands of one contract in a match from 1; it is 0 where that is not known.

contract-no-kings-jacks = No kings or jacks
contract-no-queens = No queens
contract-no-eight-diamonds = No eight of diamonds
contract-no-king-hearts = No king of hearts
contract-no-hearts = No hearts
contract-no-last-two = No last two
contract-no-tricks = No tricks
contract-domino = Domino
contract-declaration = Declaration
contract-no-trump = No trump
contract-no-jack-hearts = No jack of hearts
contract-no-king-spades = No king of spades

contract-feudum-no-kings-jacks = La Congiura (no kings or jacks)
contract-feudum-no-queens = Le Streghe (no queens)
contract-feudum-no-eight-diamonds = Il Dazio (no eight of diamonds)
contract-feudum-no-king-hearts = Carlomagno (no king of hearts)
contract-feudum-no-last-two = L’Imboscata (no last two)
contract-feudum-no-hearts = Il Sortilegio (no hearts)
contract-feudum-no-tricks = La Peste (no tricks)
contract-feudum-domino = La Cattedrale (domino)
contract-feudum-declaration = { $number ->
    [1] Crociata: Gerusalemme (declaration)
    [2] Crociata: Damasco (declaration)
    [3] Crociata: Acri (declaration)
    [4] Crociata: Costantinopoli (declaration)
   *[other] Crociata (declaration)
}
contract-feudum-no-trump = L’Incoronazione (no trump)

contract-two-phase-declaration = Palo (declaration)
contract-two-phase-no-trump = Senza (no trump)

contract-portuguese-declaration = Festa (declaration)

contract-rifki-no-tricks = No tricks (El Almaz)
contract-rifki-no-hearts = No hearts (Kupa Almaz)
contract-rifki-no-kings-jacks = No kings or jacks (Erkek Almaz)
contract-rifki-no-queens = No queens (Kız Almaz)
contract-rifki-no-king-hearts = No king of hearts (Rıfkı)
contract-rifki-no-last-two = No last two (Son İki)
contract-rifki-declaration = Trump (Koz)

## Contracts on the score sheet

short-no-kings-jacks = K J
short-no-queens = Q
short-no-eight-diamonds = 8♦︎
short-no-king-hearts = K♥︎
short-no-hearts = ♥︎
short-no-last-two = L2
short-no-tricks = −T
short-domino = Dom
short-declaration = { $number ->
    [0] Decl
   *[other] Decl { $number }
}
short-no-trump = NT
short-no-jack-hearts = J♥︎
short-no-king-spades = K♠︎
