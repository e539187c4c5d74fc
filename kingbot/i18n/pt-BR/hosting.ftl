## Só o que no Brasil se diz de outro modo

db-copied = O banco de dados foi copiado para { $file }.
db-missing = Não existe o arquivo { $file }.
db-unreadable = Não foi possível ler { $file } como banco de dados: { $why }.
db-not-ours = { $file } não é um banco de dados do kingbot.

doctor-not-writable = Banco de dados: este usuário não pode escrever em { $file }. Ele precisa de permissão para a pasta e o arquivo, ou de outro lugar em KINGBOT_DATABASE.
doctor-no-database = Banco de dados: { $file } será criado quando o bot iniciar.
