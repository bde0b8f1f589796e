### Regelkarten: Titel, Namen, die man sagen kann, und was sie erklären, in eigenen Worten.

## Karten, die aus den Regeldaten entstehen: wie sie heißen und was sie sagen
names-neutral = Gebäude { $tile }; neutrales Gebäude { $tile }; { $tile }
names-private = Gebäude { $tile }; eigenes Gebäude { $tile }; { $tile }
names-ship = Schiff { $value }
names-breed = { $breed }; { $breed } Rind; { $id }
names-master = Bahnhofsvorsteher { $number }; Vorsteher { $number }
names-aux = Hilfsaktion { $name }; { $name }-Aktion
names-station = Bahnhof { $number }
names-city = { $city }; Stadt { $city }
title-aux = Hilfsaktion: { $name }
fact-neutral = Ein neutrales Gebäude: Alle dürfen es nutzen.
fact-private = { $need ->
    [one] Ein eigenes Gebäude: { $need } Carpintero
   *[other] Ein eigenes Gebäude: { $need } Carpinteros
}, { $vp } SP{ $hand ->
    [none] {""}
   *[other] , { $hand }
}.
fact-actions = Ortsaktionen:
fact-action = • { $does }
fact-breed = Zuchtwert { $value }, Stärke { $strength }.
fact-start = In jedem Startdeck: { $count }.
fact-market = Im Markt: { $cards }.
fact-market-card = { $count } × { $vp } SP
fact-price = • { $cards } für { $money ->
    [one] { $money } Peso
   *[other] { $money } Pesos
} und { $herders ->
    [one] { $herders } Gaucho
   *[other] { $herders } Gauchos
}
fact-ship = Verlangt { $grain } Getreide; { $vp } SP je Marker; { $corner ->
    [white] weiße Ecken
   *[dark] dunkle Ecken
}.
fact-ship-quay = Legt mit diesem Banner ab: { $banner }; die Marker kommen auf { $quay }.
fact-ship-stays = Es legt nie ab.
fact-repeat = Geht jedes Mal wieder.
fact-ship-action = Verladeaktion: { $does }.
fact-now = Sofort: { $does }.
fact-permanent-grain = Dauerhaftes Getreide zum Verladen: { $count }.
fact-permanent-certificates = Dauerhafte Zertifikate: { $count }.
fact-points = Am Ende { $points } SP für { $every ->
    [one] jedes davon: { $what }
   *[other] je { $every } davon: { $what }
}.
fact-single = Einfach: { $does }.
fact-double = Doppelt: { $does }.
fact-station = Der Ausbau kostet { $cost ->
    [one] { $cost } Peso
   *[other] { $cost } Pesos
} und bringt { $vp } SP; { $corner ->
    [white] weiße Ecken
   *[dark] dunkle Ecken
}.
fact-row = { $number }: { $does }
fact-row-price = { $number } ({ $price ->
    [one] { $price } Peso
   *[other] { $price } Pesos
}): { $does }
fact-quay = { $quay }: { $vp } SP je Marker{ $discount ->
    [0] {""}
   *[other] , { $discount } Getreide weniger
}
fact-quarter = Seite { $side }, { $quarter }: { $grain } Getreide
fact-space = · { $vp } SP
fact-space-does = · { $does }
fact-space-both = · { $vp } SP und { $does }
title-other-game = { $name } (Original)
fact-private--original = Ein eigenes Gebäude: { $need } Handwerker, { $vp } SP{ $hand ->
    [none] {""}
   *[other] , { $hand }
}.
fact-breed--original = Zuchtwert { $value }.
fact-price--original = • { $cards } für { $money } Dollar und { $herders ->
    [one] { $herders } Cowboy
   *[other] { $herders } Cowboys
}
fact-station--original = Der Ausbau kostet { $cost } Dollar und bringt { $vp } SP; { $corner ->
    [white] weiße Ecken
   *[dark] dunkle Ecken
}.
hand-both = schwarze und grüne Hand
counts-camp_pairs = Paare aus grünem und blauem Lager
counts-workers = Arbeiter auf deiner Ablage
counts-certificates = Zertifikate, die du hast
counts-hazards = Gefahren vor dir
counts-strong_cattle = Rinderkarten mit Wert 3, 4 oder 5 in deinem Deck
counts-worker_sets = Sätze aller vier Arbeiter
counts-stations = Bahnhöfe mit deinem Marker
counts-objectives = Aufträge in deinem Bereich
counts-ship_discs = deine Marker auf den verbliebenen Schiffen
counts-strong_workers = Arbeiter mit Stärke
counts-buildings = deine Gebäude auf dem Pfad
counts-farmers = Granjeros neben deiner Ablage

## Karten zeigen
rules-page = Regelheft S. { $page }
rules-related = Siehe auch
rules-contents = Worüber möchtest du lesen?
rules-section = Kapitel
rules-cards = { $section }: Karte wählen
rules-none = Zu „{ $term }“ habe ich nichts gefunden. Vielleicht hilft das Inhaltsverzeichnis.
rules-picture = Bild: { $title }
section-course = Der Ablauf des Spiels
section-capital = Buenos Aires und die Städte
section-actions = Aktionen und Arbeiter
section-railroad = Eisenbahn
section-cards = Karten und Güter
section-discs = Marker
section-neutral = Neutrale Gebäude
section-private = Eigene Gebäude
section-ships = Schiffe
section-original-neutral = Original: neutrale Gebäude, Vorsteher, Hilfsaktionen
section-original-private = Original: eigene Gebäude
section-original-herd = Original: Rinder und Bahnhöfe
section-original = Das Original
section-original-course = Original: der Ablauf des Spiels
section-original-actions = Original: Aktionen, Eisenbahn, Marker
why-not-button = Warum nicht?
why-not-title = ### Was gerade nicht geht, und warum
why-not-none = Gerade ist alles möglich.
why-not-menu = Die Regel lesen

