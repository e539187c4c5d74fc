### Abrir uma mesa: as boas-vindas, os tipos de King, os menus antes da partida.

## Boas-vindas

welcome-title = King, o jogo de cartas
welcome = Quatro lugares, uma coroa: um jogo de vazas de Itália, da Turquia e de Portugal. Joga já contra bots, ou abre uma mesa para outros entrarem; não é preciso conhecer o jogo.
button-play-now = Jogar já
button-open = Abrir uma mesa
button-help = Como se joga

## Tipos de King

kind-name = { $preset } · { $place }
kind-house = { $preset } · regras da casa
kind-chosen = { $hands } mãos, à escolha · ~{ $minutes } min
kind-fixed = { $hands } mãos por ordem fixa · ~{ $minutes } min
kind-place-classic = Itália
kind-place-home = Itália, em família
kind-place-declared = Itália
kind-place-feudum = Itália, nomes medievais
kind-place-pirandello = Itália, parceiros secretos
kind-place-two-phase = Itália
kind-place-portuguese = Portugal, Brasil
kind-place-rifki = Turquia

## Os menus antes da partida

button-set-rules = Regras …
lobby-menu-kind = Tipo de King
lobby-menu-bots = Como jogam os bots
lobby-menu-clock = Relógio
lobby-menu-counter = Contador de cartas
lobby-bots = Bots: { $level }
about-level-random = uma carta permitida qualquer, à sorte
about-level-beginner = conhece as regras e o básico
about-level-club = joga como um bom jogador de clube
about-level-master = pensa à frente e lembra-se de cada carta
lobby-clock = Tempo: { $clock }
lobby-counter-on = Contador de cartas permitido
lobby-counter-off = Sem contador de cartas
lobby-note-free = livre
lobby-note-host = responsável
lobby-note-player = pessoa
lobby-note-bot = bot · { $level }
picture-lobby = Os quatro lugares pela ordem de jogo: { $seats }.

## As regras de uma mesa, página a página

options-title = Regras da mesa { $table } · { $section }
options-tip = Escolhe nos menus; todos veem a mudança na mesa. O que é diferente deste tipo de King está a negrito.
options-hands = Mãos a deixar de fora
options-without = Sem { $contract }
options-in-words = Todas as regras por palavras
options-reset = Como de costume
options-save = Guardar como regras da casa
options-forget = Apagar estas regras da casa

## Decidir: contratos e ofertas

choice-left = resta
choice-row = { $contract }: por { $names }, { $left ->
    [0] não resta nenhum
    [1] resta { $left }
   *[other] restam { $left }
}
choice-own = { $left ->
    [0] { $what }: nenhum
   *[other] { $what }: { $left } de { $each }
}
choice-yours = Ainda tens: { $parts }.
choice-penalties = negativos
choice-others = outros contratos
choice-used-up = { $contracts }: já não podes, porque já escolheste { $each ->
    [one] o teu
   *[other] os teus { $each }
}.
bid-means-transfer = { $tricks ->
    [one] Uma vaza
   *[other] { $tricks } vazas
}: declaras o trunfo. Preço em pontos: { $points }, leves as vazas que levares.
bid-means-double = { $tricks ->
    [one] Uma vaza
   *[other] { $tricks } vazas
}: declaras o trunfo. Preço em pontos: { $points }; cada vaza em falta custa { $missing }.
bid-means-taken = { $tricks ->
    [one] Uma vaza
   *[other] { $tricks } vazas
}: declaras o trunfo. Preço em pontos: até { $points }, mas só pelas vazas que levares.
