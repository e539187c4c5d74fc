## Só o que no Brasil se diz de outro modo

contract-portuguese-declaration = Positiva

short-portuguese-declaration = { $number ->
    [0] Posit
   *[other] Posit { $number }
}
