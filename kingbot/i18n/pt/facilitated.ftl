### Jogo facilitado: tudo em palavras, para quem não vê as imagens. Aqui as cartas vão em palavras.

aloud-trick = Acabou a vaza { $number }.
aloud-worth = Vale { $points } para { $name }.
aloud-worthless = Não vale nada.
aloud-go-on = Continuar
aloud-playable = Podes jogar: { $cards }.
aloud-rest = Tens também: { $cards }.
aloud-cards = As tuas cartas: { $cards }.
aloud-fits = Cartas que agora cabem: { $cards }.
