### O jogo original: o que só ele tem, e onde as palavras mudam. Uma chave com --original vem antes da
### comum quando a mesa joga esse jogo.

## Palavras diferentes
good-money--original = { $count ->
    [one] { $count } dólar
   *[other] { $count } dólares
}
why-no-money--original = { $missing ->
    [1] falta 1 dólar
   *[other] faltam { $missing } dólares
}
why-no-builders--original = { $missing ->
    [1] falta 1 artífice
   *[other] faltam { $missing } artífices
}
why-no-herders--original = { $missing ->
    [1] falta 1 vaqueiro
   *[other] faltam { $missing } vaqueiros
}
why-not-higher--original = precisa de uma construção de mais artífices
effect-build--original = construir ({ $price } por artífice)
seat-automa--original = Garth ({ $level })
panel-poor--original = nenhum dólar
disc-aux_remove_2--original = ação de remover, dupla
disc-step_1--original = mais passos, 3 dólares
disc-step_2--original = 1 passo a mais, 3 PV
disc-hand_1--original = limite de mão +1 (5 dólares)
disc-hand_2--original = limite de mão +1 (5 dólares)
disc-certificate_limit_6--original = limite de certificados 6 (precisa do 4)
ask-certificates--original = Quantos certificados você gasta nesta entrega?
option-buy-buy--original = { $cards } × { $of } por { $cost } ({ $herders ->
    [one] { $herders } vaqueiro
   *[other] { $herders } vaqueiros
})
option-buy-deal--original = Pôr 2 cartas novas no mercado (1 vaqueiro)
option-certificates-certificates--original = { $spent ->
    [0] Nenhum: valor de raça { $total }
   *[other] { $spent }: valor de raça { $total }
}
why-value--original = { $missing ->
    [1] falta 1 de valor de raça
   *[other] faltam { $missing } de valor de raça
}
hand-total--original = Valor de raça
alt-hand--original = Mão de { $player }: { $cards }. Valor de raça { $value }.
hint-deliveries--original = discos em cidades

## Perguntas e opções próprias
ask-hazard = Qual perigo você remove?
ask-trade = Com qual cabana você comercia?
ask-ship = Para qual cidade você entrega?
ask-adjacent = Qual construção vizinha você usa?
ask-free_move = Para onde você vai, sem taxas?
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
option-hazard-skip = Não remover
option-trade-trade = { $tile }: { $money }
option-trade-skip = Não comerciar
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] , transporte { $cost }
}
option-adjacent-adjacent = { $space } · { $tile }
option-adjacent-use = { $does }
option-adjacent-done = Pronto
option-adjacent-skip = Não usar
option-free_move-move = { $where }
option-free_move-skip = Ficar

## Por que não, o que aconteceu, o que as ações fazem
why-city-delivered = o seu disco já está lá
why-no-adjacent-building = não há construção logo antes ou depois
why-no-camps = não há mais cabanas
why-no-hazards = não há perigo na trilha
event-hazard_removed = remove { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
event-traded = comercia: { $tile }, { $money }
event-automa_undelivered = não tem mais disco para entregar em { $city }
event-shipped = entrega em { $city }
event-transported = paga { $cost } pelo transporte
effect-remove_hazard = { $price ->
    [0] remover um perigo
   *[other] remover um perigo por { $price }
}
effect-trade = comerciar
effect-use_adjacent = usar uma construção vizinha
effect-extraordinary_delivery = locomotiva para trás por uma entrega extraordinária
effect-move_free = { $steps ->
    [one] andar { $steps } passo sem taxas
   *[other] andar até { $steps } passos sem taxas
}
per-woods_buildings = por construção sua na floresta
per-cowboys = por vaqueiro
per-engineers = por engenheiro
per-camp_pairs = por par de cabana verde e azul
per-certificate_limit = até o seu limite
tile-flood = inundação ({ $vp } PV)
tile-drought = seca ({ $vp } PV)
tile-rockfall = desmoronamento ({ $vp } PV)
aux-dollars = dólares
disc-aux_dollars_2 = dólares, dupla
disc-certificate_limit_4 = limite de certificados 4

## Dicas para a primeira partida
tip-discard--original = Descarte o que tem repetido: em Kansas City cada tipo de gado conta só uma vez.
tip-disc--original = Tire os discos cuja habilidade mais ajuda: passos e limite de mão são fortes, mas pedem cantos pretos, e o limite de mão custa 5 dólares.
tip-certificates--original = Gaste certificados se eles alcançam uma cidade melhor; o resto fica para a próxima entrega.
tip-foresight--original = Perigos deixam a trilha mais lenta, com cabanas se comercia, trabalhadores aproximam o fim da partida.
tip-ship = Uma cidade longe da sua locomotiva custa transporte. Veja também os cantos: só algumas cidades aceitam um disco de cantos pretos.
tip-hazard = Um perigo removido vale pontos, e ninguém mais paga para passar por ele.
tip-trade = As últimas cabanas rendem mais dinheiro. Uma verde e uma azul formam um par, que algumas construções e objetivos premiam.
