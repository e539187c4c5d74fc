### Só o que no Brasil se diz de outro modo.

stats-none-own = Aqui ainda não conta nenhuma partida sua. Uma partida conta quando é jogada até o fim.
leaders-none = Ainda não há ninguém aqui. As partidas contam quando são jogadas até o fim.
leaders-after = Próxima ▶
error-not-counted = As suas partidas não contam, porque você quis assim. *{ privacy-count }* em { COMMAND("privacy") } muda isso.
server-ratings = { $shown ->
    [on] As classificações são mostradas.
   *[off] As classificações não são mostradas.
}
privacy-counted = As suas partidas voltam a contar, incluindo as passadas.
privacy-not-counted = As suas estatísticas e classificações foram apagadas. As suas partidas deixam de contar, e você não está em nenhuma tabela.
db-recounted = { $count ->
    [1] Uma partida contada
   *[other] { $count } partidas contadas
} de novo a partir dos registros.
season-running = Está em andamento.
error-no-season = Não há nenhuma temporada em andamento nem marcada.
error-bad-date = Não entendi essa data. Escreva como `2027-03-31`.
error-bad-kinds = Não entendi estes tipos de King. Há: { $kinds }.
error-standings-by-dm = A tabela e as estatísticas dos outros pertencem a um servidor: use este comando lá.
server-standings = { $shown ->
    [on] Os membros veem a tabela e as estatísticas uns dos outros.
   *[off] A tabela e as estatísticas dos outros não são mostradas.
}
