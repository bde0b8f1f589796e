### Was die Regeln sagen: Fragen, Möglichkeiten, Gründe, Ereignisse und Effekte. Namen stehen in names.ftl.

## Was gefragt wird

ask-start = Wo beginnst du? Wähle ein neutrales Gebäude.
    .theirs = wo es losgeht
ask-move = Wohin?
    .theirs = wohin es geht
ask-path = Welcher Weg? Die Gebühren sind verschieden.
    .theirs = welcher Weg es wird
ask-action = Was machst du hier?
    .theirs = welche Aktion es wird
ask-discard = Was wirfst du ab?
    .theirs = was abgeworfen wird
ask-draw = Wie viele Karten ziehst du? Genauso viele wirfst du danach ab.
    .theirs = wie viele Karten gezogen werden
ask-remove = Welche Karten verlassen dein Deck für immer?
    .theirs = welche Karten entfernt werden
ask-either = Welches von beiden?
    .theirs = welche von zwei Aktionen es wird
ask-auxiliary = Welche Hilfsaktion?
    .theirs = welche Hilfsaktion es wird
ask-disc = Welchen Marker nimmst du?
    .theirs = welcher Marker gelegt wird
ask-engine = Wo hält deine Lok?
    .theirs = wo die Lok hält
ask-upgrade = Baust du den Bahnhof aus?
    .theirs = ob der Bahnhof ausgebaut wird
ask-appoint = Tauschst du einen Arbeiter gegen den Bahnhofsvorsteher?
    .theirs = ob der Bahnhofsvorsteher genommen wird
ask-hire = Wen stellst du ein?
    .theirs = wer eingestellt wird
ask-buy = Welche Rinder kaufst du?
    .theirs = welche Rinder gekauft werden
ask-cattle = Welche Karte nimmst du vom Rindermarkt?
    .theirs = welche Rinderkarte genommen wird
ask-objective = Welchen Auftrag nimmst du?
    .theirs = welcher Auftrag genommen wird
ask-build = Welches Gebäude baust du?
    .theirs = welches Gebäude gebaut wird
ask-build_at = Wo baust du es?
    .theirs = wo gebaut wird
ask-interlude = Spielst du einen Auftrag aus?
    .theirs = ob ein Auftrag ausgespielt wird
ask-certificates = Wie viele Zertifikate?
    .theirs = wie viele Zertifikate eingesetzt werden
ask-foresight = Welches Vorschauplättchen?
    .theirs = welches Vorschauplättchen es wird
ask-load = Welches Schiff belädst du?
    .theirs = welches Schiff beladen wird
ask-deliver = Zusatzlieferung vor dem Einkommen?
    .theirs = ob es eine Zusatzlieferung gibt
ask-deliver_to = Auf welches Feld lieferst du?
    .theirs = wohin geliefert wird
ask-help = Welchem Granjero hilfst du?
    .theirs = welchem Granjero geholfen wird
ask-reveal = Welche Rinder zeigst du für Stärke vor?
    .theirs = welche Rinder vorgezeigt werden
ask-join = Kommt der Granjero in deine Reihe?
    .theirs = ob der Granjero in die Reihe kommt
ask-exchange = Setzt du ein Tauschplättchen ein?
    .theirs = ob ein Tauschplättchen eingesetzt wird

picks-exactly = Wähle genau { $count }.
picks-up-to = Wähle bis zu { $count } oder nichts.
picks-between = Wähle { $least } bis { $most }.

## Möglichkeiten

