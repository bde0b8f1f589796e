### Pläne und Anweisungen: ein Zug, still ausprobiert und gespielt, wenn er dran ist.

## Pläne

plan-button = Planen
plan-do-at_once = In meinem Zug spielen
plan-do-show = Mir erst zeigen
plan-do-now = Jetzt spielen
plan-do-next = Nächster Zug dazu
plan-do-again = Neu beginnen
plan-do-drop = Plan beenden
plan-what-orders = Nur die Anweisungen
plan-what-plan = Nur den Plan
plan-what-both = Beides
plan-name = Weiter, als käme das
plan-chance = Hier entscheidet der Zufall.
plan-turn-over = Dein Zug ist geplant.
plan-odds = { $count ->
    [1] Chancen für das, was kommt
   *[other] Chancen, unter den { $count } zu sein, die kommen
}: { $odds }
plan-named = Du planst, als käme: { $cards }
plan-since = ↻ Am Tisch { $count ->
    [one] wurde seither eine Entscheidung
   *[other] wurden seither { $count } Entscheidungen
} getroffen. „Neu beginnen“ behält, was noch geht.
plan-renewed = ↻ Neu begonnen mit dem Stand am Tisch.
plan-renewed-part = ↻ Neu begonnen mit dem Stand am Tisch. Nicht alles aus deinem Plan geht noch.
plan-dropped = Der Plan ist weg. Am Tisch hat ihn niemand bemerkt.
plan-none = Du hast hier keinen Plan. { COMMAND("plan start") } beginnt einen.
plan-stopped = Hier hält der Plan an. Nimm etwas zurück, nenne, was kommen soll, oder hinterlass ihn als Anweisungen.
plan-too-long = Dieser Plan ist zu lang geworden. Beende ihn und beginne einen neuen.
plan-no-chance = Hier entscheidet der Zufall nichts.
plan-card-cannot-come = Das kann hier nicht kommen.
plan-turn-not-over = Dein Zug ist noch nicht bis zum Ende geplant.

## Anweisungen

orders-title = ### 🧭 Deine Anweisungen { $where }
orders-rule = Jede wird gespielt, wenn sie noch möglich ist, nicht mehr kostet und nicht weniger bringt. Wird etwas Neues aufgedeckt, folgt nichts mehr.
orders-mode-at_once = Sie werden gespielt, sobald du am Zug bist.
orders-mode-show = Du siehst sie zuerst; einmal tippen, und sie werden gespielt.
orders-shown = Andere sehen, dass du welche hast, aber nicht welche.
orders-secret = Sonst weiß niemand davon.
orders-ready = 🧭 **Deine Anweisungen liegen bereit:**
orders-do-look = Anweisungen
orders-do-play = Spielen
orders-do-at_once = Sofort spielen
orders-do-show = Mir erst zeigen
orders-do-tell = Andere wissen lassen
orders-do-hush = Für mich behalten
orders-do-withdraw = Zurückziehen
orders-withdrawn = Deine Anweisungen sind zurückgezogen.
orders-none = Du hast hier keine Anweisungen hinterlassen. { COMMAND("plan start") } beginnt einen Plan.
orders-too-many = Anweisungen gehen für höchstens { $most } { $most ->
    [one] Zug
   *[other] Züge
}.
orders-forbidden = An diesem Tisch darf man keine Anweisungen hinterlassen.
order-turn = { $number ->
    [1] Dein nächster Zug
   *[other] Dein { $number }. Zug von jetzt an
}
order-costs = höchstens { $goods }
order-brings = bringt mindestens { $goods }
order-points = mindestens { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
order-named = falls kommt: { $cards }
order-played-all = Deine Anweisungen wurden gespielt.
order-played = { $count ->
    [0] Nach deinen Anweisungen wurde nichts gespielt.
    [one] Eine Entscheidung wurde nach deinen Anweisungen gespielt.
   *[other] { $count } Entscheidungen wurden nach deinen Anweisungen gespielt.
}
order-stop-asked = Jetzt wird etwas anderes gefragt, als du geplant hattest. Nicht gespielt: „{ $what }“.
order-stop-gone = Nicht mehr möglich: „{ $what }“.
order-stop-blocked = Nicht mehr möglich: „{ $what }“ ({ $why }).
order-stop-dearer = Kostet jetzt { $now } statt { $then }: „{ $what }“.
order-stop-less = Bringt jetzt { $now } statt { $then }: „{ $what }“.
order-stop-news = Es wurde etwas aufgedeckt, das du nicht wissen konntest. Der Rest ist deine Sache.
order-stop-end = So weit gingen deine Anweisungen.
order-stop-trouble = Das ließ sich nicht prüfen: „{ $what }“. Der Rest ist deine Sache.
order-amount-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
order-nothing = nichts
table-by-order = Nach vorher hinterlassenen Anweisungen gespielt.
status-orders = 🧭 Anweisungen hinterlassen: { $names }.
vacation-orders = Bevor du gehst, kannst du Anweisungen für deine nächsten Züge hinterlassen: { COMMAND("plan start") }.
reminder-orders = 🧭 Deine Anweisungen liegen bereit: einmal tippen, und sie werden gespielt.
lobby-orders = Hier darf man Anweisungen für spätere Züge hinterlassen.
lobby-no-orders = Hier darf man keine Anweisungen für spätere Züge hinterlassen.
orders-allowed = Erlaubt
orders-not-allowed = Nicht erlaubt