## Hilfe und Tipps
help-title = ### Was du hier tun kannst
help-no-table = Hier ist kein Tisch: { $commands }
help-lobby = Der Tisch ist noch offen: { $commands }
help-your-turn = Du bist dran. Gefragt: { $what } Du kannst nutzen: { $commands }
help-their-turn = Der Tisch wartet auf { $name }. Bis dahin: { $commands }
help-over = Das Spiel ist vorbei: { $commands }
help-exchange = Du hast ein Tauschplättchen und darfst es jederzeit einsetzen: { $commands }
help-always = Immer: { $commands }
help-fair = -# Faires Mischen: Vor dem ersten Zug zeige ich den SHA-256 von `tropero:` und den 16 Bytes eines geheimen Startwerts, nach dem Spiel den Startwert. { COMMAND("export") } und `python -m engine replay DATEI` prüfen damit jedes Mischen.
help-moderator = Als Moderator: { $commands }
help-tips-on = Tipps fürs erste Spiel sind an.
help-tips-off = Tipps fürs erste Spiel sind aus.
language-server-saved = Tischsprache dieses Servers: { $name }.
tip = 💡 { $text }
tip-off = Tipps aus
tip-start = Jedes neutrale Gebäude ist ein guter Anfang. Bei A stellst du ein, bei B baust du, bei E kaufst du Rinder; an den meisten anderen kommst du noch vorbei.
tip-move = Suche Gebäude, deren Karte du auf der Hand hast: Dort abgeworfen bringt sie Geld. Leere Felder kosten keinen Schritt.
tip-action = Nutze alle Ortsaktionen, die gehen, in beliebiger Reihenfolge; mit Fertig hörst du auf.
tip-discard = Wirf ab, was du doppelt hast: In Buenos Aires zählt jede Rinderart nur einmal.
tip-hire = Sammle viele Arbeiter einer Art. Ab dem dritten lohnt es sich am meisten.
tip-buy = Verschiedene Arten geben eine bessere Hand als viele gleiche.
tip-build = Baue dort, wo die anderen vorbeimüssen, oder wo das Feld eine eigene Aktion hat.
tip-engine = Halte auf Ausfahrten und baue Bahnhöfe aus; das macht auch Kreisfelder frei.
tip-disc = Nimm die Marker, deren Fähigkeit dir am meisten hilft: Schritte und Handkartenlimit sind stark, brauchen aber dunkle Ecken.
tip-certificates = Setze Zertifikate ein, wenn sie für ein besseres Schiff reichen; der Rest bleibt für den nächsten Besuch.
tip-load = Das wertvollste Schiff ist nicht immer das beste: Achte auf das Getreide, das es verlangt.
tip-foresight = Granjeros machen den Pfad langsamer, Arbeiter bringen das Spielende näher.
tip-help = Helfen bringt Geld und Punkte, aber auch Erschöpfung: Arbeiter mit Stärke helfen ohne Rinder.
tip-deliver = Übriges Getreide ist in einer Zusatzlieferung gut angelegt: Sie macht aus einem Marker am Kai Punkte.

## Karten
rule-turn = Der Zug
    .names = Zug; Spielzug; Phasen; Ablauf; Reihenfolge
    .text = Dein Zug hat drei Phasen: Estanciero bewegen (A), den erreichten Ort nutzen (B), bis zum Handkartenlimit nachziehen (C). Danach ist die nächste Person dran. Nur Tauschplättchen darfst du auch einsetzen, während andere spielen.
rule-first-turn = Dein erster Zug
    .names = erster Zug; Start; Beginn; Startgebäude
    .text = Wer mehr als 4 Karten hat, wirft zuerst bis auf 4 ab. Dann stellst du deinen Estanciero auf ein beliebiges neutrales Gebäude, auch wenn dort schon jemand steht. Bewegt wird nicht: Es geht gleich mit Phase B weiter.
rule-setup = Aufbau und Varianten
    .names = Aufbau; Spielvorbereitung; Seiten; Varianten; Startkapital
    .text = Die neutralen Gebäude liegen auf ihren Buchstaben oder werden gemischt. Alle spielen mit denselben Seiten der eigenen Gebäude, a, b oder gemischt; auch die Stadtpläne haben zwei Seiten. Wer beginnt, hat 7 Pesos und 4 Karten, jede weitere Person je 1 Peso und 1 Karte mehr. Alle starten mit einem Tauschplättchen und einem Marker in Le Havre.
rule-move = Phase A: Bewegen
    .names = bewegen; ziehen; Bewegung; Phase A; Estanciero
    .text = Bewege deinen Estanciero vorwärts auf dem Pfad, mindestens einen Schritt und höchstens so weit wie dein Schrittlimit. An Gabelungen wählst du den Weg. Andere Estancieros stehen nie im Weg. In Buenos Aires hältst du immer an.
rule-location = Orte auf dem Pfad
    .names = Ort; Orte; was zählt als Schritt; leeres Feld
    .text = Nur Plättchen sind Orte: Gebäude und Granjeros, dazu die Rampen und Buenos Aires. Leere Felder kosten keinen Schritt. Je weniger Plättchen auf einem Weg liegen, desto schneller ist er.
rule-steps = Schrittlimit
    .names = Schrittlimit; Schritte; wie weit; Reichweite
    .text = So viele Orte weit darfst du in einem Zug gehen: anfangs 3 bis 5, je nach Spielerzahl. Die beiden Schritt-Marker deiner Ablage erhöhen es, wenn sie weg sind. Mindestens ein Schritt ist Pflicht.
rule-fees = Gebühren für Hände
    .names = Gebühr; Gebühren; Hand; schwarze Hand; grüne Hand; Wegzoll
    .text = Ein Ort mit Hand kostet etwas, wenn du ihn passierst oder dort anhältst. Bei Granjeros bleibt das Geld auf dem Plättchen liegen, bei Gebäuden anderer bekommt es deren Besitzer. Deine eigenen sind frei. Schwarz kostet 1, Grün 2, zu viert ebenfalls 1. Kannst du nicht zahlen, zahlst du, was du hast, und ziehst weiter.
rule-ramp = Verladerampen
    .names = Rampe; Verladerampe; Abkürzung; Rampen
    .text = Sechs Abkürzungen führen vom Pfad direkt nach Buenos Aires. Du darfst eine nehmen, wenn deine Lok ihre Zahl auf der Strecke erreicht oder überholt hat. Die Rampe kostet einen Schritt, dann bist du sofort in Buenos Aires.
rule-place = Phase B: den Ort nutzen
    .names = Phase B; Ort nutzen; was kann ich hier tun
    .text = Auf einem neutralen oder deinem Gebäude nutzt du die Ortsaktionen oder stattdessen eine einfache Hilfsaktion. Auf fremden Gebäuden bleibt nur die einfache Hilfsaktion. Auf einem Landwirtplättchen hilfst du diesem Granjero oder machst eine einfache Hilfsaktion. In Buenos Aires folgen die sechs Unterphasen.
