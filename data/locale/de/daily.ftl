### Der Pfad des Tages zwischen den Ritten und das Rätsel des Tages.

daily-share = Teilen
daily-shared = { $where ->
    [none] Alle können deine Karte jetzt sehen.
   *[other] Alle können deine Karte jetzt sehen: { $where }
}
daily-no-place = Ich darf im Kanal dieses Threads nicht schreiben. { COMMAND("trail daily") } bietet dort denselben Knopf an.
daily-not-arrived = Du bist auf dem Pfad dieses Tages nicht angekommen.
daily-place = 🏁 { $place } von { $riders } hier
daily-streak = { $days ->
    [1] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-week = 📅 Die Pfade dieser Woche
daily-week-button = Die Woche
daily-days = { $days ->
    [1] ein Tag
   *[other] { $days } Tage
}
puzzle-task = Aus einem echten Spiel: Es gab etwas Besseres als das, was gespielt wurde. Spiel deinen Zug und lass ihn dann beurteilen.
puzzle-turn-over = Das ist dein Zug. Lass ihn beurteilen.
puzzle-judge = Zug beurteilen
puzzle-judging = ⚖️ Beide Züge werden viele Male weitergespielt
puzzle-nothing-yet = Spiel zuerst den Zug.
puzzle-found = ✅ Gefunden! Gegenüber dem, was wirklich gespielt wurde, in Punkten: dein Zug { $tried }, der beste bekannte { $best } (dein Zug mit einer Unsicherheit von { $error }).
puzzle-not-found = ❌ Noch nicht. Gegenüber dem, was wirklich gespielt wurde, in Punkten: dein Zug { $tried }, der beste bekannte { $best } (dein Zug mit einer Unsicherheit von { $error }). Nimm zurück und versuch etwas anderes.
