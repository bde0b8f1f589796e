### O que as regras dizem: perguntas, opções, motivos, eventos e efeitos. Os nomes estão em names.ftl.

## O que se pergunta

ask-start = Onde você começa? Escolha uma construção neutra.
    .theirs = onde começar
ask-move = Para onde?
    .theirs = para onde ir
ask-path = Qual caminho? As taxas são diferentes.
    .theirs = qual caminho seguir
ask-action = O que você faz?
    .theirs = qual ação fazer
ask-discard = O que você descarta?
    .theirs = o que descartar
ask-draw = Quantas cartas você compra? Depois descarta a mesma quantidade.
    .theirs = quantas cartas comprar
ask-remove = Quais cartas saem do seu baralho de vez?
    .theirs = quais cartas remover
ask-either = Qual das duas opções?
    .theirs = qual das duas ações fazer
ask-auxiliary = Qual ação auxiliar?
    .theirs = qual ação auxiliar fazer
ask-disc = Qual disco você tira?
    .theirs = qual disco colocar
ask-engine = Onde a sua locomotiva para?
    .theirs = onde a locomotiva para
ask-upgrade = Você aprimora a estação?
    .theirs = se aprimora a estação
ask-appoint = Você troca um trabalhador pelo mestre de estação?
    .theirs = se pega o mestre de estação
ask-hire = Quem você contrata?
    .theirs = quem contratar
ask-buy = Qual gado você compra?
    .theirs = qual gado comprar
ask-cattle = Qual carta você pega do mercado de gado?
    .theirs = qual carta de gado pegar
ask-objective = Qual objetivo você pega?
    .theirs = qual objetivo pegar
ask-build = Qual construção você coloca?
    .theirs = qual construção colocar
ask-build_at = Onde você a coloca?
    .theirs = onde colocar a construção
ask-interlude = Você joga um objetivo?
    .theirs = se joga um objetivo
ask-certificates = Quantos certificados?
    .theirs = quantos certificados gastar
ask-foresight = Qual ficha de previsão?
    .theirs = qual ficha de previsão escolher
ask-load = Qual navio você carrega?
    .theirs = qual navio carregar
ask-deliver = Uma entrega adicional antes do rendimento?
    .theirs = se faz uma entrega adicional
ask-deliver_to = Em qual espaço você entrega?
    .theirs = onde entregar
ask-help = Qual granjero você ajuda?
    .theirs = qual granjero ajudar
ask-reveal = Qual gado você revela para somar força?
    .theirs = qual gado revelar
ask-join = O granjero entra na sua fileira?
    .theirs = se o granjero entra na fileira
ask-exchange = Você usa uma ficha de troca?
    .theirs = se usa uma ficha de troca

picks-exactly = Escolha exatamente { $count }.
picks-up-to = Escolha até { $count }, ou nada.
picks-between = Escolha de { $least } a { $most }.