rule-local = Ortsaktionen
    .names = Ortsaktion; Ortsaktionen; Gebäudeaktion
    .text = Jede Ortsaktion des Gebäudes darfst du einmal nutzen, in beliebiger Reihenfolge; keine ist Pflicht. Kosten müssen ganz bezahlt werden. Von zwei Aktionen mit Schrägstrich dazwischen wählst du eine. Wer auch nur eine Ortsaktion nutzt, hat hier keine einfache Hilfsaktion mehr.
rule-risk = Sonderaktion
    .names = Sonderaktion; Aktion des Feldes; Risikoaktion
    .text = Manche Gebäudefelder haben eine eigene Aktion. Ein Gebäude auf so einem Feld hat sie als zusätzliche Ortsaktion, aber nur für seinen Besitzer.
rule-foreign = Fremdes Gebäude
    .names = fremdes Gebäude; Gebäude eines Mitspielers; Gegner
    .text = Dort darfst du nur eine einfache Hilfsaktion ausführen. Zeigt es eine Hand, geht die Gebühr an den Besitzer.
rule-auxiliary = Hilfsaktionen
    .names = Hilfsaktion; Hilfsaktionen; einfache Hilfsaktion; doppelte Hilfsaktion
    .text = Deine Ablage hat Hilfsaktionen. Jede ist gesperrt, bis eines ihrer zwei Kreisfelder frei ist; zwei sind von Anfang an offen. Eine einfache darfst du an einem Ort statt aller Ortsaktionen nutzen. Nur wo ein Plättchen das Symbol für einfach oder doppelt zeigt und beide Felder frei sind, darfst du sie verdoppeln: Kosten und Ertrag.
rule-buenos-aires = Buenos Aires
    .names = Buenos Aires; Unterphasen; Hauptstadt
    .text = Dort tust du der Reihe nach sechs Dinge: Zusatzlieferung, Einkommen, Verladen, dann Vorschau A, B und C. Danach beginnt dein Estanciero wieder am Anfang des Pfads, und die Vorschaufelder werden aufgefüllt.
rule-extra-delivery = Zusatzlieferung
    .names = Zusatzlieferung; Unterphase 1; Lieferung; liefern
    .text = Vor dem Einkommen darfst du einen deiner Marker von einem Kai auf ein freies Feld derselben Stadt legen. Du zahlst das Getreide des Viertels und bekommst den Bonus sofort, die Siegpunkte am Ende. Pro Besuch geht das nur einmal. Von einem Kai II aus braucht es weniger Getreide.
rule-income = Einkommen
    .names = Einkommen; Unterphase 2; Geld für Rinder
    .text = Zeige deine Hand und zähle die Zuchtwerte aller verschiedenen Rinderarten zusammen; jede Art zählt einmal. Zertifikate darfst du dazurechnen. So viele Pesos bekommst du. Dann werden alle Karten abgeworfen, Erschöpfung von der Hand kommt zurück auf ihren Stapel.
rule-loading = Verladen
    .names = Verladen; Unterphase 3; Schiff beladen; Schiff; Schiffe
    .text = Du musst ein Schiff beladen, dessen Wert nicht über deinem Zuchtwert liegt. Lege einen Marker von deiner Ablage darauf; ein Schiff mit deinem Marker ist für dich zu, außer 0 und 18. Dann folgen seine Verladeaktion und das Getreide.
rule-default-fee = Ausfallgebühr
    .names = Ausfallgebühr; fehlendes Getreide; Strafe
    .text = Hast du beim Verladen weniger Getreide, als das Schiff verlangt, gibst du alles ab und zahlst 2 Pesos für jedes fehlende.
rule-foresight = Vorschau
    .names = Vorschau; Vorschauplättchen; Vorschaufeld; Unterphase 4; Unterphase 5; Unterphase 6
    .text = Wähle je eines von zwei Plättchen bei A, bei B und bei C und lege es an seinen Platz. Granjeros kommen auf das freie Feld mit der kleinsten Zahl ihrer Farbe, Arbeiter auf das nächste Feld des Arbeitsmarkts. Damit bestimmst du, womit alle spielen.
rule-job-market = Arbeitsmarkt
    .names = Arbeitsmarkt; Arbeitsmarkt-Anzeiger; Anzeiger; Zeile
    .text = Arbeiter füllen die Spalte des Anzeigers von oben nach unten; ist sie voll, rückt er eine Spalte nach rechts. Aus seiner Spalte kann niemand eingestellt werden. Zieht er an einem Rind-Symbol vorbei, wird der Rindermarkt aufgefüllt, an einem Schiff-Symbol legen Schiffe ab; nach der letzten Spalte endet das Spiel.
rule-cattle-refill = Rindermarkt auffüllen
    .names = Rindermarkt auffüllen; gelber Pfeil; auffüllen
    .text = Zieht der Anzeiger an einem Rind-Symbol vorbei, wird der Markt auf 9, 12 oder 15 Karten aufgefüllt, zu zweit, zu dritt oder zu viert. Das geschieht nach der letzten Unterphase. Liegen schon genug da, kommt nichts dazu.
rule-departure = Schiffe legen ab
    .names = ablegen; Abfahrt; Schiffe ablegen; blauer Pfeil; Banner
    .text = Zieht der Anzeiger an einem Schiff-Symbol vorbei, legen die drei Schiffe mit diesem Banner ab. Alle Marker darauf kommen auf die Kais der Schiffe, und zwei neue Schiffe kommen in die Ladezone. Das geschieht nach der letzten Unterphase.
rule-draw-up = Phase C: Nachziehen
    .names = Phase C; nachziehen; Karten ziehen
    .text = Am Ende deines Zuges ziehst du, bis du dein Handkartenlimit erreichst. Ist der Zugstapel leer, wird der Ablagestapel gemischt und zum neuen Zugstapel. Überzählige Karten darfst du behalten.
rule-end = Spielende
    .names = Spielende; Ende; letzter Zug; Schluss
    .text = Wer einen Arbeiter auf das letzte Feld des Arbeitsmarkts legt, nimmt den Anzeiger, 2 Punkte wert, und spielt seinen Zug zu Ende. Alle anderen haben noch genau einen Zug, in dem keine Arbeiter mehr gewählt werden. Dann wird gewertet.
