## /king privacidade

privacy-title = Dados guardados sobre ti
privacy-what = O kingbot guarda o que precisa para as tuas mesas, e nada do que escreves no Discord.
privacy-seats = { $count ->
    [0] Nenhuma mesa
    [1] Uma mesa
   *[other] { $count } mesas
} em que tens ou tiveste lugar, com o nome que lá usaste
privacy-moves = { $count ->
    [0] Nenhuma jogada
    [1] Uma jogada
   *[other] { $count } jogadas
} em partidas
privacy-settings = { $count ->
    [0] Nenhum ajuste teu
    [1] Um ajuste, que se vê no ficheiro
   *[other] { $count } ajustes, que se veem no ficheiro
}
privacy-rest = { $count ->
    [0] Mais nada
    [1] Mais uma entrada, como a mensagem que mostra as tuas cartas ou um resultado
   *[other] Mais { $count } entradas, como as mensagens que mostram as tuas cartas, resultados e classificações
}
privacy-why = Os dados ficam até os apagares, ou até trinta dias depois de o kingbot sair do teu servidor.
privacy-nothing = Não há dados guardados sobre ti.
privacy-export = Guardar num ficheiro
privacy-delete = Apagar …
privacy-sure = Apagar tudo o que há sobre ti?
privacy-means = Sais de todas as mesas; os bots jogam no teu lugar até ao fim. Nas partidas acabadas o teu nome passa a “ex-participante”; as jogadas ficam, sem dono. Os teus ajustes, estatísticas e classificações são apagados. As mensagens que já estão no Discord ficam lá. Não se pode voltar atrás.
privacy-delete-all = Apagar tudo
privacy-exported = Aqui está tudo o que há guardado sobre ti.
privacy-deleted = Tudo o que havia sobre ti foi apagado.
privacy-former-player = ex-participante
