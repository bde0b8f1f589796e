### Was jemand getippt hat, und wo es eine Aktion gibt.

typed-several = Zu „{ $typed }“ passt mehreres: { $options }. Schreib mehr, oder wähle einen Vorschlag.
action-elsewhere = { $here } bietet „{ $action }“ nicht an. Das gibt es hier: { $there }.
action-there = „{ $action }“ gibt es hier: { $there }.
action-nowhere = „{ $action }“ bietet dir im Moment kein Gebäude auf dem Plan.
