### What the rules say: questions, options, reasons, events and effects. Names of things are in names.ftl.

## What is asked

ask-start = Where do you begin? Choose a neutral building.
ask-move = Where do you ride?
ask-path = Which way? The fees differ.
ask-action = What do you do here?
ask-discard = Which card do you discard?
ask-draw = How many cards do you draw? You then discard as many.
ask-remove = Which cards leave your deck for good?
ask-either = Which of the two?
ask-auxiliary = Which auxiliary action?
ask-disc = Which disc do you take from your board?
ask-engine = Where does your engine stop?
ask-upgrade = Do you upgrade the station?
ask-appoint = Do you give up a worker for the station master?
ask-hire = Whom do you hire?
ask-buy = Which cattle do you buy?
ask-cattle = Which card do you take from the cattle market?
ask-objective = Which objective do you take?
ask-build = Which building do you place?
ask-build_at = Where does it go?
ask-interlude = Do you play an objective?
ask-certificates = How many certificates do you spend?
ask-foresight = Which foresight tile do you choose?
ask-load = Which ship do you load?
ask-deliver = Do you make an extra delivery before your income?
ask-deliver_to = To which space do you deliver?
ask-help = Which farmer do you help?
ask-reveal = Which cattle do you show for strength?
ask-join = Does the farmer join your row as a granjero?
ask-exchange = Do you use an exchange token?

picks-exactly = Choose exactly { $count }.
picks-up-to = Choose up to { $count }, or none.
picks-between = Choose { $least } to { $most }.

## Options

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· fees { $cost }
}
option-move-play = Play { $card }
option-path-path = { $cost ->
    [0] Pay nothing
   *[other] Pay { $cost } over { $over }
}
option-action-use = { $does }
option-action-aux = Auxiliary: { $does }
option-action-play = Play { $card }
option-action-done = Done
option-discard-discard = { $what }
option-discard-skip = Discard nothing
option-draw-draw = { $what ->
    [one] Draw { $what } card
   *[other] Draw { $what } cards
}
option-draw-skip = Draw nothing
option-remove-remove = { $what }
option-either-either = { $does }
option-either-skip = Neither
option-auxiliary-aux = { $does }
option-auxiliary-skip = None
option-disc-disc = { $space }
option-disc-skip = Place no disc
option-engine-engine = { $what }
option-engine-skip = Stay
option-upgrade-upgrade = Upgrade { $station } for { $cost }
option-upgrade-skip = No
option-appoint-appoint = Give up { $worker ->
    [Engineer] an
   *[other] a
} { $worker } for { $master }
option-appoint-skip = Keep my workers
option-hire-hire = { $worker } for { $cost } (row { $row })
option-hire-skip = Hire nobody
option-buy-buy = { $cards } × { $of } for { $cost } ({ $herders ->
    [one] { $herders } gaucho
   *[other] { $herders } gauchos
})
option-buy-deal = Put 2 new cards into the market (1 gaucho)
option-buy-done = Buy no more
option-cattle-cattle = { $what }
option-cattle-skip = Take none
option-objective-objective = { $what }
option-objective-skip = Take none
option-build-build = { $tile } for { $cost }
option-build-skip = Build nothing
option-build_at-at = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
option-interlude-play = Play { $card }
option-interlude-done = Go on
option-certificates-certificates = { $spent ->
    [0] None: breeding value { $total }
   *[other] { $spent }: breeding value { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Play { $card }
option-load-load = { $ship }{ $grain ->
    [0] {""}
   *[other] , { $grain } grain
}{ $cost ->
    [0] {""}
   *[other] , fee { $cost }
}
option-deliver-deliver = From { $quay }
option-deliver-play = Play { $card }
option-deliver-done = On to income
option-deliver_to-space = { $space }: { $grain } grain{ $vp ->
    [0] {""}
   *[other] , { $vp } VP
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] , { $money }
}
option-help-done = Help { $count ->
    [one] this one
   *[other] these { $count }
}
option-reveal-reveal = { $card } (strength { $strength })
option-reveal-done = Enough
option-join-join = Join the row for { $cost }
option-join-skip = Stay beside the board (2 VP)
option-exchange-exchange = Exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

detail-points = { $vp } VP
detail-played = when played: { $does }
detail-missed = { $vp } VP if not met
detail-foreign = somebody else's: only an auxiliary action

## Why not

why-no-money = { $missing ->
    [one] 1 peso is missing
   *[other] { $missing } pesos are missing
}
why-no-grain = { $missing } grain missing
why-not-in-market = not in the market now
why-none-of = you have none of what it counts
why-no-cards-to-draw = no cards left to draw
why-no-card = no such card in your hand
why-no-builders = { $missing ->
    [one] 1 carpintero is missing
   *[other] { $missing } carpinteros are missing
}
why-locked = its disc space is still covered
why-value = breeding value { $missing } too low
why-used = used already
why-upgraded = your disc is on it already
why-token-row = the job market token stands in this row
why-row-full = your { $worker } row is full
why-ramp-closed = your engine must reach space { $space }
why-not-higher = it needs a building of more carpinteros
why-no-workers = no worker can be hired now
why-no-way-back = your engine cannot go back { $steps }
why-no-strength = { $missing } strength missing
why-no-station-behind = no station behind your engine to upgrade
why-no-space = no building space is free
why-no-quay-disc = none of your discs is on a quay
why-no-objectives = no objective cards left
why-no-herders = { $missing ->
    [one] 1 gaucho is missing
   *[other] { $missing } gauchos are missing
}
why-no-farmers = no farmer is on the trail
why-no-exhaustion-cards = no exhaustion cards left
why-no-disc = no disc can be taken
why-no-auxiliary = no auxiliary action is possible now
why-local-used = you used a local action here
why-loaded = your disc is on it already
why-delivered = only one extra delivery a visit
why-dark-corner = a disc with dark corners does not fit here
why-city-full = the city has no free space
why-auxiliary-used = you used an auxiliary action instead
why-one-auxiliary = only one auxiliary action here
why-at-limit = you are at the limit already
why-all-built = all your buildings are placed

illegal-count = Choose { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
}; you chose { $picked }.
illegal-over = The game is over.
illegal-seat = It is not your decision now.
illegal-stale = That question is no longer open.
illegal-stranger = You do not sit at this table.
illegal-twice = You chose the same thing twice.
illegal-unknown = That is not possible now.

## What happened

event-turn_started = {""}
event-turn_ended = {""}
event-started = begins on { $space }
event-moved = rides to { $to }{ $cost ->
    [0] {""}
   *[other] , paying { $cost }
}
event-used = {""}
event-auxiliary = auxiliary: { $does }
event-gained = gains { $goods }
event-paid = pays { $goods }
event-discarded = discards { $cards }
event-drew = draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-reshuffled = shuffles the discard pile
event-removed = removes { $cards }
event-revealed = shows { $card }
event-hired = hires { $worker ->
    [Engineer] an
   *[other] a
} { $worker }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
event-built = places { $tile } on { $space }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}{ $replaced ->
    [none] {""}
   *[other] , replacing { $replaced }
}
event-cattle_taken = takes { $cards }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
event-cattle_dealt = new in the cattle market: { $cards }
event-objective_taken = takes { $card }
event-objective_shown = {""}
event-objective_played = plays { $card }
event-engine_moved = engine to { $to }
event-upgraded = upgrades { $station }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
event-not_upgraded = {""}
event-appointed = gives up { $worker ->
    [Engineer] an
   *[other] a
} { $worker } for { $master }
event-disc_placed = lays the disc of { $space } on { $place }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
event-disc_moved = moves a disc from { $station } to { $place }
event-income = income { $total } with { $cards }{ $certificates ->
    [0] {""}
    [one] { " " }and 1 certificate
   *[other] { " " }and { $certificates } certificates
}
event-loaded = loads { $ship }
event-grain_loaded = loads { $grain ->
    [0] no grain
   *[other] { $grain } grain
}{ $cost ->
    [0] {""}
   *[other] , paying { $cost } for what is missing
}
event-delivered = delivers { $grain } grain to { $city } ({ $space })
event-foresight = chooses { $tile }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = { $tile } finds no space and leaves the game
event-worker_placed = {""}
event-ships_departed = the { $banner } ships depart; new: { $new }
event-helped = helps { $farmers }{ $cards ->
    [none] {""}
   *[other] { " " }with { $cards }
}{ $money ->
    [0] {""}
   *[other] , gaining { $money }
}
event-exhausted = takes { $count ->
    [one] { $count } exhaustion card
   *[other] { $count } exhaustion cards
}
event-joined = a farmer joins the row for { $cost }
event-exchanged = uses an exchange token
event-end_triggered = fills the job market: everybody else has one more turn
event-game_over = the game is over

