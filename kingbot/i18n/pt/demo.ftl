# A demonstração sem rede.

demo-server = Clube de cartas
demo-channel = mesa-de-king
demo-topic = Demonstração sem rede · sem sons nem avisos, as respostas privadas ficam à vista, nada se guarda
demo-guide-name = Guia
demo-welcome =
    ## Boas-vindas à mesa de King
    Este é o bot verdadeiro, num Discord que só existe neste computador. Em cima muda-se de conta: Ada, Bruno, Carla e Deniz podem estar todos na mesma mesa.
    1. Escreve { COMMAND("new") } em baixo, escolhe um tipo de King e envia.
    2. Toca em **{ button-start }**: os bots ocupam os lugares livres, e as tuas cartas chegam numa mensagem direta do kingbot.
    3. Toca numa carta para a jogar. { COMMAND("help") } explica o resto.

demo-page-title = King, sem rede
demo-page-channels = Canais
demo-page-messages = Mensagens diretas
demo-page-accounts = Ver como
demo-page-limits = O que muda em relação ao Discord?
demo-page-limits-list =
    O bot, as regras, os jogadores e a base de dados são os verdadeiros. O Discord à volta é um modelo:
    – sem sons nem avisos; um ponto vermelho indica uma nova mensagem direta para essa conta;
    – as respostas privadas (“Só tu podes ver isto”) não desaparecem, como no Discord;
    – sem fotos de perfil; só este servidor, os seus tópicos e as mensagens diretas do kingbot;
    – os comandos só têm os nomes em inglês;
    – tudo se apaga quando a demonstração termina.
