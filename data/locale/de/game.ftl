### Was die Regeln sagen: Fragen, Möglichkeiten, Gründe, Ereignisse und Effekte. Namen stehen in names.ftl.

## Was gefragt wird

ask-start = Wo beginnst du? Wähle ein neutrales Gebäude.
ask-move = Wohin ziehst du?
ask-path = Welcher Weg? Die Gebühren sind verschieden.
ask-action = Was machst du hier?
ask-discard = Welche Karte wirfst du ab?
ask-draw = Wie viele Karten ziehst du? Genauso viele wirfst du danach ab.
ask-remove = Welche Karten verlassen dein Deck für immer?
ask-either = Welches von beiden?
ask-auxiliary = Welche Hilfsaktion?
ask-disc = Welchen Marker nimmst du von deiner Ablage?
ask-engine = Wo hält deine Lok?
ask-upgrade = Baust du den Bahnhof aus?
ask-appoint = Gibst du einen Arbeiter für den Bahnhofsvorsteher ab?
ask-hire = Wen stellst du ein?
ask-buy = Welche Rinder kaufst du?
ask-cattle = Welche Karte nimmst du vom Rindermarkt?
ask-objective = Welchen Auftrag nimmst du?
ask-build = Welches Gebäude baust du?
ask-build_at = Wohin kommt es?
ask-interlude = Spielst du einen Auftrag aus?
ask-certificates = Wie viele Zertifikate setzt du ein?
ask-foresight = Welches Vorschauplättchen wählst du?
ask-load = Welches Schiff belädst du?
ask-deliver = Machst du vor dem Einkommen eine Zusatzlieferung?
ask-deliver_to = Auf welches Feld lieferst du?
ask-help = Welchem Landwirt hilfst du?
ask-reveal = Welche Rinder zeigst du für Stärke vor?
ask-join = Kommt der Landwirt als Granjero in deine Reihe?
ask-exchange = Setzt du ein Tauschplättchen ein?

picks-exactly = Wähle genau { $count }.
picks-up-to = Wähle bis zu { $count } oder nichts.
picks-between = Wähle { $least } bis { $most }.

