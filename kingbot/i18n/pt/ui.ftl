### O que dizem as mesas no Discord: espera, mesa, janela das cartas, perguntas, pontos, resultados, recusas.
### $name, $other … são nomes de jogadores, já seguros para mostrar.

## Em toda a parte

ui-title = King · mesa { $table }
ui-hand-of = mão{ "\u00A0" }{ $number }{ "\u00A0" }de{ "\u00A0" }{ $hands }
# A letra de quem dá as cartas.
ui-dealer-mark = D
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
button-leave-table = Sair da mesa
button-add-bot = Adicionar um bot
button-remove-bot = Remover um bot
button-start = Iniciar
button-cancel = Cancelar
button-seats = Lugares …
button-reopen = Retomar a partida
button-close = Fechar a mesa
button-again = Jogar de novo
button-record = Registo
button-verify = Conferir
button-hint = O que jogarias?
button-review = Análise
button-take-back = Voltei

## À espera

lobby-title = King · mesa { $table } · { $preset }
lobby-host = Responsável pela mesa: { $name }. Lugares por ordem de jogo:
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } · responsável
lobby-seat-bot = { $number }. { $name } · bot
lobby-seat-free = { $number }. lugar livre
lobby-rules = Regras da casa:
lobby-reserved = { $seats ->
    [1] Um lugar está reservado para uma pessoa.
   *[other] { $seats } lugares estão reservados para pessoas.
}
lobby-no-counter = Nesta mesa o contador de cartas está desligado.
lobby-fill = No início, os bots (nível: { $level }) ocupam os lugares livres.
lobby-open-in = { $name } abriu a mesa { $table } em { $channel }.
lobby-started = A partida começou: { $names }.
lobby-commitment = A distribuição das cartas já está decidida. A sua impressão digital (SHA-256), inteira em *{ button-verify }*: `{ $commitment }`
lobby-closed = Esta mesa foi fechada antes de a partida começar.
lobby-closed-players = { lobby-closed }
lobby-closed-moderator = A moderação do servidor fechou esta mesa antes de a partida começar.
lobby-closed-idle = Esta mesa foi fechada porque a partida não começava.
seats-title = Mesa { $table } · lugares
seats-free = livre
menu-dismiss = Tirar da mesa …
menu-invite = Convidar para o lugar { $seat } …
menu-swap = Trocar dois lugares …
option-swap = { $first }. { $name } ↔ { $second }. { $other }
level-random = aleatório
level-beginner = iniciante
level-club = clube
level-master = mestre

## O contrato e o que nele conta

counts-no-kings-jacks = { $points } por rei ou valete
counts-no-queens = { $points } por dama
counts-no-eight-diamonds = { $points } pelo oito de ouros
counts-no-king-hearts = { $points } pelo rei de copas
counts-no-hearts = { $points } por carta de copas
counts-no-last-two = { $points } por vaza nas duas últimas
counts-no-tricks = { $points } por vaza
counts-domino = { $points } por carta que fique na mão
counts-declaration = { $points } por vaza
counts-no-trump = { $points } por vaza
counts-no-jack-hearts = { $points } pelo valete de copas
counts-no-king-spades = { $points } pelo rei de espadas
contract-line = **{ $contract }** · { $counts }
contract-still-out = ainda em jogo: { $cards }
contract-trump = declarado: **{ $trump }** ({ $name })
contract-blind = { $name } declarou às cegas: { $trump }
contract-sold = { $other } comprou o trunfo a { $name } por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
contract-called = Carta chamada por { $name }: { $card } · quem a tem é o parceiro
contract-pair = { $name } e { $other } são parceiros
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
play-led = { $name } sai: { $card }
play-card = { $name }:{ "\u00A0" }{ $card }
row-line = { CAPITAL($suit) }: { $cards }
row-none = { CAPITAL($suit) }: –

## De quem é a vez

