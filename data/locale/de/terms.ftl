### Das Glossar: wie jedes Ding heißt, ein Wort für ein Ding, das der Spielregel. Fragen, Bilder, Regelkarten,
### Befehle und Lektionen nehmen ihre Namen von hier.
###
### Ein Name steht hier wie in einer Liste. Seine anderen Formen sind Attribute (`.many = Gauchos`) oder kommen
### aus den Regeln für alle Namen, die den Artikel zum Geschlecht stellen; ein Name ohne Geschlecht steht ohne
### Artikel (Gebäude C, Buenos Aires). Ein Text verlangt die Form: { FORM($worker, "einen") }.

## Regeln für alle Namen: { $name } mit seinem { $gender }
form-einen = { $gender ->
    [m] einen { $name }
    [f] eine { $name }
    [n] ein { $name }
   *[none] { $name }
}
form-den = { $gender ->
    [m] den { $name }
    [f] die { $name }
    [n] das { $name }
   *[none] { $name }
}
form-dem = { $gender ->
    [m] dem { $name }
    [f] der { $name }
    [n] dem { $name }
   *[none] { $name }
}
form-bis = { $gender ->
    [m] bis zum { $name }
    [f] bis zur { $name }
    [n] bis zum { $name }
   *[none] bis { $name }
}
form-auf = auf { $name }
form-told = { $name }
list-and = { $first } und { $last }
counted = { $count } × { $name }
you = Du
    .inside = du

## Arbeiter
worker-gaucho = Gaucho
    .gender = m
    .many = Gauchos
worker-carpintero = Carpintero
    .gender = m
    .many = Carpinteros
worker-maquinista = Maquinista
    .gender = m
    .many = Maquinistas
worker-granjero = Granjero
    .gender = m
    .many = Granjeros
worker-cowboy = Cowboy
    .gender = m
    .many = Cowboys
worker-craftsman = Handwerker
    .gender = m
    .many = Handwerker
worker-engineer = Ingenieur
    .gender = m
    .many = Ingenieure
strong = { $name } mit Stärke
    .gender = m
    .many = { FORM($name, "many") } mit Stärke

## Rinder
breed-niata = Niata
    .gender = n
breed-patagonico = Patagonico
    .gender = n
breed-fronterizo = Fronterizo
    .gender = n
breed-holando_argentino = Holando Argentino
    .gender = n
breed-caracu = Caracu
    .gender = n
breed-chaqueno = Chaqueño
    .gender = n
breed-serrano = Serrano
    .gender = n
breed-blanco_orejinegro = Blanco Orejinegro
    .gender = n
breed-franqueiro = Franqueiro
    .gender = n
breed-aberdeen_angus = Aberdeen-Angus
    .gender = n
breed-jersey = Jersey
    .gender = n
breed-dutch_belt = Dutch Belt
    .gender = n
breed-black_angus = Black Angus
    .gender = n
breed-guernsey = Guernsey
    .gender = n
breed-holstein = Holstein
    .gender = n
breed-brown_swiss = Brown Swiss
    .gender = n
breed-ayrshire = Ayrshire
    .gender = n
breed-west_highland = West Highland
    .gender = n
breed-texas_longhorn = Texas Longhorn
    .gender = n

## Karten
card-market = { $breed } ({ $vp } SP)
    .gender = n
card-exhaustion = Erschöpfungskarte
    .gender = f
card-objective = Auftrag { $number }
card-any_cattle = beliebige Rinderkarte
    .einen = eine beliebige Rinderkarte
card-any = Karte
    .gender = f
card-pair = zwei Rinder derselben Art
card-objective-any = Auftrag
    .gender = m
cattle-value3 = Rind mit Zuchtwert 3
    .gender = n
cattle-any = beliebiges Rind
    .einen = ein beliebiges Rind
objective-name = Auftrag ({ $vp } SP): { $tasks }
    .einen = einen Auftrag ({ $vp } SP: { $tasks })
    .den = den Auftrag ({ $vp } SP: { $tasks })
objective-stack = oberste Karte des Stapels
    .einen = die oberste Karte des Stapels

## Was Aufträge verlangen
task-building = Gebäude
task-station = Bahnhof
task-value3 = Rind mit Zuchtwert 3
task-ship18 = Marker auf Schiff 18
task-west = Marker im Westen
task-north = Marker im Norden
task-east = Marker im Osten
task-south = Marker im Süden
task-green_farmer = grüner Granjero
task-blue_farmer = blauer Granjero
task-orange_farmer = oranger Granjero
task-yellow_farmer = gelber Granjero
task-caracu = Caracu
task-franqueiro = Franqueiro
task-aberdeen_angus = Aberdeen-Angus
task-hazard = Gefahr
task-green_camp = grünes Lager
task-blue_camp = blaues Lager
task-san_francisco = Marker in San Francisco
task-west_highland = West Highland
task-texas_longhorn = Texas Longhorn

## Plättchen auf dem Pfad
colour-green = grün
    .er = grüner
    .es = grünes
    .en = grünen
    .e = grüne
colour-blue = blau
    .er = blauer
    .es = blaues
    .en = blauen
    .e = blaue
colour-orange = orange
    .er = oranger
    .es = oranges
    .en = orangen
    .e = orange