rule-scoring = Schlusswertung
    .names = Schlusswertung; Wertung; Siegpunkte; Punkte; SP
    .text = Punkte gibt es für Geld (1 für 5 Pesos), Gebäude, Marker auf Schiffen, in Städten und auf Bahnhöfen, Granjeros neben der Ablage (je 2), Rinder und Erschöpfung, Aufträge, Bahnhofsvorsteher, Arbeiter auf dem fünften und sechsten Feld (je 4), den zweiten Schritt-Marker und den Anzeiger. Bei Gleichstand gewinnen alle Besten.
rule-herd = Herdendeck
    .names = Herdendeck; Deck; Zugstapel; Ablagestapel; Karten
    .text = Dein Deck ist deine Herde: Zugstapel, Hand und Ablagestapel. Neue Karten kommen auf den Ablagestapel und erst später auf die Hand. Gemischt wird nur, wenn du ziehen musst und der Zugstapel leer ist.
rule-breeding-value = Zuchtwert
    .names = Zuchtwert; Gesamt-Zuchtwert; Wert der Hand
    .text = Jede Rinderart hat einen Zuchtwert von 1 bis 5. In Buenos Aires zählt jede verschiedene Art auf deiner Hand einmal: Vielfalt lohnt sich. Die Summe mit Zertifikaten ist dein Einkommen und entscheidet, welche Schiffe du beladen kannst.
rule-certificates = Zertifikate
    .names = Zertifikat; Zertifikate; dauerhaftes Zertifikat; Zertifikatslimit
    .text = Zertifikate erhöhen in Buenos Aires deinen Zuchtwert. Die auf deiner Leiste werden dabei verbraucht; du hast höchstens 4, oder 6, wenn dieser Marker weg ist. Dauerhafte auf Bahnhofsvorstehern zählen jedes Mal und bleiben.
rule-grain = Getreide
    .names = Getreide; Korn; dauerhaftes Getreide
    .text = Getreide brauchst du zum Verladen und für Lieferungen in die Städte. Mehr als 8 kannst du nicht haben. Bahnhofsvorsteher mit dauerhaftem Getreide senken den Bedarf der Schiffe, nicht den der Städte.
rule-money = Pesos
    .names = Peso; Pesos; Geld; Münzen
    .text = Kosten musst du ganz zahlen, sonst geht die Aktion nicht; nur Gebühren für Hände und die Ausfallgebühr nehmen, was da ist. Am Ende zählen je 5 Pesos einen Punkt.
rule-exhaustion = Erschöpfungskarten
    .names = Erschöpfung; Erschöpfungskarte; Erschöpfungskarten; müde
    .text = Jedes Startdeck enthält eine. Du nimmst eine weitere, wenn du 1 oder 2 Rinder vorzeigst, um Granjeros zu helfen, und zwei bei 3 oder 4. Sie zählen nicht als Rinder und kosten am Ende je 2 Punkte. In Buenos Aires wirst du die auf der Hand los; manche Aktionen entfernen sie auch.
rule-exchange = Tauschplättchen
    .names = Tauschplättchen; Tausch; tauschen; austauschen
    .text = Gib es ab, ziehe bis zu 2 Karten und wirf ebenso viele ab. Das geht jederzeit, mitten in einer Aktion und auch, wenn andere am Zug sind, nur nicht, während eine Hand gezählt wird. Sind andere am Zug, wartet niemand auf dich: Abwerfen darfst du später, aber vor deiner nächsten Entscheidung. Alle beginnen mit einem.
rule-objectives = Auftragskarten
    .names = Auftrag; Aufträge; Auftragskarte; Auftragskarten
    .text = Du nimmst eine aus der Auslage oder oben vom Stapel, bei Schiffen nach Rotterdam nur aus der Auslage; sie kommt auf deinen Ablagestapel. Von der Hand spielst du sie vor der Bewegung oder vor oder nach einer Aktion der Phase B; ihre Sofortaktion nutzt du gleich, oder du verzichtest. Ausgespielte zählen am Ende immer: Punkte, wenn alles erfüllt ist, sonst Minuspunkte. Was noch im Deck steckt, zählt nur, wenn du willst.
rule-tasks = Aufgaben der Aufträge
    .names = Aufgabe; Aufgaben; Auftrag erfüllen
    .text = Was du hast, erfüllt nur eine Aufgabe einer Karte: Zwei Karten mit Bahnhof brauchen zwei Bahnhöfe. Granjeros zählen nur neben der Ablage, nicht in der Reihe. Der Bot findet die beste Verteilung.
rule-actions = Kosten und Ertrag
    .names = Voraussetzung; Belohnung; Kosten; Aktion
    .text = Viele Aktionen sagen, was du gibst und was du bekommst. Was du gibst, musst du ganz geben. Auf eine Belohnung darfst du ganz oder teilweise verzichten, Geld aber nimmst du immer ganz.
rule-hire = Arbeiter einstellen
    .names = einstellen; Arbeiter einstellen; anheuern; Arbeiter
    .text = Wähle einen Arbeiter im Arbeitsmarkt, aber nicht aus der Spalte des Anzeigers, und zahle den Preis seiner Spalte. Die Aktion selbst kann ihn teurer oder billiger machen. Er kommt auf das nächste Feld seiner Reihe; die Sofortaktion dort nutzt du gleich, oder du verzichtest.
rule-strong = Arbeiter mit Stärke
    .names = starker Arbeiter; Arbeiter mit Stärke; Stärke-Symbol
    .text = Sie kosten beim Einstellen 1 Peso mehr. Jeder gibt dir 1 Stärke, um Granjeros zu helfen, solange er auf deiner Ablage liegt.
rule-rows = Arbeiterreihen
    .names = Reihe; Arbeiterreihe; Sofortaktion; Reihe voll
    .text = Jede Art hat eine Reihe mit sechs Feldern; das erste ist aufgedruckt. Wer ein Feld belegt, darf dessen Sofortaktion nutzen, nur in diesem Moment; ein Feld, das wieder frei wurde, weil sein Arbeiter gegen einen Bahnhofsvorsteher ging, kann noch einmal belegt werden. Arbeiter auf dem fünften und sechsten Feld sind je 4 Punkte wert. In eine volle Reihe passt niemand mehr.
rule-gaucho = Gaucho
    .names = Gaucho; Gauchos; Gaucha; Viehtreiber
    .text = Gauchos kaufen Rinder: Je mehr du hast, desto besser und günstiger. Jeder arbeitet pro Aktion einmal, für einen Kauf oder um zwei neue Karten in den Markt zu legen.
