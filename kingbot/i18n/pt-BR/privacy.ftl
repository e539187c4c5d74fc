## Só o que no Brasil se diz de outro modo

privacy-title = Dados guardados sobre você
privacy-what = O kingbot guarda o que precisa para as suas mesas, e nada do que você escreve no Discord.
privacy-seats = { $count ->
    [0] Nenhuma mesa
    [1] Uma mesa
   *[other] { $count } mesas
} em que você tem ou teve lugar, com o nome que usou lá
privacy-settings = { $count ->
    [0] Nenhum ajuste seu
    [1] Um ajuste, que se vê no arquivo
   *[other] { $count } ajustes, que se veem no arquivo
}
privacy-rest = { $count ->
    [0] Mais nada
    [1] Mais uma entrada, como a mensagem que mostra as suas cartas ou um resultado
   *[other] Mais { $count } entradas, como as mensagens que mostram as suas cartas, resultados e classificações
}
privacy-why = Os dados ficam até você apagar, ou até trinta dias depois de o kingbot sair do seu servidor.
privacy-nothing = Não há dados guardados sobre você.
privacy-export = Salvar em arquivo
privacy-sure = Apagar tudo o que há sobre você?
privacy-means = Você sai de todas as mesas; os bots jogam no seu lugar até o fim. Nas partidas acabadas o seu nome passa a “ex-participante”; as jogadas ficam, sem dono. Os seus ajustes, estatísticas e classificações são apagados. As mensagens que já estão no Discord ficam lá. Não dá para desfazer.
privacy-exported = Aqui está tudo o que há guardado sobre você.
privacy-deleted = Tudo o que havia sobre você foi apagado.