colour-yellow = gelb
    .er = gelber
    .es = gelbes
    .en = gelben
    .e = gelbe
farmer-tile = { FORM($colour, "er") } Granjero { $strength }
    .einen = einen { FORM($colour, "en") } Granjero { $strength }
    .den = den { FORM($colour, "en") } Granjero { $strength }
    .dem = dem { FORM($colour, "en") } Granjero { $strength }
    .bis = bis zum { FORM($colour, "en") } Granjero { $strength }
hazard-flood = Flut
hazard-drought = Dürre
hazard-rockfall = Steinschlag
tile-hazard = { $kind } { $vp }
tile-flood = Flut ({ $vp } SP)
    .gender = f
tile-drought = Dürre ({ $vp } SP)
    .gender = f
tile-rockfall = Steinschlag ({ $vp } SP)
    .gender = m
tile-camp = { FORM($colour, "es") } Lager
    .einen = ein { FORM($colour, "es") } Lager
    .den = das { FORM($colour, "e") } Lager
    .dem = dem { FORM($colour, "en") } Lager
    .bis = bis zum { FORM($colour, "en") } Lager
area-camp = Lager
building-neutral = Gebäude { $tile }
building-private = Gebäude { $tile }

## Orte
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
quay-1 = Kai I
quay-2 = Kai II
quay-name = { $city }, { $quay }
    .auf = auf { $quay } in { $city }
quarter-west = West
quarter-north = Nord
quarter-east = Ost
quarter-south = Süd
city-space = { $quarter } { $number }
space-name = { $space }
    .bis = bis Feld { $space }
    .auf = auf Feld { $space }
space-area = { $area } { $number }
    .bis = bis Feld { $area } { $number }
    .auf = auf Feld { $area } { $number }
space-ramp = Rampe { $number } nach Buenos Aires
    .gender = f
    .bis = über die Rampe { $number } nach Buenos Aires
space-start = Anfang des Pfads
    .gender = m
    .auf = am Anfang des Pfads
where-tile = { $tile } · { $space }
where-replace = { $space }, anstelle von { $tile }

## Eisenbahn, Schiffe, Marker
station-name = Bahnhof { $number }
engine-space = Feld { $number }
engine-turnout = Ausfahrt hinter Feld { $number }
    .auf = in die Ausfahrt hinter Feld { $number }
engine-depot = Zugdepot
    .auf = ins Zugdepot
depot = Zugdepot
turnout = Ausfahrt hinter Feld { $space }
master-name = Bahnhofsvorsteher ({ $what })
    .gender = m
master-for-strong_cattle = Rinder ab Zuchtwert 3
master-for-worker_sets = Sätze von Arbeitern
master-for-stations = Bahnhöfe
master-for-objectives = Aufträge
master-for-ship_discs = Marker auf Schiffen
master-for-strong_workers = Arbeiter mit Stärke
master-for-buildings = Gebäude
master-for-farmers = Granjeros
master-for-workers = Arbeiter
master-for-hazards = Gefahren
master-for-camp_pairs = Paare von Lagern
master-for-certificates = Zertifikate
ship-name = Schiff { $value }
banner-yellow = gelb
    .em = gelbem
banner-turquoise = türkis
    .em = türkisem
banner-purple = lila
    .em = lila
aux-pesos = Pesos
aux-dollars = Dollar
aux-draw = Karten
aux-certificate = Zertifikat
aux-grain = Getreide
aux-engine = Lok
aux-remove = Entfernen
disc-aux_pesos_2 = Pesos-Aktion, doppelt
disc-aux_dollars_2 = Dollar-Aktion, doppelt
disc-aux_draw_2 = Karten-Aktion, doppelt
disc-aux_certificate_1 = Zertifikat-Aktion
disc-aux_certificate_2 = Zertifikat-Aktion, doppelt
disc-aux_grain_1 = Getreide-Aktion
disc-aux_grain_2 = Getreide-Aktion, doppelt
disc-aux_engine_1 = Lok-Aktion
disc-aux_engine_2 = Lok-Aktion, doppelt
disc-aux_remove_1 = Entfernen-Aktion
disc-aux_remove_2 = Entfernen-Aktion, doppelt (kostet 3 Pesos)
    .told = Entfernen-Aktion, doppelt
disc-aux_remove_2--original = Entfernen-Aktion, doppelt
disc-step_1 = 2 Schritte mehr
disc-step_1--original = mehr Schritte, sofort +3 Dollar
    .told = mehr Schritte
disc-step_2 = 1 Schritt mehr, 2 SP
disc-step_2--original = 1 Schritt mehr, 3 SP
disc-hand_1 = Handkartenlimit +1
disc-hand_1--original = Handkartenlimit +1 (kostet 5 Dollar)
    .told = Handkartenlimit +1
disc-hand_2 = Handkartenlimit +1
disc-hand_2--original = Handkartenlimit +1 (kostet 5 Dollar)
    .told = Handkartenlimit +1
disc-certificate_limit_4 = Zertifikatslimit 4
disc-certificate_limit_6 = Zertifikatslimit 6
disc-certificate_limit_6--original = Zertifikatslimit 6 (erst nach Limit 4)
    .told = Zertifikatslimit 6
disc-strength_1 = Stärke +1
disc-strength_2 = Stärke +2, sofort +3 Pesos
    .told = Stärke 2
