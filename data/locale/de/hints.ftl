### Warum eine KI etwas wählen würde.

hint-nothing = Für dich gibt es gerade nichts zu entscheiden.
hint-even = so gut wie die anderen
hint-money = mehr Geld
hint-workers = bessere Arbeiter
hint-buildings = Gebäude auf dem Plan
hint-places = Punkte für Marker auf dem Plan
hint-deliveries = eine Zusatzlieferung rückt näher
hint-cattle = eine bessere Herde
hint-visit = ein besserer nächster Besuch
hint-visits = bessere Besuche später
hint-grain = mehr Getreide
hint-certificates = mehr Zertifikate
hint-exchange = Tauschplättchen
hint-engine = die Lok kommt voran
hint-board = nützliche Kreisfelder
hint-farmers = Granjeros
hint-objectives = Aufträge
hint-masters = Bahnhofsvorsteher
hint-tempo = keine Zeit verloren
hint-hazards = Gefahren und Lager
