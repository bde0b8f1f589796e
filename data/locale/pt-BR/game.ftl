### O que as regras dizem: perguntas, opções, motivos, eventos e efeitos. Os nomes estão em names.ftl.

## O que se pergunta

ask-start = Onde você começa? Escolha uma construção neutra.
ask-move = Para onde você vai?
ask-path = Qual caminho? As taxas são diferentes.
ask-action = O que você faz aqui?
ask-discard = Qual carta você descarta?
ask-draw = Quantas cartas você compra? Depois descarta a mesma quantidade.
ask-remove = Quais cartas saem do seu baralho de vez?
ask-either = Qual das duas opções?
ask-auxiliary = Qual ação auxiliar?
ask-disc = Qual disco você tira do seu tabuleiro?
ask-engine = Onde a sua locomotiva para?
ask-upgrade = Você aprimora a estação?
ask-appoint = Você cede um trabalhador pelo mestre de estação?
ask-hire = Quem você contrata?
ask-buy = Qual gado você compra?
ask-cattle = Qual carta você pega do mercado de gado?
ask-objective = Qual objetivo você pega?
ask-build = Qual construção você coloca?
ask-build_at = Onde ela fica?
ask-interlude = Você joga um objetivo?
ask-certificates = Quantos certificados você gasta?
ask-foresight = Qual ficha de previsão você escolhe?
ask-load = Qual navio você carrega?
ask-deliver = Você faz uma entrega adicional antes do rendimento?
ask-deliver_to = Em qual espaço você entrega?
ask-help = Qual fazendeiro você ajuda?
ask-reveal = Qual gado você revela pela força?
ask-join = O fazendeiro entra na sua fileira como granjero?
ask-exchange = Você usa uma ficha de troca?

picks-exactly = Escolha exatamente { $count }.
picks-up-to = Escolha até { $count }, ou nada.
picks-between = Escolha de { $least } a { $most }.

