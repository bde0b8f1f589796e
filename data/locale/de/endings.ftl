### Wie jemand allein einen Tisch beendet oder umziehen lässt.

end-ask = Soll **{ $game }** in { $where } enden (Zug { $turn }, { $names })? Dann gewinnt niemand. Einen Tag lang lässt es sich zurückholen.
end-end = Beenden
end-keep = Weiterspielen lassen
end-kept = Das Spiel geht weiter.
end-done = Das Spiel ist ohne Ergebnis beendet. Bis { $until } könnt ihr es zurückholen: du und alle, die mitgespielt haben.
end-back = Zurückholen
end-undone = Das Spiel geht weiter.
table-ended = { $player } hat dieses Spiel ohne Ergebnis beendet. Ein Moderator oder wer mitgespielt hat, kann es bis { $until } zurückholen; so lange bleibt sein Startwert geheim.
table-ended-elsewhere = { $player } hat euer Spiel **{ $game }** in { $where } beendet, wo ich nicht mehr schreiben kann. Bis { $until } kannst du es zurückholen und mit { COMMAND("trail move") } in einen anderen Kanal bringen.
table-brought-back = { $player } hat dieses Spiel zurückgeholt: Es geht weiter, wo es war.
table-moved = { $people }: Unser Tisch ist jetzt hier.
table-moved-away = Dieser Tisch ist nach { $where } umgezogen.
table-which = Du sitzt an mehreren Tischen. Sag, welchen du meinst.
move-moderators = In { $where } funktioniert alles, darum muss ein Moderator den Tisch umziehen lassen: mit { COMMAND("trail move") } in dem Kanal, in den er soll.
mygames-closed = -# Dort kann ich nicht schreiben: { COMMAND("trail move") } in einem anderen Kanal holt das Spiel dorthin, { COMMAND("trail abandon") } beendet es.
table-abandon-by-vote = Ein laufendes Spiel beenden seine Spieler durch Abstimmung oder ein Moderator.