rule-carpintero = Carpintero
    .names = Carpintero; Carpinteros; Zimmerer; Zimmermann
    .text = Carpinteros bauen Gebäude: Du brauchst so viele, wie das Gebäude verlangt, und zahlst für jeden davon.
rule-maquinista = Maquinista
    .names = Maquinista; Maquinistas; Maschinist; Maschinistin; Lokführer
    .text = Maquinistas bewegen die Lok: Bei vielen Aktionen darf sie so weit vorwärts, wie du Maquinistas hast.
rule-granjero = Granjero
    .names = Granjero; Granjeros; Landwirt; Landwirte; Landwirtplättchen
    .text = Granjeros liegen in vier Farben als Plättchen auf dem Pfad und verlangen 3 bis 8 Stärke. Wem du geholfen hast, der kommt neben deine Ablage (am Ende 2 Punkte) oder gegen Geld in deine Reihe. Ihre Hände kosten Gebühr; die Münzen darauf bekommt, wer hilft.
rule-build = Gebäude bauen
    .names = bauen; Gebäude bauen; eigenes Gebäude; Gebäude
    .text = Wähle eines deiner Gebäude und lege es auf ein leeres Gebäudefeld, oder ersetze ein eigenes. Du brauchst so viele Carpinteros, wie es verlangt, und zahlst 2 Pesos je Carpintero, mit der letzten Aktion der Carpintero-Reihe nur 1.
rule-replace = Gebäude ersetzen
    .names = ersetzen; Gebäude ersetzen; austauschen Gebäude
    .text = Ein eigenes Gebäude auf dem Pfad darfst du durch eines ersetzen, das mehr Carpinteros verlangt. Du brauchst und zahlst nur den Unterschied. Das alte verlässt das Spiel; stehst du darauf, darfst du das neue in diesem Zug nicht nutzen.
rule-buy = Rinder kaufen
    .names = kaufen; Rinder kaufen; Rindermarkt; Kauf
    .text = Mit Gauchos und Pesos kaufst du Karten vom Rindermarkt; sie kommen auf deinen Ablagestapel. In einer Aktion darfst du mehrmals kaufen, solange Gauchos übrig sind. Ein übriger Gaucho kann zwei neue Karten in den Markt legen.
rule-engine = Lok vorwärts
    .names = Lok bewegen; Lok; Lok ziehen; Lok vorwärts; Eisenbahn; Zug fahren
    .text = Vorwärts darfst du so weit wie angegeben oder kürzer, aber mindestens ein Feld. Felder mit anderen Loks zählen nicht. Wo du hältst, ist Schluss; auf einer Ausfahrt darfst du ihren Bahnhof ausbauen. Von Feld 31 geht es ins Zugdepot.
rule-engine-back = Lok rückwärts
    .names = Lok rückwärts; Lok zurück; rückwärts
    .text = Als Kosten fährt die Lok genau so viele Felder zurück wie verlangt. Felder mit anderen Loks zählen nicht, und auf einer Ausfahrt darfst du halten und ausbauen. Von Feld 0 und aus dem Zugdepot geht es nicht.
rule-turnout = Ausfahrtsfelder
    .names = Ausfahrt; Ausfahrtsfeld; Weiche; Ausfahrtsfelder
    .text = Eine Ausfahrt ist ein zusätzliches Feld zwischen zwei Streckenfeldern und gehört zu einem Bahnhof. Du darfst vorbeifahren oder dort halten. Wer dort hält, darf den Bahnhof ausbauen; nur wenige Aktionen bauen ohne Halt einen Bahnhof hinter der Lok aus.
rule-depot = Zugdepot
    .names = Depot; Zugdepot; Feld 31; letzter Bahnhof
    .text = Erreicht deine Lok Feld 31, endet ihre Fahrt; du darfst den letzten Bahnhof ausbauen, und sie kommt ins Depot. Von dort geht es auf Feld 24 weiter. Den letzten Bahnhof darfst du jedes Mal ausbauen, wenn du ankommst.
rule-upgrade = Bahnhof ausbauen
    .names = ausbauen; Bahnhof ausbauen; Bahnhof; Bahnhöfe
    .text = Hält deine Lok auf einer Ausfahrt, darfst du die Ausbaukosten zahlen und einen Marker auf den Bahnhof legen, je Bahnhof einmal; nur der letzte auf Feld 31 zählt jedes Mal. Andere dürfen dort schon liegen. Ist der Bahnhofsvorsteher noch da, darfst du einen eingestellten Arbeiter gegen ihn tauschen.
rule-masters = Bahnhofsvorsteher
    .names = Bahnhofsvorsteher; Vorsteher; Vorsteher-Plättchen
    .text = Im Moment des Ausbaus darfst du den letzten eingestellten Arbeiter einer Reihe abgeben und das Plättchen nehmen. Die obere Hälfte ist eine Sofortaktion, dauerhaftes Getreide oder ein dauerhaftes Zertifikat; die untere bringt am Ende Punkte. Später geht es nicht mehr.
rule-behind = Bahnhof hinter der Lok
    .names = Bahnhof hinter der Lok; hinter der Lok ausbauen; letzte Maquinista
    .text = Das letzte Feld der Maquinista-Reihe gibt 5 Pesos und lässt dich einen Bahnhof hinter deiner Lok ausbauen, auf dem du noch keinen Marker hast. Sein Preis wird gezahlt. Aus dem Depot gilt jeder Bahnhof vor Feld 24.
rule-help = Granjeros helfen
    .names = helfen; Granjeros helfen; Landwirten helfen; Hilfe für Granjeros
    .text = Auf einem Landwirtplättchen darfst du nur diesem Granjero helfen, mit der Aktion eines Gebäudes bis zu drei beliebigen. Deine Stärke muss mindestens ihre Summe erreichen; vorgezeigte Rinder wirfst du ab. Du bekommst ihre Münzen und die aufgedruckten Pesos und entscheidest dann für jeden, ob er in deine Reihe kommt.
rule-strength = Stärke
    .names = Stärke; Gesamtstärke
    .text = Zähle zusammen: die Stärke deiner Arbeiter und freien Kreisfelder, was ein Gebäude dazugibt, und bis zu 4 Rinder, die du von der Hand vorzeigst. Diese Rinder wirfst du ab; ein oder zwei bringen 1 Erschöpfungskarte, drei oder vier bringen 2.
