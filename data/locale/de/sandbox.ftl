### Die Seite der Sandbox. Die Seite setzt Werte selbst ein, also wählen ihre Texte keine Formen.

## Rund um die Nachrichten
sandbox-title = Tropero, ohne Discord
sandbox-skip = Zu den Nachrichten springen
sandbox-channels = Kanäle
sandbox-close-channels = Kanalliste schließen
sandbox-direct = Direktnachrichten
sandbox-people = Wer an der Tastatur sitzt
sandbox-messages = Nachrichten
sandbox-newest = Zur neuesten Nachricht
sandbox-language = Sprache
sandbox-bot-here = { $name } ist da
sandbox-bot-awaited = warten auf { $name }…
sandbox-not-running = Die Sandbox läuft nicht
sandbox-you-are = Du bist { $name }
sandbox-be = Als { $name } weitermachen
sandbox-be-pinged = Als { $name } weitermachen (wurde angepingt)
sandbox-thread = Thread
sandbox-open-thread = In diesem Kanal einen Thread öffnen
sandbox-in = in { $name }
sandbox-locked = gesperrt
sandbox-archived = archiviert

## Formulare
sandbox-add-person = Person hinzufügen
sandbox-new-channel = Neuer Kanal
sandbox-new-thread = Neuer Thread
sandbox-name = Name
sandbox-create = Erstellen
sandbox-cancel = Abbrechen
sandbox-submit = Absenden
sandbox-required = Pflichtfeld
sandbox-close = Schließen
sandbox-enlarge = Bild vergrößern
sandbox-enlarge-named = Vergrößern: { $name }

## Schreiben, Befehle und Menüs
sandbox-message = Nachricht
sandbox-message-hint = Nachricht, oder / für Befehle
sandbox-forum-closed = Öffne einen Beitrag dieses Forums
sandbox-thread-locked = Dieser Thread ist gesperrt
sandbox-commands = Befehle
sandbox-cancel-command = Befehl abbrechen
sandbox-send = Senden
sandbox-yes = Ja
sandbox-no = Nein
sandbox-type-to-choose = tippen und auswählen
sandbox-missing = Es fehlt noch: { $name }.
sandbox-choose-command = Wähle einen Befehl aus der Liste.
sandbox-make-choice = Triff eine Auswahl
sandbox-choose-count = { $count } von { $most } wählen
sandbox-choose-range = { $least } bis { $most } wählen
sandbox-choose-none = Nichts wählen

## Nachrichten
sandbox-only-you = Nur du kannst das sehen
sandbox-dismiss = Verwerfen
sandbox-used = { $name } hat { $command } benutzt
sandbox-thinking = { $name } denkt nach…
sandbox-app = APP
sandbox-edited = (bearbeitet)
sandbox-unknown = unbekannt
sandbox-kilobytes = { $count } KB
sandbox-you-and = Du und { $name }
sandbox-empty = Hier wurde noch nichts gesagt. Tippe / für Befehle.
sandbox-new-game = Neues Spiel
sandbox-what-to-play = Was wollen wir spielen?
sandbox-welcome = Beide Spiele in voller Länge, durch Antippen. Befehle beginnen mit /.
sandbox-posts = Die Beiträge dieses Forums
sandbox-no-posts = Dieses Forum hat noch keine Beiträge.

## Was nicht geht
sandbox-no-answer = { $name } hat nicht rechtzeitig geantwortet.
sandbox-not-possible = Das geht hier nicht.
sandbox-bad-value = Ein Wert passt nicht: Wähle einen aus der Liste oder prüfe ihn.
sandbox-not-for-you = Dieser Kanal ist nicht für dich.
sandbox-form-gone = Dieses Formular ist nicht mehr offen.
sandbox-person-needs-name = Eine Person braucht einen Namen.
sandbox-channel-needs-name = Ein Kanal braucht einen Namen.
sandbox-thread-needs-name = Ein Thread braucht einen Namen und einen Kanal.

## Anfangen mit einem Klick
start-solo = Solospiel
    .note = Gegen eine KI, sofort
start-learn = Spiel lernen
    .note = Kurze Lektionen auf dem echten Plan: fünf Minuten, oder zwanzig für alles
start-two = Tisch zu zweit
    .note = Du und die nächste Person
    .channel = tisch
