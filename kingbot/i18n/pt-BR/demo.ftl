# Só o que no Brasil se diz de outro modo.

demo-topic = Demonstração sem rede · sem sons nem avisos, as respostas privadas ficam à vista, nada é salvo
demo-welcome =
    ## Boas-vindas à mesa de King
    Este é o bot de verdade, num Discord que só existe neste computador. No alto você troca de conta: Ada, Bruno, Carla e Deniz podem estar todos na mesma mesa.
    1. Escreva { COMMAND("new") } abaixo, escolha um tipo de King e envie.
    2. Toque em **{ button-start }**: os bots ocupam os lugares livres, e as suas cartas chegam numa mensagem direta do kingbot.
    3. Toque numa carta para jogar. { COMMAND("help") } explica o resto.

demo-page-limits-list =
    O bot, as regras, os jogadores e o banco de dados são os de verdade. O Discord em volta é um modelo:
    – sem sons nem avisos; um ponto vermelho indica uma nova mensagem direta para essa conta;
    – as respostas privadas (“Só você pode ver isto”) não desaparecem, como no Discord;
    – sem fotos de perfil; só este servidor, os seus tópicos e as mensagens diretas do kingbot;
    – os comandos só têm os nomes em inglês;
    – tudo se apaga quando a demonstração termina.
