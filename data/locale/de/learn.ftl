### Lernen: der Rahmen der Lektionen, der Coach, was Neulingen angeboten wird. Lektionen: lessons_<game>.ftl.

aim-argentina = Du treibst Rinder auf dem Pfad nach Buenos Aires, belädst Schiffe und beginnst von vorn, jedes Mal mit einer besseren Herde. Wer die meisten Punkte hat, gewinnt.
aim-original = Du treibst Rinder auf dem Pfad nach Kansas City, lieferst sie in Städte und beginnst von vorn, jedes Mal mit einer besseren Herde. Wer die meisten Punkte hat, gewinnt.
learn-title = { $game } lernen
learn-progress = Geschafft: { $done } von { $count }. Alles zusammen dauert etwa zwanzig Minuten, der Fünf-Minuten-Kurs hat vier Lektionen. Hör auf, wann du magst.
learn-short-mark = 5 Min.
learn-begin = Anfangen
learn-go-on = Weiter
learn-short = In fünf Minuten
learn-choose = Wähle eine Lektion
learn-contents = Lektionen
learn-rules = Regeln
lesson-heading = 🎓 **{ $place }/{ $count } · { $name }**
lesson-finished = Geschafft!
lesson-next = Weiter: { $name }
lesson-again = Es ist nichts geschehen. Versuch es noch einmal.
lesson-other = Auch das ist erlaubt: { $what } Aber in der Lektion geht es um etwas anderes.
lesson-other-plain = Auch das ist erlaubt, aber in der Lektion geht es um etwas anderes.
lesson-not-this = In der Lektion geht es um etwas anderes.
lesson-over = Diese Lektion ist geschafft. Mach mit der nächsten weiter.
lesson-gone = Diese Lektion gibt es nicht mehr. { COMMAND("trail learn") } zeigt alle, die es gibt.
lesson-none = Für dieses Spiel gibt es noch keine Lektionen.
lesson-rival = Gegner
rules-lesson = Lektion: { $name }
coach-begin = Erstes Spiel mit Coach
guide-learn = Spiel lernen
coach-now = Am meisten zählt jetzt: { $reason }. Ich würde „{ $option }“ wählen.
coach-even = Mehrere Wege sind jetzt etwa gleich gut. Ich würde „{ $option }“ wählen.
coach-or = { $first }“ oder „{ $second }
coach-good = Dein letzter Zug war gut.
coach-fine = Dein letzter Zug war in Ordnung; „{ $option }“ wäre etwas besser gewesen.
coach-better = Im letzten Zug wäre „{ $option }“ etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr wert gewesen: { $reason }.
coach-off = Coach aus
lobby-new = 🌱 Zum ersten Mal dabei: { $names }
lobby-first-game = 🌱 Als erstes Spiel: Gebäude wie aufgedruckt und mit Seite a, keine Frist, ein Coach für Neulinge.
lobby-first = Erstes Spiel
lobby-offer = Zum ersten Mal dabei? Vier kurze Lektionen zeigen dir das Spiel in fünf Minuten; dein Platz bleibt deiner.
