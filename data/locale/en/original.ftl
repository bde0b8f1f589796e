### The original game: what it has of its own, and where its words differ. A key that ends in --original goes
### before the plain one when a table plays that game.

## Words that differ
good-money--original = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
why-no-money--original = { $missing ->
    [one] 1 dollar is missing
   *[other] { $missing } dollars are missing
}
why-no-builders--original = { $missing ->
    [one] 1 craftsman is missing
   *[other] { $missing } craftsmen are missing
}
why-no-herders--original = { $missing ->
    [one] 1 cowboy is missing
   *[other] { $missing } cowboys are missing
}
why-not-higher--original = it needs a building of more craftsmen
effect-build--original = build ({ $price } per craftsman)
seat-automa--original = Garth ({ $level })
panel-poor--original = no dollars
disc-aux_remove_2--original = remove action, double
disc-step_1--original = more steps, 3 dollars
disc-step_2--original = 1 more step, 3 VP
disc-hand_1--original = hand limit +1 (5 dollars)
disc-hand_2--original = hand limit +1 (5 dollars)
disc-certificate_limit_6--original = certificate limit 6 (needs 4)
ask-certificates--original = How many certificates do you spend for this delivery?
option-buy-buy--original = { $cards } × { $of } for { $cost } ({ $herders ->
    [one] { $herders } cowboy
   *[other] { $herders } cowboys
})
option-buy-deal--original = Put 2 new cards into the market (1 cowboy)
option-certificates-certificates--original = { $spent ->
    [0] None: breeding value { $total }
   *[other] { $spent }: breeding value { $total }
}
why-value--original = breeding value { $missing } too low
hand-total--original = Breeding value
alt-hand--original = Hand of { $player }: { $cards }. Breeding value { $value }.
hint-deliveries--original = discs in cities

## Its own questions and options
ask-hazard = Which hazard do you remove?
ask-trade = With which camp do you trade?
ask-ship = To which city do you deliver?
ask-adjacent = Which adjacent building do you use?
ask-free_move = Where do you ride, free of fees?
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
option-hazard-skip = Remove none
option-trade-trade = { $tile }: { $money }
option-trade-skip = Do not trade
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] , transport { $cost }
}
option-adjacent-adjacent = { $space } · { $tile }
option-adjacent-use = { $does }
option-adjacent-done = Done
option-adjacent-skip = Use none
option-free_move-move = { $where }
option-free_move-skip = Stay

## Why not, what happened, what actions do
why-city-delivered = your disc is there already
why-no-adjacent-building = no building stands directly before or behind
why-no-camps = no camp is left
why-no-hazards = no hazard is on the trail
event-hazard_removed = removes { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
event-traded = trades: { $tile }, { $money }
event-shipped = delivers to { $city }
event-transported = pays { $cost } for transport
event-automa_undelivered = has no disc left to deliver to { $city }
effect-remove_hazard = { $price ->
    [0] remove a hazard
   *[other] remove a hazard for { $price }
}
effect-trade = trade with a camp
effect-use_adjacent = use an adjacent building
effect-extraordinary_delivery = engine back for an extraordinary delivery
effect-move_free = { $steps ->
    [one] ride { $steps } step without fees
   *[other] ride up to { $steps } steps without fees
}
per-woods_buildings = per building of yours in the woods
per-cowboys = per cowboy
per-engineers = per engineer
per-camp_pairs = per pair of a green and a blue camp
per-certificate_limit = up to your limit
tile-flood = flood ({ $vp } VP)
tile-drought = drought ({ $vp } VP)
tile-rockfall = rockfall ({ $vp } VP)
aux-dollars = dollars
disc-aux_dollars_2 = dollars, double
disc-certificate_limit_4 = certificate limit 4

## Tips for a first game
tip-discard--original = Discard what you hold twice: in Kansas City each cattle type counts once only.
tip-disc--original = Take the discs whose ability helps you most: steps and hand limit are strong, but need dark corners, and the hand limit costs 5 dollars.
tip-certificates--original = Spend certificates if they reach a better city; what is left stays for the next delivery.
tip-foresight--original = Hazards make the trail slower, camps are there to trade with, workers bring the end of the game nearer.
tip-ship = A city far from your engine costs transport. Mind the corners too: only some cities take a disc with dark ones.
tip-hazard = A hazard you remove is worth points, and nobody pays for passing it any more.
tip-trade = The later camps bring more money. A green and a blue one make a pair, which some buildings and objectives reward.
