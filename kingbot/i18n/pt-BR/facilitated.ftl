### Só o que no Brasil se diz de outro modo.

aloud-playable = Você pode jogar: { $cards }.
aloud-rest = Você também tem: { $cards }.
aloud-cards = Suas cartas: { $cards }.
