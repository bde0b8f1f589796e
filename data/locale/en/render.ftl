### Words on the pictures, names of things, alt texts and the board in words.

## Titles on the board
title-jobs = Job market
title-cattle = Cattle market
title-objectives = Objectives
title-buildings = Buildings
title-farmers = Granjeros
title-masters = Station masters
title-auxiliary = Auxiliary actions
title-prices = Prices
price-value3 = Value 3

## Places

## People and cattle
hand-black = black hand
hand-green = green hand
shape-0 = circle
shape-1 = square
shape-2 = triangle
shape-3 = diamond

## The hand
hand-total = Breeding value
hand-missing = Not in hand
hand-strength = Strength
hand-odds = Next card
hand-share = { $percent }%
hand-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hand-limit = Hand limit { $limit }
hand-draw = Draw stack
hand-discard = Discard pile
hand-unseen = Hand and draw stack together

## The mat
mat-steps = Steps
mat-hand = Hand limit
mat-certificates = Certificates
mat-strength = Strength
mat-visits = Visits
mat-none = none

## Scores
score-money = Money
score-buildings = Buildings
score-ships = Ships
score-cities = Cities
score-stations = Stations
score-farmers = Granjeros
score-cattle = Cattle
score-objectives = Objectives
score-masters = Station masters
score-workers = Workers
score-steps = Steps
score-job_token = Job token
score-total = Total
score-now = Score so far
score-final = Final score

## Alt texts
alt-board = Board of Great Western Trail: Argentina, turn { $turn }. { $state } { $where }
alt-mat = Player board of { $player }: { $goods }, { $workers ->
    [one] { $workers } hired worker
   *[other] { $workers } hired workers
}.
alt-hand = Hand of { $player }: { $cards }. Breeding value { $value }.
alt-hand-hidden = Hand of { $player }: { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}.
alt-market = Job market and cattle market. Cattle for sale: { $cattle }.
alt-cities = Le Havre, Rotterdam and Liverpool with { $discs ->
    [one] { $discs } disc delivered
   *[other] { $discs } discs delivered
}.
alt-score = Scores: { $scores }.
alt-menu = Board with { $count ->
    [one] { $count } numbered choice
   *[other] { $count } numbered choices
}. { $state }
state-turn = It is the turn of { $player }.
state-over = The game is over.
where-player = { $player } is on { $place }.
place-none = no place yet
place-start = the start of the trail
place-buenos_aires = Buenos Aires

## The board in words
text-title = Great Western Trail: Argentina, turn { $turn }
text-player = { $mark } { $player } ({ $shape }): { $place }, engine { $engine }; { $goods }, { $certificates }/{ $limit } certificates; hand { $hand }, draw { $draw }, discard { $discard }; { $points }
text-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
text-trail = Trail
text-neutral = { $space }: building { $tile }
text-private = { $space }: building { $tile } of { $player }
text-farmer = { $space }: { $colour } granjero, strength { $strength }, { $hand }{ $coins ->
    [0] {""}
    [one] , { $coins } peso on it
   *[other] , { $coins } pesos on it
}
text-railroad = Railroad
text-station = Station { $space } (cost { $cost }, { $points }): { $discs }; { $master }
text-master-here = station master ({ $master })
text-master-worker = { $worker } appointed
text-master-none = no master
text-jobs = Job market, token in column { $row }
text-jobs-out = Job market, token taken
text-job-row = Column { $row } ({ $cost }): { $tiles }
text-foresight = Foresight { $letter } (bag { $supply }): { $tiles }
text-cattle = Cattle market (stack { $stack }): { $cards }
text-objectives = Objectives (stack { $stack }): { $cards }
text-objective = { $points } for { $tasks }
text-ships = Loading zone (pile { $pile })
text-ship = Ship { $value } ({ $grain }, { $points }): { $discs }
text-city = { $city }: { $quays }; { $spaces }
text-none = none
text-empty = empty

## The original
title-hazards = Hazards and camps
hand-reach = Delivers to
cities-transport = Transport cost
score-hazards = Hazards
place-kansas_city = Kansas City
alt-board--original = Board of Great Western Trail, turn { $turn }. { $state } { $where }
alt-cities--original = The cities from Kansas City to San Francisco with { $discs ->
    [one] { $discs } disc delivered
   *[other] { $discs } discs delivered
}.
text-title--original = Great Western Trail, turn { $turn }
text-tile = { $space }: { $tile }, { $hand }{ $money ->
    [0] {""}
    [one] , { $money } dollar for trading
   *[other] , { $money } dollars for trading
}
text-cities = Cities
text-city--original = { $city } (value { $value }): { $discs }
review-curve = How the end looked, turn by turn
