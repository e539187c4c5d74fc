## kingbot db

db-copied = A base de dados foi copiada para { $file }.
db-restored = { $file } está agora como na cópia. As mensagens no Discord podem ser mais recentes; o bot acerta-as ao arrancar.
db-kept = O que lá estava antes ficou guardado em { $file }.
db-force = { $file } já existe. Com --force é substituído; o antigo fica ao lado, na pasta backups.
db-sound = { $file } está em ordem.
db-upgraded = { $file } foi atualizado; há uma cópia de antes na pasta backups.
db-current = { $file } está como esta versão precisa.
db-missing = Não existe o ficheiro { $file }.
db-unreadable = { $file } não se consegue ler como base de dados: { $why }.
db-not-ours = { $file } não é uma base de dados do kingbot.
db-damaged = { $file } está danificado: { $why }. `kingbot db restore` põe uma cópia no seu lugar.
db-newer = { $file } foi feito por um kingbot mais recente. Atualiza o kingbot para o usar.
db-older = { $file } é de um kingbot mais antigo. `kingbot db upgrade` atualiza-o, e o próximo arranque também.
db-exists = { $file } já existe.
db-in-use = { $file } está a ser usado. Para primeiro o bot.
db-astray = Uma linha não aponta para nada: { $row }. `kingbot db restore` põe uma cópia no seu lugar.
db-unplayable = A mesa { $table } não pode continuar: { $why }.

## kingbot doctor

doctor-settings = Configuração: tudo se pode usar.
doctor-setting = Configuração: { $fault }
doctor-token = Token: parece ser um token.
doctor-token-form = Token: KINGBOT_TOKEN não é o token de um bot, que tem três partes separadas por pontos. Está na página “Bot” do portal de programadores, em Reset Token; não servem nem o id da aplicação nem o client secret.
doctor-not-writable = Base de dados: este utilizador não pode escrever em { $file }. Dá-lhe a pasta e o ficheiro, ou define KINGBOT_DATABASE.
doctor-no-database = Base de dados: { $file } será criado no primeiro arranque.
doctor-fonts = Imagens: pode desenhar-se com todas as letras.
doctor-no-font = Imagens: não se pode desenhar com { $fonts }. Instala o kingbot de novo; as letras vêm com ele.
doctor-no-pictures = Imagens: não se pode desenhar nenhuma ({ $why }). Instala o kingbot de novo, ou define KINGBOT_PICTURES=off.
doctor-intents = Intents: não se pede nenhum privilegiado; no portal de programadores os três podem ficar desligados.
doctor-privileged = Intents: { $intents } tem de ser ligado no portal de programadores, página “Bot”.
doctor-clock = Relógio: certo com o do Discord.
doctor-clock-off = Relógio: está { $seconds } segundos errado. Acerta-o pela rede (NTP); os prazos dependem dele.
doctor-no-clock = Relógio: não verificado, porque o Discord não disse a hora.
doctor-login = Entrada: o Discord conhece o bot como { $name }.
doctor-sessions = Arranques: sobram { $left } de { $total } para hoje.
doctor-commands = Comandos: o Discord conhece-os tal como são.
doctor-sync = Comandos: o Discord não os conhece tal como são agora. Corre `kingbot sync`.
doctor-permissions = Permissões: não falta nada { $count ->
    [1] no único servidor
   *[other] nos { $count } servidores
}. Um canal ainda pode tirar algumas.
doctor-lacks = Permissões: em { $server } falta ao bot: { $permissions }. Dá-as ao seu cargo.
doctor-no-server = Permissões: o bot ainda não está em nenhum servidor. Convida-o: { $link }
doctor-no-discord = Não se consegue chegar ao Discord ({ $why }). De relógio, entrada, arranques, comandos e permissões, o que não tem linha acima não foi verificado.
doctor-not-asked = O Discord não foi consultado: relógio, entrada, arranques, comandos e permissões não foram verificados.
