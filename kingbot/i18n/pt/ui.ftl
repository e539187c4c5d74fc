### O que dizem as mesas no Discord: espera, mesa, janela das cartas, perguntas, pontos, resultados, recusas.
### $name, $other … são nomes de jogadores, já seguros para mostrar.

## Em toda a parte

ui-title = King · mesa { $table }
ui-hand-of = mão{ "\u00A0" }{ $number }{ "\u00A0" }de{ "\u00A0" }{ $hands }
ui-dealer-mark = M
ui-link-table = Mesa

button-hand = Cartas
# A última vaza; curto, porque num telefone ficam quatro botões numa linha.
button-last = Última
button-score = Pontos
button-more = Mais
button-rules = Regras
button-choices = Escolhas
button-counter = Contador
button-history = Esta mão
button-board = Mostrar a mesa
button-back-to-hand = Voltar
button-before = Anterior
button-after = Seguinte
button-join = Entrar
button-leave = Sair
button-leave-table = Deixar a mesa
button-add-bot = Juntar um bot
button-remove-bot = Tirar um bot
button-start = Iniciar
button-cancel = Cancelar
button-close = Fechar a mesa
button-again = Jogar outra vez
button-take-back = Voltei

## À espera

lobby-title = King · mesa { $table } · { $preset }
lobby-host = Mesa aberta por { $name }. Os lugares por ordem de jogo:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · abriu a mesa
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. livre
lobby-rules = Regras: `{ $rules }`
lobby-reserved = { $seats ->
    [1] Um lugar está reservado para uma pessoa.
   *[other] { $seats } lugares estão reservados para pessoas.
}
lobby-no-counter = A ninguém se mostra que cartas ainda andam por aí.
lobby-fill = No início, os bots ({ $level }) ocupam os lugares livres.
lobby-open-in = { $name } abre a mesa { $table } em { $channel }.
lobby-started = A partida começou: { $names }.
lobby-commitment = As cartas já estão decididas. SHA-256 da sua semente, que se publica no fim: `{ $commitment }`
lobby-closed = Esta mesa foi fechada antes de a partida começar.
level-random = ao acaso
level-beginner = principiante
level-club = de clube
level-master = mestre

## O contrato e o que nele conta

counts-no-kings-jacks = { $points } por cada rei ou valete
counts-no-queens = { $points } por cada dama
counts-no-eight-diamonds = { $points } pelo oito de ouros
counts-no-king-hearts = { $points } pelo rei de copas
counts-no-hearts = { $points } por cada carta de copas
counts-no-last-two = { $points } por cada uma das duas últimas vazas
counts-no-tricks = { $points } por cada vaza
counts-domino = { $points } por cada carta que fique na mão
counts-declaration = { $points } por cada vaza
counts-no-trump = { $points } por cada vaza
counts-no-jack-hearts = { $points } pelo valete de copas
counts-no-king-spades = { $points } pelo rei de espadas
contract-line = **{ $contract }** · { $counts }
contract-still-out = ainda em jogo: { $cards }
contract-trump = declarado: **{ $trump }** ({ $name })
contract-blind = { $name } declarou às cegas: { $trump }
contract-sold = { $other } comprou a { $name } por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
contract-called = { $name } chamou { $card }: quem a tem joga a par
contract-pair = { $name } e { $other } jogam a par
contract-to-choose = { $name } escolhe o contrato

## Os quatro lugares

seat-line = { $name } · { $points }
seat-tricks = { $count ->
    [1] 1 vaza
   *[other] { $count } vazas
}
seat-taken = levou { $cards }
seat-held = { $count ->
    [1] ainda 1 carta
   *[other] ainda { $count } cartas
}
seat-out = acabou
table-trick = Na mesa: { $plays }
play-led = { $name } sai com { $card }
play-card = { $name }{ "\u00A0" }{ $card }
row-line = { $suit }: { $cards }
row-none = { $suit }: –

## De quem é a vez

due-deal = Dão-se as cartas.
due-contract = **{ $name }** escolhe o contrato.
due-blind = **{ $name }** pode declarar às cegas, ou olhar.
due-trump = **{ $name }** declara o trunfo.
due-trump-sale = **{ $name }** declara o trunfo ou põe a festa à venda.
due-offer = **{ $name }** responde à oferta.
due-auction = **{ $name }** oferece ou passa.
due-answer = **{ $name }** aceita a oferta ou fica com a festa.
due-call = **{ $name }** chama uma carta.
due-redeal = **{ $name }** pode pedir cartas novas.
due-tricks = É a vez de **{ $name }**.
due-domino = É a vez de **{ $name }**: pôr uma carta.
due-over = A partida acabou.

