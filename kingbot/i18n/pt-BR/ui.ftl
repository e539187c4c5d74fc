### Só o que no Brasil se diz de outro modo.

## De quem é a vez

due-deal = As cartas são distribuídas.
due-bot = **{ $name }** está pensando …

yours-cut = **É a sua vez:** corte o baralho. Ele já está embaralhado e lacrado; ninguém sabe onde você vai cortar.
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
button-ask-me = Pergunte para mim

## Perguntas

prompt-play = Escolha uma carta
sure-question = Confirma esta jogada? **{ $move }**

## Avisos

greet = Você tem lugar na mesa { $table } em { $channel }. Suas cartas chegam aqui, e daqui você pode jogar.
greet-closed = Não consigo enviar mensagens diretas para você, por isso as suas cartas não chegam. Toque em *Cartas* na mesa para ver e jogar, ou permita mensagens diretas dos membros deste servidor e entre de novo.
ping-direct = É a sua vez na mesa { $table }.
ping-turn = { $mention }, é a sua vez na mesa { $table }.

## O que se pode ver em Mais

counter-title = Mesa { $table } · cartas que você ainda não viu

## O que as mesas recusam

error-not-running = Na mesa { $table } não há nenhuma partida em andamento.
error-already-seated = Você já tem lugar na mesa { $table }.
error-not-seated = Você não tem lugar na mesa { $table }.
error-nothing-to-take-back = Na mesa { $table } quem joga já é você.
error-too-many-tables = { $whose ->
    [server] Já há mesas demais aqui: no máximo { $limit }.
   *[person] Você já está em mesas demais: no máximo { $limit }. Termine uma primeiro.
}
error-too-fast = { $whose ->
    [server] Muitas mesas foram abertas aqui na última hora. Tente mais tarde.
   *[person] Você abriu muitas mesas na última hora. Tente mais tarde.
}
error-which-table = Você está em várias mesas: { $tables }. Indique qual com a opção `mesa`.
error-no-table-here = Você não está em nenhuma mesa. `/king nova` abre uma.
error-not-on-server = Uma mesa precisa de um canal: use isto num servidor.
error-unexpected = Houve um erro, e a culpa não é sua. A mesa está como estava; tente de novo. Se avisar quem gerencia o bot, dê esta referência: `{ $reference }`
error-which-move = “{ $text }” pode ser mais de uma coisa: { $moves }. Escreva qual.
error-unclear-move = Não entendi “{ $text }”. Agora é possível: { $moves }.
error-nowhere = Não consigo escrever lá: o canal não existe mais, ou não tenho permissão.
error-old-command = Este comando mudou. Espere um minuto, ou recarregue o Discord, e tente de novo.
error-which-lobby = Há várias mesas à espera aqui: { $tables }. Indique qual com a opção `mesa`.
error-stood-in = Um bot joga no seu lugar na mesa { $table }. Primeiro retome o lugar: *Voltei*, ou `/king voltei`.

## O que se fez, para quem o pediu com um comando

done-joined = Você tem lugar na mesa { $table }.
done-left = Você saiu da mesa { $table }.
done-resigned = Na mesa { $table } um bot joga por você. O lugar continua seu: *Voltei*, ou `/king voltei`, a qualquer momento.
done-back = Você está de volta à mesa { $table }.

## Listas de mesas

list-mine = Suas mesas
list-turn = É a sua vez nestas mesas
list-no-turn = Não é a sua vez em nenhuma mesa.
