### Die Analyse eines Spiels: wie das Ende Zug für Zug aussah und welche Züge Punkte gekostet haben.

replay-what-review = was Punkte gekostet hat
review-button = Analyse
review-title = 🔎 Die Analyse
review-progress = 🔎 Das Spiel wird analysiert: { $percent } %
review-found = { $count ->
    [0] Keiner der angesehenen Züge (insgesamt { $turns }) hat sicher Punkte gekostet. Gut gespielt!
    [1] Ein Zug hat sicher Punkte gekostet; angesehen wurden { $turns }.
   *[other] { $count } Züge haben sicher Punkte gekostet; angesehen wurden { $turns }.
    }
    -# Beurteilt, indem das Spiel von jedem Zug aus viele Male weitergespielt wurde, alles Verdeckte neu ausgeteilt. Die blassen Bänder zeigen, wie unsicher das ist.
review-menu = Die teuersten Züge
review-entry = { $number }. Zug { $turn } · { $name }
review-cost = in Punkten: etwa { $points }
review-moment = Zug { $turn } · { $name }
review-played = Gespielt:
review-better = Besser:
review-why = Warum:
review-sure = Im Schnitt mehr Punkte am Ende: { $points }, mit einer Unsicherheit von { $error }.
review-back = Alle Züge
review-try = Von hier an probieren
review-off = Jemand an diesem Tisch möchte nicht, dass das Spiel beurteilt wird.
review-not-over = Ein Spiel mit mehreren Personen lässt sich analysieren, wenn es vorbei ist.
review-daily = Der Pfad des Tages lässt sich analysieren, wenn du angekommen bist.
review-gone = Diese Analyse wurde neu gemacht. Bitte öffne sie noch einmal.
review-failed = Dieses Spiel ließ sich nicht analysieren.
review-wanted = Dieses Spiel darf beurteilt werden, sofern die anderen auch einverstanden sind.
review-unwanted = Dieses Spiel wird nicht beurteilt.
replay-closed = Die Handkarten dieses Spiels werden nicht gezeigt, darum lassen sich nur die eigenen Züge probieren.