yours-contract = **É a tua vez:** escolhe o contrato.
yours-blind = **É a tua vez:** declara às cegas, a dobrar, ou olha para as cartas.
yours-trump = **É a tua vez:** declara o trunfo.
yours-trump-sale = **É a tua vez:** declara o trunfo, ou põe a festa à venda.
yours-offer = **É a tua vez:** faz uma oferta pela festa, ou passa.
yours-auction = **É a tua vez:** faz uma oferta pela festa, ou passa.
yours-answer = **É a tua vez:** { $name } oferece { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}. Aceitar, ou ficar com a festa?
yours-call = **É a tua vez:** chama a carta; quem a tem joga a par contigo.
yours-redeal = **É a tua vez:** tens quatro ou mais ases e reis. Cartas novas para todos, ou ficar com estas?
yours-tricks = **É a tua vez:** joga uma carta.
yours-lead = **É a tua vez:** sai com uma carta.
yours-domino = **É a tua vez:** põe uma carta.
yours-domino-pass = **É a tua vez:** não há lugar para nenhuma carta, passa.
yours-domino-more = **É a tua vez:** põe mais uma carta, ou para.

## O que se fez

did-choose = { $name } escolhe { $contract }
did-blind = { $name } declara às cegas: { $trump }
did-look = { $name } olha para as cartas
did-trump = { $name } declara { $trump }
did-sell = { $name } põe a festa à venda por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
did-bid = { $name } oferece { $tricks }
did-pass = { $name } passa
did-accept = { $name } aceita
did-decline = { $name } recusa
did-call = { $name } chama { $card }
did-redeal = { $name } pede cartas novas
did-keep = { $name } fica com as cartas
did-play = { $name }{ "\u00A0" }{ $card }
did-lay-high = { $name } { $card } no rei
did-lay-low = { $name } { $card } no dois
did-stop = { $name } para
told-dealt = Mão { $number }: { $contract }. { $name } dá.
told-dealt-chosen = Mão { $number }: { $name } dá.
told-dealt-again = As cartas são dadas de novo.
told-sold = { $other } compra a festa a { $name } por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
told-kept = { $name } fica com a festa
told-taken = { $plays } → **{ $name }**
told-partner = O par é { $name }: { $card }
told-out = { $name } ficou sem cartas
told = O que aconteceu:

## A última vaza

last-title = Mesa { $table } · vaza { $number }
last-none = Nesta mão ainda não há nenhuma vaza.
last-taken-suit = **{ $name }** ganhou com { $card }: a mais alta do naipe de saída.
last-taken-trump = **{ $name }** ganhou com { $card }: o trunfo mais alto.

## Janela das cartas

window-cards = As tuas cartas: { $cards }
window-face-down = As tuas cartas ainda estão viradas para baixo.
window-no-cards = Já não tens cartas.
window-moved-on = A próxima mão está em baixo.
window-over = A partida acabou.
window-not-yours = Não jogas nesta mesa.
window-elsewhere = Estás a jogar noutra janela.
button-play-here = Jogar aqui
window-closed = Esta mesa está fechada.
note-line = ⚠ { $note }
note-bot-plays = Um bot joga no teu lugar até voltares.

## Perguntas

prompt-contract = Qual contrato?
prompt-closed = Já escolhidos: { $contracts }
prompt-closed-by = { $contract } – { $name }
prompt-look = Olhar
prompt-blind = Cega: { $trump }
prompt-sell = Pôr à venda por …
prompt-tricks = { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
}
prompt-worth = vale { $points }
prompt-pass = Passo
prompt-bid = Oferecer { $tricks }
prompt-bid-more = Oferecer mais …
prompt-accept = Aceitar { $tricks }
prompt-decline = Ficar com a festa
prompt-redeal = Cartas novas
prompt-keep = Ficar com estas
prompt-stop = Parar
prompt-high = { $card } no rei
prompt-low = { $card } no dois
prompt-call-suit = De que naipe é a carta a chamar?
prompt-call-rank = Qual carta de { $suit }?

prompt-play = Escolher uma carta para jogar

