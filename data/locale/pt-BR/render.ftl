### Palavras nas imagens, nomes das coisas, textos alternativos e o tabuleiro em palavras.

## Títulos no tabuleiro
title-jobs = Mercado de trabalho
title-cattle = Mercado de gado
title-objectives = Objetivos
title-buildings = Construções
title-farmers = Granjeros
title-masters = Mestres de estação
title-auxiliary = Ações auxiliares
title-prices = Preços

## Lugares

## Pessoas e gado
hand-black = mão preta
hand-green = mão verde
shape-0 = círculo
shape-1 = quadrado
shape-2 = triângulo
shape-3 = losango

## A mão
hand-total = Valor de criação
hand-missing = Fora da mão
hand-strength = Força
hand-odds = Próxima carta
hand-share = { $percent }%
hand-hidden = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
hand-limit = Limite de mão { $limit }
hand-draw = Pilha de compra
hand-discard = Descarte

## O tabuleiro de jogador
mat-steps = Passos
mat-hand = Limite de mão
mat-certificates = Certificados
mat-strength = Força
mat-visits = Visitas
mat-none = nenhum

## Pontuação
score-money = Dinheiro
score-buildings = Construções
score-ships = Navios
score-cities = Cidades
score-stations = Estações
score-farmers = Granjeros
score-cattle = Gado
score-objectives = Objetivos
score-masters = Mestres
score-workers = Trabalhadores
score-steps = Passos
score-job_token = Ficha do mercado
score-total = Total
score-now = Pontos até agora
score-final = Pontuação final

## Textos alternativos
alt-board = Tabuleiro de Great Western Trail: Argentina, turno { $turn }. { $state } { $where }
alt-mat = Tabuleiro de { $player }: { $goods }, { $workers ->
    [one] { $workers } trabalhador contratado
   *[other] { $workers } trabalhadores contratados
}.
alt-hand = Mão de { $player }: { $cards }. Valor de criação { $value }.
alt-hand-hidden = Mão de { $player }: { $count ->
    [one] { $count } carta oculta
   *[other] { $count } cartas ocultas
}.
alt-market = Mercado de trabalho e mercado de gado. Gado à venda: { $cattle }.
alt-cities = Le Havre, Rotterdam e Liverpool com { $discs ->
    [one] { $discs } disco entregue
   *[other] { $discs } discos entregues
}.
alt-score = Pontos: { $scores }.
alt-menu = Tabuleiro com { $count ->
    [one] { $count } opção numerada
   *[other] { $count } opções numeradas
}. { $state }
state-turn = É a vez de { $player }.
state-over = A partida acabou.
where-player = { $player } está aqui: { $place }.
place-none = nenhum lugar ainda
place-start = início da trilha
place-buenos_aires = Buenos Aires

## O tabuleiro em palavras
text-title = Great Western Trail: Argentina, turno { $turn }
text-player = { $mark } { $player } ({ $shape }): { $place }, locomotiva { $engine }; { $goods }, { $certificates }/{ $limit } certificados; mão { $hand }, compra { $draw }, descarte { $discard }; { $points }
text-points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
text-trail = Trilha
text-neutral = { $space }: construção { $tile }
text-private = { $space }: construção { $tile } de { $player }
text-farmer = { $space }: granjero { $colour }, força { $strength }, { $hand }{ $coins ->
    [0] {""}
    [one] , { $coins } peso nele
   *[other] , { $coins } pesos nele
}
text-railroad = Ferrovia
text-station = Estação { $space } (custo { $cost }, { $points }): { $discs }; { $master }
text-master-here = mestre de estação ({ $master })
text-master-worker = { $worker } nomeado
text-master-none = sem mestre
text-jobs = Mercado de trabalho, ficha na coluna { $row }
text-jobs-out = Mercado de trabalho, ficha retirada
text-job-row = Coluna { $row } ({ $cost }): { $tiles }
text-foresight = Previsão { $letter } (sacola { $supply }): { $tiles }
text-cattle = Mercado de gado (baralho { $stack }): { $cards }
text-objectives = Objetivos (baralho { $stack }): { $cards }
text-objective = { $points } por { $tasks }
text-ships = Zona de carga (pilha { $pile })
text-ship = Navio { $value } ({ $grain }, { $points }): { $discs }
text-city = { $city }: { $quays }; { $spaces }
text-none = nenhum
text-empty = vazio
hand-unseen = Mão e pilha de compra juntas
price-value3 = Valor 3

## O jogo original
title-hazards = Perigos e cabanas
hand-reach = Entrega em
cities-transport = Custo de transporte
score-hazards = Perigos
place-kansas_city = Kansas City
alt-board--original = Tabuleiro de Great Western Trail, turno { $turn }. { $state } { $where }
alt-cities--original = As cidades de Kansas City a San Francisco com { $discs ->
    [one] { $discs } disco entregue
   *[other] { $discs } discos entregues
}.
text-title--original = Great Western Trail, turno { $turn }
text-tile = { $space }: { $tile }, { $hand }{ $money ->
    [0] {""}
    [one] , { $money } dólar no comércio
   *[other] , { $money } dólares no comércio
}
text-cities = Cidades
text-city--original = { $city } (valor { $value }): { $discs }
review-curve = Como o fim se desenhava, turno a turno
