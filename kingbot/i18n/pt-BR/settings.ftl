### Só o que no Brasil se diz de outro modo.

settings-tip = Só você vê isto. Já vale, em todas as suas mesas.
switch-plan = Planejar ao toque
switch-facilitated-about = Em palavras: sem imagens, tudo dito; depois de cada vaza o jogo espera por você.
settings-sample = Uma mão inventada, como você a veria:
switch-stop-after-trick-about = Parar depois de cada vaza: a sua janela mostra a vaza, com os pontos, até você continuar
setting-facilitated-on-about = Tudo em palavras, sem imagens; depois de cada vaza o jogo espera por você
setting-bot-speed-normal = Bots em velocidade normal
setting-bot-speed-normal-about = Cerca de um segundo e meio para ver a vaza completa