rule-join = Granjero in die Reihe
    .names = Granjero-Reihe; in die Reihe; investieren
    .text = Gleich nach dem Helfen darfst du den Preis des nächsten Feldes deiner Granjero-Reihe zahlen und ihn dorthin legen; die Aktion des Feldes darfst du nutzen. Er ist dann Arbeiter und zählt keine 2 Punkte mehr; auf dem fünften und sechsten Feld ist er 4 Punkte wert. Später geht es nicht mehr.
rule-discard = Karten abwerfen
    .names = abwerfen; Karte abwerfen; Abwurf
    .text = Verlangt eine Aktion eine Karte, musst du genau diese von der Hand abwerfen. Sie kommt auf deinen Ablagestapel und später wieder. Die Aktion geht nur einmal, egal wie viele solche Karten du hast.
rule-draw-discard = Ziehen und abwerfen
    .names = ziehen und abwerfen; Karten tauschen; Karten durchsehen
    .text = Du ziehst Karten und wirfst dann ebenso viele ab. Bei „bis zu“ wählst du die Zahl, bevor du ziehst.
rule-remove = Karten entfernen
    .names = entfernen; Karte entfernen; Deck ausdünnen
    .text = Eine entfernte Karte verlässt dein Deck für immer. Erschöpfung kommt auf ihren Stapel statt in die Schachtel. Darfst du vorher Karten ziehen, ziehst du so viele, wie du willst, oder keine; auch entfernen darfst du weniger als erlaubt.
rule-move-again = Weiterziehen
    .names = weiterziehen; nochmal bewegen; Estanciero vorwärts; zweite Phase B
    .text = Manche Gebäude lassen dich einige Schritte weiterziehen und am neuen Ort noch einmal Phase B machen. Gebühren fallen wie immer an, nachgezogen wird dazwischen nicht. Ungenutzte Ortsaktionen des ersten Gebäudes verfallen.
rule-discs = Marker
    .names = Marker; Spielermarker; Kreisfeld; Kreisfelder; Scheibe
    .text = Marker von deiner Ablage kommen auf Schiffe, Bahnhöfe und Kais. Ein freies Kreisfeld gibt dir seine Fähigkeit für den Rest des Spiels. Kannst du keinen nehmen, wechselt einer deiner Marker von einem Bahnhof herüber.
rule-corners = Weiße und dunkle Ecken
    .names = Ecke; Ecken; weiße Ecken; dunkle Ecken
    .text = Ein Marker von einem Feld mit weißen Ecken passt überall hin. Einer mit dunklen Ecken passt nur auf dunkle Ecken. Hast du keinen weißen mehr, darf ein dunkler auch auf Weiß.
rule-disc-steps = Marker: Schritte
    .names = Schritt-Marker; Marker Schritte
    .text = Der erste erhöht dein Schrittlimit um 2, der zweite um 1 und gibt am Ende 2 Punkte. Beide haben dunkle Ecken.
rule-disc-hand = Marker: Handkartenlimit
    .names = Handkartenlimit; Handlimit; Hand-Marker
    .text = Jeder der beiden erhöht dein Handkartenlimit um 1, von 4 bis auf 6. Beide haben dunkle Ecken.
rule-disc-certificates = Marker: Zertifikatslimit
    .names = Marker Zertifikatslimit; Limit 6
    .text = Er hebt die Zahl der Zertifikate, die du haben kannst, von 4 auf 6. Er hat weiße Ecken.
rule-disc-strength = Marker: Stärke
    .names = Stärke-Marker; Marker Stärke
    .text = Der weiße gibt 1 Stärke. Der dunkle gibt 2 und sofort 3 Pesos.
rule-quays = Kais
    .names = Kai; Kais; Kai I; Kai II
    .text = Marker kommen auf einen Kai, wenn ihr Schiff ablegt, oder durch manche Aktionen. Von dort können sie eine Zusatzlieferung in ihre Stadt machen. Ein Kai II senkt den Getreidebedarf. Viele Kais geben Punkte für jeden Marker, der dort bleibt.
rule-cities = Stadtpläne
    .names = Stadt; Städte; Stadtplan; Viertel; Stadtviertel
    .text = Le Havre, Rotterdam und Liverpool haben je vier Viertel. Ein Viertel verlangt Getreide und hat Felder mit Bonus und Punkten, jedes für nur einen Marker. Zu zweit und zu dritt sind manche Stadtzentren abgedeckt.
rule-disc-to-quay = Marker auf einen Kai
    .names = Marker auf Kai; auf den Kai legen
    .text = Du legst einen Marker von deiner Ablage direkt auf den genannten Kai. Rotterdam nimmt nur weiße Ecken, Liverpool auch dunkle.
rule-take-cattle = Rinder nehmen
    .names = Rinder nehmen; Karte vom Markt nehmen; Rind umsonst
    .text = Du nimmst eine Karte der genannten Art vom Rindermarkt, ohne Gauchos. Sie kommt auf deinen Ablagestapel.
rule-exhaust-others = Erschöpfung für die anderen
    .names = andere erschöpfen; Erschöpfung für alle anderen
    .text = Alle anderen legen eine Erschöpfungskarte auf ihren Ablagestapel, solange es welche gibt.
rule-kansas-city = Kansas City
    .names = Kansas City; Kansas; Hauptstadt; Unterphasen
    .text = Das Ziel des Pfads im Original. Der Reihe nach: Vorschau 1, 2 und 3, dann Einkommen, dann Lieferung. Danach geht es am Anfang des Pfads weiter.
rule-foresight--original =
    .names = Vorschau Kansas City; Vorschau Original
    .text = Dreimal wählst du eines von zwei Plättchen: Gefahren und Lager kommen auf den Pfad, Arbeiter in den Arbeitsmarkt. Zieht der Anzeiger an einem Rind-Symbol vorbei, wird der Rindermarkt sofort aufgefüllt.
rule-hazards = Gefahren
    .names = Gefahr; Gefahren; Flut; Dürre; Steinschlag; Gefahr entfernen
    .text = Fluten, Dürren und Steinschläge liegen auf drei Abzweigungen und kosten Gebühr. Dort geht nur eine einfache Hilfsaktion. Wer eine Gefahr entfernt, zahlt ihren Preis und legt sie vor sich: 2 bis 4 Punkte.
