## O que dizem os comandos no terminal

cli-no-language = Não existe o idioma { $language }. Existem: { $allowed }.
cli-no-such-choice = { $option } não pode ser { $value }. Valores possíveis: { $allowed }.
cli-players-number = --players recebe um nível ou quatro, não { $count }.
cli-set-needs-preset = --set só se usa com um único tipo e com --options fixed.
cli-matches = partidas
cli-unreadable = Não foi possível ler { $file }: { $why }.
cli-unwritable = Não foi possível escrever { $file }: { $why }.
cli-too-large = Passa de { $most } KiB; nenhuma partida chega a tanto.

## Um registo para ler

cli-no-such-hand = Não existe a mão { $hand }; a partida tem { $hands }.
cli-deals = { $name } dá as cartas
cli-tricks = Vazas ({ $led } saiu, { $took } levou)
cli-laid = Cartas postas ({ $nothing } passou)
cli-broken-off = A mão foi interrompida aqui.
cli-contract = contrato
cli-total = total
cli-points = Pontos

## O bot no Discord, e a demonstração

cli-no-token = Falta KINGBOT_TOKEN: o token do bot escreve-se em .env, uma cópia de .env.example.
cli-token-refused = O Discord não aceita KINGBOT_TOKEN. Para ter um novo: Developer Portal do Discord, página “Bot”.
cli-token-help =
    Como obter um token:
    1. Abrir https://discord.com/developers/applications, escolher “New Application” e escrever um nome.
    2. Na página “Bot”, escolher “Reset Token” e copiar o token. O Discord só o mostra desta vez.
    3. Escrever o token em .env, depois de KINGBOT_TOKEN=, e não o mostrar a ninguém.
    Como convidar o bot: copiar o “Application ID” da página “General Information” e abrir este link com ele
    no lugar de APPLICATION_ID:
    { $link }
    Depois, `kingbot sync` envia os comandos ao Discord e `kingbot run` inicia o bot.
cli-no-database = Não foi possível usar a base de dados: { $why }.
cli-no-discord = O Discord não responde: { $why }.
cli-intents = O Discord não concede os intents que o kingbot pede. Ver “Privileged Gateway Intents” no Developer Portal do Discord, página “Bot”.
cli-closed = O Discord fechou a ligação de vez (código { $code }).
cli-monitor-port = Não foi possível usar KINGBOT_MONITOR_PORT: { $why }.
cli-synced = Os comandos no Discord estão atualizados.
cli-emojis = Emojis: { $added } enviados, { $removed } apagados, { $kept } sem mudança.
cli-no-demo = A demonstração precisa do que `uv sync --extra demo` instala.
cli-demo-ready = A demonstração está em { $address }. Ctrl-C termina.
cli-no-port = Não foi possível abrir a página: { $why }.

## A força dos bots

cli-arena-line-up = “{ $value }” não serve: são precisos dois ou quatro níveis, separados por vírgulas. Níveis: { $allowed }.
cli-arena-places = lugares ganhos − perdidos
cli-arena-gain = ganho por mão de vazas
cli-arena-hands = { $count } mãos com cada duração