## Möglichkeiten

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· Gebühr { $cost }
}
option-move-play = { $card } ausspielen
option-path-path = { $cost ->
    [0] Nichts zahlen
   *[other] { $cost } zahlen, über { $over }
}
option-action-use = { $does }
option-action-aux = Hilfsaktion: { $does }
option-action-play = { $card } ausspielen
option-action-done = Fertig
option-discard-discard = { $what }
option-discard-skip = Nichts abwerfen
option-draw-draw = { $what ->
    [one] { $what } Karte ziehen
   *[other] { $what } Karten ziehen
}
option-draw-skip = Nichts ziehen
option-remove-remove = { $what }
option-either-either = { $does }
option-either-skip = Keines
option-auxiliary-aux = { $does }
option-auxiliary-skip = Keine
option-disc-disc = { $space }
option-disc-skip = Keinen Marker legen
option-engine-engine = { $what }
option-engine-skip = Stehen bleiben
option-upgrade-upgrade = { $station } für { $cost } ausbauen
option-upgrade-skip = Nein
option-appoint-appoint = { $worker } für { $master } abgeben
option-appoint-skip = Alle behalten
option-hire-hire = { $worker } für { $cost } (Zeile { $row })
option-hire-skip = Niemanden einstellen
option-buy-buy = { $cards } × { $of } für { $cost } ({ $herders ->
    [one] { $herders } Gaucho
   *[other] { $herders } Gauchos
})
option-buy-deal = 2 neue Karten in den Markt legen (1 Gaucho)
option-buy-done = Nichts mehr kaufen
option-cattle-cattle = { $what }
option-cattle-skip = Keine nehmen
option-objective-objective = { $what }
option-objective-skip = Keinen nehmen
option-build-build = { $tile } für { $cost }
option-build-skip = Nichts bauen
option-build_at-at = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
option-interlude-play = { $card } ausspielen
option-interlude-done = Weiter
option-certificates-certificates = { $spent ->
    [0] Keine: Zuchtwert { $total }
   *[other] { $spent }: Zuchtwert { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = { $card } ausspielen
option-load-load = { $ship }{ $grain ->
    [0] {""}
   *[other] , { $grain } Getreide
}{ $cost ->
    [0] {""}
   *[other] , Ausfallgebühr { $cost }
}
option-deliver-deliver = Von { $quay }
option-deliver-play = { $card } ausspielen
option-deliver-done = Weiter zum Einkommen
option-deliver_to-space = { $space }: { $grain } Getreide{ $vp ->
    [0] {""}
   *[other] , { $vp } SP
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] , { $money }
}
option-help-done = { $count ->
    [one] Diesem helfen
   *[other] Diesen { $count } helfen
}
option-reveal-reveal = { $card } (Stärke { $strength })
option-reveal-done = Genug
option-join-join = Für { $cost } in die Reihe
option-join-skip = Neben die Ablage (2 SP)
option-exchange-exchange = { $count ->
    [one] { $count } Karte tauschen
   *[other] { $count } Karten tauschen
}

detail-points = { $vp } SP
detail-played = beim Ausspielen: { $does }
detail-missed = { $vp } SP, wenn nicht erfüllt
detail-foreign = fremdes Gebäude: nur eine Hilfsaktion

## Warum nicht

why-no-money = { $missing ->
    [one] 1 Peso fehlt
   *[other] { $missing } Pesos fehlen
}
why-no-grain = { $missing } Getreide { $missing ->
    [one] fehlt
   *[other] fehlen
}
why-not-in-market = gerade nicht im Markt
why-none-of = du hast nichts, was dafür zählt
why-no-cards-to-draw = keine Karten mehr zu ziehen
why-no-card = keine solche Karte auf der Hand
why-no-builders = { $missing ->
    [one] 1 Carpintero fehlt
   *[other] { $missing } Carpinteros fehlen
}
why-locked = das Kreisfeld ist noch belegt
why-value = Zuchtwert um { $missing } zu niedrig
why-used = schon genutzt
why-upgraded = dein Marker liegt schon dort
why-token-row = der Arbeitsmarkt-Anzeiger steht in dieser Zeile
why-row-full = deine Reihe ist voll: { $worker }
why-ramp-closed = deine Lok muss Feld { $space } erreichen
why-not-higher = dafür braucht es ein Gebäude mit mehr Carpinteros
why-no-workers = gerade kann niemand eingestellt werden
why-no-way-back = deine Lok kann nicht { $steps } zurück
why-no-strength = { $missing } Stärke { $missing ->
    [one] fehlt
   *[other] fehlen
}
why-no-station-behind = hinter deiner Lok ist kein Bahnhof auszubauen
why-no-space = kein Gebäudefeld ist frei
why-no-quay-disc = keiner deiner Marker liegt auf einem Kai
why-no-objectives = keine Auftragskarten mehr
why-no-herders = { $missing ->
    [one] 1 Gaucho fehlt
   *[other] { $missing } Gauchos fehlen
}
why-no-farmers = kein Landwirt liegt auf dem Pfad
why-no-exhaustion-cards = keine Erschöpfungskarten mehr
why-no-disc = kein Marker kann genommen werden
why-no-auxiliary = gerade ist keine Hilfsaktion möglich
why-local-used = du hast hier eine Ortsaktion genutzt
why-loaded = dein Marker liegt schon dort
why-delivered = nur eine Zusatzlieferung pro Besuch
why-dark-corner = ein Marker mit dunklen Ecken passt hier nicht
why-city-full = in der Stadt ist kein Feld frei
why-auxiliary-used = du hast stattdessen eine Hilfsaktion genutzt
why-one-auxiliary = hier nur eine einzige Hilfsaktion
why-at-limit = du bist schon am Limit
why-all-built = alle deine Gebäude sind gebaut

illegal-count = Wähle { $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
}; du hast { $picked } gewählt.
illegal-over = Das Spiel ist vorbei.
illegal-seat = Das entscheidest du gerade nicht.
illegal-stale = Diese Frage ist nicht mehr offen.
illegal-stranger = Du sitzt nicht an diesem Tisch.
illegal-twice = Du hast dasselbe zweimal gewählt.
illegal-unknown = Das ist gerade nicht möglich.

## Was geschehen ist

event-turn_started = {""}
event-turn_ended = {""}
event-started = beginnt auf { $space }
event-moved = zieht nach { $to }{ $cost ->
    [0] {""}
   *[other] , zahlt { $cost }
}
event-used = {""}
event-auxiliary = Hilfsaktion: { $does }
event-gained = erhält { $goods }
event-paid = zahlt { $goods }
event-discarded = wirft ab: { $cards }
event-drew = zieht { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
event-reshuffled = mischt den Ablagestapel
event-removed = entfernt: { $cards }
event-revealed = zeigt { $card }
event-hired = stellt ein: { $worker }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
event-built = baut { $tile } auf { $space }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}{ $replaced ->
    [none] {""}
   *[other] , ersetzt { $replaced }
}
event-cattle_taken = nimmt { $cards }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
event-cattle_dealt = neu im Rindermarkt: { $cards }
event-objective_taken = nimmt { $card }
event-objective_shown = {""}
event-objective_played = spielt { $card }
event-engine_moved = Lok nach: { $to }
event-upgraded = Ausbau: { $station }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
event-not_upgraded = {""}
event-appointed = gibt { $worker } für { $master } ab
event-disc_placed = legt den Marker von „{ $space }“ auf { $place }{ $cost ->
    [0] {""}
   *[other] { " " }für { $cost }
}
event-disc_moved = legt einen Marker von { $station } auf { $place }
event-income = Einkommen { $total } mit { $cards }{ $certificates ->
    [0] {""}
    [one] { " " }und 1 Zertifikat
   *[other] { " " }und { $certificates } Zertifikaten
}
event-loaded = belädt { $ship }
event-grain_loaded = { $grain } Getreide an Bord{ $cost ->
    [0] {""}
   *[other] , Ausfallgebühr { $cost }
}
event-delivered = liefert { $grain } Getreide nach { $city } ({ $space })
event-foresight = wählt { $tile }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = { $tile } findet kein Feld und verlässt das Spiel
event-worker_placed = {""}
event-ships_departed = Schiffe legen ab ({ $banner }); neu: { $new }
event-helped = hilft: { $farmers }{ $cards ->
    [none] {""}
   *[other] { " " }mit { $cards }
}{ $money ->
    [0] {""}
   *[other] , erhält { $money }
}
event-exhausted = nimmt { $count ->
    [one] { $count } Erschöpfungskarte
   *[other] { $count } Erschöpfungskarten
}
event-joined = ein Landwirt kommt für { $cost } in die Reihe
event-exchanged = setzt ein Tauschplättchen ein
event-end_triggered = füllt den Arbeitsmarkt: alle anderen haben noch einen Zug
event-game_over = das Spiel ist vorbei

## Der Automa

event-automa_card = {""}
event-automa_moved = zieht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} nach { $to }
event-automa_idle = kann nicht tun, was die Karte sagt
event-automa_rests = ruht: die Karte ist nicht für { $special }
event-automa_specialised = hat jetzt am meisten: { $worker }
event-automa_master = nimmt { $master }
event-automa_tile = nimmt { $tile }
event-automa_loading = Verladekarte { $card }: Zuchtwert { $total }

