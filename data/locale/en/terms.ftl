### The glossary: what every thing is called, one word for one thing, the rulebook's. Panels, pictures, rule
### cards, commands and lessons all take their names from here.
###
### A name stands here as it does in a list. Its other forms are attributes (`.a = an engineer`) or come from
### the rules for all names at the top. A message asks for the form it needs: { FORM($worker, "a") }.

## Rules for all names: { $name } with its { $gender }
form-a = { $gender ->
    [proper] { $name }
   *[none] a { $name }
}
form-the = { $gender ->
    [proper] { $name }
   *[none] the { $name }
}
form-to = to { $gender ->
    [proper] { $name }
   *[none] the { $name }
}
form-told = { $name }
list-and = { $first } and { $last }
counted = { $count } × { $name }
    .a = { $count } × { $name }
    .the = { $count } × { $name }
you = You
    .inside = you

## Workers
worker-gaucho = gaucho
    .many = gauchos
worker-carpintero = carpintero
    .many = carpinteros
worker-maquinista = maquinista
    .many = maquinistas
worker-granjero = granjero
    .many = granjeros
worker-cowboy = cowboy
    .many = cowboys
worker-craftsman = craftsman
    .many = craftsmen
worker-engineer = engineer
    .a = an engineer
    .many = engineers
strong = strong { $name }
    .a = a strong { $name }
    .many = strong { FORM($name, "many") }

## Cattle
breed-niata = Niata
breed-patagonico = Patagonico
breed-fronterizo = Fronterizo
breed-holando_argentino = Holando Argentino
breed-caracu = Caracu
breed-chaqueno = Chaqueño
breed-serrano = Serrano
breed-blanco_orejinegro = Blanco Orejinegro
breed-franqueiro = Franqueiro
breed-aberdeen_angus = Aberdeen-Angus
    .a = an Aberdeen-Angus
breed-jersey = Jersey
breed-dutch_belt = Dutch Belt
breed-black_angus = Black Angus
breed-guernsey = Guernsey
breed-holstein = Holstein
breed-brown_swiss = Brown Swiss
breed-ayrshire = Ayrshire
    .a = an Ayrshire
breed-west_highland = West Highland
breed-texas_longhorn = Texas Longhorn

## Cards
card-market = { $breed } ({ $vp } VP)
    .a = { FORM($breed, "a") } ({ $vp } VP)
card-exhaustion = exhaustion card
    .a = an exhaustion card
card-objective = Objective { $number }
card-any_cattle = cattle card of any type
card-any = card
card-pair = two cattle cards of one type
    .gender = proper
card-objective-any = objective
    .a = an objective
cattle-value3 = cattle of value 3
    .gender = proper
cattle-any = any cattle
    .gender = proper
objective-name = objective ({ $vp } VP): { $tasks }
    .a = an objective ({ $vp } VP: { $tasks })
    .the = the objective ({ $vp } VP: { $tasks })
objective-stack = the top card of the stack
    .gender = proper

## What objectives ask for
task-building = building
task-station = station
task-value3 = cattle of value 3
task-ship18 = disc on ship 18
task-west = disc in the west
task-north = disc in the north
task-east = disc in the east
task-south = disc in the south
task-green_farmer = green granjero
task-blue_farmer = blue granjero
task-orange_farmer = orange granjero
task-yellow_farmer = yellow granjero
task-caracu = Caracu
task-franqueiro = Franqueiro
task-aberdeen_angus = Aberdeen-Angus
task-hazard = hazard
task-green_camp = green camp
task-blue_camp = blue camp
task-san_francisco = disc in San Francisco
task-west_highland = West Highland
task-texas_longhorn = Texas Longhorn

## Tiles on the trail
colour-green = green
colour-blue = blue
colour-orange = orange
colour-yellow = yellow
farmer-tile = { $colour } granjero { $strength }
hazard-flood = flood
hazard-drought = drought
hazard-rockfall = rockfall
tile-hazard = { $kind } { $vp }
tile-flood = flood ({ $vp } VP)
tile-drought = drought ({ $vp } VP)
tile-rockfall = rockfall ({ $vp } VP)
tile-camp = { $colour } camp
area-camp = camp
building-neutral = building { $tile }
    .gender = proper