due-deal = Dão-se as cartas.
due-cut = **{ $name }** corta o baralho.
due-contract = **{ $name }** escolhe o contrato.
due-blind = **{ $name }** pode declarar às cegas, ou olhar.
due-trump = **{ $name }** declara o trunfo.
due-trump-sale = **{ $name }** declara o trunfo ou abre um leilão.
due-offer = **{ $name }** responde à oferta.
due-auction = **{ $name }** oferece ou passa.
due-answer = **{ $name }** aceita a oferta ou fica com o trunfo.
due-call = **{ $name }** chama uma carta.
due-redeal = **{ $name }** pode pedir cartas novas.
due-tricks = É a vez de **{ $name }**.
due-domino = **{ $name }** põe uma carta.
due-over = A partida acabou.
due-bot = **{ $name }** está a pensar …

yours-cut = **É a tua vez:** corta o baralho. Já está baralhado e selado; ninguém sabe onde vais cortar.
yours-contract = **É a tua vez:** escolhe o contrato.
yours-blind = **É a tua vez:** declara às cegas (pelo dobro), ou olha para as cartas.
yours-trump = **É a tua vez:** declara o trunfo.
yours-trump-sale = **É a tua vez:** declara o trunfo, ou abre um leilão.
yours-offer = **É a tua vez:** oferece vazas pelo trunfo, ou passa.
yours-auction = **É a tua vez:** oferece vazas pelo trunfo, ou passa.
yours-answer = **É a tua vez:** { $name } oferece { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}. Aceitas, ou ficas com o trunfo?
yours-call = **É a tua vez:** chama uma carta; quem a tem é o teu parceiro.
yours-redeal = **É a tua vez:** tens quatro ou mais ases e reis. Pedes cartas novas para todos, ou ficas com estas?
yours-tricks = **É a tua vez:** joga uma carta.
yours-lead = **É a tua vez:** sai com uma carta.
yours-domino = **É a tua vez:** põe uma carta.
yours-domino-pass = **É a tua vez:** nenhuma carta cabe, passa.
yours-domino-more = **É a tua vez:** põe mais uma carta, ou para.

## O que se fez

did-cut = { $place ->
    [0] { $name } não corta o baralho
   *[other] { $name } corta o baralho depois da carta { $place }
}
did-choose = { $name } escolhe { $contract }
did-blind = { $name } declara às cegas: { $trump }
did-look = { $name } olha para as cartas
did-trump = { $name } declara { $trump }
did-sell = { $name } põe o trunfo em leilão por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
did-bid = { $name } oferece { $tricks }
did-pass = { $name } passa
did-accept = { $name } aceita
did-decline = { $name } fica com o trunfo
did-call = { $name } chama: { $card }
did-redeal = { $name } pede cartas novas
did-keep = { $name } fica com as cartas
did-play = { $name }:{ "\u00A0" }{ $card }
did-lay-high = { $name }:{ "\u00A0" }{ $card } no rei
did-lay-low = { $name }:{ "\u00A0" }{ $card } no dois
did-stop = { $name } para
told-dealt = Mão { $number }: { $contract }. { $name } dá as cartas.
told-dealt-chosen = Mão { $number }: { $name } dá as cartas.
told-dealt-again = As cartas são dadas de novo.
told-sold = { $other } compra o trunfo a { $name } por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
told-kept = { $name } fica com o trunfo
told-taken = { $plays } → **{ $name }**
told-taken-points = { $plays } → **{ $name }** ({ $points })
told-partner = O parceiro é { $name }: { $card }
told-out = { $name } ficou sem cartas
told = Desde a tua última jogada:

## A última vaza

last-title = Mesa { $table } · vaza { $number }
last-none = Nesta mão ainda não há vazas.
last-taken-suit = **{ $name }** levou a vaza: { $card }, a mais alta do naipe de saída.
last-taken-trump = **{ $name }** levou a vaza: { $card }, o trunfo mais alto.

## Janela das cartas

