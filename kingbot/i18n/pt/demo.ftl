# A demonstração sem rede.

demo-server = Clube de cartas
demo-channel = mesa-de-king
demo-topic = Demonstração sem rede · escreve /king new · sem sons nem avisos, as respostas privadas ficam, nada se guarda
demo-guide-name = Guia
demo-welcome =
    ## Boas-vindas à mesa de King
    Este é o bot verdadeiro, num Discord que só existe neste computador. Em cima muda-se de conta: Ada, Bruno, Carla e Deniz podem sentar-se todos à mesma mesa.
    1. Escreve `/king new` em baixo, escolhe um jogo e envia.
    2. Toca em **Iniciar**: os bots ocupam os lugares livres, e as tuas cartas chegam numa mensagem direta do kingbot.
    3. Joga uma carta tocando nela. `/king help` explica o resto.

demo-page-title = King, sem rede
demo-page-channels = Canais
demo-page-messages = Mensagens diretas
demo-page-accounts = Ver pelos olhos de
demo-page-limits = Em que é diferente do Discord?
demo-page-limits-list =
    O bot, as suas regras, os seus jogadores e a sua base de dados são os verdadeiros. O Discord à volta é um modelo:
    – sem sons nem avisos; um ponto vermelho diz que uma conta tem uma nova mensagem direta;
    – as respostas privadas (“Só tu podes ver isto”) não desaparecem, como no Discord;
    – sem fotos de perfil; só este servidor, os seus tópicos e as mensagens diretas do kingbot;
    – os comandos só têm os nomes ingleses, mesmo onde as mensagens os chamam noutra língua;
    – a mesa inteira esquece-se quando a demonstração para.
