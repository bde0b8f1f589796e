# Wenn etwas lange dauert oder diesmal nicht klappt.

picture-lost = Das Bild ließ sich diesmal nicht zeichnen. { COMMAND("board") }, { COMMAND("hand") } und die anderen Befehle versuchen es noch einmal.
hint-thinking = Gerade denken viele Tische nach. Dein Tipp kommt, sobald du an der Reihe bist…
error-work = Das hat zu lange gedauert, deshalb habe ich es abgebrochen; geändert wurde nichts. Bitte versuch es noch einmal. (Code { $code })
error-store-reading = Ich kann gerade nicht in meinen Notizen lesen; geändert wurde nichts. Bitte versuch es gleich noch einmal. (Code { $code })
table-ai_slow = -# **{ $name }** braucht länger als sonst: Viele Tische denken gleichzeitig nach. Das Spiel geht von selbst weiter.
table-ai_trouble = **{ $name }** kann gerade nicht ziehen, das liegt an mir. Ich versuche es weiter, und das Spiel geht von selbst weiter; nichts ist verloren.

daily-private = Der Pfad des Tages wird bis zum Ende des Tages im Verborgenen geritten, und hier kann ich keinen privaten Thread anlegen. In einer Direktnachricht an mich geht es.
solo-peeked = Aufgedecktes wurde zurückgenommen, deshalb zählt dieses Spiel nicht für dein bestes Ergebnis.
