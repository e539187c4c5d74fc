## kingbot db

db-copied = A base de dados foi copiada para { $file }.
db-restored = { $file } está agora como na cópia. As mensagens no Discord podem ser mais recentes; o bot corrige isso ao iniciar.
db-kept = O que estava lá antes ficou guardado em { $file }.
db-force = { $file } já existe. Com --force é substituído; o antigo fica ao lado, na pasta backups.
db-sound = { $file } está em ordem.
db-upgraded = { $file } foi atualizado; há uma cópia de antes na pasta backups.
db-current = { $file } está atualizado.
db-missing = Não existe o ficheiro { $file }.
db-unreadable = Não foi possível ler { $file } como base de dados: { $why }.
db-not-ours = { $file } não é uma base de dados do kingbot.
db-damaged = { $file } está danificado: { $why }. `kingbot db restore` repõe uma cópia.
db-newer = { $file } é de um kingbot mais recente. É preciso atualizar o kingbot para o usar.
db-older = { $file } é de um kingbot mais antigo. Para atualizar: `kingbot db upgrade`, ou iniciar o bot.
db-exists = { $file } já existe.
db-in-use = { $file } está em uso. Primeiro é preciso parar o bot.
db-running = Já há um bot a usar { $file }, e um ficheiro só aguenta um. Primeiro é preciso parar esse, ou passar para o PostgreSQL (docs/hosting.md).
db-astray = Há uma linha que não aponta para nada: { $row }. `kingbot db restore` repõe uma cópia.
db-unplayable = A mesa { $table } não pode continuar: { $why }.
db-no-program = O { $program } não está instalado aqui. Faz parte dos programas cliente do PostgreSQL; sem ele, `kingbot db copy` copia a base de dados para um ficheiro.
db-old-program = O { $program } daqui é o do PostgreSQL { $found }, e o servidor é o PostgreSQL { $server }. Instala o pacote postgresql-client-{ $server }; sem ele, `kingbot db copy` copia a base de dados para um ficheiro.
db-not-copied = Não foi possível copiar a base de dados: { $why }.
db-restore-server = Uma base de dados num servidor repõe-se com o programa do próprio PostgreSQL, com o bot parado: pg_restore --clean --if-exists --no-owner --dbname={ $database } { $file }
db-upgraded-server = { $file } foi atualizada.
db-not-empty = Nada foi copiado: a outra base de dados já tem algo na tabela { $table }. É preciso indicar uma vazia.
db-differs = Nada foi copiado: depois da cópia a tabela { $table } não estava igual.
db-moved = Tudo foi copiado e comparado: linhas { $rows }, partidas com registo verificado { $matches }.
db-packed = Partidas comprimidas: { $count }.
db-not-packing = Nada é comprimido: KINGBOT_PACK_AFTER_DAYS é 0.

## kingbot doctor

doctor-settings = Configuração: sem erros.
doctor-setting = Configuração: { $fault }
doctor-token = Token: tem a forma certa.
doctor-token-form = Token: KINGBOT_TOKEN não é o token de um bot, que tem três partes separadas por pontos. Encontra-se no Developer Portal do Discord, página “Bot”, em Reset Token; não servem nem o Application ID nem o Client Secret.
doctor-not-writable = Base de dados: este utilizador não pode escrever em { $file }. Precisa de permissão para a pasta e o ficheiro, ou de outro lugar em KINGBOT_DATABASE.
doctor-no-database = Base de dados: { $file } será criado quando o bot iniciar.
doctor-empty-database = Base de dados: { $file } está vazia; fica pronta quando o bot iniciar.
doctor-fonts = Imagens: todas as fontes funcionam.
doctor-no-font = Imagens: estas fontes não funcionam: { $fonts }. Vêm com o kingbot; é preciso instalar tudo de novo.
doctor-no-pictures = Imagens: não é possível desenhar nenhuma ({ $why }). É preciso instalar o kingbot de novo, ou definir KINGBOT_PICTURES=off.
doctor-intents = Intents: não é preciso nenhum privilegiado; no Developer Portal os três podem ficar desligados.
doctor-privileged = Intents: falta ligar { $intents } no Developer Portal, página “Bot”.
doctor-clock = Relógio: certo com o do Discord.
doctor-clock-off = Relógio: { $seconds } segundos de diferença. A hora deve vir da rede (NTP); os prazos dependem dela.
doctor-no-clock = Relógio: não verificado, porque o Discord não disse a hora.
doctor-login = Login: o Discord conhece o bot como { $name }.
doctor-sessions = Sessões: restam { $left } de { $total } para hoje.
doctor-commands = Comandos: atualizados no Discord.
doctor-sync = Comandos: o Discord tem uma versão antiga. Para atualizar: `kingbot sync`.
doctor-permissions = Permissões: não falta nenhuma { $count ->
    [1] no único servidor
   *[other] nos { $count } servidores
}. Um canal ainda pode tirar algumas.
doctor-lacks = Permissões: no servidor { $server }, o cargo do bot precisa destas: { $permissions }.
doctor-no-server = Permissões: o bot ainda não está em nenhum servidor. Link de convite: { $link }
doctor-no-discord = O Discord não responde ({ $why }). De relógio, login, sessões, comandos e permissões, o que não tem linha acima não foi verificado.
doctor-not-asked = O Discord não foi consultado: relógio, login, sessões, comandos e permissões não foram verificados.