building-private = building { $tile }
    .gender = proper

## Places
capital = Buenos Aires
    .gender = proper
capital--original = Kansas City
    .gender = proper
city-le_havre = Le Havre
    .gender = proper
city-rotterdam = Rotterdam
    .gender = proper
city-liverpool = Liverpool
    .gender = proper
city-kansas_city = Kansas City
    .gender = proper
city-topeka = Topeka
    .gender = proper
city-wichita = Wichita
    .gender = proper
city-colorado_springs = Colorado Springs
    .gender = proper
city-santa_fe = Santa Fe
    .gender = proper
city-albuquerque = Albuquerque
    .gender = proper
city-el_paso = El Paso
    .gender = proper
city-san_diego = San Diego
    .gender = proper
city-sacramento = Sacramento
    .gender = proper
city-san_francisco = San Francisco
    .gender = proper
quay-1 = Quay I
quay-2 = Quay II
quay-name = { $city }, { $quay }
    .gender = proper
quarter-west = West
quarter-north = North
quarter-east = East
quarter-south = South
city-space = { $quarter } { $number }
    .gender = proper
space-name = { $space }
    .gender = proper
space-area = { $area } { $number }
    .gender = proper
space-ramp = ramp { $number } to Buenos Aires
    .to = via ramp { $number } to Buenos Aires
space-start = start of the trail
where-tile = { $tile } · { $space }
where-replace = { $space }, in place of { FORM($tile, "the") }

## Railroad, ships, discs
station-name = station { $number }
    .gender = proper
engine-space = space { $number }
    .gender = proper
engine-turnout = turnout after space { $number }
engine-depot = depot
depot = depot
turnout = turnout after space { $space }
master-name = station master ({ $what })
master-for-strong_cattle = cattle of value 3+
master-for-worker_sets = sets of workers
master-for-stations = stations
master-for-objectives = objectives
master-for-ship_discs = discs on ships
master-for-strong_workers = workers with strength
master-for-buildings = buildings
master-for-farmers = granjeros
master-for-workers = workers
master-for-hazards = hazards
master-for-camp_pairs = pairs of camps
master-for-certificates = certificates
ship-name = ship { $value }
    .gender = proper
banner-yellow = yellow
banner-turquoise = turquoise
banner-purple = purple
aux-pesos = pesos
aux-dollars = dollars
aux-draw = draw
aux-certificate = certificate
aux-grain = grain
aux-engine = engine
aux-remove = remove
disc-aux_pesos_2 = peso action, double
disc-aux_dollars_2 = dollar action, double
disc-aux_draw_2 = draw action, double
disc-aux_certificate_1 = certificate action
disc-aux_certificate_2 = certificate action, double
disc-aux_grain_1 = grain action
disc-aux_grain_2 = grain action, double
disc-aux_engine_1 = engine action
disc-aux_engine_2 = engine action, double
disc-aux_remove_1 = remove action
disc-aux_remove_2 = remove action, double (costs 3 pesos)
    .told = remove action, double
disc-aux_remove_2--original = remove action, double
disc-step_1 = 2 more steps
disc-step_1--original = more steps, gain 3 dollars
    .told = more steps
disc-step_2 = 1 more step, 2 VP
disc-step_2--original = 1 more step, 3 VP
disc-hand_1 = hand limit +1
disc-hand_1--original = hand limit +1 (costs 5 dollars)
    .told = hand limit +1
disc-hand_2 = hand limit +1
disc-hand_2--original = hand limit +1 (costs 5 dollars)
    .told = hand limit +1
disc-certificate_limit_4 = certificate limit 4
disc-certificate_limit_6 = certificate limit 6
disc-certificate_limit_6--original = certificate limit 6 (after limit 4)
    .told = certificate limit 6
disc-strength_1 = strength +1
disc-strength_2 = strength +2, gain 3 pesos
    .told = strength 2
