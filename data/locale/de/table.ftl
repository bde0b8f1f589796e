# Was einer Person privat gesagt wird, wenn an einem Tisch etwas nicht geht.

## Tische und Lobbys
table-unknown = Diesen Tisch gibt es nicht mehr.
table-unreadable = Dieses Spiel stammt von einer anderen Version der Regeln und lässt sich nicht lesen. Bitte sag dem Betreiber des Bots Bescheid und nenne den Tisch { $table }.
table-channel-taken = In diesem Kanal ist schon ein Tisch. Beende ihn erst, oder eröffne einen in einem Thread.
table-bad-size = Ein Tisch hat { $least } bis { $most ->
    [one] { $most } Platz
   *[other] { $most } Plätze
}.
table-bad-pace = Wähle 1, 2, 3 oder 7 Tage pro Zug oder keine Frist.
table-bad-options = So ein Spiel gibt es nicht, oder eine Option kennt diesen Wert nicht.
table-already-seated = Du sitzt schon an diesem Tisch.
table-not-seated = Du hast keinen Platz an diesem Tisch.
table-not-asked = Das entscheidest du gerade nicht.
table-full = { $most ->
    [one] Der einzige Platz ist besetzt.
   *[other] Alle { $most } Plätze sind besetzt.
}
table-too-few = Zum Starten braucht es mindestens { $least } Spieler.
table-not-a-lobby = Das Spiel läuft schon: zu spät zum Mitspielen oder Gehen.
table-not-started = Das Spiel hat noch nicht begonnen.
table-host-only = Nur wer den Tisch eröffnet hat oder ein Moderator kann ihn schließen.
table-over = Dieses Spiel ist vorbei.
table-stale = Das Spiel ist inzwischen weiter. Das hier wird jetzt gefragt.
table-come-back = Eine KI hält deinen Platz. { COMMAND("trail back") } bringt dich ins Spiel.
table-not-an-ai = Diesen Platz spielt ein Mensch.

## Zurücknehmen
undo-nothing = Es gibt nichts zurückzunehmen.
undo-needs-consent = Seitdem wurde etwas aufgedeckt oder jemand anders hat gespielt. Die anderen müssen zustimmen.
undo-older-rules = Dieser Zug wurde nach älteren Regeln gespielt und lässt sich nicht zurücknehmen.
undo-daily = Auf dem Pfad des Tages bleibt aufgedeckt, was aufgedeckt ist: Alle haben nur einen Versuch.
daily-once = Du hattest deinen Versuch auf dem Pfad von heute schon. { COMMAND("trail daily") } zeigt, wie es allen ergangen ist.
daily-not-over = Der Pfad des Tages lässt sich erst morgen exportieren, wenn alle ihren Versuch hatten.

## Abstimmungen
vote-unknown = So eine Abstimmung gibt es nicht.
vote-over = Diese Abstimmung ist vorbei.
vote-not-yours = Darüber entscheiden die anderen am Tisch.
vote-bad-answer = Das ist keine der Antworten.
vote-already-open = Darüber stimmt der Tisch schon ab.

## Plätze in einem laufenden Spiel
seat-unknown = So einen Platz gibt es nicht.
seat-not-open = Dieser Platz ist nicht frei.
seat-not-away = Du spielst diesen Platz selbst.

## Zeit
pace-no-clock = An diesem Tisch läuft für niemanden die Zeit.
pace-bad-extension = Gib { $least } bis { $most ->
    [one] { $most } Tag mehr
   *[other] { $most } Tage mehr
}.
remind-nothing-to-snooze = Du hast hier keine Frist.
remind-bad-snooze = Eine Erinnerung lässt sich höchstens { $hours ->
    [one] { $hours } Stunde
   *[other] { $hours } Stunden
} verschieben.
settings-unknown-zone = Eine Zeitzone namens { $zone } gibt es nicht.
vacation-bad-end = Ein Urlaub endet in der Zukunft, innerhalb von { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
}.
vacation-none = Du bist nicht im Urlaub.

## Ein Spiel importieren
import-too-long = Diese Datei ist zu lang für ein Spiel.
import-not-a-record = Diese Datei ist kein Export eines beendeten Spiels.
import-other-rules = Dieses Spiel wurde nach Version { $theirs } der Regeln gespielt, hier gilt Version { $ours }; es lässt sich nicht prüfen.
import-bad-setup = So ein Spiel gibt es nicht, oder es lässt sich so nicht aufbauen.
import-illegal-choice = Entscheidung { $choice } ist regelwidrig; Datei abgelehnt.
import-not-finished = Dieses Spiel hört vor seinem Ende auf.
import-other-scores = Nachgespielt endet dieses Spiel mit anderen Punkten, als die Datei sagt.

## Beendete und umgezogene Spiele
back-already = Dieses Spiel geht schon weiter.
back-too-late = Dafür ist es zu spät: Dieses Spiel ist endgültig vorbei.
move-here-already = Dieser Tisch ist schon hier.
move-not-private = In eine Direktnachricht kann nur ein Spiel umziehen, das jemand allein spielt. Wähle einen Kanal, den ihr alle seht.
