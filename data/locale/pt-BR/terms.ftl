### O glossário: como cada coisa se chama, uma palavra para cada coisa, a do livro de regras. Painéis, imagens,
### cartões de regras, comandos e lições tiram daqui os nomes.
###
### O nome fica aqui como numa lista. As outras formas são atributos (`.many = gauchos`) ou vêm das regras
### para todos os nomes, que juntam o artigo ao gênero. A mensagem pede a forma: { FORM($worker, "um") }.

## Regras para todos os nomes: { $name } com o seu { $gender }
form-o = { $gender ->
    [m] o { $name }
    [f] a { $name }
   *[none] { $name }
}
form-um = { $gender ->
    [m] um { $name }
    [f] uma { $name }
   *[none] { $name }
}
form-do = { $gender ->
    [m] do { $name }
    [f] da { $name }
   *[none] de { $name }
}
form-no = { $gender ->
    [m] no { $name }
    [f] na { $name }
   *[none] em { $name }
}
form-ao = { $gender ->
    [m] ao { $name }
    [f] à { $name }
   *[none] a { $name }
}
form-pelo = { $gender ->
    [m] pelo { $name }
    [f] pela { $name }
   *[none] por { $name }
}
form-para = para { $gender ->
    [m] o { $name }
    [f] a { $name }
   *[none] { $name }
}
form-told = { $name }
list-and = { $first } e { $last }
counted = { $count } × { $name }
    .gender = none
    .um = { $count } { FORM($name, "many") }
    .o = { $count } { FORM($name, "many") }
you = Você
    .inside = você

## Trabalhadores
worker-gaucho = gaucho
    .gender = m
    .many = gauchos
worker-carpintero = carpintero
    .gender = m
    .many = carpinteros
worker-maquinista = maquinista
    .gender = m
    .many = maquinistas
worker-granjero = granjero
    .gender = m
    .many = granjeros
worker-cowboy = vaqueiro
    .gender = m
    .many = vaqueiros
worker-craftsman = artífice
    .gender = m
    .many = artífices
worker-engineer = engenheiro
    .gender = m
    .many = engenheiros
strong = { $name } com força
    .gender = m
    .many = { FORM($name, "many") } com força

## Gado
breed-niata = Niata
    .gender = f
    .many = Niatas
breed-patagonico = Patagonico
    .gender = m
    .many = Patagonicos
breed-fronterizo = Fronterizo
    .gender = m
    .many = Fronterizos
breed-holando_argentino = Holando Argentino
    .gender = m
    .many = Holando Argentinos
breed-caracu = Caracu
    .gender = m
    .many = Caracus
breed-chaqueno = Chaqueño
    .gender = m
    .many = Chaqueños
breed-serrano = Serrano
    .gender = m
    .many = Serranos
breed-blanco_orejinegro = Blanco Orejinegro
    .gender = m
    .many = Blanco Orejinegros
breed-franqueiro = Franqueiro
    .gender = m
    .many = Franqueiros
breed-aberdeen_angus = Aberdeen-Angus
    .gender = m
    .many = Aberdeen-Angus
breed-jersey = Jersey
    .gender = m
    .many = Jerseys
breed-dutch_belt = Dutch Belt
    .gender = m
    .many = Dutch Belts
breed-black_angus = Black Angus
    .gender = m
    .many = Black Angus
breed-guernsey = Guernsey
    .gender = m
    .many = Guernseys
breed-holstein = Holstein
    .gender = m
    .many = Holsteins
breed-brown_swiss = Brown Swiss
    .gender = m
    .many = Brown Swiss
breed-ayrshire = Ayrshire
    .gender = m
    .many = Ayrshires
breed-west_highland = West Highland
    .gender = m
    .many = West Highlands
breed-texas_longhorn = Texas Longhorn
    .gender = m
    .many = Texas Longhorns

## Cartas
card-market = { $breed } ({ $vp } PV)
    .um = { FORM($breed, "um") } ({ $vp } PV)
    .many = { FORM($breed, "many") } ({ $vp } PV cada)
card-exhaustion = carta de fadiga
    .gender = f
    .many = cartas de fadiga
card-objective = Objetivo { $number }
card-any_cattle = carta de gado qualquer
    .gender = f
card-any = carta
    .gender = f
card-pair = 2 cartas de gado do mesmo tipo
card-objective-any = objetivo
    .gender = m
cattle-value3 = gado de valor 3
cattle-any = qualquer gado
objective-name = obj. { $vp } PV: { $tasks }
    .many = objetivos de { $vp } PV ({ $tasks })
    .um = um objetivo de { $vp } PV ({ $tasks })
    .o = o objetivo de { $vp } PV ({ $tasks })
objective-stack = carta do topo do baralho
    .gender = f

## O que os objetivos pedem
task-building = construção
task-station = estação
task-value3 = gado de valor 3
task-ship18 = disco no navio 18
task-west = disco no oeste
task-north = disco no norte
task-east = disco no leste
task-south = disco no sul
task-green_farmer = granjero verde
task-blue_farmer = granjero azul
task-orange_farmer = granjero laranja
task-yellow_farmer = granjero amarelo
task-caracu = Caracu
task-franqueiro = Franqueiro
task-aberdeen_angus = Aberdeen-Angus
task-hazard = perigo
task-green_camp = cabana verde
task-blue_camp = cabana azul
task-san_francisco = disco em San Francisco
task-west_highland = West Highland
task-texas_longhorn = Texas Longhorn

