## Só o que no Brasil se diz de outro modo

cli-no-database = Não foi possível usar o banco de dados: { $why }.
cli-closed = O Discord encerrou a conexão de vez (código { $code }).
cli-laid = Cartas colocadas ({ $nothing } passou)
