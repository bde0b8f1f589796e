### Das erste Spiel: was nur es hat, und wo seine Wörter anders sind. Ein Schlüssel mit --original geht
### dem einfachen vor, wenn ein Tisch dieses Spiel spielt.

## Andere Wörter
good-money--original = { $count } Dollar
why-no-money--original = { $missing } Dollar { $missing ->
    [one] fehlt
   *[other] fehlen
}
why-no-builders--original = { $missing } Handwerker { $missing ->
    [one] fehlt
   *[other] fehlen
}
why-no-herders--original = { $missing ->
    [one] 1 Cowboy fehlt
   *[other] { $missing } Cowboys fehlen
}
why-not-higher--original = dafür braucht es ein Gebäude mit mehr Handwerkern
effect-build--original = bauen ({ $price } je Handwerker)
seat-automa--original = Garth ({ $level })
panel-poor--original = keine Dollar
disc-aux_remove_2--original = Entfernen-Aktion, doppelt
disc-step_1--original = mehr Schritte, 3 Dollar
disc-step_2--original = 1 Schritt mehr, 3 SP
disc-hand_1--original = Handkartenlimit +1 (5 Dollar)
disc-hand_2--original = Handkartenlimit +1 (5 Dollar)
disc-certificate_limit_6--original = Zertifikatslimit 6 (braucht 4)
ask-certificates--original = Wie viele Zertifikate setzt du für diese Lieferung ein?
option-buy-buy--original = { $cards } × { $of } für { $cost } ({ $herders ->
    [one] { $herders } Cowboy
   *[other] { $herders } Cowboys
})
option-buy-deal--original = 2 neue Karten in den Markt legen (1 Cowboy)
option-certificates-certificates--original = { $spent ->
    [0] Keine: Zuchtwert { $total }
   *[other] { $spent }: Zuchtwert { $total }
}
why-value--original = Zuchtwert um { $missing } zu niedrig
hand-total--original = Zuchtwert
alt-hand--original = Hand von { $player }: { $cards }. Zuchtwert { $value }.
hint-deliveries--original = Marker in Städten

## Eigene Fragen und Möglichkeiten
ask-hazard = Welche Gefahr entfernst du?
ask-trade = Mit welchem Lager handelst du?
ask-ship = In welche Stadt lieferst du?
ask-adjacent = Welches Nachbargebäude nutzt du?
ask-free_move = Wohin ziehst du, ohne Gebühren?
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
option-hazard-skip = Keine entfernen
option-trade-trade = { $tile }: { $money }
option-trade-skip = Nicht handeln
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] , Transport { $cost }
}
option-adjacent-adjacent = { $space } · { $tile }
option-adjacent-use = { $does }
option-adjacent-done = Fertig
option-adjacent-skip = Keines nutzen
option-free_move-move = { $where }
option-free_move-skip = Stehen bleiben

## Warum nicht, was geschah, was Aktionen tun
why-city-delivered = dein Marker liegt schon dort
why-no-adjacent-building = direkt davor oder dahinter steht kein Gebäude
why-no-camps = kein Lager mehr da
why-no-hazards = keine Gefahr auf dem Pfad
event-hazard_removed = entfernt { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
event-traded = handelt: { $tile }, { $money }
event-automa_undelivered = hat keinen Marker mehr für { $city }
event-shipped = liefert nach { $city }
event-transported = zahlt { $cost } für den Transport
effect-remove_hazard = { $price ->
    [0] Gefahr entfernen
   *[other] Gefahr für { $price } entfernen
}
effect-trade = mit Lager handeln
effect-use_adjacent = ein Nachbargebäude nutzen
effect-extraordinary_delivery = Lok zurück für eine außerordentliche Lieferung
effect-move_free = { $steps ->
    [one] { $steps } Schritt ohne Gebühren ziehen
   *[other] bis zu { $steps } Schritte ohne Gebühren ziehen
}
per-woods_buildings = je eigenem Gebäude im Wald
per-cowboys = je Cowboy
per-engineers = je Ingenieur
per-camp_pairs = je Paar aus grünem und blauem Lager
per-certificate_limit = bis zu deinem Limit
tile-flood = Flut ({ $vp } SP)
tile-drought = Dürre ({ $vp } SP)
tile-rockfall = Steinschlag ({ $vp } SP)
aux-dollars = Dollar
disc-aux_dollars_2 = Dollar, doppelt
disc-certificate_limit_4 = Zertifikatslimit 4

## Tipps fürs erste Spiel
tip-discard--original = Wirf ab, was du doppelt hast: In Kansas City zählt jede Rinderart nur einmal.
tip-disc--original = Nimm die Marker, deren Fähigkeit dir am meisten hilft: Schritte und Handkartenlimit sind stark, brauchen aber dunkle Ecken, und das Handkartenlimit kostet 5 Dollar.
tip-certificates--original = Setze Zertifikate ein, wenn sie für eine bessere Stadt reichen; der Rest bleibt für die nächste Lieferung.
tip-foresight--original = Gefahren machen den Pfad langsamer, mit Lagern kann man handeln, Arbeiter bringen das Spielende näher.
tip-ship = Eine Stadt weit vor deiner Lok kostet Transport. Achte auch auf die Ecken: Nur manche Städte nehmen einen Marker mit dunklen.
tip-hazard = Eine entfernte Gefahr ist Punkte wert, und niemand zahlt mehr dafür, an ihr vorbeizuziehen.
tip-trade = Die späteren Lager bringen mehr Geld. Ein grünes und ein blaues bilden ein Paar, das manche Gebäude und Aufträge belohnen.
