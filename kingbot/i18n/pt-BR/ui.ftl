### Só o que no Brasil se diz de outro modo.

## De quem é a vez

due-deal = As cartas são distribuídas.
due-bot = **{ $name }** está pensando …

yours-cut = **É a sua vez:** corte o baralho. Ele já está embaralhado e selado; ninguém sabe onde você vai cortar.
yours-contract = **É a sua vez:** escolha o contrato.
yours-blind = **É a sua vez:** declare às cegas (pelo dobro), ou olhe as cartas.
yours-trump = **É a sua vez:** declare o trunfo.
yours-trump-sale = **É a sua vez:** declare o trunfo, ou abra um leilão.
yours-offer = **É a sua vez:** ofereça vazas pelo trunfo, ou passe.
yours-auction = **É a sua vez:** ofereça vazas pelo trunfo, ou passe.
yours-answer = **É a sua vez:** { $name } oferece { $tricks ->
    [1] uma vaza
   *[other] { $tricks } vazas
}. Aceita, ou fica com o trunfo?
yours-call = **É a sua vez:** chame uma carta; quem a tem é o seu parceiro.
yours-redeal = **É a sua vez:** você tem quatro ou mais ases e reis. Pede cartas novas para todos, ou fica com estas?
yours-tricks = **É a sua vez:** jogue uma carta.
yours-lead = **É a sua vez:** saia com uma carta.
yours-domino = **É a sua vez:** coloque uma carta.
yours-domino-pass = **É a sua vez:** nenhuma carta cabe, passe.
yours-domino-more = **É a sua vez:** coloque mais uma carta, ou pare.

## O que se fez

did-look = { $name } olha as cartas
told = Desde a sua última jogada:

## Janela das cartas

window-cards = Suas cartas: { $cards }
window-face-down = Suas cartas ainda estão viradas para baixo.
window-no-cards = Você não tem mais cartas.
note-bot-plays = Um bot joga no seu lugar até você voltar.
note-only-card = Era a única possível, joguei por você: { $cards }
note-only-pass = Nenhuma carta sua cabia: passei por você.
note-only-contract = Só restava um contrato para você: é esse que se joga.
button-hint = O que você jogaria?
button-ask-me = Pergunte para mim

## Perguntas

prompt-play = Escolha uma carta
sure-question = Confirma esta jogada? **{ $move }**

## Avisos

greet = Você tem lugar na mesa { $table } em { $channel }. Suas cartas chegam aqui, e daqui você pode jogar.
greet-closed = Não consigo enviar mensagens diretas para você, por isso as suas cartas não chegam. Toque em *{ button-hand }* na mesa para ver e jogar, ou permita mensagens diretas dos membros deste servidor e entre de novo.
ping-direct = É a sua vez na mesa { $table }.
ping-turn = { $mention }, é a sua vez na mesa { $table }.

## O que se pode ver em Mais

counter-title = Mesa { $table } · cartas que você ainda não viu

## O que as mesas recusam

error-not-running = Na mesa { $table } não há nenhuma partida em andamento.
error-already-seated = Você já tem lugar na mesa { $table }.
error-not-seated = Você não tem lugar na mesa { $table }.
error-left-server = Você não está mais no servidor da mesa { $table }, por isso não pode jogar lá.
error-nothing-to-take-back = Na mesa { $table } quem joga já é você.
error-too-many-tables = { $whose ->
    [server] Já há mesas demais aqui: no máximo { $limit }.
   *[person] Você já está em mesas demais: no máximo { $limit }. Termine uma primeiro.
}
error-too-fast = { $whose ->
    [server] Muitas mesas foram abertas aqui na última hora. Tente mais tarde.
   *[person] Você abriu muitas mesas na última hora. Tente mais tarde.
}
error-which-table = Você está em várias mesas: { $tables }. Indique qual com a opção `{ option-table }`.
error-no-table-here = Você não está em nenhuma mesa. { COMMAND("new") } abre uma.
error-not-on-server = Uma mesa precisa de um canal: use isto num servidor.
error-unexpected = Houve um erro, e a culpa não é sua. A mesa está como estava; tente de novo. Se avisar quem gerencia o bot, dê esta referência: `{ $reference }`
table-lacks = Mesa { $table }: em { $channel } agora me faltam estas permissões: { $permissions }. O jogo segue sem elas até onde der; assim que eu as tiver de volta, tudo fica como antes.
error-busy = Estou ocupado no momento e nada mudou. Tente de novo em alguns segundos.
error-database = Não consigo acessar meus dados, por isso nada mudou. Quem gerencia o bot precisa ver o que houve: dê esta referência: `{ $reference }`
error-which-move = “{ $text }” pode ser mais de uma coisa: { $moves }. Escreva qual.
error-unclear-move = Não entendi “{ $text }”. Agora é possível: { $moves }.
error-nowhere = Não consigo escrever lá: o canal não existe mais, ou não tenho permissão.
error-old-command = Este comando mudou. Espere um minuto, ou recarregue o Discord, e tente de novo.
error-which-lobby = Há várias mesas à espera aqui: { $tables }. Indique qual com a opção `{ option-table }`.
error-unknown-option = A regra `{ $option }` não existe aqui. { COMMAND("new") } oferece as regras, cada uma em palavras, enquanto você digita.
error-stood-in = Um bot joga no seu lugar na mesa { $table }. Primeiro retome o lugar: *{ button-take-back }*, ou { COMMAND("back") }.

