### Das Original: was nur es hat, und wo seine Wörter anders sind. Ein Schlüssel mit --original geht
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
why-not-higher--original = das neue Gebäude muss mehr Handwerker verlangen
effect-build--original = bauen ({ $price } je Handwerker)
seat-automa--original = Garth ({ $level })
panel-poor--original = keine Dollar
ask-certificates--original = Wie viele Zertifikate, für Einkommen und Lieferung?
option-buy-buy--original = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} für { $cost } ({ $herders ->
    [one] { $herders } Cowboy
   *[other] { $herders } Cowboys
})
option-buy-deal--original = 2 neue Karten in den Markt legen (1 Cowboy)
option-certificates-certificates--original = { $spent ->
    [0] Keine: Zuchtwert { $total }
    [one] { $spent } Zertifikat: Zuchtwert { $total }
   *[other] { $spent } Zertifikate: Zuchtwert { $total }
}
why-value--original = Zuchtwert um { $missing } zu niedrig
hand-total--original = Zuchtwert
alt-hand--original = Hand von { $player }: { $cards }. Zuchtwert { $value }.

## Eigene Fragen und Möglichkeiten
ask-hazard = Welche Gefahr entfernst du?
    .theirs = welche Gefahr entfernt wird
ask-trade = Mit welchem Lager handelst du?
    .theirs = mit welchem Lager gehandelt wird
ask-ship = In welche Stadt lieferst du?
    .theirs = in welche Stadt geliefert wird
ask-adjacent = Welches Nachbargebäude nutzt du?
    .theirs = welches Nachbargebäude genutzt wird
ask-free_move = Wohin ziehst du, ohne Gebühren?
    .theirs = wohin es ohne Gebühren geht
option-hazard-hazard = { $tile }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
option-hazard-skip = Keine entfernen
option-trade-trade = { $tile }: { $money }
option-trade-skip = Nicht handeln
option-ship-deliver = { $city }{ $cost ->
    [0] {""}
   *[other] { " " }(Transport: { $cost })
}
option-ship-skip = Nicht liefern
option-adjacent-adjacent = { $tile } ({ $space })
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
event-hazard_removed = { VERB($you, "entfernst", "entfernt") } { $what }
    .what = { FORM($tile, "den") }{ $cost ->
        [0] {""}
       *[other] { " " }für { $cost }
    }
event-traded = { VERB($you, "handelst", "handelt") } mit { FORM($tile, "dem") } ({ $money })
event-automa_undelivered = hat keinen Marker mehr für { FORM($city, "den") }
event-shipped = { VERB($you, "lieferst", "liefert") } nach { FORM($city, "den") }
event-transported = { VERB($you, "zahlst", "zahlt") } { $cost } für den Transport
effect-remove_hazard = { $price ->
    [0] eine Gefahr entfernen
   *[other] eine Gefahr für { $price } entfernen
}
effect-trade = mit einem Lager handeln
effect-use_adjacent = ein Nachbargebäude nutzen
effect-extraordinary_delivery = Lok zurück für eine außerordentliche Lieferung
effect-move_free = { $steps ->
    [one] { $steps } Schritt ohne Gebühren ziehen
   *[other] bis zu { $steps } Schritte ohne Gebühren ziehen
}
per-woods_buildings = je eigenes Gebäude im Wald
per-cowboys = je Cowboy
per-engineers = je Ingenieur
per-camp_pairs = je Paar aus grünem und blauem Lager
effect-gain-certificate_limit = Zertifikate bis zum Limit auffüllen

## Tipps fürs erste Spiel
tip-discard--original = Wirf ab, was du doppelt hast: In Kansas City zählt jede Rinderart nur einmal.
tip-disc--original = Nimm die Marker, deren Fähigkeit dir am meisten hilft: Schritte und Handkartenlimit sind stark, brauchen aber dunkle Ecken, und das Handkartenlimit kostet 5 Dollar.
tip-certificates--original = Setze Zertifikate ein, wenn sie für eine bessere Stadt reichen; der Rest bleibt für die nächste Lieferung.
tip-foresight--original = Gefahren machen den Pfad langsamer, mit Lagern kann man handeln, Arbeiter bringen das Spielende näher.
tip-ship = Eine Stadt weit vor deiner Lok kostet Transport. Achte auch auf die Ecken: Nur manche Städte nehmen einen Marker mit dunklen.
tip-hazard = Eine entfernte Gefahr ist Punkte wert, und niemand zahlt mehr dafür, an ihr vorbeizuziehen.
tip-trade = Die späteren Lager bringen mehr Geld. Ein grünes und ein blaues bilden ein Paar, das manche Gebäude und Aufträge belohnen.