window-cards = As tuas cartas: { $cards }
window-face-down = As tuas cartas ainda estão viradas para baixo.
window-no-cards = Já não tens cartas.
window-moved-on = Estás a jogar numa mensagem mais recente.
window-over = A partida acabou.
window-not-yours = Não tens lugar nesta mesa.
window-elsewhere = O jogo continua na outra janela.
button-play-here = Jogar aqui
window-closed = Esta mesa está fechada.
note-line = ⚠ { $note }
note-bot-plays = Um bot joga no teu lugar até voltares.
note-only-card = Era a única possível, joguei-a por ti: { $cards }
note-only-pass = Nenhuma carta tua cabia: passei por ti.
note-only-contract = Só te restava um contrato: é esse que se joga.
button-ask-me = Pergunta-me

## Perguntas

prompt-contract = Qual contrato?
prompt-look = Olhar
prompt-blind = Às cegas: { $trump }
prompt-sell = Pôr em leilão por …
prompt-tricks = { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
}
prompt-worth = Em pontos: { $points }
prompt-pass = Passo
prompt-bid = Oferecer { $tricks }
prompt-bid-more = Oferecer mais …
prompt-accept = Aceitar { $tricks }
prompt-decline = Ficar com o trunfo
prompt-redeal = Cartas novas
prompt-keep = Ficar com estas
prompt-stop = Parar
prompt-high = { CAPITAL($card) } no rei
prompt-low = { CAPITAL($card) } no dois
prompt-cut = Depois da carta { $place }
prompt-cut-anywhere = Em qualquer ponto
prompt-cut-none = Não corto
plan-cut = Na próxima mão, quem corta o baralho és tu. Podes fazê-lo já:
plan-cut-given = Na próxima mão { $place ->
    [0] o baralho não é cortado
   *[other] o baralho é cortado depois da carta { $place }
}. Ainda podes mudar:
prompt-call-suit = De que naipe é a carta a chamar?
prompt-call-rank = Qual carta de { $suit }?

prompt-play = Escolhe uma carta

