### Só o que no Brasil se diz de outro modo.

settings-tip = Só você vê isto. Já vale, em todas as suas mesas.
switch-plan = Planejar ao toque
switch-facilitated-about = Em palavras: sem imagens, tudo dito; depois de cada vaza o jogo espera por você.
settings-sample = Uma mão inventada, como você a veria:
