## Só o que no Brasil se diz de outro modo

db-copied = O banco de dados foi copiado para { $file }.
db-missing = Não existe o arquivo { $file }.
db-unreadable = Não foi possível ler { $file } como banco de dados: { $why }.
db-not-ours = { $file } não é um banco de dados do kingbot.
db-running = Já há um bot usando { $file }, e um arquivo só aguenta um. Primeiro é preciso parar esse, ou passar para o PostgreSQL (docs/hosting.md).
db-no-program = O { $program } não está instalado aqui. Ele faz parte dos programas cliente do PostgreSQL; sem ele, `kingbot db copy` copia o banco de dados para um arquivo.
db-old-program = O { $program } daqui é o do PostgreSQL { $found }, e o servidor é o PostgreSQL { $server }. Instale o pacote postgresql-client-{ $server }; sem ele, `kingbot db copy` copia o banco de dados para um arquivo.
db-not-copied = Não foi possível copiar o banco de dados: { $why }.
db-restore-server = Um banco de dados em um servidor é restaurado com o programa do próprio PostgreSQL, com o bot parado: pg_restore --clean --if-exists --no-owner --dbname={ $database } { $file }
db-upgraded-server = { $file } foi atualizado.
db-not-empty = Nada foi copiado: o outro banco de dados já tem algo na tabela { $table }. É preciso indicar um vazio.
db-moved = Tudo foi copiado e comparado: linhas { $rows }, partidas com registro verificado { $matches }.

doctor-not-writable = Banco de dados: este usuário não pode escrever em { $file }. Ele precisa de permissão para a pasta e o arquivo, ou de outro lugar em KINGBOT_DATABASE.
doctor-no-database = Banco de dados: { $file } será criado quando o bot iniciar.
doctor-empty-database = Banco de dados: { $file } está vazio; fica pronto quando o bot iniciar.
