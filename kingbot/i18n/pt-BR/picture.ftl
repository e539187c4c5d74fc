### Só o que no Brasil se diz de outro modo.

picture-awaited = { $stage ->
    [contract] { $name } escolhe o contrato
    [blind] { $name } pode declarar às cegas
    [trump] { $name } declara o trunfo
    [offer] { $name } responde à oferta
    [auction] { $name } oferece ou passa
    [answer] { $name } vende o trunfo ou fica com ele
    [call] { $name } chama uma carta
    [redeal] { $name } pode pedir cartas novas
    [over] A partida acabou
   *[deal] As cartas são distribuídas
}
picture-unlooked = Suas cartas ficam viradas para baixo até você declarar às cegas ou olhar.
picture-no-cards = Você não tem cartas na mão.

alt-hand = { $count ->
    [1] Sua última carta: { $cards }.
   *[other] Suas { $count } cartas: { $cards }.
}
alt-playable = Você pode jogar: { $cards }.
alt-planned = Cartas planejadas: { $cards }.

picture-counter-mine = suas
