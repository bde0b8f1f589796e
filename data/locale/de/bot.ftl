### Was der Bot selbst sagt: Zugfenster, Lobbys, Nachrichten des Tisches, Fehler, Befehle.

## Das Zugfenster
panel-waiting = Wir warten auf **{ $name }**.
panel-over = Das Spiel ist vorbei.
panel-since = Seit deinem letzten Zug:
panel-below = 🐂 Unten geht es weiter.
panel-poor = keine Pesos
panel-stale = ↻ Diese Frage ist nicht mehr offen. Hier ist die aktuelle Frage.
panel-none = Keine
panel-hand = Hand
panel-choose = Zum Auswählen tippen
panel-only-pass = Hier gibt es nichts mehr zu tun.
panel-ends = Dein Zug endet { $when }.
panel-exchange = Tauschen: { $count }
panel-undo = Zurücknehmen
panel-page = Seite { $page } von { $pages }
panel-look = Ansehen
panel-map = Spielplan
panel-more = Mehr
panel-instead = Statt allem hier
panel-other = Auf anderem Weg
look-what = Etwas anderes ansehen
look-board = Der Spielplan
look-hand = Meine Hand
look-mat = Tableau von { $name }
look-market = Märkte und Aufträge
look-cities = Städte
look-score = Wertung bisher
look-log = Was geschah
look-words = Der Spielplan in Worten
look-hint = Ein Tipp
look-rules = Regeln
undo-done = ↩ Zurückgenommen: { $what }
undo-last-choice = die letzte Wahl
undo-needs = Seitdem wurde etwas aufgedeckt oder jemand anders hat gespielt, also müssen die anderen zustimmen. Zurückgenommen würde: { $what }
undo-ask-others = Die anderen fragen
undo-alone = Seitdem wurde etwas aufgedeckt. Zurückgenommen würde: { $what }
    -# Das Spiel zählt dann nicht mehr für dein bestes Ergebnis.
undo-anyway = Trotzdem zurücknehmen
undo-asked = Die anderen wurden gefragt, ob du das zurücknehmen darfst: { $what }

## Lobby
lobby-title = ### 🐂 { $game }
lobby-players = { $count } von { $most } am Tisch: { $names }
lobby-pace = { $days ->
    [0] Ohne Frist.
    [one] Ein Tag pro Zug.
   *[other] { $days } Tage pro Zug.
}
lobby-options = Optionen: { $options }
lobby-hint = Mit dem Knopf mitspielen; starten, wenn alle da sind.
lobby-running = Das Spiel hat begonnen.
lobby-closed = Dieser Tisch ist geschlossen.
lobby-join = Mitspielen
lobby-leave = Gehen
lobby-ai = KI hinzufügen
lobby-start = Starten
game-argentina = Great Western Trail: Argentinien
    .short = Argentinien
game-original = Great Western Trail
    .short = Original
opponent-automa = Pedro oder Garth, schnelle Regeln
opponent-greedy = eine KI, schnell
opponent-strong = eine KI, stark
opponent-easy = eine KI, leicht
opponent-medium = eine KI, mittel
opponent-hard = eine KI, schwer
opponent-expert = eine KI, Experte
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-very_hard = sehr schwer
seat-automa = Pedro ({ $level })
seat-greedy = Rosita (KI)
seat-strong = Don Segundo (KI)
seat-easy = Panchito (KI, leicht)
seat-medium = Lucía (KI, mittel)
seat-hard = Martín (KI, schwer)
seat-expert = Doña Elvira (KI, Experte)
setting-neutral = neutrale Gebäude
setting-sides = Gebäudeseiten
setting-order = Sitzreihenfolge
setting-automa = Automa
setting-line = { $name }: { $value }
value-printed = wie gedruckt
value-shuffled = gemischt
value-a = Seite a
value-b = Seite b
value-mixed = bunt gemischt
value-random = zufällig
value-none = aus
value-given = wie beigetreten
language-name = Deutsch

## Nachrichten des Tisches
table-started = ### Das Spiel beginnt!
    -# Jedes Mischen kommt aus einem geheimen Startwert; sein Hash ist `{ $hash }`.
table-turn = -# Zug { $turn }
table-next = ➤ { $who }, du bist dran.{ $deadline ->
    [none] {""}
   *[other] { " " }Frist: { $deadline }.
}
table-next-ai = ➤ { $who } überlegt…
table-button = Mein Zug
table-undone = ↩ **{ $name }** nimmt zurück: { $what }
table-undo-asked = ↩ **{ $name }** möchte das hier zurücknehmen, obwohl dabei etwas aufgedeckt wurde oder andere seitdem gespielt haben. Stimmt ihr zu, { $people }?
table-abandon-asked = **{ $name }** schlägt vor, das Spiel ohne Ergebnis zu beenden. { $people }, stimmt ihr zu?
table-voted = Der Tisch hat entschieden: { $outcome }.
table-finished = ### 🏆 { $winners } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
}!
table-score = { $place }. **{ $name }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-seed = -# Der Startwert war `{ $seed }`: Mit { COMMAND("export") } kann jeder jedes Mischen prüfen.
table-abandoned = Dieses Spiel wurde ohne Ergebnis beendet.
table-expired = Lange kam niemand: Dieser Tisch ist geschlossen. { COMMAND("trail new") } eröffnet einen neuen.
table-extended = **{ $name }** hat { $days ->
    [one] einen Tag mehr
   *[other] { $days } Tage mehr
}.
table-stand_in = Eine KI spielt für **{ $name }**, bis die Person zurück ist.
table-seat_open = Der Platz von **{ $name }** ist frei: { COMMAND("trail join") } nimmt ihn.
table-came_back = **{ $name }** ist zurück.
table-replaced = **{ $name }** übernimmt einen Platz.
table-reminder = ⏰ { $who }, der Tisch wartet auf dich: { $what } { $link }{ $deadline ->
    [none] {""}
   *[other] { " " }Frist: { $deadline }.
}
table-reminder-direct = ⏰ Tische, die auf dich warten:
table-time-up = ⌛ Die Zeit von **{ $name }** ist um. { $people }, was machen wir?
table-time-up-alone = ⌛ Die Zeit für diesen Zug ist um. Es passiert nichts: Spiel, wann du magst.
vote-wait = Warten
vote-ai = KI spielen lassen
vote-replace = Platz freigeben
vote-yes = Ja
vote-no = Nein
vote-cast = Stimme gezählt.
outcome-wait = wir warten
outcome-ai = eine KI spielt weiter
outcome-replace = der Platz ist frei
outcome-yes = ja
outcome-no = nein

