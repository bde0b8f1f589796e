# Zwischen den Spielen: Revanche, nächster Tisch, Notizen, Statistik, Rangliste.

rematch-button = Revanche
rematch-none = Hier gibt es kein Spiel, das man wiederholen könnte.
rematch-others = Diese Revanche ist für die, die vorher gespielt haben. Einen eigenen Tisch eröffnest du mit { COMMAND("trail new") }.
rematch-asked = Du bist dabei. Es geht los, sobald alle „Revanche“ gedrückt haben.
rematch-invites = { $people }: Revanche? Drückt „Revanche“ oder tretet hier bei. Die Plätze rücken um einen weiter.

next-table = Nächster Tisch ({ $count })
next-here = **{ $game }** in { $where }

note-button = Meine Notiz
note-title = Deine Notiz zu diesem Spiel
note-label = Nur du siehst sie, bei deinem Zug
note-kept = Notiert. Du siehst es bei deinem nächsten Zug.
note-removed = Notiz gelöscht.

lobby-rated = Zählt für die Rangliste: keine Tipps der KI an diesem Tisch.
hint-rated = Dieses Spiel zählt für die Rangliste, darum gibt es keine Tipps.

stats-title = { $name } · { $game }
stats-none = Noch kein beendetes Spiel.
stats-hidden = Die Statistik dieser Person kannst du hier nicht sehen.
stats-others = Alle hier
stats-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}, im Schnitt { $average } Siegpunkte, Bestwert { $best }
stats-place = { $place ->
    [1] 🥇
    [2] 🥈
    [3] 🥉
   *[other] { $place }.
} × { $count }
stats-rival = - gegen { $name }: { $won } gewonnen, { $lost } verloren in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
stats-opening = Beginnt meistens bei: { $place }.
stats-minutes = Zieht innerhalb von { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
} (Median).
stats-hours = Zieht innerhalb von { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
} (Median).
stats-solo = - solo gegen { $name }: Bestwert { $best } in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}
stats-streak = Tagespfad: { $days ->
    [0] { $longest ->
        [one] { $longest } Tag in Folge als Bestwert
       *[other] { $longest } Tage in Folge als Bestwert
    }
   *[other] { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }, Bestwert { $longest }
}

ladder-title = Rangliste · { $game }
ladder-on = Ab jetzt zählen Spiele, die auf diesem Server eröffnet werden. Tipps gibt es dort keine.
ladder-off = Spiele, die ab jetzt eröffnet werden, zählen nicht mehr.
ladder-none = Dieser Server führt für dieses Spiel keine Rangliste. Moderatoren können mit { COMMAND("ladder") } eine beginnen.
ladder-line = { $place }. **{ $name }** · { $rating } ± { $doubt } · { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
ladder-unsure = Über { $count ->
    [one] { $count } weitere Person
   *[other] { $count } weitere Personen
} ist noch zu wenig bekannt.