# Uma jogada a confirmar: $move é uma das intenções, ou o letreiro do seu botão.
sure-question = Confirmas esta jogada? **{ $move }**
sure-yes = Sim
sure-no = Não, escolher de novo
intent-play = Jogar: { $card }
intent-call = Chamar: { $card }
intent-cut = { $place ->
    [0] Não cortar o baralho
   *[other] Cortar o baralho depois da carta { $place }
}
intent-choose = { $contract }
intent-trump = Declarar { $trump }
intent-blind = Declarar às cegas: { $trump }
intent-sell = Pôr em leilão por { $tricks ->
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
# Who chose the contract, or dealt the hand; who named the trump.
result-decided = { $chose ->
    [yes] escolhida por { $name }
   *[no] { $name } deu as cartas
}
result-trump = { $trump }, por { $name }
# $title says who took what: “Ada makes King”.
result-slam = 👑 **{ $title }**
score-title = Mesa { $table } · pontos
score-empty = Ainda não há nenhuma mão acabada.
score-total = Σ
score-totals = Até agora: { $points }
over-title = King · mesa { $table } · a partida acabou
over-place = { $place }. { $name } · { $points }
over-tied = { $place }= { $name } · { $points }
over-record = A partida inteira, mão a mão. Qualquer pessoa a pode conferir, incluindo a distribuição: `kingbot record check`.
over-hands =
    Melhor mão: { $best }
    Pior mão: { $worst }
over-hand = **{ $name } { $points }** (mão { $number }, { $contract })
over-lead = { $changes ->
    [0] O primeiro lugar nunca mudou: { $name } esteve à frente desde a mão { $number }
    [1] O primeiro lugar mudou uma vez: { $name } esteve à frente desde a mão { $number }
   *[other] O primeiro lugar mudou { $changes } vezes: { $name } esteve à frente desde a mão { $number }
}.
over-lead-shared = { $changes ->
    [0] O primeiro lugar nunca mudou, e no fim é partilhado
    [1] O primeiro lugar mudou uma vez, e no fim é partilhado
   *[other] O primeiro lugar mudou { $changes } vezes, e no fim é partilhado
}.
over-trick = A vaza mais cara: **{ $name } { $points }** (mão { $hand }, { $contract }, vaza { $number }): { $plays }.
over-sum-fixed = Todos os pontos somam { $sum }, como tem de ser.
over-sum = Todos os pontos somam { $sum }.
record-title = Mesa { $table } · registo
record-none = Ainda não há nenhuma mão acabada.
record-so-far = O registo das mãos que acabaram.
record-commitment = Impressão digital publicada no início da partida (SHA-256): `{ $commitment }`
over-seed = Chave para conferir a distribuição das cartas: `{ $seed }`
over-closed-players = A mesa { $table } foi fechada. Mãos jogadas: { $hands }.
over-closed-moderator = A moderação do servidor fechou a mesa { $table }. Mãos jogadas: { $hands }.
over-closed-idle = A mesa { $table } foi fechada porque já ninguém jogava. Mãos jogadas: { $hands }.
over-so-far = Os pontos quando fechou:
over-resume = Quem tem lugar pode retomar a partida com as mesmas cartas. O prazo acaba { $until }.
over-resumed = A partida na mesa { $table } foi retomada.

## Fechar a mesa

closing-title = Fechar a mesa { $table }?
closing-lobby = Há mais gente com lugar aqui. A mesa fecha para todos, de vez.
closing-alone = A partida para. Podes retomá-la com as mesmas cartas dentro de 24 horas.
closing-now = Os outros que cumprem o tempo estão de acordo: a partida para já. Quem tem lugar pode retomá-la dentro de 24 horas.
closing-ask = Há mais gente a jogar. A mesa fecha quando todos estiverem de acordo; falta o acordo de: { $names }. Dá-se com *{ button-close }*, em *{ button-more }*.
closing-moderator = A moderação pode fechá-la já, e isso inclui-te. Na mesa fica dito que foi a moderação.
button-agree-close = Votar para fechar
button-no-close = Não fechar
button-moderator-close = Fechar pela moderação
button-keep-open = Deixar aberta
done-keep-open = A mesa { $table } fica aberta.
done-no-close = Já não queres fechar a mesa { $table }.
done-closing = Queres fechar a mesa { $table }. Fecha quando os outros estiverem de acordo.
done-reopened = A partida na mesa { $table } continua.

## Regras em vigor

rules-title = Mesa { $table } · regras em vigor
rules-share = Para abrir outra mesa assim: `{ $rules }`
rules-any-number = qualquer número a partir de 0

## The deals, and checking them (docs/deals.md). A fingerprint “seals” the shuffled pack; the secret opens it.

deal-sealed = Baralho selado antes da primeira carta: `{ $commitment }`
deal-opened = O segredo da mão { $number } era `{ $secret }`; sela também a mão { $next }.
verify-title = Mesa { $table } · a distribuição, conferida
verify-none = Ainda não há nenhuma mão acabada. Quando houver, a distribuição pode ser conferida aqui.
verify-all = { $count ->
    [1] A mão que acabou foi conferida, jogada a jogada.
   *[other] As { $count } mãos que acabaram foram conferidas, jogada a jogada.
} Qualquer pessoa o pode fazer com um programa seu: o registo está em *{ button-record }*.
verify-hand = Mão { $number }
verify-which = Outra mão …
verify-in-play = A mão { $number } está selada com esta impressão digital (SHA-256): `{ $commitment }`
verify-no-secret = Esta partida começou quando as mãos ainda não tinham um segredo próprio. A sua chave fica no registo quando a partida acabar.
verify-commitment = Estava aqui antes da primeira carta: `{ $commitment }`
verify-first = Foi publicada no início da partida.
verify-chain = É o segredo da mão { $before }: uma só cadeia, da primeira mão à última.
verify-secret = O segredo, revelado depois da mão: `{ $secret }`. O seu SHA-256 é essa impressão digital: já estava decidido.
verify-cut = Depois, o baralho foi cortado após a carta { $place }.
verify-uncut = O baralho não foi cortado.
verify-cards = { $times ->
    [1] Baralhado com o segredo e cortado aí, o baralho dá exatamente as quatro mãos que foram distribuídas.
   *[other] Baralhado com o segredo e cortado aí, o baralho dá exatamente as cartas distribuídas, todas as { $times } vezes.
}
verify-dealer = { $name } dá as cartas, como mandam as regras e o segredo.
verify-wrong = A mão { $number } não bate certo: { $why }

## Avisos

greet = Tens lugar na mesa { $table } em { $channel }. As tuas cartas chegam aqui, e podes jogar daqui.
greet-closed = Não consigo enviar-te mensagens diretas, por isso as tuas cartas não chegam. Toca em *{ button-hand }* na mesa para as ver e jogar, ou permite mensagens diretas dos membros deste servidor e entra de novo.
ping-direct = É a tua vez na mesa { $table }.
ping-turn = { $mention }, é a tua vez na mesa { $table }.

## Mais

more-title = Mesa { $table }
more-tip = Tudo isto também se pode escrever: { COMMAND("help") }.
menu-more = Mais: contador, plano, regras …
button-back-your-turn = Voltar · é a tua vez
button-settings = ⚙ Ajustes
more-about-verify = Se as cartas foram dadas sem batota
more-about-review = Quanto valiam as tuas jogadas
more-about-counter = Que cartas ainda estão fora
more-about-history = Todas as vazas desta mão
more-about-choices = Quem escolheu o quê, e o que falta
more-about-plans = Jogar uma carta quando for a tua vez
more-about-matters = Pausa, fim da mão, resto das vazas, troca de um jogador
more-about-rules = As regras desta mesa, em palavras
more-about-settings = Cores, letra, palavras, confirmações, os teus horários
more-about-board = A mesa no fim do canal
more-about-back = Recupera o teu lugar do bot
more-about-leave = Um bot joga por ti; podes voltar
more-about-close = Acaba a partida para todos

## O que se pode ver em Mais

choices-title = Mesa { $table } · quem escolheu o quê
choices-dealt = { $number }. **{ $contract }** · cartas dadas por { $name }
choices-chosen = { $number }. **{ $contract }** · escolha de { $name }
choices-now = { $number }. **{ $contract }** · em jogo · { $name }
choices-open = Ainda livres: { $contracts }
choices-price = comprado por { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}
choices-called = carta chamada: { $card }
history-title = Mesa { $table } · a mão { $number } até agora
history-empty = Nesta mão ainda não se jogou nada.
counter-title = Mesa { $table } · cartas que ainda não viste
counter-suit = { CAPITAL($suit) } ({ $count }): { $cards }
counter-legend = { $out } por sair · { $mine } tuas · { $gone } saíram
counter-tip = { $count ->
    [1] Uma carta
   *[other] { $count } cartas
} nas mãos dos outros.

## O que as mesas recusam

error-no-table = Essa mesa não existe.
error-not-lobby = A partida na mesa { $table } já começou.
error-not-running = Na mesa { $table } não há nenhuma partida a decorrer.
error-table-full = Na mesa { $table } os lugares estão todos ocupados.
error-already-seated = Já tens lugar na mesa { $table }.
error-not-seated = Não tens lugar na mesa { $table }.
error-left-server = Já não estás no servidor da mesa { $table }, por isso não podes jogar lá.
error-not-host = Só quem é responsável pela mesa pode fazer isso: { $name }.
error-stale = Tarde de mais: a mesa entretanto mudou. Vê como está agora.
error-seat-reserved = Os lugares que sobram estão reservados para pessoas.
error-nothing-to-take-back = Na mesa { $table } já és tu quem joga.
error-too-many-tables = { $whose ->
    [server] Já há demasiadas mesas aqui: no máximo { $limit }.
   *[person] Já estás em demasiadas mesas: no máximo { $limit }. Primeiro acaba uma.
}
error-too-fast = { $whose ->
    [server] Abriram-se aqui muitas mesas na última hora. Tenta mais tarde.
   *[person] Abriste muitas mesas na última hora. Tenta mais tarde.
}
error-which-table = Estás em várias mesas: { $tables }. Indica qual com a opção `{ option-table }`.
error-no-table-here = Não estás em nenhuma mesa. { COMMAND("new") } abre uma.
error-not-on-server = Uma mesa precisa de um canal: usa isto num servidor.
error-unexpected = Houve um erro, e não é culpa tua. A mesa está como estava; tenta de novo. Se avisares quem gere o bot, dá esta referência: `{ $reference }`
table-lacks = Mesa { $table }: em { $channel } faltam-me agora estas permissões: { $permissions }. Joga-se sem elas até onde der; assim que as tiver de volta, fica tudo como antes.
error-busy = Estou ocupado de momento e nada mudou. Tenta de novo daqui a uns segundos.
error-database = Não consigo chegar aos meus dados, por isso nada mudou. Quem gere o bot tem de ver o que se passa: dá-lhe esta referência: `{ $reference }`
error-permissions = Não consigo jogar neste canal. Preciso destas permissões: { $permissions }.
error-bad-rules = `{ $option }` não pode ser `{ $value }`. Valores possíveis:
error-closed-rule = Neste tipo de King não se pode mudar `{ $option }`.
error-unknown-option = Não existe aqui a regra `{ $option }`. { COMMAND("new") } propõe as regras, cada uma por palavras, enquanto escreves.
error-not-a-move = Não conheço essa jogada.
error-which-move = “{ $text }” pode ser mais do que uma coisa: { $moves }. Escreve qual.
error-unclear-move = Não percebo “{ $text }”. Agora é possível: { $moves }.
error-nowhere = Não consigo escrever lá: o canal já não existe, ou não tenho permissão.
error-old-command = Este comando mudou. Espera um minuto, ou recarrega o Discord, e tenta de novo.
error-which-lobby = Há aqui várias mesas à espera: { $tables }. Indica qual com a opção `{ option-table }`.
error-no-lobby-here = Neste canal nenhuma mesa espera jogadores. { COMMAND("new") } abre uma.
error-no-counter = Na mesa { $table } o contador de cartas está desligado.
error-not-over = A partida na mesa { $table } ainda não acabou.
error-already-over = A mesa { $table } já está fechada.
error-changed = Entretanto isso mudou, e nada foi feito. Vê como está agora.
error-ask-others = Há mais gente a jogar na mesa { $table }: para a fechar é preciso o acordo deles.
error-not-closed = A partida na mesa { $table } já não pode ser retomada.
error-not-moderator = Só quem gere as mensagens ou os canais daqui pode fazer isso.
error-cannot-host = Só quem tem lugar na mesa { $table } pode ser responsável por ela.
error-seat-taken = Esse lugar está ocupado.
error-not-a-bot = Nesse lugar não está nenhum bot.
error-stood-in = Um bot joga no teu lugar na mesa { $table }. Primeiro retoma o lugar: *{ button-take-back }*, ou { COMMAND("back") }.

## O que se fez, para quem o pediu com um comando

done-joined = Tens lugar na mesa { $table }.
done-left = Saíste da mesa { $table }.
done-resigned = Na mesa { $table } um bot joga por ti. O lugar continua teu: *{ button-take-back }*, ou { COMMAND("back") }, a qualquer momento.
done-back = Estás de volta à mesa { $table }.
done-started = Começa a partida na mesa { $table }.
done-closed = A mesa { $table } está fechada.
done-again = A mesa { $table } já está aberta para quem jogou.
table-posted = Aqui está.
thread-name = King · { $name }

## Permissões do Discord, com os nomes que lá têm

permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-attach-files = Anexar arquivos
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos

## Listas de mesas

list-mine = As tuas mesas
list-here = Outras mesas neste servidor
list-none = Não há aqui nenhuma mesa aberta. { COMMAND("new") } abre uma.
list-turn = É a tua vez nestas mesas
list-waits = é a vez de { $name }
list-hand = Cartas na mesa { $table }
list-table = - { $table } · { $preset } · { $channel } · { $status } · { $names }
status-lobby = à espera de jogadores
status-running = em jogo
status-paused = em pausa
status-finished = terminada
status-abandoned = fechada
