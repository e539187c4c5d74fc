### Nomes e descrições dos comandos. Nomes em minúsculas, até 32 caracteres, sem espaços;
### descrições até 100 caracteres. Todos os textos de todos os comandos juntos: 8.000 caracteres.

about-king = O jogo de cartas King

command-king = king
command-new = nova
command-join = entrar
command-leave = sair
command-start = iniciar
command-close = fechar
command-back = voltei
command-hand = cartas
command-table = mesa
command-score = pontos
command-last = última
command-rules = regras
command-tables = mesas
command-turn = vez
command-help = ajuda
command-privacy = privacidade
command-settings = ajustes
command-play = jogar
command-choose = escolher
command-trump = trunfo
command-sell = vender
command-bid = oferecer
command-pass = passo
command-call = chamar
command-answer = responder
command-substitute = substituir
command-king-server = king-servidor

about-new = Abrir uma mesa neste canal
about-join = Sentar-se a uma mesa
about-leave = Deixar uma mesa; durante a partida um bot continua no teu lugar
about-start = Começar a partida; os bots ocupam os lugares livres
about-close = Fechar a tua mesa
about-back = Retomar o teu lugar ao bot
about-hand = Mostrar as tuas cartas
about-table = Trazer a mesa para o fim do canal
about-score = Mostrar os pontos até agora
about-last = Mostrar a última vaza
about-rules = Mostrar as regras da tua mesa, ou de um tipo de King
about-tables = Listar as tuas mesas e as deste servidor
about-turn = Listar as mesas onde é a tua vez
about-help = Como se joga King aqui
about-privacy = Ver, guardar ou apagar o que se guarda sobre ti
about-settings = Como gostas de jogar: língua, cartas, palavras em vez de imagens
about-play = Jogar uma carta
about-choose = Escolher o contrato
about-trump = Declarar o trunfo, ou declarar às cegas
about-sell = Pôr a festa à venda por um número de vazas
about-bid = Fazer uma oferta pela festa
about-pass = Passar
about-call = Chamar a carta: quem a tem joga a par contigo
about-substitute = Pedir a alguém que fique com o teu lugar ou, se a mesa é tua, com um de ninguém
about-king-server = O que vale para as mesas de King neste servidor
about-answer = Aceitar ou recusar, cartas novas ou estas, olhar, parar

option-table = mesa
option-tables = mesas
option-preset = tipo
option-rules = regras
option-bots = bots
option-language = língua
option-thread = tópico
option-seats = lugares
option-counter = contador
option-card = carta
option-contract = contrato
option-trump = trunfo
option-price = preço
option-tricks = vazas
option-answer = resposta
option-clock = relógio
option-zone = fuso
option-hours = horário
option-days = dias
option-holiday = férias
option-who = quem
option-seat = lugar
option-person = pessoa
option-lobby = espera
option-paused = paradas

about-table-table = Qual mesa
about-new-preset = Qual tipo de King
about-new-rules = O que muda em relação ao tipo, por exemplo: slam=plus14 sale=off
about-new-bots = Como jogam os bots
about-new-language = A língua da mesa
about-new-thread = Num tópico só seu
about-new-seats = Quantos lugares se reservam para pessoas
about-new-counter = Se se podem ver as cartas que ainda não saíram
about-new-clock = Quanto pode demorar uma jogada, por exemplo: live, 10m, correspondence 12h bank=2d
about-settings-zone = O teu fuso horário, por exemplo Europe/Lisbon
about-settings-hours = Quando jogas, por exemplo 18:00-23:30; - para sempre
about-settings-days = Em que dias, por exemplo 1-5 ou 6,7; 1 é segunda-feira, - para todos
about-settings-holiday = As tuas férias, por exemplo 2026-12-20 2027-01-06; - para nenhumas
about-substitute-who = Quem deve ficar com o lugar
about-substitute-seat = Se a mesa é tua: qual lugar sem dono, de 1 a 4
about-king-server-clock = O relógio de uma mesa nova
about-king-server-language = A língua de uma mesa nova
about-king-server-tables = Quantas mesas podem estar abertas
about-king-server-person = A quantas mesas abertas se pode sentar uma pessoa
about-king-server-lobby = Ao fim de quantas horas fecha uma mesa à espera
about-king-server-paused = Ao fim de quantos dias fecha uma partida que ninguém joga
about-rules-preset = Qual tipo de King
about-play-card = Qual carta, por exemplo QS ou 10H
about-choose-contract = Qual contrato
about-trump-trump = Qual naipe, ou nenhum
about-sell-price = Por quantas vazas
about-bid-tricks = Quantas vazas
about-call-card = Qual carta
about-answer-answer = O que respondes

# A opção `table` de todos os comandos menos o próprio `table`.
about-option-table = Qual mesa, se há mais do que uma

language-en = English
language-it = italiano
language-pt = português
language-tr = Türkçe
