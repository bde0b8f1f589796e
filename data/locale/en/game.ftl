### What the rules say: questions, options, reasons, events and effects. Names of things are in names.ftl.

## What is asked

ask-start = Where do you begin? Choose a neutral building.
    .theirs = where to begin
ask-move = Where to?
    .theirs = where to move
ask-path = Which way? The fees differ.
    .theirs = which way to go
ask-action = What do you do?
    .theirs = which action to take
ask-discard = What do you discard?
    .theirs = what to discard
ask-draw = How many cards do you draw? You then discard as many.
    .theirs = how many cards to draw
ask-remove = Which cards leave your deck for good?
    .theirs = which cards to remove
ask-either = Which of the two?
    .theirs = which of two actions to take
ask-auxiliary = Which auxiliary action?
    .theirs = which auxiliary action to take
ask-disc = Which disc do you take?
    .theirs = which disc to place
ask-engine = Where does your engine stop?
    .theirs = where the engine stops
ask-upgrade = Do you upgrade the station?
    .theirs = whether to upgrade the station
ask-appoint = Do you exchange a worker for the station master?
    .theirs = whether to take the station master
ask-hire = Which worker do you hire?
    .theirs = which worker to hire
ask-buy = Which cattle do you buy?
    .theirs = which cattle to buy
ask-cattle = Which card do you take from the cattle market?
    .theirs = which cattle card to take
ask-objective = Which objective do you take?
    .theirs = which objective to take
ask-build = Which building do you place?
    .theirs = which building to place
ask-build_at = Where do you place it?
    .theirs = where to place the building
ask-interlude = Do you play an objective?
    .theirs = whether to play an objective
ask-certificates = How many certificates?
    .theirs = how many certificates to spend
ask-foresight = Which foresight tile?
    .theirs = which foresight tile to choose
ask-load = Which ship do you load?
    .theirs = which ship to load
ask-deliver = An extra delivery before your income?
    .theirs = whether to make an extra delivery
ask-deliver_to = To which space do you deliver?
    .theirs = where to deliver
ask-help = Which granjero do you help?
    .theirs = which granjero to help
ask-reveal = Which cattle do you reveal for strength?
    .theirs = which cattle to reveal
ask-join = Does the granjero join your row?
    .theirs = whether the granjero joins the row
ask-exchange = Do you use an exchange token?
    .theirs = whether to use an exchange token

picks-exactly = Choose exactly { $count }.
picks-up-to = Choose up to { $count }, or none.
picks-between = Choose { $least } to { $most }.

