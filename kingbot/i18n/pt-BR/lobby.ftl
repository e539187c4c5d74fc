### Abrir uma mesa: só o que se diz de outro modo no Brasil.

welcome = Quatro lugares, uma coroa: um jogo de vazas da Itália, da Turquia e de Portugal. Jogue já contra bots, ou abra uma mesa para outros se sentarem; não é preciso conhecer o jogo.
about-level-master = pensa à frente e se lembra de cada carta
options-tip = Escolha nos menus; todos veem a mudança na mesa. O que é diferente deste tipo de King está em negrito.
options-save = Salvar como regras da casa
