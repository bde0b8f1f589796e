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
why-not-higher--original = a nova construção deve exigir mais artífices
effect-build--original = construir ({ $price } por artífice)
seat-automa--original = Garth ({ $level })
panel-poor--original = nenhum dólar
ask-certificates--original = Quantos certificados, para rendimento e entrega?
option-buy-buy--original = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} por { $cost } ({ $herders ->
    [one] { $herders } vaqueiro
   *[other] { $herders } vaqueiros
})
option-buy-deal--original = Pôr 2 cartas novas no mercado (1 vaqueiro)
option-certificates-certificates--original = { $spent ->
    [0] Nenhum: valor de raça { $total }
    [one] { $spent } certificado: valor de raça { $total }
   *[other] { $spent } certificados: valor de raça { $total }
}
lacks-value--original = precisa de valor de raça { $needs }, você tem { $have }
why-value--original = { $missing ->
    [1] valor de raça: falta 1
   *[other] valor de raça: faltam { $missing }
}
hand-total--original = Valor de raça
alt-hand--original = Mão de { $player }: { $cards }. Valor de raça { $value }.

## Perguntas e opções próprias
ask-hazard = Qual perigo você remove?
    .theirs = qual perigo remover
ask-trade = Com qual cabana você comercia?
    .theirs = com qual cabana comerciar
ask-ship = Em qual cidade você entrega?
    .theirs = em qual cidade entregar
ask-adjacent = Qual construção adjacente você usa?
    .theirs = qual construção adjacente usar
ask-free_move = Para onde você vai, sem taxas?
    .theirs = para onde ir, sem taxas
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
option-hazard-skip = Não remover
option-trade-trade = { $tile }: { $money }
option-trade-skip = Não comerciar
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] { " " }(transporte: { $cost })
}
option-ship-skip = Não entregar
option-adjacent-adjacent = { $tile } ({ $space })
option-adjacent-use = { $does }
option-adjacent-done = Pronto
option-adjacent-skip = Não usar
option-free_move-move = { $where }
option-free_move-skip = Ficar

## Por que não, o que aconteceu, o que as ações fazem
why-city-delivered = o seu disco já está lá
why-no-adjacent-building = não há construção logo antes nem logo depois
why-no-camps = não há mais cabanas
why-no-hazards = não há perigo na trilha
event-hazard_removed = remove { $what }
    .what = { FORM($tile, "o") }{ $cost ->
        [0] {""}
       *[other] { " " }por { $cost }
    }
event-traded = comercia com { FORM($tile, "o") } ({ $money })
event-automa_undelivered = não tem mais discos e não entrega { FORM($city, "no") }
event-shipped = entrega o gado { FORM($city, "no") }
event-transported = paga { $cost } pelo transporte
effect-remove_hazard = { $price ->
    [0] remover um perigo
   *[other] remover um perigo por { $price }
}
effect-trade = comerciar com uma cabana
effect-use_adjacent = usar uma construção adjacente
effect-extraordinary_delivery = recuar a locomotiva e fazer uma entrega extraordinária
effect-move_free = { $steps ->
    [one] andar { $steps } passo sem taxas
   *[other] andar até { $steps } passos sem taxas
}
per-woods_buildings = por construção sua na floresta
per-cowboys = por vaqueiro
per-engineers = por engenheiro
per-camp_pairs = por par de cabanas (verde e azul)
effect-gain-certificate_limit = completar os certificados até o limite

## Dicas para a primeira partida
tip-discard--original = Descarte o que tem repetido: em Kansas City cada tipo de gado conta só uma vez.
tip-disc--original = Tire os discos cuja habilidade mais ajuda: passos e limite de mão são fortes, mas pedem cantos pretos, e o limite de mão custa 5 dólares.
tip-certificates--original = Gaste certificados se eles alcançam uma cidade melhor; o resto fica para a próxima entrega.
tip-foresight--original = Perigos deixam a trilha mais lenta, com cabanas se comercia, trabalhadores aproximam o fim da partida.
tip-ship = Uma cidade longe da sua locomotiva custa transporte. Veja também os cantos: só algumas cidades aceitam um disco de cantos pretos.
tip-hazard = Um perigo removido vale pontos, e ninguém mais paga para passar por ele.
tip-trade = As últimas cabanas rendem mais dinheiro. Uma verde e uma azul formam um par, que algumas construções e objetivos premiam.
## Palavras do livro do jogo original
ask-draw--original = Quantas cartas você saca? Depois descarta a mesma quantidade.
option-draw-draw--original = { $what ->
    [one] Sacar { $what } carta
   *[other] Sacar { $what } cartas
}
option-draw-skip--original = Não sacar
effect-draw--original = { $count ->
    [one] sacar { $count } carta
   *[other] sacar { $count } cartas
}
effect-draw_discard--original = { $count ->
    [1] sacar 1 carta, depois descartar 1
   *[other] sacar { $count } cartas, depois descartar { $count }
}
effect-draw_discard-per--original = sacar até 1 carta { $per }, depois descartar o mesmo número
event-drew--original = saca { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
why-no-cards-to-draw--original = não há mais cartas para sacar
why-token-row--original = o marcador do mercado de trabalho está nesta coluna
why-row-full--original = a sua linha de { FORM($worker, "many") } está cheia