## Opções

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· taxas { $cost }
}
option-move-play = Jogar { $card }
option-path-path = { $cost ->
    [0] Não pagar nada
   *[other] Pagar { $cost } por { $over }
}
option-action-use = { $does }
option-action-aux = Auxiliar: { $does }
option-action-play = Jogar { $card }
option-action-done = Pronto
option-discard-discard = { $what }
option-discard-skip = Não descartar
option-draw-draw = { $what ->
    [one] Comprar { $what } carta
   *[other] Comprar { $what } cartas
}
option-draw-skip = Não comprar
option-remove-remove = { $what }
option-either-either = { $does }
option-either-skip = Nenhuma
option-auxiliary-aux = { $does }
option-auxiliary-skip = Nenhuma
option-disc-disc = { $space }
option-disc-skip = Não colocar disco
option-engine-engine = { $what }
option-engine-skip = Ficar
option-upgrade-upgrade = Aprimorar a { $station } por { $cost }
option-upgrade-skip = Não
option-appoint-appoint = Ceder { $worker } por { $master }
option-appoint-skip = Ficar com todos
option-hire-hire = { $worker } por { $cost } (fileira { $row })
option-hire-skip = Não contratar
option-buy-buy = { $cards } × { $of } por { $cost } ({ $herders ->
    [one] { $herders } gaucho
   *[other] { $herders } gauchos
})
option-buy-deal = Pôr 2 cartas novas no mercado (1 gaucho)
option-buy-done = Não comprar mais
option-cattle-cattle = { $what }
option-cattle-skip = Não pegar
option-objective-objective = { $what }
option-objective-skip = Não pegar
option-build-build = { $tile } por { $cost }
option-build-skip = Não construir
option-build_at-at = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
option-interlude-play = Jogar { $card }
option-interlude-done = Continuar
option-certificates-certificates = { $spent ->
    [0] Nenhum: valor de criação { $total }
   *[other] { $spent }: valor de criação { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Jogar { $card }
option-load-load = { $ship }{ $grain ->
    [0] {""}
    [one] , { $grain } grão
   *[other] , { $grain } grãos
}{ $cost ->
    [0] {""}
   *[other] , taxa { $cost }
}
option-deliver-deliver = De { $quay }
option-deliver-play = Jogar { $card }
option-deliver-done = Seguir para o rendimento
option-deliver_to-space = { $space }: { $grain ->
    [one] { $grain } grão
   *[other] { $grain } grãos
}{ $vp ->
    [0] {""}
   *[other] , { $vp } PV
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] , { $money }
}
option-help-done = { $count ->
    [1] Ajudar este
   *[other] Ajudar estes { $count }
}
option-reveal-reveal = { $card } (força { $strength })
option-reveal-done = Basta
option-join-join = Entrar na fileira por { $cost }
option-join-skip = Ficar ao lado do tabuleiro (2 PV)
option-exchange-exchange = { $count ->
    [one] Trocar { $count } carta
   *[other] Trocar { $count } cartas
}

detail-points = { $vp } PV
detail-played = ao jogar: { $does }
detail-missed = { $vp } PV se não cumprido
detail-foreign = de outro jogador: só uma ação auxiliar

## Por que não

why-no-money = { $missing ->
    [1] falta 1 peso
   *[other] faltam { $missing } pesos
}
why-no-grain = { $missing ->
    [1] falta 1 grão
   *[other] faltam { $missing } grãos
}
why-not-in-market = não está no mercado agora
why-none-of = você não tem nada do que ela conta
why-no-cards-to-draw = não há mais cartas para comprar
why-no-card = nenhuma carta dessas na mão
why-no-builders = { $missing ->
    [1] falta 1 carpintero
   *[other] faltam { $missing } carpinteros
}
why-locked = o espaço de disco ainda está ocupado
why-value = { $missing ->
    [1] falta 1 de valor de criação
   *[other] faltam { $missing } de valor de criação
}
why-used = já usada
why-upgraded = o seu disco já está nela
why-token-row = a ficha do mercado de trabalho está nesta fileira
why-row-full = a sua fileira está cheia: { $worker }
why-ramp-closed = a sua locomotiva precisa chegar ao espaço { $space }
why-not-higher = precisa de uma construção de mais carpinteros
why-no-workers = ninguém pode ser contratado agora
why-no-way-back = a sua locomotiva não pode voltar { $steps }
why-no-strength = { $missing ->
    [1] falta 1 de força
   *[other] faltam { $missing } de força
}
why-no-station-behind = nenhuma estação para aprimorar atrás da sua locomotiva
why-no-space = nenhum espaço de construção está livre
why-no-quay-disc = nenhum disco seu está em um cais
why-no-objectives = não há mais cartas de objetivo
why-no-herders = { $missing ->
    [1] falta 1 gaucho
   *[other] faltam { $missing } gauchos
}
why-no-farmers = nenhum fazendeiro está na trilha
why-no-exhaustion-cards = não há mais cartas de fadiga
why-no-disc = nenhum disco pode ser tirado
why-no-auxiliary = nenhuma ação auxiliar é possível agora
why-local-used = você já usou uma ação local aqui
why-loaded = o seu disco já está nele
why-delivered = só uma entrega adicional por visita
why-dark-corner = um disco de cantos pretos não serve aqui
why-city-full = a cidade não tem espaço livre
why-auxiliary-used = você usou uma ação auxiliar no lugar
why-one-auxiliary = aqui só uma ação auxiliar
why-at-limit = você já está no limite
why-all-built = todas as suas construções estão colocadas

illegal-count = Escolha { $least ->
    [0] até { $most }
   *[other] de { $least } a { $most }
}; você escolheu { $picked }.
illegal-over = A partida acabou.
illegal-seat = A decisão agora não é sua.
illegal-stale = Essa pergunta não está mais aberta.
illegal-stranger = Você não está nesta mesa.
illegal-twice = Você escolheu a mesma coisa duas vezes.
illegal-unknown = Isso não é possível agora.

## O que aconteceu

event-turn_started = {""}
event-turn_ended = {""}
event-started = começa em { $space }
event-moved = vai para { $to }{ $cost ->
    [0] {""}
   *[other] , pagando { $cost }
}
event-used = {""}
event-auxiliary = auxiliar: { $does }
event-gained = ganha { $goods }
event-paid = paga { $goods }
event-discarded = descarta { $cards }
event-drew = compra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
event-reshuffled = embaralha a pilha de descarte
event-removed = remove { $cards }
event-revealed = revela { $card }
event-hired = contrata { $worker }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
event-built = coloca a { $tile } em { $space }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}{ $replaced ->
    [none] {""}
   *[other] , no lugar de { $replaced }
}
event-cattle_taken = pega { $cards }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
event-cattle_dealt = novas no mercado de gado: { $cards }
event-objective_taken = pega { $card }
event-objective_shown = {""}
event-objective_played = joga { $card }
event-engine_moved = locomotiva para { $to }
event-upgraded = aprimora a { $station }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
event-not_upgraded = {""}
event-appointed = cede { $worker } por { $master }
event-disc_placed = põe o disco de “{ $space }” em { $place }{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
event-disc_moved = move um disco de { $station } para { $place }
event-income = rendimento { $total } com { $cards }{ $certificates ->
    [0] {""}
    [1] { " " }e 1 certificado
   *[other] { " " }e { $certificates } certificados
}
event-loaded = carrega o { $ship }
event-grain_loaded = { $grain ->
    [one] { $grain } grão a bordo
   *[other] { $grain } grãos a bordo
}{ $cost ->
    [0] {""}
   *[other] , taxa { $cost }
}
event-delivered = entrega { $grain ->
    [one] { $grain } grão
   *[other] { $grain } grãos
} em { $city } ({ $space })
event-foresight = escolhe { $tile }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = { $tile } não encontra espaço e sai do jogo
event-worker_placed = {""}
event-ships_departed = os navios { $banner } partem; novos: { $new }
event-helped = ajuda { $farmers }{ $cards ->
    [none] {""}
   *[other] { " " }com { $cards }
}{ $money ->
    [0] {""}
   *[other] , ganhando { $money }
}
event-exhausted = pega { $count ->
    [one] { $count } carta de fadiga
   *[other] { $count } cartas de fadiga
}
event-joined = um fazendeiro entra na fileira por { $cost }
event-exchanged = usa uma ficha de troca
event-end_triggered = completa o mercado de trabalho: os outros têm mais um turno
event-game_over = a partida acabou

## O autômato

event-automa_card = {""}
event-automa_moved = anda { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} até { $to }
event-automa_idle = não pode fazer o que a carta diz
event-automa_rests = descansa: a carta não é para { $special }
event-automa_specialised = agora tem mais: { $worker }
event-automa_master = pega { $master }
event-automa_tile = pega { $tile }
event-automa_loading = carta de carregamento { $card }: valor de criação { $total }

## Bens

good-money = { $count ->
    [one] { $count } peso
   *[other] { $count } pesos
}
good-grain = { $count ->
    [one] { $count } grão
   *[other] { $count } grãos
}
good-certificates = { $count ->
    [one] { $count } certificado
   *[other] { $count } certificados
}
good-exchange = { $count ->
    [1] uma ficha de troca
    [one] { $count } ficha de troca
   *[other] { $count } fichas de troca
}

## Efeitos: o que as ações fazem, em poucas palavras

effect-gain = ganhar { $goods }
effect-gain-per = ganhar { $goods } { $per }
effect-pay = pagar { $goods }
effect-discard = descartar { $card }
effect-draw_discard = comprar e descartar { $count }
effect-draw_discard-per = comprar e descartar até uma carta { $per }
effect-draw = comprar { $count }
effect-remove = { $count ->
    [1] remover { $card }
   *[other] remover { $count } cartas
}
effect-hire = { $extra ->
    [0] contratar trabalhador
   *[other] contratar trabalhador ({ $extra })
}
effect-build = construir ({ $price } por carpintero)
effect-engine = { $steps ->
    [1] locomotiva 1 à frente
   *[other] locomotiva até { $steps } à frente
}
effect-engine-per = locomotiva à frente, um { $per }
effect-engine_back = locomotiva { $steps } para trás
effect-objective = pegar um objetivo
effect-auxiliary = ação auxiliar, única ou dupla
effect-buy_cattle = comprar gado
effect-help_farmers = { $most ->
    [one] ajudar { $most } fazendeiro
   *[other] ajudar até { $most } fazendeiros
}{ $bonus ->
    [0] {""}
   *[other] , força +{ $bonus }
}
effect-help_farmers-one = ajudar este fazendeiro
effect-move = { $steps ->
    [1] andar 1 passo e agir de novo
   *[other] andar até { $steps } passos e agir de novo
}
effect-disc_to_quay = pôr um disco em { $quay }
effect-extra_delivery = fazer uma entrega adicional
effect-exhaust_others = todos os outros pegam uma carta de fadiga
effect-take_cattle = pegar { $of } do mercado
effect-upgrade_behind = aprimorar uma estação atrás da sua locomotiva
effect-either = { $first } ou { $second }

per-granjeros = por granjero
per-gauchos = por gaucho
per-maquinistas = por maquinista
per-field_buildings = por construção sua em grãos
per-farmer_pairs = por 2 fazendeiros seus
per-worker_sets = por conjunto dos quatro trabalhadores
