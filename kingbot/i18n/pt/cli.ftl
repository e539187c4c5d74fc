## O que dizem os comandos no terminal

cli-no-language = Não existe a língua { $language }. Existem: { $allowed }.
cli-no-such-choice = { $option } não pode ser { $value }. Permitido: { $allowed }.
cli-players-number = --players aceita um nível ou quatro, não { $count }.
cli-set-needs-preset = --set usa-se com um só tipo e com --options fixed.
cli-matches = partidas
cli-unreadable = Não se consegue ler { $file }: { $why }.
cli-too-large = Passa de { $most } KiB, e nenhum registo é tão grande.

## Um registo para ler

cli-no-such-hand = Não existe a mão { $hand }; o registo tem { $hands }.
cli-deals = { $name } dá
cli-tricks = Vazas ({ $led } saiu, { $took } ganhou)
cli-laid = Cartas postas ({ $nothing } passou)
cli-broken-off = A mão foi interrompida aqui.
cli-contract = contrato
cli-total = total
cli-points = Pontos

## O bot no Discord, e a demonstração

cli-no-token = Falta KINGBOT_TOKEN. Copia .env.example para .env e põe lá o token do bot.
cli-token-refused = O Discord não aceita KINGBOT_TOKEN. Pede um novo no portal de programadores, página “Bot”.
cli-token-help =
    Como se obtém um token:
    1. Abre https://discord.com/developers/applications, escolhe “New Application” e dá-lhe um nome.
    2. Na página “Bot”, escolhe “Reset Token” e copia o token. O Discord só o mostra desta vez.
    3. Escreve-o no ficheiro .env, a seguir a KINGBOT_TOKEN=, e guarda-o para ti.
    Como se convida o bot: copia o “Application ID” da página “General Information” e abre esta ligação com ele
    no lugar de APPLICATION_ID:
    { $link }
    Depois comunica os comandos ao Discord com `kingbot sync` e arranca com `kingbot run`.
cli-no-database = A base de dados não se pode usar: { $why }.
cli-no-discord = Não se consegue chegar ao Discord: { $why }.
cli-synced = O Discord já conhece os comandos.
cli-emojis = Emojis: { $added } enviados, { $removed } apagados, { $kept } como estavam.
cli-no-demo = A demonstração precisa do que instala `uv sync --extra demo`.
cli-demo-ready = A demonstração está em { $address }. Ctrl-C termina.
cli-no-port = Não se consegue abrir a página: { $why }.

## A força dos bots

cli-arena-line-up = “{ $value }” não é uma formação: dois ou quatro níveis, entre vírgulas. Níveis: { $allowed }.
cli-arena-places = lugares ganhos − perdidos
cli-arena-gain = ganho por mão de vazas