## Fichas na trilha
colour-green = verde
    .many = verdes
colour-blue = azul
    .many = azuis
colour-orange = laranja
    .many = laranja
colour-yellow = amarelo
    .many = amarelos
farmer-tile = granjero { $colour } { $strength }
    .gender = m
    .many = granjeros { FORM($colour, "many") } { $strength }
hazard-flood = inundação
hazard-drought = seca
hazard-rockfall = desmoronamento
tile-hazard = { $kind } { $vp }
tile-flood = inundação ({ $vp } PV)
    .gender = f
    .many = inundações ({ $vp } PV)
tile-drought = seca ({ $vp } PV)
    .gender = f
    .many = secas ({ $vp } PV)
tile-rockfall = desmoronamento ({ $vp } PV)
    .gender = m
    .many = desmoronamentos ({ $vp } PV)
tile-camp = cabana { $colour }
    .gender = f
    .many = cabanas { FORM($colour, "many") }
area-camp = cabana
building-neutral = construção { $tile }
    .gender = f
building-private = construção { $tile }
    .gender = f

## Lugares
capital = Buenos Aires
capital--original = Kansas City
city-le_havre = Le Havre
city-rotterdam = Rotterdam
city-liverpool = Liverpool
city-kansas_city = Kansas City
city-topeka = Topeka
city-wichita = Wichita
city-colorado_springs = Colorado Springs
city-santa_fe = Santa Fe
city-albuquerque = Albuquerque
city-el_paso = El Paso
city-san_diego = San Diego
city-sacramento = Sacramento
city-san_francisco = San Francisco
quay-1 = cais I
quay-2 = cais II
quay-name = { $quay } de { $city }
    .gender = m
quarter-west = Oeste
quarter-north = Norte
quarter-east = Leste
quarter-south = Sul
city-space = { $quarter } { $number }
space-name = { $space }
    .o = o espaço { $space }
    .para = para o espaço { $space }
    .no = no espaço { $space }
    .do = do espaço { $space }
    .ao = ao espaço { $space }
space-area = { $area } { $number }
    .o = o espaço { $area } { $number }
    .para = para o espaço { $area } { $number }
    .no = no espaço { $area } { $number }
    .do = do espaço { $area } { $number }
    .ao = ao espaço { $area } { $number }
space-ramp = rampa { $number } para Buenos Aires
    .gender = f
    .para = pela rampa { $number } para Buenos Aires
space-start = início da trilha
    .gender = m
where-tile = { $tile } · { $space }
where-replace = { $space }, no lugar { FORM($tile, "do") }

## Ferrovia, navios, discos
station-name = estação { $number }
    .gender = f
engine-space = espaço { $number }
    .gender = m
engine-turnout = desvio depois do espaço { $number }
    .gender = m
engine-depot = depósito de trens
    .gender = m
depot = depósito de trens
turnout = desvio depois do espaço { $space }
master-name = mestre de estação ({ $what })
    .gender = m
master-for-strong_cattle = gado de valor 3+
master-for-worker_sets = conjuntos de trabalhadores
master-for-stations = estações
master-for-objectives = objetivos
master-for-ship_discs = discos em navios
master-for-strong_workers = trabalhadores com força
master-for-buildings = construções
master-for-farmers = granjeros
master-for-workers = trabalhadores
master-for-hazards = perigos
master-for-camp_pairs = pares de cabanas
master-for-certificates = certificados
ship-name = navio { $value }
    .gender = m
banner-yellow = amarelo
    .m = amarelo
banner-turquoise = turquesa
    .m = turquesa
banner-purple = roxo
    .m = roxo
aux-pesos = pesos
aux-dollars = dólares
aux-draw = compra
aux-certificate = certificado
aux-grain = grãos
aux-engine = locomotiva
aux-remove = remoção
disc-aux_pesos_2 = ação de pesos, dupla
disc-aux_dollars_2 = ação de dólares, dupla
disc-aux_draw_2 = ação de compra, dupla
disc-aux_draw_2--original = ação de saque, dupla
disc-aux_certificate_1 = ação de certificado
disc-aux_certificate_2 = ação de certificado, dupla
disc-aux_grain_1 = ação de grãos
disc-aux_grain_2 = ação de grãos, dupla
disc-aux_engine_1 = ação de locomotiva
disc-aux_engine_2 = ação de locomotiva, dupla
disc-aux_remove_1 = ação de remoção
disc-aux_remove_2 = ação de remoção, dupla (custa 3 pesos)
    .told = ação de remoção, dupla
disc-aux_remove_2--original = ação de remoção, dupla
disc-step_1 = 2 passos a mais
disc-step_1--original = mais passos, ganhe 3 dólares
    .told = mais passos
disc-step_2 = 1 passo a mais, 2 PV
disc-step_2--original = 1 passo a mais, 3 PV
disc-hand_1 = limite de mão +1
disc-hand_1--original = limite de mão +1 (custa 5 dólares)
    .told = limite de mão +1
disc-hand_2 = limite de mão +1
disc-hand_2--original = limite de mão +1 (custa 5 dólares)
    .told = limite de mão +1
disc-certificate_limit_4 = limite de certificados 4
disc-certificate_limit_6 = limite de certificados 6
disc-certificate_limit_6--original = limite de certificados 6 (depois do 4)
    .told = limite de certificados 6
disc-strength_1 = força +1
disc-strength_2 = força +2, ganhe 3 pesos
    .told = força +2
