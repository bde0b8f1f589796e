### Wörter auf den Bildern, Namen von Dingen, Alternativtexte und der Spielplan in Worten.

## Überschriften auf dem Plan
title-jobs = Arbeitsmarkt
title-cattle = Rindermarkt
title-objectives = Aufträge
title-buildings = Gebäude
title-farmers = Landwirte
title-masters = Bahnhofsvorsteher
title-auxiliary = Hilfsaktionen
title-prices = Preise

## Orte
capital = Buenos Aires
city-le_havre = Le Havre
city-rotterdam = Rotterdam
city-liverpool = Liverpool
quay-1 = Kai I
quay-2 = Kai II
quarter-west = West
quarter-north = Nord
quarter-east = Ost
quarter-south = Süd

## Menschen und Rinder
worker-gaucho = Gaucho
worker-carpintero = Carpintero
worker-maquinista = Maquinista
worker-granjero = Granjero
strong = { $name } mit Stärke
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
card-exhaustion = Erschöpfung
card-objective = Auftrag { $number }
colour-green = grün
colour-blue = blau
colour-orange = orange
colour-yellow = gelb
space-area = { $area } { $number }
hand-black = schwarze Hand
hand-green = grüne Hand
shape-0 = Kreis
shape-1 = Quadrat
shape-2 = Dreieck
shape-3 = Raute

## Die Hand
hand-total = Zuchtwert
hand-missing = Nicht auf der Hand
hand-strength = Stärke
hand-odds = Nächste Karte
hand-share = { $percent }{"\u00A0"}%
hand-hidden = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
hand-limit = Handkartenlimit { $limit }
hand-draw = Zugstapel
hand-discard = Ablagestapel

## Die Spielerablage
mat-steps = Schritte
mat-hand = Handkartenlimit
mat-certificates = Zertifikate
mat-strength = Stärke
mat-visits = Besuche
mat-none = keine

## Wertung
score-money = Geld
score-buildings = Gebäude
score-ships = Schiffe
score-cities = Städte
score-stations = Bahnhöfe
score-farmers = Landwirte
score-cattle = Rinder
score-objectives = Aufträge
score-masters = Vorsteher
score-workers = Arbeiter
score-steps = Schritte
score-job_token = Anzeiger
score-total = Gesamt
score-now = Punkte bisher
score-final = Endstand

## Alternativtexte
alt-board = Spielplan von Great Western Trail: Argentinien, Zug { $turn }. { $state } { $where }
alt-mat = Spielerablage von { $player }: { $goods }, { $workers ->
    [one] { $workers } eingestellter Arbeiter
   *[other] { $workers } eingestellte Arbeiter
}.
alt-hand = Hand von { $player }: { $cards }. Zuchtwert { $value }.
alt-hand-hidden = Hand von { $player }: { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}.
alt-market = Arbeitsmarkt und Rindermarkt. Rinder im Angebot: { $cattle }.
alt-cities = Le Havre, Rotterdam und Liverpool mit { $discs ->
    [one] { $discs } gelieferten Marker
   *[other] { $discs } gelieferten Markern
}.
alt-score = Punkte: { $scores }.
alt-menu = Spielplan mit { $count ->
    [one] { $count } nummerierten Möglichkeit
   *[other] { $count } nummerierten Möglichkeiten
}. { $state }
state-turn = { $player } ist am Zug.
state-over = Das Spiel ist vorbei.
where-player = { $player } steht hier: { $place }.
place-none = noch nirgends
place-start = Anfang des Pfads
place-buenos_aires = Buenos Aires

## Der Plan in Worten
text-title = Great Western Trail: Argentinien, Zug { $turn }
text-player = { $mark } { $player } ({ $shape }): { $place }, Lok { $engine }; { $goods }, { $certificates }/{ $limit } Zertifikate; Hand { $hand }, Zugstapel { $draw }, Ablage { $discard }; { $points }
text-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
text-trail = Pfad
text-neutral = { $space }: Gebäude { $tile }
text-private = { $space }: Gebäude { $tile } von { $player }
text-farmer = { $space }: Landwirt { $colour }, Stärke { $strength }, { $hand }{ $coins ->
    [0] {""}
    [one] , { $coins } Peso darauf
   *[other] , { $coins } Pesos darauf
}
text-railroad = Eisenbahnstrecke
text-station = Bahnhof { $space } (Kosten { $cost }, { $points }): { $discs }; { $master }
text-master-here = Vorsteher { $master }
text-master-worker = { $worker } eingesetzt
text-master-none = kein Vorsteher
text-jobs = Arbeitsmarkt, Anzeiger in Zeile { $row }
text-jobs-out = Arbeitsmarkt, Anzeiger genommen
text-job-row = Zeile { $row } ({ $cost }): { $tiles }
text-foresight = Vorschau { $letter } (Beutel { $supply }): { $tiles }
text-cattle = Rindermarkt (Stapel { $stack }): { $cards }
text-objectives = Aufträge (Stapel { $stack }): { $cards }
text-objective = { $points }: { $tasks }
text-ships = Hafen (Stapel { $pile })
text-ship = Schiff { $value } ({ $grain }, { $points }): { $discs }
text-city = { $city }: { $quays }; { $spaces }
text-none = keine
text-empty = leer
depot = Zugdepot
turnout = Ausfahrt nach { $space }
task-building = Gebäude
task-station = Bahnhof
task-value3 = Rind, Wert 3
task-ship18 = Marker auf Schiff 18
task-west = Marker im Westen
task-north = Marker im Norden
task-east = Marker im Osten
task-south = Marker im Süden
task-green_farmer = grüner Landwirt
task-blue_farmer = blauer Landwirt
task-orange_farmer = oranger Landwirt
task-yellow_farmer = gelber Landwirt
task-caracu = Caracu
task-franqueiro = Franqueiro
task-aberdeen_angus = Aberdeen-Angus
hand-unseen = Hand und Zugstapel zusammen
price-value3 = Wert 3

## Das erste Spiel
capital--original = Kansas City
title-hazards = Gefahren und Lager
hand-reach = Liefert nach
cities-transport = Transportkosten
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
worker-cowboy = Cowboy
worker-craftsman = Handwerker
worker-engineer = Ingenieur
breed-jersey = Jersey
breed-dutch_belt = Dutch Belt
breed-black_angus = Black Angus
breed-guernsey = Guernsey
breed-holstein = Holstein
breed-brown_swiss = Brown Swiss
breed-ayrshire = Ayrshire
breed-west_highland = West Highland
breed-texas_longhorn = Texas Longhorn
hazard-flood = Flut
hazard-drought = Dürre
hazard-rockfall = Steinschlag
area-camp = Lager
tile-hazard = { $kind } { $vp }
tile-camp = Lager ({ $colour })
score-hazards = Gefahren
task-hazard = Gefahr
task-green_camp = grünes Lager
task-blue_camp = blaues Lager
task-san_francisco = Marker in San Francisco
task-west_highland = West Highland
task-texas_longhorn = Texas Longhorn
place-kansas_city = Kansas City
alt-board--original = Spielplan von Great Western Trail, Zug { $turn }. { $state } { $where }
alt-cities--original = Die Städte von Kansas City bis San Francisco mit { $discs ->
    [one] { $discs } gelieferten Marker
   *[other] { $discs } gelieferten Markern
}.
text-title--original = Great Western Trail, Zug { $turn }
text-tile = { $space }: { $tile }, { $hand }{ $money ->
    [0] {""}
   *[other] , { $money } Dollar beim Handel
}
text-cities = Städte
text-city--original = { $city } (Wert { $value }): { $discs }
