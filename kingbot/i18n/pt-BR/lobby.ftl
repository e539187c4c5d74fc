### Abrir uma mesa: só o que se diz de outro modo no Brasil.

welcome = Quatro lugares, uma coroa: um jogo de vazas da Itália, da Turquia e de Portugal. Jogue já contra bots, ou abra uma mesa para outros se sentarem; não é preciso conhecer o jogo.
