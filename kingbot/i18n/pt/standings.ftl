## /king estatísticas: os resultados de alguém

stats-title = { $name } no King
stats-none = Aqui ainda não conta nenhuma partida de { $name }.
stats-none-own = Aqui ainda não conta nenhuma partida. Uma partida conta quando se joga até ao fim.
stats-matches = { $count ->
    [1] Uma partida
   *[other] { $count } partidas
}
stats-places = Primeiro lugar { $first }×, segundo { $second }×, terceiro { $third }×, quarto { $fourth }×
stats-king-points = Pontos King: { $points }
stats-kings = King feitos: { $made } · King evitados: { $escaped }
stats-rating-live = Classificação, ao vivo: { $rating }
stats-rating-correspondence = Classificação, ao longo de dias: { $rating }
stats-run = Maior série de vitórias: { $count }
stats-pace-live = Tempo por jogada, ao vivo: { $time }
stats-pace-correspondence = Tempo por jogada, ao longo de dias: { $time }
stats-form = Lugares nas últimas partidas, da mais antiga à mais recente: { $places }
stats-preset = { $count ->
    [1] Uma partida
   *[other] { $count } partidas
}, { $average } pontos em média
stats-best = Melhor mão: { $points } ({ $contract })
stats-worst = Pior mão: { $points } ({ $contract })
stats-contract = { $contract }: { $average } por mão, { $count ->
    [1] uma mão
   *[other] { $count } mãos
}
stats-chosen = escolhido { $count }×, { $average } em média
stats-opponents = Adversários mais frequentes
stats-opponent = { $name }: { $count ->
    [1] uma partida
   *[other] { $count } partidas
}, { $ahead }× à frente, { $behind }× atrás
stats-other-preset = Outro tipo de King
# Entre a parte inteira de um número e as décimas.
stats-decimal-mark = ,

picture-stats = { $preset } · pontos por mão
picture-stats-form = Lugares nas últimas partidas
alt-stats = { $name }: pontos por mão, { $preset }.
alt-stats-contracts = Por contrato: { $contracts }.
alt-stats-contract = { $contract } { $average } ({ $count ->
    [1] uma mão
   *[other] { $count } mãos
})
alt-stats-form = Lugares nas últimas partidas, da mais antiga à mais recente: { $places }.

## /king tabela: a tabela de um servidor

leaders-title = Tabela
leaders-none = Ainda não há ninguém aqui. As partidas contam quando se jogam até ao fim.
leaders-all-presets = Todos os tipos de King
leaders-order-points = Pontos King
leaders-order-live = Classificação, ao vivo
leaders-order-correspondence = Classificação, ao longo de dias
leaders-period-all = Desde sempre
leaders-period-year = Este ano
leaders-period-month = Este mês
leaders-period-season = Temporada
leaders-matches = { $count ->
    [one] uma partida
   *[other] { $count } partidas
}
season-line = Temporada **{ $name }**, { $first } – { $last } · { $presets }.
season-coming = Ainda não começou.
season-running = Está a decorrer.
season-over = Acabou.
leaders-points = { $place }. { $name }: { $points } em { $count ->
    [1] uma partida
   *[other] { $count } partidas
}, vitórias: { $won }
leaders-rating = { $place }. { $name }: { $rating }, { $count ->
    [1] uma partida
   *[other] { $count } partidas
}
leaders-provisional = ? quer dizer provisória: menos de dez partidas.
leaders-page = Página { $page } de { $pages } · { $people } pessoas
leaders-before = ◀ Anterior
leaders-after = Seguinte ▶

## O que não se pode mostrar

error-standings-off = Neste servidor a tabela está desligada.
error-ratings-off = Neste servidor as classificações estão desligadas.
error-standings-by-dm = A tabela e as estatísticas dos outros pertencem a um servidor: usa lá este comando.
error-not-counted = As tuas partidas não contam, porque assim quiseste. *{ privacy-count }* em { COMMAND("privacy") } muda isso.
error-no-season = Não há nenhuma temporada a decorrer nem marcada.
error-season-name = Uma temporada precisa de um nome.
error-season-dates = Uma temporada acaba num dia ainda por vir, nunca antes do primeiro dia e no máximo { $days } dias depois dele.
error-season-overlaps = Uma temporada só pode começar depois do fim da anterior: { $name }.
error-too-many-seasons = Um servidor pode ter no máximo { $limit } temporadas.
error-bad-date = Não percebi essa data. Escreve-a como `2027-03-31`.
error-bad-kinds = Não percebi estes tipos de King. Há: { $kinds }.

## O que um servidor mostra

server-standings = { $shown ->
    [on] Os membros veem a tabela e as estatísticas uns dos outros.
   *[off] A tabela e as estatísticas dos outros não se mostram.
}
server-ratings = { $shown ->
    [on] As classificações mostram-se.
   *[off] As classificações não se mostram.
}
server-no-season = Ainda não houve nenhuma temporada: as opções `{ option-season }` e `{ option-until }` abrem uma.

## Não participar, em /king privacidade

privacy-count = Contar as minhas partidas
privacy-do-not-count = Não contar as minhas partidas
privacy-counted = As tuas partidas voltam a contar, incluindo as passadas.
privacy-not-counted = As tuas estatísticas e classificações foram apagadas. As tuas partidas deixam de contar, e não estás em nenhuma tabela.

db-recounted = { $count ->
    [1] Uma partida contada
   *[other] { $count } partidas contadas
} de novo a partir dos registos.
