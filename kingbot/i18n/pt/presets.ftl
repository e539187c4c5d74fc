## O que está errado nas regras que alguém pede

rules-unknown-preset = Não existe o tipo { $preset }. Existem: { $allowed }.
rules-unknown-option = Não existe a opção { $option }. Existem: { $allowed }.
rules-closed-option = A opção { $option } não se pode mudar em { $preset }.
rules-bad-option = { $option } não pode ser { $value } em { $preset }. Valores possíveis: { $allowed }.