## Options

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· fee: { $cost }
}
option-move-play = Play the { $card }
option-path-path = { $cost ->
    [0] Pay nothing
   *[other] Pay { $cost } via { $tiles }
}
option-action-use = { $does }
option-action-aux = Auxiliary: { $does }
option-action-play = Play the { $card }
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
option-appoint-appoint = Exchange { FORM($worker, "a") } for the station master
option-appoint-skip = Keep my workers
option-hire-hire = { $worker } for { $cost } (column { $row })
option-hire-skip = Hire nobody
option-buy-buy = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} for { $cost } ({ $herders ->
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
option-interlude-play = Play the { $card }
option-interlude-done = Go on
option-certificates-certificates = { $spent ->
    [0] None: breeding value { $total }
    [one] { $spent } certificate: breeding value { $total }
   *[other] { $spent } certificates: breeding value { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Play the { $card }
option-load-load = { $ship }{ $grain ->
    [0] {""}
   *[other] : { $grain } grain
}{ $cost ->
    [0] {""}
   *[other] { " " }(pay { $cost })
}
option-deliver-deliver = From { $quay }
option-deliver-play = Play the { $card }
option-deliver-done = On to income
option-deliver_to-space = { $space }: { $grain } grain{ $vp ->
    [0] {""}
   *[other] { " " }→ { $vp } VP
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
option-help-done = Help { $count ->
    [one] this one
   *[other] these { $count }
}
option-reveal-reveal = { $card } ({ $vp ->
    [0] {""}
   *[other] { $vp } VP,{ " " }
}strength { $strength })
option-reveal-done = That is enough
option-join-join = Join the row for { $cost }
option-join-skip = Stay beside the board (2 VP)
option-exchange-exchange = Exchange { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

detail-permanent = permanently { $goods }
detail-counts = { $every ->
    [one] { $vp } VP each: { $what }
   *[other] { $vp } VP per { $every }: { $what }
}
detail-points = { $vp } VP
detail-played = when played: { $does }
detail-missed = { $vp } VP if not met
detail-shows = reveal { $cards }, { $count ->
    [1] 1 exhaustion card
   *[other] { $count } exhaustion cards
}
detail-foreign = somebody else's: only an auxiliary action

## Why not

why-no-money = { $missing ->
    [one] 1 peso short
   *[other] { $missing } pesos short
}
why-no-grain = { $missing } grain short
why-not-in-market = not in the market now
why-none-of = you have nothing this counts
why-no-cards-to-draw = no cards left to draw
why-no-card = no such card in your hand
why-no-builders = { $missing ->
    [one] 1 carpintero short
   *[other] { $missing } carpinteros short
}
why-locked = its disc space is still covered
why-value = { $missing } breeding value short
why-used = used already
why-upgraded = your disc is on it already
why-token-row = the job market token stands in this column
why-row-full = your row of { FORM($worker, "many") } is full
why-ramp-closed = your engine must reach space { $space }
why-not-higher = the new building must need more carpinteros
why-no-workers = no worker can be hired now
why-no-way-back = your engine cannot go back { $steps }
why-no-strength = { $missing } strength short
why-no-station-behind = no station behind your engine to upgrade
why-no-space = no building space is free
why-no-quay-disc = none of your discs is on a quay
why-no-objectives = no objective cards left
why-no-herders = { $missing ->
    [one] 1 gaucho short
   *[other] { $missing } gauchos short
}
why-no-farmers = no granjero is on the trail
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
illegal-count-exactly = Choose exactly { $least }; you chose { $picked }.
illegal-over = The game is over.
illegal-seat = It is not your decision now.
illegal-stale = That question is no longer open.
illegal-stranger = You do not sit at this table.
illegal-twice = You chose the same thing twice.
illegal-unknown = That is not possible now.

## What happened

event-turn_started = {""}
event-turn_ended = {""}
event-started = began on { FORM($space, "the") }
event-moved = moved { FORM($to, "to") }{ $cost ->
    [0] {""}
   *[other] { " " }(fee: { $cost })
}
event-used = {""}
event-auxiliary = {""}
event-gained = gained { $what }
    .what = { $goods }
event-paid = paid { $goods }
event-discarded = discarded { $what }
    .what = { FORM($cards, "a") }
event-drew = drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-reshuffled = shuffled the discard pile
event-removed = removed { $what } for good
    .what = { FORM($cards, "a") }
event-revealed = revealed { FORM($card, "a") }
event-hired = hired { $what }
    .what = { FORM($worker, "a") }{ $cost ->
        [0] {""}
       *[other] { " " }for { $cost }
    }
event-built = placed { $what }
    .what = { FORM($tile, "the") }{ $cost ->
        [0] {""}
       *[other] { " " }for { $cost }
    }{ $replaced ->
        [none] {""}
       *[other] { " " }in place of { FORM($replaced, "the") }
    }
event-cattle_taken = { $cost ->
    [0] took { $what }
   *[other] bought { $what }
}
    .what = { FORM($cards, "a") } { $cost ->
        [0] from the cattle market
       *[other] for { $cost }
    }
event-cattle_dealt = New in the cattle market: { $cards }.
event-objective_taken = took { $what }
    .what = { FORM($card, "a") }
event-objective_drawn = took { $what }
    .what = an objective card from the stack
event-objective_shown = {""}
event-objective_played = played { FORM($card, "the") }
event-engine_moved = drove the engine { $what }
    .what = to { FORM($to, "the") }
event-upgraded = upgraded { $what }
    .what = { FORM($station, "the") }{ $cost ->
        [0] {""}
       *[other] { " " }for { $cost }
    }
event-not_upgraded = {""}
event-appointed = exchanged { FORM($worker, "a") } for { FORM($master, "the") }
event-disc_placed = placed the “{ FORM($space, "told") }” disc { $place ->
    [none] there
   *[other] on { FORM($place, "the") }
}{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
event-disc_moved = moved a disc from { FORM($station, "the") } to { FORM($place, "the") }
event-income = earned { $total }{ $cards ->
    [none] {""}
   *[other] { " " }from { $cards }
}{ $certificates ->
    [0] {""}
    [one] { " " }with { $certificates } certificate
   *[other] { " " }with { $certificates } certificates
}
event-loaded = loaded { FORM($ship, "the") }
event-grain_loaded = { $grain ->
    [0] paid { $cost } for missing grain
   *[other] loaded { $grain } grain{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } for what was missing)
    }
}
event-delivered = delivered { $grain ->
    [0] {""}
   *[other] { $grain } grain{ " " }
}to { FORM($city, "the") } ({ $space })
event-foresight = chose { FORM($tile, "the") }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = There is no space left for { FORM($tile, "the") }, so it leaves the game.
event-worker_placed = {""}
event-ships_departed = The ships with the { $banner } banner depart. New in the loading zone: { $new }.
event-helped = helped { FORM($farmers, "the") }{ $cards ->
    [none] {""}
   *[other] { " " }with { $cards }
}{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
event-exhausted = took { $what }
    .what = { $count ->
        [one] { $count } exhaustion card
       *[other] { $count } exhaustion cards
    }
event-joined = added a granjero to the row for { $cost }
event-exchanged = used an exchange token
event-end_triggered = The job market is full: everybody else has one more turn.
event-game_over = The game is over.

## The automa

event-automa_card = {""}
event-automa_moved = moved { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} { FORM($to, "to") }
event-automa_fee = gained { $money } from the bank because the automa came by
event-automa_idle = { $deed ->
    [hire_cheapest] found nobody to hire
    [hire_special] found nobody to hire
    [hire_driver] found nobody to hire
    [engine] could not move the engine
    [objective] found no objective
    [buy] found no cattle to buy
    [buy_with_one_fewer] found no cattle to buy
    [build] could not build
    [richest_tile] found no tile to take
    [hardest_tile] found no tile to take
   *[other] could not carry out the card
}
event-automa_rests = skipped the action: the card needs another specialization
event-automa_specialised = now specializes in { FORM($worker, "many") }
event-automa_master = took { $what }
    .what = { FORM($master, "the") }
event-automa_tile = took { $what }
    .what = { FORM($tile, "the") }
event-automa_loading = drew a loading card for a breeding value of { $total }

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
effect-discard = discard { FORM($card, "a") }
effect-draw_discard = { $count ->
    [one] draw 1 card, then discard 1
   *[other] draw { $count } cards, then discard { $count }
}
effect-draw_discard-per = draw up to 1 card { $per }, then discard as many
effect-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
effect-remove = { $count ->
    [one] remove { FORM($card, "a") }
   *[other] remove { $count } cards
}
effect-hire = { $extra ->
    [0] hire a worker
   *[other] hire a worker ({ $extra })
}
effect-build = build ({ $price } per carpintero)
effect-engine = { $steps ->
    [one] engine: 1 space forward
   *[other] engine: up to { $steps } spaces forward
}
effect-engine-per = engine: up to 1 space { $per }
effect-engine_back = { $steps ->
    [one] engine: 1 space back
   *[other] engine: { $steps } spaces back
}
effect-objective = take an objective
effect-objective-hand = take an objective into your hand
effect-objective-display = take an objective from the display
effect-auxiliary = auxiliary action
effect-auxiliary-single = single auxiliary action
effect-buy_cattle = buy cattle
effect-help_farmers = { $most ->
    [one] help { $most } granjero
   *[other] help up to { $most } granjeros
}{ $bonus ->
    [0] {""}
   *[other] , strength +{ $bonus }
}
effect-help_farmers-one = help this granjero
effect-move = { $steps ->
    [one] move 1 step, then act again
   *[other] move up to { $steps } steps, then act again
}
effect-disc_to_quay = place a disc on { $quay }
effect-extra_delivery = make an extra delivery
effect-exhaust_others = everybody else takes an exhaustion card
effect-take_cattle = take { FORM($of, "a") } from the market
effect-upgrade_behind = upgrade a station behind your engine
effect-either = { $first } or { $second }

per-granjeros = per granjero
per-gauchos = per gaucho
per-maquinistas = per maquinista
per-field_buildings = per building you own on a grain space
per-farmer_pairs = per 2 granjeros beside your board
per-worker_sets = per set of four workers
## How a turn is told: { $who } did { $verb } { $rest }, in two or three sentences

told-first = { $who } { $verb } { $rest }.
told-next = Then { $who } { $verb } { $rest }.
