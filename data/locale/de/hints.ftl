### Warum eine KI etwas wählen würde.

hint-nothing = Für dich gibt es gerade nichts zu entscheiden.
hint-even = so gut wie die anderen
hint-money = mehr Geld
hint-workers = bessere Arbeiter
hint-buildings = Gebäude auf dem Plan
hint-cattle = eine bessere Herde
hint-farmers = Granjeros
hint-objectives = Aufträge
hint-masters = Bahnhofsvorsteher
hint-hazards = Gefahren und Lager
hint-ships = Schiffe
hint-cities = Marker in Städten
hint-stations = Bahnhöfe
hint-steps = ein Schrittfeld deines Tableaus
hint-job_token = der Anzeiger des Arbeitsmarkts