option-start-start = { $where }
option-move-move = { $where }{ $cost ->
    [0] {""}
   *[other] { " " }· Gebühr: { $cost }
}
option-move-play = Ausspielen: { $card }
option-path-path = { $cost ->
    [0] Nichts zahlen
   *[other] { $cost } zahlen, über { $tiles }
}
option-action-use = { $does }
option-action-aux = Hilfsaktion: { $does }
option-action-play = Ausspielen: { $card }
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
option-appoint-appoint = { FORM($worker, "einen") } gegen den Bahnhofsvorsteher tauschen
option-appoint-skip = Alle behalten
option-hire-hire = { $worker } für { $cost } (Spalte { $row })
option-hire-skip = Niemanden einstellen
option-buy-buy = { $cards ->
    [1] { $of }
   *[other] { $cards } × { $of }
} für { $cost } ({ $herders ->
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
option-interlude-play = Ausspielen: { $card }
option-interlude-done = Weiter
option-certificates-certificates = { $spent ->
    [0] Keine: Zuchtwert { $total }
    [one] { $spent } Zertifikat: Zuchtwert { $total }
   *[other] { $spent } Zertifikate: Zuchtwert { $total }
}
option-foresight-foresight = { $tile }
option-foresight-play = Ausspielen: { $card }
option-load-load = { $ship }{ $grain ->
    [0] {""}
   *[other] : { $grain } Getreide
}{ $cost ->
    [0] {""}
   *[other] { " " }(Ausfallgebühr { $cost })
}
option-deliver-deliver = Von { $quay }
option-deliver-play = Ausspielen: { $card }
option-deliver-done = Weiter zum Einkommen
option-deliver_to-space = { $space }: { $grain } Getreide{ $vp ->
    [0] {""}
   *[other] { " " }→ { $vp } SP
}{ $does ->
    [none] {""}
   *[other] , { $does }
}
option-help-help = { $tile }{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
option-help-done = { $count ->
    [one] Diesem helfen
   *[other] Diesen { $count } helfen
}
option-reveal-reveal = { $card } ({ $vp ->
    [0] {""}
   *[other] { $vp } SP,{ " " }
}Stärke { $strength })
option-reveal-done = Das genügt
option-join-join = Für { $cost } in die Reihe
option-join-skip = Neben die Spielerablage (2 SP)
option-exchange-exchange = { $count ->
    [one] { $count } Karte tauschen
   *[other] { $count } Karten tauschen
}

detail-permanent = dauerhaft { $goods }
detail-counts = { $every ->
    [one] je { $vp } SP: { $what }
   *[other] { $vp } SP je { $every }: { $what }
}
detail-points = { $vp } SP
detail-played = beim Ausspielen: { $does }
detail-missed = { $vp } SP, wenn nicht erfüllt
detail-shows = { $cards } vorzeigen, { $count ->
    [1] 1 Erschöpfungskarte
   *[other] { $count } Erschöpfungskarten
}
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
why-token-row = der Arbeitsmarkt-Anzeiger steht in dieser Spalte
why-row-full = deine Reihe der { FORM($worker, "many") } ist voll
why-ramp-closed = deine Lok muss Feld { $space } erreichen
why-not-higher = das neue Gebäude muss mehr Carpinteros verlangen
why-no-workers = gerade kann niemand eingestellt werden
why-no-way-back = deine Lok kann nicht { $steps } zurück
why-no-strength = Stärke um { $missing } zu niedrig
why-no-station-behind = hinter deiner Lok ist kein Bahnhof auszubauen
why-no-space = kein Gebäudefeld ist frei
why-no-quay-disc = keiner deiner Marker liegt auf einem Kai
why-no-objectives = keine Auftragskarten mehr
why-no-herders = { $missing ->
    [one] 1 Gaucho fehlt
   *[other] { $missing } Gauchos fehlen
}
why-no-farmers = kein Granjero liegt auf dem Pfad
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
illegal-count-exactly = Wähle genau { $least }; du hast { $picked } gewählt.
illegal-over = Das Spiel ist vorbei.
illegal-seat = Das entscheidest du gerade nicht.
illegal-stale = Diese Frage ist nicht mehr offen.
illegal-stranger = Du sitzt nicht an diesem Tisch.
illegal-twice = Du hast dasselbe zweimal gewählt.
illegal-unknown = Das ist gerade nicht möglich.

## Was geschehen ist

event-turn_started = {""}
event-turn_ended = {""}
event-started = { VERB($you, "beginnst", "beginnt") } { FORM($space, "auf") }
event-moved = { VERB($you, "ziehst", "zieht") } { FORM($to, "bis") }{ $cost ->
    [0] {""}
   *[other] { " " }(Gebühr: { $cost })
}
event-used = {""}
event-auxiliary = {""}
event-gained = { VERB($you, "erhältst", "erhält") } { $what }
    .what = { $goods }
event-paid = { VERB($you, "zahlst", "zahlt") } { $goods }
event-discarded = { VERB($you, "wirfst", "wirft") } { $what } ab
    .what = { FORM($cards, "einen") }
event-drew = { VERB($you, "ziehst", "zieht") } { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
event-reshuffled = { VERB($you, "mischst", "mischt") } den Ablagestapel
event-removed = { VERB($you, "entfernst", "entfernt") } { $what } für immer
    .what = { FORM($cards, "einen") }
event-revealed = { VERB($you, "zeigst", "zeigt") } { FORM($card, "einen") }
event-hired = { VERB($you, "stellst", "stellt") } { $what } ein
    .what = { FORM($worker, "einen") }{ $cost ->
        [0] {""}
       *[other] { " " }für { $cost }
    }
event-built = { VERB($you, "baust", "baut") } { $what }
    .what = { FORM($tile, "den") }{ $cost ->
        [0] {""}
       *[other] { " " }für { $cost }
    }{ $replaced ->
        [none] {""}
       *[other] { " " }anstelle von { FORM($replaced, "dem") }
    }
event-cattle_taken = { $cost ->
    [0] { VERB($you, "nimmst", "nimmt") } { $what }
   *[other] { VERB($you, "kaufst", "kauft") } { $what }
}
    .what = { FORM($cards, "einen") } { $cost ->
        [0] vom Rindermarkt
       *[other] für { $cost }
    }
event-cattle_dealt = Neu im Rindermarkt: { $cards }.
event-objective_taken = { VERB($you, "nimmst", "nimmt") } { $what }
    .what = { FORM($card, "einen") }
event-objective_drawn = { VERB($you, "nimmst", "nimmt") } { $what }
    .what = eine Auftragskarte vom Stapel
event-objective_shown = {""}
event-objective_played = { VERB($you, "spielst", "spielt") } { FORM($card, "den") } aus
event-engine_moved = { VERB($you, "fährst", "fährt") } mit der Lok { $what }
    .what = { FORM($to, "auf") }
event-upgraded = { VERB($you, "baust", "baut") } { $what } aus
    .what = { FORM($station, "den") }{ $cost ->
        [0] {""}
       *[other] { " " }für { $cost }
    }
event-not_upgraded = {""}
event-appointed = { VERB($you, "tauschst", "tauscht") } { FORM($worker, "einen") } gegen { FORM($master, "den") }
event-disc_placed = { VERB($you, "legst", "legt") } { $cost ->
    [0] {""}
   *[other] für { $cost }{ " " }
}den Marker „{ FORM($space, "told") }“ { $place ->
    [none] dorthin
   *[other] { FORM($place, "auf") }
}
event-disc_moved = { VERB($you, "legst", "legt") } einen Marker von { FORM($station, "dem") } { FORM($place, "auf") }
event-income = { VERB($you, "verdienst", "verdient") } { $total }{ $cards ->
    [none] { $certificates ->
        [0] {""}
        [one] { " " }mit { $certificates } Zertifikat
       *[other] { " " }mit { $certificates } Zertifikaten
    }
   *[other] { " " }mit { FORM($cards, "told") }{ $certificates ->
        [0] {""}
        [one] { " " }sowie { $certificates } Zertifikat
       *[other] { " " }sowie { $certificates } Zertifikaten
    }
}
event-loaded = { VERB($you, "belädst", "belädt") } { FORM($ship, "den") }
event-grain_loaded = { $grain ->
    [0] { VERB($you, "zahlst", "zahlt") } { $cost } für fehlendes Getreide
   *[other] { VERB($you, "verlädst", "verlädt") } { $grain } Getreide{ $cost ->
        [0] {""}
       *[other] { " " }({ $cost } für das fehlende)
    }
}
event-delivered = { VERB($you, "lieferst", "liefert") } { $grain ->
    [0] {""}
   *[other] { $grain } Getreide{ " " }
}nach { FORM($city, "den") } ({ $space })
event-foresight = { VERB($you, "wählst", "wählt") } { FORM($tile, "den") }
event-foresight_filled = {""}
event-foresight_skipped = {""}
event-tile_placed = {""}
event-tile_left = Für { FORM($tile, "den") } ist kein Feld mehr frei: aus dem Spiel.
event-worker_placed = {""}
event-ships_departed = Die Schiffe mit { FORM($banner, "em") } Banner legen ab. Neu in der Ladezone: { $new }.
event-helped = { VERB($you, "hilfst", "hilft") } { FORM($farmers, "dem") }{ $cards ->
    [none] {""}
   *[other] { " " }mit { FORM($cards, "told") }
}{ $money ->
    [0] {""}
   *[other] { " " }(+{ $money })
}
event-exhausted = { VERB($you, "nimmst", "nimmt") } { $what }
    .what = { $count ->
        [one] { $count } Erschöpfungskarte
       *[other] { $count } Erschöpfungskarten
    }
event-joined = { VERB($you, "holst", "holt") } einen Granjero für { $cost } in die Reihe
event-exchanged = { VERB($you, "setzt", "setzt") } ein Tauschplättchen ein
event-end_triggered = Der Arbeitsmarkt ist voll: Alle anderen haben noch einen Zug.
event-game_over = Das Spiel ist vorbei.

## Der Automa

event-automa_card = {""}
event-automa_moved = zieht { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} { FORM($to, "bis") }
event-automa_fee = { VERB($you, "erhältst", "erhält") } { $money } von der Bank, weil der Automa vorbeikam
event-automa_idle = { $deed ->
    [hire_cheapest] findet niemanden zum Einstellen
    [hire_special] findet niemanden zum Einstellen
    [hire_driver] findet niemanden zum Einstellen
    [engine] kann mit der Lok nicht fahren
    [objective] findet keinen Auftrag
    [buy] findet keine Rinder zu kaufen
    [buy_with_one_fewer] findet keine Rinder zu kaufen
    [build] kann nicht bauen
    [richest_tile] findet kein Plättchen zu nehmen
    [hardest_tile] findet kein Plättchen zu nehmen
   *[other] kann die Karte nicht ausführen
}
event-automa_rests = setzt aus, denn die Karte verlangt eine andere Spezialisierung
event-automa_specialised = ist jetzt auf { FORM($worker, "many") } spezialisiert
event-automa_master = nimmt { $what }
    .what = { FORM($master, "den") }
event-automa_tile = nimmt { $what }
    .what = { FORM($tile, "den") }
event-automa_loading = deckt eine Verladekarte auf: Zuchtwert { $total }

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
effect-discard = { FORM($card, "einen") } abwerfen
effect-draw_discard = { $count ->
    [one] { $count } Karte ziehen, dann 1 abwerfen
   *[other] { $count } Karten ziehen, dann { $count } abwerfen
}
effect-draw_discard-per = bis zu 1 Karte { $per } ziehen, dann ebenso viele abwerfen
effect-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
effect-remove = { $count ->
    [one] { FORM($card, "einen") } entfernen
   *[other] { $count } Karten entfernen
}
effect-hire = { $extra ->
    [0] Arbeiter einstellen
   *[other] einstellen ({ $extra })
}
effect-build = bauen ({ $price } je Carpintero)
effect-engine = { $steps ->
    [one] Lok: { $steps } Feld vorwärts
   *[other] Lok: bis zu { $steps } Felder
}
effect-engine-per = Lok vorwärts, 1 Feld { $per }
effect-engine_back = { $steps ->
    [one] Lok: { $steps } Feld zurück
   *[other] Lok: { $steps } Felder zurück
}
effect-objective = einen Auftrag nehmen
effect-objective-hand = einen Auftrag auf die Hand nehmen
effect-objective-display = einen Auftrag aus der Auslage nehmen
effect-auxiliary = Hilfsaktion
effect-auxiliary-single = einfache Hilfsaktion
effect-buy_cattle = Rinder kaufen
effect-help_farmers = { $most ->
    [one] { $most } Granjero helfen
   *[other] bis zu { $most } Granjeros helfen
}{ $bonus ->
    [0] {""}
   *[other] , Stärke +{ $bonus }
}
effect-help_farmers-one = diesem Granjero helfen
effect-move = { $steps ->
    [one] bis zu { $steps } Schritt, dann erneut Phase B
   *[other] bis zu { $steps } Schritte, dann erneut Phase B
}
effect-disc_to_quay = einen Marker { FORM($quay, "auf") } legen
effect-extra_delivery = eine Zusatzlieferung machen
effect-exhaust_others = alle anderen nehmen eine Erschöpfungskarte
effect-take_cattle = { FORM($of, "einen") } vom Markt nehmen
effect-upgrade_behind = einen Bahnhof hinter deiner Lok ausbauen
effect-either = { $first } oder { $second }

per-granjeros = je Granjero
per-gauchos = je Gaucho
per-maquinistas = je Maquinista
per-field_buildings = je eigenes Gebäude auf einem Getreidefeld
per-farmer_pairs = je 2 Granjeros neben deiner Ablage
per-worker_sets = je Satz aller vier Arbeiter
## Wie ein Zug erzählt wird: { $who } { $verb } { $rest }, in zwei oder drei Sätzen

told-first = { $who } { $verb } { $rest }.
told-next = Danach { $verb } { $who } { $rest }.
