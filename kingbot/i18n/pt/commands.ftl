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
command-learn = aprender
command-privacy = privacidade
command-settings = ajustes
command-play = jogar
command-verify = conferir
command-substitute = substituir
command-host = responsável
command-stats = estatísticas
command-leaderboard = tabela
command-king-server = king-servidor

about-new = Abrir uma mesa neste canal
about-join = Entrar numa mesa
about-leave = Sair de uma mesa; durante a partida um bot continua no teu lugar
about-start = Começar a partida; os bots ocupam os lugares livres
about-close = Fechar a tua mesa
about-back = Retomar o teu lugar, onde está um bot a jogar
about-hand = Mostrar as tuas cartas
about-table = Trazer a mesa para o fim do canal
about-score = Mostrar os pontos até agora
about-last = Mostrar a última vaza
about-rules = Mostrar as regras da tua mesa, ou de um tipo de King
about-tables = Listar as tuas mesas e as deste servidor
about-turn = Listar as mesas onde é a tua vez
about-help = Como se joga King aqui
about-learn = Aprende King: seis posições, um toque cada
about-privacy = Ver, guardar ou apagar os dados sobre ti
about-settings = Preferências: idioma, cartas, palavras em vez de imagens
about-play = Fazer uma jogada: uma carta, um contrato, o trunfo, uma oferta, passo …
about-verify = Confere se a distribuição foi honesta
about-substitute = Pedir a alguém que fique com o teu lugar ou, se a mesa é tua, com um lugar sem dono
about-stats = Os resultados de alguém: lugares, King, pontos por contrato
about-leaderboard = A tabela deste servidor
about-king-server = Configuração das mesas de King neste servidor

option-table = mesa
option-tables = mesas
option-preset = tipo
option-rules = regras
option-bots = bots
option-language = idioma
option-thread = tópico
option-seats = lugares
option-counter = contador
option-move = jogada
option-hand = mão
option-clock = relógio
option-zone = fuso
option-hours = horário
option-days = dias
option-holiday = férias
option-who = quem
option-seat = lugar
option-person = pessoa
option-lobby = espera
option-paused = inativas
option-order = ordem
option-period = período
option-standings = tabela
option-ratings = classificações

about-table-table = Número da mesa
about-new-preset = Tipo de King
about-new-rules = Regras diferentes das do tipo, por exemplo: slam=plus14 sale=off
about-new-bots = Nível dos bots
about-new-language = Idioma da mesa
about-new-thread = Num tópico próprio
about-new-seats = Quantos lugares se reservam para pessoas
about-new-counter = Se cada jogador pode consultar as cartas que ainda não viu
about-new-clock = Tempo por jogada, por exemplo: live, 10m, correspondence 12h bank=2d
about-settings-zone = Fuso horário, por exemplo Europe/Lisbon
about-settings-hours = Horário de jogo, por exemplo 18:00-23:30; - para qualquer hora
about-settings-days = Dias de jogo, por exemplo 1-5 ou 6,7; 1 é segunda-feira; - para todos
about-settings-holiday = Férias, por exemplo 2026-12-20 2027-01-06; - para não ter férias
about-substitute-who = Quem deve ficar com o lugar
about-substitute-seat = Se a mesa é tua: o lugar sem dono, de 1 a 4
about-host = Entregar a mesa a alguém que lá joga
about-host-who = A quem entregá-la
about-stats-who = De quem; de quem escreve, se ficar em branco
about-stats-preset = Tipo de King
about-leaderboard-order = Por que ordem
about-leaderboard-period = Em que período
about-leaderboard-preset = Tipo de King; todos, se ficar em branco
about-king-server-clock = Relógio das mesas novas
about-king-server-language = Idioma das mesas novas
about-king-server-tables = Quantas mesas podem estar abertas
about-king-server-person = Em quantas mesas abertas pode estar uma pessoa
about-king-server-lobby = Horas até fechar uma mesa à espera
about-king-server-paused = Dias até fechar uma partida que ninguém joga
about-king-server-standings = Se os membros veem a tabela e as estatísticas uns dos outros
about-king-server-ratings = Se as classificações se mostram
about-rules-preset = Tipo de King
about-play-move = A jogada, por exemplo: QS, dama de espadas, copas, oferecer 5, passo
about-verify-hand = Que mão; senão, a última

# A opção `table` de todos os comandos menos o próprio `table`.
about-option-table = Número da mesa, se há várias