rule-camps = Lager und Handel
    .names = Lager; Tipi; Handel; blaues Lager; grünes Lager
    .text = Blaue und grüne Lager liegen an einer Abzweigung. Die Handelsaktion nimmt eines: Du bekommst oder zahlst das Geld seines Feldes. Paare beider Farben nützen bei manchen Gebäuden und Aufträgen.
rule-deliveries = Lieferungen
    .names = Lieferung; Lieferungen; liefern; Rinder liefern; Stadt; Städte
    .text = Nach dem Einkommen legst du einen Marker auf eine Stadt, deren Wert nicht über deinem Zuchtwert liegt, jede Stadt einmal; Kansas City und San Francisco beliebig oft. Was zwischen zwei Nachbarstädten steht, bekommst du, wenn die zweite deinen Marker bekommt; ein Auftrag kommt aus der Auslage.
rule-transport = Transportkosten
    .names = Transportkosten; Transport; Kreuze
    .text = Hat deine Lok die belieferte Stadt noch nicht erreicht, zahlst du 1 Dollar für jedes Kreuz dazwischen. Das Einkommen kommt vorher, also kannst du zahlen.
rule-fees--original =
    .names = Gebühren Original; Gebühr Dollar
    .text = Hände von Gefahren und Lagern zahlst du an die Bank, die von Gebäuden an deren Besitzer. Deine eigenen sind frei. Zu zweit kosten beide Farben 2 Dollar, zu dritt Grün 2 und Schwarz 1, zu viert Grün 1 und Schwarz 2. Kannst du nicht zahlen, zahlst du, was du hast.
rule-certificates--original =
    .names = Zertifikate Original; Limit 3; Limit 4
    .text = Zertifikate erhöhen in Kansas City deinen Zuchtwert. Die auf deiner Leiste werden dabei verbraucht. Du hast höchstens 3, 4 ohne den ersten Limit-Marker, 6 ohne beide. Dauerhafte auf Bahnhofsvorstehern zählen jedes Mal und bleiben.
rule-last-station = Letzter Bahnhof im Original
    .names = Feld 39; letzter Bahnhof; Ende der Strecke
    .text = Erreicht deine Lok Feld 39, darfst du den Bahnhof ausbauen, einmal im Spiel. Dann fährt sie mindestens ein Feld zurück, auf ein beliebiges freies, und du nimmst 3 Dollar. Hält sie auf einer Ausfahrt, darfst du auch dort ausbauen.
rule-extraordinary = Außerordentliche Lieferung
    .names = außerordentliche Lieferung; Sonderlieferung; 9a Original
    .text = Fahre mit der Lok zurück und liefere in eine Stadt, deren Wert nicht über der Zahl der Felder liegt; besetzte Felder und Ausfahrten zählen nicht. Transportkosten gibt es keine. Steht die Lok dann auf einer Ausfahrt, darfst du danach deren Bahnhof ausbauen. Ist kein Feld gefahren, nur auf die Ausfahrt dahinter, darfst du die Lieferung lassen.
rule-adjacent = Nachbargebäude nutzen
    .names = Nachbargebäude; benachbartes Gebäude; 8b Original
    .text = Du nutzt die Ortsaktionen eines Gebäudes direkt davor oder dahinter, neutral oder von irgendwem, ohne Feld dazwischen. Dasselbe Plättchen geht nicht zweimal in einem Zug: weder wenn du von dort weitergezogen bist, noch wenn du später darauf ziehst.
rule-starting-objectives = Startaufträge
    .names = Startauftrag; Startaufträge
    .text = Im Original beginnen alle mit einem verdeckten Auftrag. Wird er nicht erfüllt, kostet er nichts.
rule-original-workers = Arbeiter im Original
    .names = Cowboy; Cowboys; Handwerker; Ingenieur; Ingenieure; Arbeiter
    .text = Cowboys kaufen Rinder, Handwerker bauen Gebäude, Ingenieure bewegen die Lok. Jede Art hat eine Reihe mit sechs Feldern; das fünfte und sechste geben je 4 Punkte.
rule-free-move = Ziehen ohne Gebühren
    .names = freie Bewegung; ohne Gebühren ziehen
    .text = Ein Auftrag des Originals lässt dich bis zu 3 Schritte ohne Gebühren ziehen, aber nicht nach Kansas City, und der erreichte Ort wird nicht genutzt. Vor Phase A beginnt deine Bewegung dann dort; nach einer Aktion ist Phase B vorbei.

## Dieselben Karten, wo das Original anders ist
rule-turn--original =
    .text = Dein Zug hat drei Phasen: Figur bewegen (A), den erreichten Ort nutzen (B), bis zum Handkartenlimit nachziehen (C). Danach ist die nächste Person dran.
rule-first-turn--original =
    .text = Stelle deine Figur auf ein beliebiges neutrales Gebäude, auch wenn dort schon jemand steht. Bewegt wird nicht: Es geht gleich mit Phase B weiter.
rule-setup--original =
    .text = Die neutralen Gebäude liegen auf ihren Buchstaben oder werden gemischt. Alle spielen mit denselben Seiten der eigenen Gebäude, a, b oder gemischt. Wer beginnt, hat 6 Dollar, jede weitere Person je 1 Dollar mehr; alle haben 4 Karten und einen Startauftrag.
rule-move--original =
    .text = Bewege deine Figur vorwärts auf dem Pfad, mindestens einen Schritt und höchstens so weit wie dein Schrittlimit. An Gabelungen wählst du den Weg. Andere Figuren stehen nie im Weg. In Kansas City hältst du immer an.
rule-location--original =
    .text = Nur Plättchen sind Orte: Gebäude, Gefahren und Lager, dazu Kansas City. Leere Felder kosten keinen Schritt. Je weniger Plättchen auf einem Weg liegen, desto schneller ist er.
rule-steps--original =
    .text = So viele Orte weit darfst du in einem Zug gehen: anfangs 3, zu viert 4. Die beiden Schritt-Marker deiner Ablage erhöhen es, wenn sie weg sind. Mindestens ein Schritt ist Pflicht.
rule-place--original =
    .text = Auf einem neutralen oder deinem Gebäude nutzt du die Ortsaktionen oder stattdessen eine einfache Hilfsaktion. Auf fremden Gebäuden, Gefahren und Lagern bleibt nur die einfache Hilfsaktion. In Kansas City folgen die Unterphasen.
