### Wo ein Tisch ist und wie er endet.

abandon-asked = Der Tisch ist gefragt; mehr als die Hälfte muss zustimmen.
table-elsewhere = 🐂 Du bist in **{ $game }** an der Reihe. In { $where } kann ich gerade nicht schreiben, darum sage ich es dir hier; der Knopf öffnet deinen Zug.{ $deadline ->
    [none] {""}
   *[other] { " " }Frist: { $deadline }.
}
place-guest = Dafür muss ich auf diesem Server sein: Wer ihn verwaltet, kann mich hinzufügen. Allein kannst du mit { COMMAND("trail solo") } sofort spielen, in unseren Direktnachrichten.
place-permission = Mir { $count ->
    [one] fehlt eine Berechtigung
   *[other] fehlen Berechtigungen
} in diesem Kanal: { $permissions }. Ein Moderator kann das in den Kanaleinstellungen ändern; begonnen hat noch nichts.
place-locked = Dieser Thread ist gesperrt, ich könnte euch hier nichts erzählen. Ein Moderator kann ihn entsperren.
place-private-thread = Ich bin nicht in diesem privaten Thread. Erwähnt mich hier einmal, dann bin ich dabei; danach versuch es noch einmal.
place-threads-full = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Schließt einen, oder spielt in einem, den es schon gibt.
solo-direct = Dein Spiel läuft in unseren Direktnachrichten; hier geht es genauso weiter.
permission-view_channel = Kanal anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-attach_files = Dateien anhängen
