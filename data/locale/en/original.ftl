### The original game: what it has of its own, and where its words differ. A key that ends in --original goes
### before the plain one when a table plays that game.

## Words that differ
good-money--original = { $count ->
    [one] { $count } dollar
   *[other] { $count } dollars
}
why-no-money--original = { $missing ->
    [one] 1 dollar short
   *[other] { $missing } dollars short
}
why-no-builders--original = { $missing ->
    [one] 1 craftsman short
   *[other] { $missing } craftsmen short
}
why-no-herders--original = { $missing ->
    [one] 1 cowboy short
   *[other] { $missing } cowboys short
}
why-not-higher--original = the new building must need more craftsmen
effect-build--original = build ({ $price } per craftsman)
seat-automa--original = Garth ({ $level })
panel-poor--original = no dollars
ask-certificates--original = How many certificates, for income and delivery?
option-buy-buy--original = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} for { $cost } ({ $herders ->
    [one] { $herders } cowboy
   *[other] { $herders } cowboys
})
option-buy-deal--original = Put 2 new cards into the market (1 cowboy)
option-certificates-certificates--original = { $spent ->
    [0] None: breeding value { $total }
    [one] { $spent } certificate: breeding value { $total }
   *[other] { $spent } certificates: breeding value { $total }
}
why-value--original = { $missing } breeding value short
hand-total--original = Breeding value
alt-hand--original = Hand of { $player }: { $cards }. Breeding value { $value }.

## Its own questions and options
ask-hazard = Which hazard do you remove?
    .theirs = which hazard to remove
ask-trade = With which camp do you trade?
    .theirs = which camp to trade with
ask-ship = To which city do you deliver?
    .theirs = which city to deliver to
ask-adjacent = Which adjacent building do you use?
    .theirs = which adjacent building to use
ask-free_move = Where do you move, free of fees?
    .theirs = where to move, free of fees
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }for { $cost }
}
option-hazard-skip = Remove no hazard
option-trade-trade = { $tile }: { $money }
option-trade-skip = Do not trade
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] { " " }(transport: { $cost })
}
option-ship-skip = Do not deliver
option-adjacent-adjacent = { $tile } ({ $space })
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
event-hazard_removed = removed { $what }
    .what = { FORM($tile, "the") }{ $cost ->
        [0] {""}
       *[other] { " " }for { $cost }
    }
event-traded = traded with { FORM($tile, "the") } ({ $money })
event-shipped = delivered to { FORM($city, "the") }
event-transported = paid { $cost } for transport
event-automa_undelivered = had no disc left to deliver to { FORM($city, "the") }
effect-remove_hazard = { $price ->
    [0] remove a hazard
   *[other] remove a hazard for { $price }
}
effect-trade = trade with a camp
effect-use_adjacent = use an adjacent building
effect-extraordinary_delivery = engine back for an extraordinary delivery
effect-move_free = { $steps ->
    [one] move { $steps } step without fees
   *[other] move up to { $steps } steps without fees
}
per-woods_buildings = per building you own in the woods
per-cowboys = per cowboy
per-engineers = per engineer
per-camp_pairs = per pair of a green and a blue camp
effect-gain-certificate_limit = fill your certificates up to the limit

## Tips for a first game
tip-discard--original = Discard what you hold twice: in Kansas City each cattle type counts once only.
tip-disc--original = Take the discs whose ability helps you most: steps and hand limit are strong, but need dark corners, and the hand limit costs 5 dollars.
tip-certificates--original = Spend certificates if they reach a better city; what is left stays for the next delivery.
tip-foresight--original = Hazards make the trail slower, camps are there to trade with, workers bring the end of the game nearer.
tip-ship = A city far from your engine costs transport. Mind the corners too: only some cities take a disc with dark ones.
tip-hazard = A hazard you remove is worth points, and nobody pays for passing it any more.
tip-trade = The later camps bring more money. A green and a blue one make a pair, which some buildings and objectives reward.