rule-income--original =
    .text = Zeige deine Hand und zähle die Zuchtwerte aller verschiedenen Rinderarten zusammen; jede Art zählt einmal. Zertifikate darfst du dazurechnen. So viele Dollar bekommst du. Dann werden alle Karten abgeworfen.
rule-job-market--original =
    .text = Arbeiter füllen die Spalte des Anzeigers von oben nach unten; ist sie voll, rückt er eine Spalte nach rechts. Aus seiner Spalte kann niemand eingestellt werden. Zieht er an einem Rind-Symbol vorbei, wird der Rindermarkt sofort aufgefüllt; nach der letzten Spalte endet das Spiel.
rule-cattle-refill--original =
    .text = Zieht der Anzeiger an einem Rind-Symbol vorbei, wird der Markt sofort auf 7, 10 oder 13 Karten aufgefüllt, zu zweit, zu dritt oder zu viert. Liegen schon genug da, kommt nichts dazu.
rule-scoring--original =
    .text = Punkte gibt es für Geld (1 für 5 Dollar), Gebäude, Marker in und zwischen Städten und auf Bahnhöfen, Gefahren vor dir, Rinder, Aufträge, Bahnhofsvorsteher, Arbeiter auf dem fünften und sechsten Feld (je 4), den zweiten Schritt-Marker (3) und den Anzeiger (2). Bei Gleichstand gewinnen alle Besten.
rule-build--original =
    .text = Wähle eines deiner Gebäude und lege es auf ein leeres Gebäudefeld, oder ersetze ein eigenes. Du brauchst so viele Handwerker, wie es verlangt, und zahlst für jeden 2 Dollar, mit den Aktionen der Handwerker-Reihe nur 1.
rule-replace--original =
    .text = Ein Gebäude von dir auf dem Pfad darf durch eines ersetzt werden, das mehr Handwerker verlangt. Du brauchst und zahlst nur die Differenz. Das alte verlässt das Spiel, und stehst du darauf, kannst du das neue in diesem Zug nicht nutzen.
rule-buy--original =
    .text = Mit deinen Cowboys und Dollar kaufst du Karten vom Rindermarkt; sie kommen auf deinen Ablagestapel. Solange du Cowboys übrig hast, darfst du in einer Aktion mehrmals kaufen. Ein Cowboy, den du nicht brauchst, kann zwei neue Karten in den Markt legen.
rule-remove--original =
    .text = Eine entfernte Karte verlässt dein Deck für immer. Wie klein das Deck wird, ist dir überlassen.
rule-engine--original =
    .text = Vorwärts fährst du so weit, wie die Aktion sagt, oder weniger, aber mindestens ein Feld. Felder mit anderen Loks zählen nicht. Wo du hältst, ist die Fahrt zu Ende; auf einer Ausfahrt darfst du ihren Bahnhof ausbauen. Von Feld 39 fährt sie wieder zurück.
rule-engine-back--original =
    .text = Als Kosten fährt die Lok genau so viele Felder zurück wie verlangt. Felder mit anderen Loks zählen nicht; du darfst auf einer Ausfahrt halten und dort ausbauen. Von Feld 0 geht es nicht.
rule-upgrade--original =
    .text = Hält deine Lok auf einer Ausfahrt, darfst du die Ausbaukosten zahlen und einen Marker auf den Bahnhof legen, je Bahnhof einmal. Andere dürfen dort schon liegen. Ist der Bahnhofsvorsteher noch da, darfst du einen eingestellten Arbeiter gegen ihn tauschen.
rule-masters--original =
    .text = In dem Moment, in dem du seinen Bahnhof ausbaust, darfst du den letzten eingestellten Arbeiter einer Reihe abgeben und den Vorsteher nehmen. Oben zeigt er eine Aktion für jetzt oder ein dauerhaftes Zertifikat, unten Punkte am Ende. Später gibt es keine Gelegenheit mehr.
rule-behind--original =
    .text = Gebäude 9b lässt dich einen Bahnhof hinter deiner Lok ausbauen, auf dem dein Marker noch fehlt. Seinen Preis zahlst du.
rule-breeding-value--original =
    .text = Jede Rinderart hat einen Zuchtwert von 1 bis 5. In Kansas City zählt jede verschiedene Art auf deiner Hand einmal: Vielfalt lohnt sich. Die Summe mit Zertifikaten ist dein Einkommen und entscheidet, welche Städte du beliefern kannst.
rule-money--original =
    .text = Kosten musst du ganz zahlen, sonst geht die Aktion nicht; nur Gebühren für Hände und Transportkosten nehmen, was da ist. Am Ende geben je 5 Dollar 1 Punkt.
rule-objectives--original =
    .text = Du nimmst eine aus der Auslage oder oben vom Stapel, zwischen zwei Städten nur aus der Auslage. Sie kommt auf deinen Ablagestapel, mit Gebäude 6b auf die Hand; vom Stapel genommen bleibt sie dann dein Geheimnis, bis sie die Hand verlässt. Du spielst sie vor der Bewegung oder vor oder nach einer Aktion der Phase B; ihre Sofortaktion nutzt du gleich, oder du verzichtest. Ausgespielte zählen am Ende immer, die im Deck nur, wenn du willst.
rule-tasks--original =
    .text = Was du hast, erfüllt nur eine Aufgabe einer Karte: Zwei Karten mit Bahnhof brauchen zwei Bahnhöfe. Der Bot findet die beste Verteilung.
rule-discs--original =
    .text = Marker von deiner Ablage kommen auf Städte und Bahnhöfe. Ein freies Kreisfeld gibt dir seine Fähigkeit für den Rest des Spiels. Kannst du keinen nehmen, wechselt einer deiner Marker von einem Bahnhof herüber.
rule-disc-steps--original =
    .text = Der erste erhöht dein Schrittlimit, zu zweit um 1, sonst um 2, und bringt sofort 3 Dollar; der zweite erhöht es um 1 und gibt am Ende 3 Punkte. Beide haben dunkle Ecken.
rule-disc-hand--original =
    .text = Jeder der beiden erhöht dein Handkartenlimit um 1, von 4 bis auf 6, und kostet 5 Dollar. Beide haben dunkle Ecken.
rule-disc-certificates--original =
    .text = Der weiße hebt die Zahl der Zertifikate, die du haben kannst, von 3 auf 4, der dunkle auf 6, wenn der weiße weg ist.