## The automa

event-automa_card = {""}
event-automa_moved = rides { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} to { $to }
event-automa_idle = cannot do what the card says
event-automa_rests = rests: the card is not for its speciality ({ $special })
event-automa_specialised = now has most of { $worker }
event-automa_master = takes { $master }
event-automa_tile = takes { $tile }
event-automa_loading = loading card { $card }: breeding value { $total }

## Goods

good-money = { $count ->
    [one] { $count } peso
   *[other] { $count } pesos
}
good-grain = { $count } grain
good-certificates = { $count ->
    [one] { $count } certificate
   *[other] { $count } certificates
}
good-exchange = { $count ->
    [one] an exchange token
   *[other] { $count } exchange tokens
}

## Effects: what actions do, in a few words

effect-gain = gain { $goods }
effect-gain-per = gain { $goods } { $per }
effect-pay = pay { $goods }
effect-discard = discard { $card }
effect-draw_discard = draw and discard { $count }
effect-draw_discard-per = draw and discard up to one card { $per }
effect-draw = draw { $count }
effect-remove = { $count ->
    [one] remove { $card }
   *[other] remove { $count } cards
}
effect-hire = { $extra ->
    [0] hire a worker
   *[other] hire a worker ({ $extra })
}
effect-build = build ({ $price } per carpintero)
effect-engine = { $steps ->
    [one] engine 1 forward
   *[other] engine up to { $steps } forward
}
effect-engine-per = engine forward, one { $per }
effect-engine_back = engine { $steps } back
effect-objective = take an objective
effect-auxiliary = auxiliary action, single or double
effect-buy_cattle = buy cattle
effect-help_farmers = { $most ->
    [one] help { $most } farmer
   *[other] help up to { $most } farmers
}{ $bonus ->
    [0] {""}
   *[other] , strength +{ $bonus }
}
effect-help_farmers-one = help this farmer
effect-move = { $steps ->
    [one] ride 1 step and act again
   *[other] ride up to { $steps } steps and act again
}
effect-disc_to_quay = lay a disc on { $quay }
effect-extra_delivery = make an extra delivery
effect-exhaust_others = everybody else takes an exhaustion card
effect-take_cattle = take { $of } from the market
effect-upgrade_behind = upgrade a station behind your engine
effect-either = { $first } or { $second }

per-granjeros = per granjero
per-gauchos = per gaucho
per-maquinistas = per maquinista
per-field_buildings = per building of yours on grain
per-farmer_pairs = per 2 farmers you have
per-worker_sets = per set of the four workers
