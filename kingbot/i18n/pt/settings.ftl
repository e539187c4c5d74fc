### Como cada um gosta de jogar, `/king ajustes`: um menu para cada coisa, cujas opções dizem o ajuste e o seu valor.

settings-title = Preferências de jogo
settings-tip = Só tu vês isto. Vale já, em todas as tuas mesas.

# Cada idioma aparece com o seu próprio nome.
setting-language = Idioma: { $language }
setting-language-auto = Idioma: como no Discord

# Interruptores: curtos, dois ou três por linha no telemóvel.
switch-four-colours = Quatro cores
switch-large = Letra grande
switch-sort = Por valor
switch-letters = A R D V
switch-counter = Contador
switch-plan = Planear ao toque
switch-confirm = Confirmar
switch-facilitated = Em palavras
switch-facilitated-about = Em palavras: sem imagens, tudo dito; depois de cada vaza o jogo espera por ti.
button-hours = Quando jogo …
settings-sample = Uma mão inventada, tal como a verias:
setting-facilitated-off = Imagens e botões
setting-facilitated-on = Jogo facilitado
setting-facilitated-on-about = Tudo em palavras, sem imagens; depois de cada vaza o jogo espera por ti
setting-confirm-off = Jogar com um só toque
setting-confirm-on = Confirmar cada jogada
switch-stop-after-trick = Parar depois de cada vaza
switch-stop-after-trick-about = Parar depois de cada vaza: a tua janela mostra-a, com os pontos, até avançares
setting-bot-speed-quick = Bots rápidos
setting-bot-speed-quick-about = Metade das pausas: menos tempo para ver a vaza
setting-bot-speed-normal = Bots à velocidade normal
setting-bot-speed-normal-about = Cerca de segundo e meio para ver a vaza completa
setting-bot-speed-slow = Bots com calma
setting-bot-speed-slow-about = O dobro das pausas; na mesa vale o ritmo de quem quer mais calma
setting-sort-suit = Cartas ordenadas por naipe
setting-sort-rank = Cartas ordenadas por valor
setting-four-colours-off = Duas cores: vermelho e preto
setting-four-colours-on = Quatro cores, uma por naipe
setting-large-off = Letra normal
setting-large-on = Letra grande
setting-letters-international = Letras nas cartas: A K Q J
setting-letters-local = Letras nas cartas: A R D V
