### Só o que no Brasil se diz de outro modo. Os nomes dos comandos e das opções são os mesmos: o Discord em
### português é um só, e mostra estes também a quem lê o português de Portugal.

about-leave = Sair de uma mesa; durante a partida um bot continua no seu lugar
about-close = Fechar a sua mesa
about-back = Retomar o seu lugar, onde um bot está jogando
about-hand = Mostrar as suas cartas
about-rules = Mostrar as regras da sua mesa, ou de um tipo de King
about-tables = Listar as suas mesas, com a vez de quem é, e as deste servidor
about-hint = Perguntar o que jogaria o bot mais forte; é contado
about-review = Ver quanto valiam as suas jogadas numa mão ou partida acabada
about-privacy = Ver, salvar ou apagar os dados sobre você
about-substitute = Pedir a alguém que fique com o seu lugar ou, se a mesa é sua, com um lugar sem dono

about-settings-zone = Fuso horário, por exemplo America/Sao_Paulo
about-substitute-seat = Se a mesa é sua: o lugar sem dono, de 1 a 4
about-replay = Rever uma mão que acabou, ou o registro de uma partida
about-replay-table = Qual partida; senão, a sua última
about-replay-record = O arquivo de um registro de partida: primeiro é conferido
about-king-server-finish = Encerrar a temporada agora
