### Nach dem Spiel: Zug für Zug und als Film.

replay-what-turns = Zug für Zug
replay-what-film = Film
look-replay = Zug für Zug
replay-button = Rückblick
replay-turn = Zug { $turn } von { $last } · { $name }
replay-jump = Zu einem Zug springen
replay-since = Seit deinem letzten Zug
replay-visit = { $place } · +{ $points }
replay-big = Ein großer Zug · +{ $points }
replay-nothing = In diesem Zug wurde nichts getan.
replay-not-yet = In diesem Zug wurde noch nichts getan.
replay-none = Es gibt noch nichts, worauf man zurückblicken könnte.
replay-daily = Der Pfad des Tages bleibt geheim, bis alle ihren Versuch hatten.
replay-not-over = Das Spiel läuft noch: Das darfst vorerst nur du sehen.
replay-hands-open = Wenn dieses Spiel vorbei ist, dürfen alle deine Handkarten sehen, sofern die anderen auch einverstanden sind.
replay-hands-closed = Die Handkarten dieses Spiels werden niemandem gezeigt, auch wenn es vorbei ist.
film-button = Film
film-title = 🎞️ { $game }: das ganze Spiel
film-progress = 🎞️ Der Film entsteht: Zug { $done } von { $of }
film-show = Allen zeigen
film-alt = { $turns ->
    [1] Das Spiel als Film aus einem Bild.
   *[other] Das Spiel als Film aus { $turns } Bildern: der Plan Zug für Zug mit dem, was sich geändert hat, darunter die Punkte.
}
film-lost = Der Film konnte nicht gemacht werden. Bitte versuch es später noch einmal.
