### Plans and orders: a turn tried privately, and played when it comes.

## Plans

plan-button = Plan
plan-do-at_once = Play it on my turn
plan-do-show = Show me first
plan-do-now = Play it now
plan-do-next = Next turn, too
plan-do-again = Start over
plan-do-drop = End plan
plan-what-orders = Only the orders
plan-what-plan = Only the plan
plan-what-both = Both
plan-name = Go on as if this came
plan-chance = Here chance decides.
plan-turn-over = Your turn is planned.
plan-odds = { $count ->
    [1] Odds for what comes
   *[other] Odds to be among the { $count } that come
}: { $odds }
plan-named = You go on as if this came: { $cards }
plan-since = ↻ { $count ->
    [one] One choice was
   *[other] { $count } choices were
} made at the table since. “Start over” keeps what still works.
plan-renewed = ↻ Started over from the table as it stands.
plan-renewed-part = ↻ Started over from the table as it stands. Not all of your plan works any more.
plan-dropped = The plan is gone. The table never knew of it.
plan-none = You have no plan here. { COMMAND("plan start") } begins one.
plan-stopped = The plan stops here. Take something back, name what is to come, or leave it as orders.
plan-too-long = This plan has become too long. End it and begin another.
plan-no-chance = Chance decides nothing here.
plan-card-cannot-come = That cannot come here.
plan-turn-not-over = Your turn is not planned to its end yet.

## Orders

orders-title = ### 🧭 Your orders { $where }
orders-rule = Each one is played if it is still possible, costs no more and brings no less. Nothing is played after something new was revealed.
orders-mode-at_once = They are played as soon as it is your turn.
orders-mode-show = You see them first; one tap plays them.
orders-shown = Others see that you have some, not which.
orders-secret = Nobody else knows of them.
orders-ready = 🧭 **Your orders are ready:**
orders-do-look = Orders
orders-do-play = Play them
orders-do-at_once = Play at once
orders-do-show = Show me first
orders-do-tell = Let others know
orders-do-hush = Keep it to myself
orders-do-withdraw = Withdraw
orders-withdrawn = Your orders are withdrawn.
orders-none = You have left no orders here. { COMMAND("plan start") } begins a plan.
orders-too-many = You can leave orders for at most { $most } { $most ->
    [one] turn
   *[other] turns
}.
orders-forbidden = Nobody may leave orders at this table.
order-turn = { $number ->
    [1] Your next turn
   [2] Your turn after that
   *[other] Turn { $number } from now
}
order-costs = at most { $goods }
order-brings = brings at least { $goods }
order-points = at least { $points } { $points ->
    [one] point
   *[other] points
}
order-named = if this comes: { $cards }
order-played-all = Your orders were played.
order-played = { $count ->
    [0] Nothing was played by order.
    [one] One choice was played by order.
   *[other] { $count } choices were played by order.
}
order-stop-asked = The question is another one than you planned for. Not played: “{ $what }”.
order-stop-gone = No longer possible: “{ $what }”.
order-stop-blocked = No longer possible: “{ $what }” ({ $why }).
order-stop-dearer = It costs { $now } now, not { $then }: “{ $what }”.
order-stop-less = It brings { $now } now, not { $then }: “{ $what }”.
order-stop-news = Something was revealed that you could not know. The rest is yours.
order-stop-end = That is as far as your orders went.
order-stop-trouble = It could not be looked at: “{ $what }”. The rest is yours.
order-amount-points = { $points } { $points ->
    [one] point
   *[other] points
}
order-nothing = nothing
table-by-order = Played by orders left beforehand.
status-orders = 🧭 Orders were left by { $names }.
vacation-orders = Before you go, you can leave orders for your next turns: { COMMAND("plan start") }.
reminder-orders = 🧭 Your orders are ready: one tap plays them.
lobby-orders = Orders for later turns may be left here.
lobby-no-orders = Nobody may leave orders for later turns here.
orders-allowed = Allowed
orders-not-allowed = Not allowed
