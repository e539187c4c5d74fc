### Como cada um gosta de jogar, `/king ajustes`: um menu para cada coisa, cujas opções dizem o ajuste e o seu valor.

settings-title = Como gostas de jogar
settings-tip = Só tu vês isto. Vale em todas as tuas mesas, a partir de agora.

setting-language-auto = Língua: como no Discord
setting-language-en = Língua: English
setting-language-it = Língua: italiano
setting-language-pt = Língua: português
setting-language-tr = Língua: Türkçe
setting-facilitated-off = Imagens e botões
setting-facilitated-on = Jogo facilitado
setting-facilitated-on-about = Tudo em palavras, sem imagens; cada vaza é lida e espera por ti
setting-confirm-off = Um toque joga logo
setting-confirm-on = Perguntar antes de cada jogada
setting-sort-suit = Cartas ordenadas por naipe
setting-sort-rank = Cartas ordenadas por valor
setting-four-colours-off = Duas cores: vermelho e preto
setting-four-colours-on = Quatro cores, uma por naipe
setting-large-off = Letra normal
setting-large-on = Letra grande
setting-letters-international = Letras nas cartas: A K Q J
setting-letters-local = Letras nas cartas: A R D V
