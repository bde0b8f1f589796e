### Wörter auf den Bildern, Namen von Dingen, Alternativtexte und der Spielplan in Worten.

## Überschriften auf dem Plan
title-jobs = Arbeitsmarkt
title-cattle = Rindermarkt
title-objectives = Aufträge
title-buildings = Gebäude
title-farmers = Granjeros
title-masters = Bahnhofsvorsteher
title-auxiliary = Hilfsaktionen
title-prices = Preise

## Orte

## Menschen und Rinder
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
score-farmers = Granjeros
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
text-farmer = { $space }: { FORM($colour, "er") } Granjero, Stärke { $strength }, { $hand }{ $coins ->
    [0] {""}
    [one] , { $coins } Peso darauf
   *[other] , { $coins } Pesos darauf
}
text-railroad = Eisenbahnstrecke
text-station = Bahnhof { $space } (Kosten { $cost }, { $points }): { $discs }; { $master }
text-master-here = Bahnhofsvorsteher ({ $master })
text-master-worker = { $worker } eingesetzt
text-master-none = kein Vorsteher
text-jobs = Arbeitsmarkt, Anzeiger in Spalte { $row }
text-jobs-out = Arbeitsmarkt, Anzeiger genommen
text-job-row = Spalte { $row } ({ $cost }): { $tiles }
text-foresight = Vorschau { $letter } (Beutel { $supply }): { $tiles }
text-cattle = Rindermarkt (Stapel { $stack }): { $cards }
text-objectives = Aufträge (Stapel { $stack }): { $cards }
text-objective = { $points }: { $tasks }
text-ships = Ladezone (Stapel { $pile })
text-ship = Schiff { $value } ({ $grain }, { $points }): { $discs }
text-city = { $city }: { $quays }; { $spaces }
text-none = keine
text-empty = leer
hand-unseen = Hand und Zugstapel zusammen
price-value3 = Wert 3

## Das Original
title-hazards = Gefahren und Lager
hand-reach = Liefert nach
cities-transport = Transportkosten
score-hazards = Gefahren
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
review-curve = Wie das Ende aussah, Zug für Zug