## O que se fez, para quem o pediu com um comando

done-joined = Você tem lugar na mesa { $table }.
done-left = Você saiu da mesa { $table }.
done-resigned = Na mesa { $table } um bot joga por você. O lugar continua seu: *{ button-take-back }*, ou { COMMAND("back") }, a qualquer momento.
done-back = Você está de volta à mesa { $table }.

## Listas de mesas

list-mine = Suas mesas
list-turn = É a sua vez nestas mesas

closing-alone = A partida para. Você pode retomá-la com as mesmas cartas em até 24 horas.
closing-now = Os outros que cumprem o tempo estão de acordo: a partida para agora. Quem tem lugar pode retomá-la em até 24 horas.
closing-ask = Tem mais gente jogando. A mesa fecha quando todos concordarem; falta o acordo de: { $names }. É com *{ button-close }*, em *{ button-more }*.
closing-moderator = A moderação pode fechar a mesa agora, e isso inclui você. Na mesa fica dito que foi a moderação.
closing-lobby = Tem mais gente com lugar aqui. A mesa fecha para todos, de vez.
done-no-close = Você não quer mais fechar a mesa { $table }.
done-closing = Você quer fechar a mesa { $table }. Ela fecha quando os outros concordarem.
error-changed = Isso mudou nesse meio-tempo, e nada foi feito. Veja como está agora.
error-ask-others = Tem mais gente jogando na mesa { $table }: para fechá-la é preciso o acordo deles.
error-not-closed = A partida na mesa { $table } não pode mais ser retomada.
error-not-moderator = Só quem gerencia as mensagens ou os canais daqui pode fazer isso.
over-closed-idle = A mesa { $table } foi fechada porque ninguém mais jogava. Mãos jogadas: { $hands }.
button-back-your-turn = Voltar · é a sua vez
more-about-plans = Jogar uma carta quando for a sua vez
more-about-settings = Cores, letra, palavras, confirmações, seus horários
more-about-back = Pegue seu lugar de volta do bot
more-about-leave = Um bot joga por você; você pode voltar
window-moved-on = Você está jogando em uma mensagem mais recente.
counter-legend = { $out } por sair · { $mine } suas · { $gone } saíram
button-record = Registro
record-title = Mesa { $table } · registro
record-so-far = O registro das mãos que acabaram.
over-sum-fixed = Todos os pontos somam { $sum }, como deve ser.
verify-all = { $count ->
    [1] A mão que acabou foi conferida, jogada por jogada.
   *[other] As { $count } mãos que acabaram foram conferidas, jogada por jogada.
} Qualquer pessoa pode fazer o mesmo com um programa seu: o registro está em *{ button-record }*.
verify-no-secret = Esta partida começou quando as mãos ainda não tinham um segredo próprio. A sua chave fica no registro quando a partida acabar.
plan-cut = Na próxima mão, quem corta o baralho é você. Você já pode fazer isso:
plan-cut-given = Na próxima mão { $place ->
    [0] o baralho não é cortado
   *[other] o baralho é cortado depois da carta { $place }
}. Você ainda pode mudar:
more-about-verify = Se as cartas foram dadas sem trapaça
more-about-review = Quanto valiam as suas jogadas
due-domino = **{ $name }** coloca uma carta.
error-stale = Tarde demais: a mesa mudou nesse meio-tempo. Veja como está agora.
over-record = A partida inteira, mão por mão. Qualquer pessoa pode conferir, incluindo a distribuição: `kingbot record check`.
verify-cards = { $times ->
    [1] Embaralhado com o segredo e cortado aí, o baralho dá exatamente as quatro mãos que foram distribuídas.
   *[other] Embaralhado com o segredo e cortado aí, o baralho dá exatamente as cartas distribuídas, todas as { $times } vezes.
}
more-about-counter = Quais cartas ainda não saíram
window-not-yours = Você não tem lugar nesta mesa.
