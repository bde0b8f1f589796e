### /privacy, and how to reach whoever hosts the bot.

privacy-about = **Was ich speichere.** Deine Discord-ID und deinen Namen an den Tischen, an denen du spielst, jede deiner Entscheidungen dort, deine Ergebnisse und deine Einstellungen (Sprache, Zeitzone, Ruhezeiten, Erinnerungen). Nachrichten anderer lese und speichere ich nicht.
privacy-why = **Wozu.** Zum Spielen: Jede Partie wird aus ihren Entscheidungen wiederhergestellt, und Erinnerungen müssen wissen, wer am Zug ist. Nichts davon wird verkauft, weitergegeben oder für anderes benutzt.
privacy-kept = **Wie lange.** { $days ->
    [0] Partien bleiben, bis jemand vergessen werden möchte.
    [one] Beendete Partien werden nach { $days } Tag gelöscht.
   *[other] Beendete Partien werden nach { $days } Tagen gelöscht.
} Was an einem Tisch gesagt wurde, bleibt 30 Tage vermerkt, Sicherungen bleiben 14 Tage.
privacy-rights = **Deine Rechte.** { COMMAND("privacy export") } gibt dir alles als Datei, { COMMAND("privacy forget") } entfernt deine ID und deinen Namen überall.
privacy-export = Hier ist alles, was ich über dich gespeichert habe.
privacy-forget = Soll ich dich vergessen? Deine Einstellungen werden gelöscht, und deine ID und dein Name verschwinden aus allen Partien; die anderen behalten ihre, ohne dich. { $open ->
    [0] Du sitzt an keinem offenen Tisch.
    [one] Du sitzt an einem offenen Tisch: Dort spielt eine KI für dich weiter, oder die Partie endet, wenn du allein spielst.
   *[other] Du sitzt an { $open } offenen Tischen: Dort spielt eine KI für dich weiter, oder die Partie endet, wo du allein spielst.
} In Sicherungen stehst du noch bis zu 14 Tage. Das lässt sich nicht rückgängig machen.
privacy-forget-button = Vergiss mich
privacy-forgotten = Erledigt. Ich kenne dich nicht mehr; die Sicherungen der letzten 14 Tage verschwinden von selbst.
privacy-somebody = Jemand
help-contact = Stimmt etwas nicht? Sag es denen, die diesen Bot betreiben: { $contact }