## Antworten auf Befehle
status-line = **{ $game }** · Zug { $turn } · wir warten auf **{ $name }**: { $what }{ $deadline ->
    [none] {""}
   *[other] { " " }Frist: { $deadline }
}
status-lobby = Hier ist ein Tisch für { $game } offen. Besetzte Plätze: { $count } von { $most }.
status-over = Das Spiel hier ist vorbei.
mygames-none = Du sitzt an keinem Tisch. { COMMAND("trail solo") } beginnt sofort ein Spiel, { COMMAND("trail new") } eröffnet einen Tisch.
mygames-line = { $mark } { $where } · { $game } · { $state }
mygames-yours = **du bist dran**
mygames-theirs = wir warten auf { $name }
mygames-lobby = Lobby
log-none = Es ist noch nichts passiert.
export-whole = Das ganze Spiel mit seinem Startwert. `python -m engine replay` spielt es nach.
export-seen = Was du von diesem Spiel gerade sehen darfst.
done-nothing = Hier gibt es nichts zu überspringen.
wrong-moment = Das geht gerade nicht: { $why }.
not-asked = Du bist nicht dran: Der Tisch wartet auf { $name }.
remind-channel = im Kanal
remind-direct = als Direktnachricht
remind-off = aus
remind-snoozed = Die nächste Erinnerung kommt frühestens { $until }.
vacation-bad-date = Diesen Tag kann ich nicht lesen. Schreib ihn wie 24.12., morgen, nächsten Freitag oder 2026-12-24.
vacation-until = Schönen Urlaub! Deine Fristen pausieren bis { $until }.
vacation-back = Willkommen zurück.
solo-here = Dein Spiel ist hier: { $link }
solo-best = Dein bestes Ergebnis gegen { $opponent }: { $best ->
    [one] { $best } Punkt
   *[other] { $best } Punkte
} in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}.
solo-record = 🎉 Dein bisher bestes Ergebnis gegen { $opponent }, in { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spielen
}!
solo-first = Dein erstes Spiel gegen { $opponent }.
solo-lost = { $points ->
    [one] { $points } Punkt hat gefehlt.
   *[other] { $points } Punkte haben gefehlt.
} Der größte Rückstand: { $what }, { $mine } zu { $theirs }.
solo-again = Noch einmal
daily-title = Der Pfad vom { $day }
daily-rules = Heute für alle dieselben Karten und Plättchen, und ein Versuch: Aufgedecktes bleibt aufgedeckt.
daily-nobody = Noch ist niemand angekommen.
again-none = Du hast noch kein Solospiel gespielt. { COMMAND("trail solo") } beginnt eines.
seat-taken = Der Platz gehört dir.
replaced-done = Erledigt.
language-saved = Ich spreche jetzt Deutsch mit dir.
health = Spiele im Speicher: { $tables }, wartende Nachrichten: { $outbox }, Latenz { $latency } ms, gestartet { $since }.

## Fehler und Absagen
error-cooldown = Einen Moment, bitte: Versuch es in { $seconds } s noch einmal.
owner-only = Das ist nur für den Betreiber des Bots.
error-moderators = Das dürfen nur Moderatoren (Nachrichten verwalten).
error-value = Das verstehe ich nicht. Wähle einen der Vorschläge.
error-store = Der letzte Zug konnte nicht gespeichert werden, also gilt er nicht. Bitte versuch es noch einmal. (Code { $code })
error-bug = Bei mir ging etwas schief, und nichts wurde geändert. Bitte versuch es noch einmal. (Code { $code })
error-stale-form = Dieses Formular ist zu alt. Bitte öffne es neu.
error-gone = In { $channel } kann ich nicht mehr schreiben: Der Kanal ist weg, oder ich wurde entfernt. Euer Spiel bleibt erhalten, und wer an der Reihe ist, hört es von mir direkt. { COMMAND("trail move") } in einem anderen Kanal holt das Spiel dorthin; { COMMAND("trail abandon") }, auch hier, beendet es.
error-discord = Discord hat meine Antwort nicht angenommen. Deine Wahl kann gezählt haben: { COMMAND("hand") } zeigt, was jetzt gefragt ist. (Code { $code })
error-no-post = Ich darf in { $channel } nicht schreiben. Ein Moderator kann mir dort „Nachrichten senden“ und „Dateien anhängen“ geben.
table-none = In diesem Kanal ist kein Tisch. { COMMAND("trail solo") } beginnt sofort ein Spiel, { COMMAND("trail new") } eröffnet einen Tisch.