# Uma jogada a confirmar: $move é uma das intenções, ou o letreiro do seu botão.
sure-question = **{ $move }**: é mesmo isso?
sure-yes = Sim
sure-no = Não, escolher outra vez
intent-play = Jogar { $card }
intent-call = Chamar { $card }
intent-choose = { $contract }
intent-trump = Declarar { $trump }
intent-blind = Declarar às cegas: { $trump }
intent-sell = Pôr a festa à venda por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
intent-bid = Oferecer { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
intent-accept = Aceitar { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}

## Resultados e pontos

result-hand = **{ $number } · { $contract }** · { $points }
result-point = { $name }{ "\u00A0" }{ $points }
result-slam = { $name } dá capote
score-title = Mesa { $table } · pontos
score-empty = Ainda não acabou nenhuma mão.
score-total = Σ
score-totals = Até agora: { $points }
over-title = King · mesa { $table } · a partida acabou
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = A partida inteira, mão a mão, está no registo em baixo.
over-seed = Semente das cartas: `{ $seed }`
over-closed = A mesa { $table } foi fechada. Mãos jogadas: { $hands }.

## Regras em vigor

rules-title = Mesa { $table } · regras em vigor

## Avisos

greet = Tens lugar na mesa { $table } em { $channel }. As tuas cartas vão chegar aqui, e daqui se pode jogar.
greet-closed = Não aceitas mensagens diretas minhas, por isso as tuas cartas não te podem chegar. Toca em *Cartas* na mesa para as ver e jogar. Ou permite mensagens diretas dos membros deste servidor e entra outra vez.
ping-direct = É a tua vez na mesa { $table }.
ping-turn = { $mention }, é a tua vez na mesa { $table }.

## Mais

more-title = Mesa { $table }
more-tip = Tudo isto também se pode escrever: `/king ajuda`.

## O que se pode ver em Mais

choices-title = Mesa { $table } · quem escolheu o quê
choices-dealt = { $number }. **{ $contract }** · deu { $name }
choices-chosen = { $number }. **{ $contract }** · escolha de { $name }
choices-now = { $number }. **{ $contract }** · agora, { $name }
choices-open = Ainda livres: { $contracts }
choices-price = vendida por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
choices-called = carta chamada: { $card }
history-title = Mesa { $table } · a mão { $number } até agora
history-empty = Nesta mão ainda não se jogou nada.
counter-title = Mesa { $table } · as cartas que ainda não viste
counter-suit = { $suit } ({ $count }): { $cards }
counter-tip = { $count ->
    [1] Uma carta
   *[other] { $count } cartas
} nas mãos dos outros.

## O que as mesas recusam

error-no-table = Essa mesa não existe.
error-not-lobby = A partida na mesa { $table } já começou.
error-not-running = Na mesa { $table } não se está a jogar nenhuma partida.
error-table-full = Na mesa { $table } os lugares estão todos ocupados.
error-already-seated = Já tens lugar na mesa { $table }.
error-not-seated = Não tens lugar na mesa { $table }.
error-not-host = Só quem abriu a mesa pode fazer isso: { $name }.
error-stale = Isso já foi jogado.
error-seat-reserved = Os lugares que sobram estão reservados para pessoas.
error-nothing-to-take-back = O teu lugar na mesa { $table } já é teu.
error-too-many-tables = { $whose ->
    [server] Já há demasiadas mesas aqui: no máximo { $limit }.
   *[person] Já estás em demasiadas mesas: no máximo { $limit }. Primeiro acaba uma.
}
error-too-fast = { $whose ->
    [server] Abriram-se aqui muitas mesas na última hora. Tenta mais tarde.
   *[person] Abriste muitas mesas na última hora. Tenta mais tarde.
}
error-which-table = Estás em mais do que uma mesa: { $tables }. Diz qual.
error-no-table-here = Não estás em nenhuma mesa. `/king nova` abre uma.
error-not-on-server = Uma mesa precisa de um canal: usa isto num servidor.
error-unexpected = Alguma coisa correu mal, e não por tua culpa. A mesa está como estava; tenta outra vez. Ao contar isto a quem gere o bot, dá esta referência: `{ $reference }`
error-permissions = Não consigo trabalhar neste canal. Falta-me: { $permissions }.
error-bad-rules = `{ $option }` não pode ser `{ $value }`. Possível: { $allowed }.
error-unknown-option = Aqui não existe a opção `{ $option }`. Existem: { $allowed }.
error-not-a-move = Não conheço essa jogada.
error-not-a-card = “{ $text }” não é uma carta. Uma carta escreve-se como `QS`, `10H` ou `♥︎10`.
error-nowhere = Não consigo escrever lá: o canal já não existe, ou não tenho permissão.
error-old-command = Este comando mudou. Espera um minuto, ou recarrega o Discord, e tenta outra vez.
error-which-lobby = Há aqui várias mesas à espera: { $tables }. Diz qual.
error-no-lobby-here = Neste canal nenhuma mesa espera jogadores. `/king nova` abre uma.
error-no-counter = Na mesa { $table } cada um conta as cartas por si.
error-not-over = A partida na mesa { $table } ainda não acabou.
error-already-over = A mesa { $table } já está fechada.
error-seat-taken = Esse lugar está ocupado.
error-not-a-bot = Aí não está nenhum bot.
error-stood-in = Um bot joga no teu lugar na mesa { $table }. Primeiro retoma-o: *Voltei*, ou `/king voltei`.

## O que se fez, para quem o pediu com um comando

done-joined = Tens lugar na mesa { $table }.
done-left = Deixaste a mesa { $table }.
done-resigned = Na mesa { $table } um bot continua por ti. O lugar continua teu: *Voltei*, ou `/king voltei`, a qualquer momento.
done-back = Estás de volta à mesa { $table }.
done-started = Começa a partida na mesa { $table }.
done-closed = A mesa { $table } está fechada.
done-again = A mesa { $table } já está pronta para quem jogou.
table-posted = Aqui está.
thread-name = King · { $name }

## Permissões do Discord, com os nomes que lá têm

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-read-message-history = Ver histórico de mensagens
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos

## Listas de mesas

list-mine = As tuas mesas
list-here = Outras mesas neste servidor
list-none = Não há aqui nenhuma mesa aberta. `/king nova` abre uma.
list-turn = É a tua vez em
list-no-turn = Ninguém espera por ti.
list-hand = Cartas na mesa { $table }
list-table = - { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = à espera de jogadores
status-running = em jogo
status-paused = em pausa
status-finished = acabada
status-abandoned = fechada
