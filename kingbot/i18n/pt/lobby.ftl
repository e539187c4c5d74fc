### Abrir uma mesa: as boas-vindas, os tipos de King, os menus antes da partida.

## Boas-vindas

welcome-title = King, o jogo de cartas
welcome = Quatro lugares, uma coroa: um jogo de vazas de Itália, da Turquia e de Portugal. Joga já contra bots, ou abre uma mesa a que outros se sentam; não é preciso conhecer o jogo.
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