## Güter

good-money = { $count ->
    [one] { $count } Peso
   *[other] { $count } Pesos
}
good-grain = { $count } Getreide
good-certificates = { $count ->
    [one] { $count } Zertifikat
   *[other] { $count } Zertifikate
}
good-exchange = { $count ->
    [one] ein Tauschplättchen
   *[other] { $count } Tauschplättchen
}

## Effekte: was Aktionen tun, in wenigen Worten

effect-gain = { $goods } nehmen
effect-gain-per = { $goods } { $per }
effect-pay = { $goods } zahlen
effect-discard = { $card } abwerfen
effect-draw_discard = { $count } ziehen und abwerfen
effect-draw_discard-per = bis zu eine Karte { $per } ziehen und abwerfen
effect-draw = { $count } ziehen
effect-remove = { $count ->
    [one] { $card } entfernen
   *[other] { $count } Karten entfernen
}
effect-hire = { $extra ->
    [0] Arbeiter einstellen
   *[other] Arbeiter einstellen ({ $extra })
}
effect-build = bauen ({ $price } je Carpintero)
effect-engine = { $steps ->
    [one] Lok 1 vorwärts
   *[other] Lok bis zu { $steps } vorwärts
}
effect-engine-per = Lok vorwärts, eins { $per }
effect-engine_back = Lok { $steps } zurück
effect-objective = Auftrag nehmen
effect-auxiliary = Hilfsaktion, einfach oder doppelt
effect-buy_cattle = Rinder kaufen
effect-help_farmers = { $most ->
    [one] { $most } Landwirt helfen
   *[other] bis zu { $most } Landwirten helfen
}{ $bonus ->
    [0] {""}
   *[other] , Stärke +{ $bonus }
}
effect-help_farmers-one = diesem Landwirt helfen
effect-move = { $steps ->
    [one] 1 Schritt ziehen und wieder handeln
   *[other] bis zu { $steps } Schritte ziehen und wieder handeln
}
effect-disc_to_quay = Marker auf { $quay } legen
effect-extra_delivery = Zusatzlieferung machen
effect-exhaust_others = alle anderen nehmen eine Erschöpfungskarte
effect-take_cattle = { $of } vom Markt nehmen
effect-upgrade_behind = Bahnhof hinter deiner Lok ausbauen
effect-either = { $first } oder { $second }

per-granjeros = je Granjero
per-gauchos = je Gaucho
per-maquinistas = je Maquinista
per-field_buildings = je eigenem Gebäude auf Getreide
per-farmer_pairs = je 2 eigenen Landwirten
per-worker_sets = je Satz aller vier Arbeiter