## Opções

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· taxa: { $cost }
}
option-move-play = Jogar { FORM($card, "o") }
option-path-path = { $cost ->
    [0] Não pagar nada
   *[other] Pagar { $cost }, via { $tiles }
}
option-action-use = { $does }
option-action-aux = Auxiliar: { $does }
option-action-play = Jogar { FORM($card, "o") }
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
option-upgrade-upgrade = Aprimorar { FORM($station, "o") } por { $cost }
option-upgrade-skip = Não
option-appoint-appoint = Trocar { FORM($worker, "um") } pelo mestre de estação
option-appoint-skip = Ficar com todos
option-hire-hire = { $worker } por { $cost } (coluna { $row })
option-hire-skip = Não contratar
option-buy-buy = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} por { $cost } ({ $herders ->
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
option-interlude-play = Jogar { FORM($card, "o") }
option-interlude-done = Continuar
option-certificates-certificates = { $spent ->
    [0] Nenhum: valor de criação { $total }
    [one] { $spent } certificado: valor de criação { $total }
   *[other] { $spent } certificados: valor de criação { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Jogar { FORM($card, "o") }
option-load-load = { $ship }{ $grain ->
    [0] {""}
    [one] : { $grain } grão
   *[other] : { $grain } grãos
}{ $cost ->
    [0] {""}
   *[other] { " " }(pagar { $cost })
}
option-deliver-deliver = Do { $quay }
option-deliver-play = Jogar { FORM($card, "o") }
option-deliver-done = Seguir para o rendimento
option-deliver_to-space = { $space }: { $grain ->
    [0] sem grãos
    [one] { $grain } grão
   *[other] { $grain } grãos
}{ $vp ->
    [0] {""}
   *[other] { " " }→ { $vp } PV
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
option-help-done = { $count ->
    [1] Ajudar este
   *[other] Ajudar estes { $count }
}
option-reveal-reveal = { $card } ({ $vp ->
    [0] {""}
   *[other] { $vp } PV,{ " " }
}força { $strength })
option-reveal-done = É suficiente
option-join-join = Entrar na fileira por { $cost }
option-join-skip = Ficar ao lado do tabuleiro (2 PV)
option-exchange-exchange = { $count ->
    [one] Trocar { $count } carta
   *[other] Trocar { $count } cartas
}

detail-permanent = permanente: { $goods }
detail-counts = { $every ->
    [1] { $vp } PV cada: { $what }
   *[other] { $vp } PV a cada { $every }: { $what }
}
detail-points = { $vp } PV
detail-played = ao jogar: { $does }
detail-missed = { $vp } PV se não cumprido
detail-shows = revelar: { $cards }; pegar { $count ->
    [one] { $count } carta de fadiga
   *[other] { $count } cartas de fadiga
}
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
why-none-of = você não tem nada que conte aqui
why-no-cards-to-draw = não há mais cartas para comprar
why-no-card = você não tem essa carta na mão
why-no-builders = { $missing ->
    [1] falta 1 carpintero
   *[other] faltam { $missing } carpinteros
}
why-locked = o espaço de disco ainda está coberto
why-value = { $missing ->
    [1] valor de criação: falta 1
   *[other] valor de criação: faltam { $missing }
}
why-used = já usada
why-upgraded = o seu disco já está nela
why-token-row = a ficha do mercado de trabalho está nesta coluna
why-row-full = a sua fileira de { FORM($worker, "many") } está cheia
why-ramp-closed = a sua locomotiva precisa chegar ao espaço { $space }
why-not-higher = a nova construção deve exigir mais carpinteros
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
why-no-farmers = nenhum granjero está na trilha
why-no-exhaustion-cards = não há mais cartas de fadiga
why-no-disc = nenhum disco pode ser tirado
why-no-auxiliary = nenhuma ação auxiliar é possível agora
why-local-used = você já usou uma ação local aqui
why-loaded = o seu disco já está nele
why-delivered = só uma entrega adicional por visita
why-dark-corner = um disco de cantos pretos não serve aqui
why-city-full = a cidade não tem espaço livre
why-auxiliary-used = você já usou uma ação auxiliar em vez disso
why-one-auxiliary = só uma ação auxiliar aqui
why-at-limit = você já está no limite
why-all-built = todas as suas construções estão colocadas

illegal-count = Escolha { $least ->
    [0] até { $most }
   *[other] de { $least } a { $most }
}; você escolheu { $picked }.
illegal-count-exactly = Escolha exatamente { $least }; você escolheu { $picked }.
illegal-over = A partida acabou.
illegal-seat = A decisão agora não é sua.
illegal-stale = Essa pergunta não está mais aberta.
illegal-stranger = Você não está nesta mesa.
illegal-twice = Você escolheu a mesma coisa duas vezes.
illegal-unknown = Isso não é possível agora.

## O que aconteceu

event-turn_started = {""}
event-turn_ended = {""}
event-started = começa { FORM($space, "no") }
event-moved = vai { FORM($to, "para") }{ $cost ->
    [0] {""}
   *[other] { " " }(taxa: { $cost })
}
event-used = {""}
event-auxiliary = {""}
event-gained = ganha { $what }
    .what = { $goods }
event-paid = paga { $goods }
event-discarded = descarta { $what }
    .what = { FORM($cards, "um") }
event-drew = compra { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
event-reshuffled = embaralha a pilha de descarte
event-removed = remove do baralho { $what }
    .what = { FORM($cards, "um") }
event-revealed = revela { FORM($card, "um") }
event-hired = contrata { $what }
    .what = { FORM($worker, "um") }{ $cost ->
        [0] {""}
       *[other] { " " }por { $cost }
    }
event-built = coloca { $what }
    .what = { FORM($tile, "o") }{ $replaced ->
        [none] {""}
       *[other] { " " }no lugar { FORM($replaced, "do") }
    }{ $cost ->
        [0] {""}
       *[other] { " " }por { $cost }
    }
event-cattle_taken = { $cost ->
    [0] pega { $what }
   *[other] compra { $what }
}
    .what = { FORM($cards, "um") } { $cost ->
        [0] do mercado de gado
       *[other] por { $cost }
    }
event-cattle_dealt = Gado novo no mercado: { $cards }.
event-objective_taken = pega { $what }
    .what = { FORM($card, "um") }
event-objective_drawn = pega { $what }
    .what = uma carta de objetivo do baralho
event-objective_shown = {""}
event-objective_played = joga { FORM($card, "o") }
event-engine_moved = leva a locomotiva { $what }
    .what = { FORM($to, "ao") }
event-upgraded = aprimora { $what }
    .what = { FORM($station, "o") }{ $cost ->
        [0] {""}
       *[other] { " " }por { $cost }
    }
event-not_upgraded = {""}
event-appointed = troca { FORM($worker, "um") } { FORM($master, "pelo") }
event-disc_placed = coloca { $place ->
    [none] ali
   *[other] { FORM($place, "no") }
} o disco “{ FORM($space, "told") }”{ $cost ->
    [0] {""}
   *[other] { " " }por { $cost }
}
event-disc_moved = move um disco { FORM($station, "do") } para { FORM($place, "o") }
event-income = recebe { $total } de rendimento{ $cards ->
    [none] {""}
   *[other] { " " }com { FORM($cards, "um") }
}{ $certificates ->
    [0] {""}
    [1] , mais 1 certificado
   *[other] , mais { $certificates } certificados
}
event-loaded = carrega { FORM($ship, "o") }
event-grain_loaded = { $grain ->
    [0] paga { $cost } pelos grãos que faltam
    [1] carrega 1 grão{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } pelo que falta)
    }
   *[other] carrega { $grain } grãos{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } pelo que falta)
    }
}
event-delivered = { $grain ->
    [0] faz uma entrega adicional
    [1] entrega 1 grão
   *[other] entrega { $grain } grãos
} { FORM($city, "no") } ({ $space })
event-foresight = escolhe { FORM($tile, "o") }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = Não há mais espaço para { FORM($tile, "o") }: a ficha sai do jogo.
event-worker_placed = {""}
event-ships_departed = Partem os navios de emblema { FORM($banner, "m") }. Novos na zona de carga: { $new }.
event-helped = ajuda { FORM($farmers, "o") }{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}{ $cards ->
    [none] {""}
   *[other] { " " }com { FORM($cards, "um") }
}
event-exhausted = pega { $what }
    .what = { $count ->
        [one] { $count } carta de fadiga
       *[other] { $count } cartas de fadiga
    }
event-joined = põe um granjero na fileira por { $cost }
event-exchanged = usa uma ficha de troca
event-end_triggered = O mercado de trabalho está completo: todos os outros têm mais um turno.
event-game_over = A partida acabou.

## O autômato

event-automa_card = {""}
event-automa_moved = anda { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passos
} até { FORM($to, "o") }
event-automa_fee = recebe { $money } do banco pela passagem do autômato
event-automa_idle = { $deed ->
    [hire_cheapest] não encontra quem contratar
    [hire_special] não encontra quem contratar
    [hire_driver] não encontra quem contratar
    [engine] não pode mover a locomotiva
    [objective] não encontra objetivo
    [buy] não encontra gado para comprar
    [buy_with_one_fewer] não encontra gado para comprar
    [build] não pode construir
    [richest_tile] não encontra ficha para pegar
    [hardest_tile] não encontra ficha para pegar
   *[other] não consegue cumprir a carta inteira
}
event-automa_rests = pula a ação: a carta pede outra especialização
event-automa_specialised = agora se especializa em { FORM($worker, "many") }
event-automa_master = pega { $what }
    .what = { FORM($master, "o") }
event-automa_tile = pega { $what }
    .what = { FORM($tile, "o") }
event-automa_loading = revela uma carta de carregamento com valor de criação { $total }

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
effect-discard = descartar { FORM($card, "um") }
effect-draw_discard = { $count ->
    [1] comprar 1 carta, depois descartar 1
   *[other] comprar { $count } cartas, depois descartar { $count }
}
effect-draw_discard-per = comprar até 1 carta { $per }, depois descartar o mesmo número
effect-draw = { $count ->
    [one] comprar { $count } carta
   *[other] comprar { $count } cartas
}
effect-remove = { $count ->
    [1] remover { FORM($card, "um") }
   *[other] remover { $count } cartas
}
effect-hire = { $extra ->
    [0] contratar alguém
   *[other] contratar alguém ({ $extra })
}
effect-build = construir ({ $price } por carpintero)
effect-engine = { $steps ->
    [one] locomotiva: { $steps } espaço
   *[other] locomotiva: até { $steps } espaços
}
effect-engine-per = locomotiva: até 1 espaço { $per }
effect-engine_back = { $steps ->
    [one] recuar a locomotiva { $steps } espaço
   *[other] recuar a locomotiva { $steps } espaços
}
effect-objective = pegar um objetivo
effect-objective-hand = pegar um objetivo para a mão
effect-objective-display = pegar um objetivo da área
effect-auxiliary = ação auxiliar
effect-auxiliary-single = ação auxiliar única
effect-buy_cattle = comprar gado
effect-help_farmers = { $most ->
    [one] ajudar { $most } granjero
   *[other] ajudar até { $most } granjeros
}{ $bonus ->
    [0] {""}
   *[other] , força +{ $bonus }
}
effect-help_farmers-one = ajudar este granjero
effect-move = { $steps ->
    [1] andar 1 passo e agir de novo
   *[other] andar até { $steps } passos e agir de novo
}
effect-disc_to_quay = colocar um disco { FORM($quay, "no") }
effect-extra_delivery = fazer uma entrega adicional
effect-exhaust_others = todos os outros pegam uma carta de fadiga
effect-take_cattle = pegar { FORM($of, "um") } do mercado
effect-upgrade_behind = aprimorar uma estação atrás da sua locomotiva
effect-either = { $first } ou { $second }

per-granjeros = por granjero
per-gauchos = por gaucho
per-maquinistas = por maquinista
per-field_buildings = por construção sua em espaço de grãos
per-farmer_pairs = por 2 granjeros ao lado do seu tabuleiro
per-worker_sets = por conjunto de quatro trabalhadores
## Como um turno é contado: { $who } { $verb } { $rest }, em duas ou três frases

told-first = { $who } { $verb } { $rest }.
told-next = Depois, { $verb } { $rest }.
