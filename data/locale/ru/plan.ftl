### Планы и приказы: ход, опробованный наедине и сыгранный, когда придёт очередь.

## Планы

plan-button = План
plan-do-at_once = Сыграть в мой ход
plan-do-show = Сначала показать
plan-do-now = Сыграть сейчас
plan-do-next = Ещё один ход
plan-do-again = Начать заново
plan-do-drop = Закончить план
plan-what-orders = Только приказы
plan-what-plan = Только план
plan-what-both = И то и другое
plan-name = Дальше так, будто придёт это
plan-chance = Здесь решает случай.
plan-turn-over = Ваш ход спланирован.
plan-odds = { $count ->
    [1] Шансы на то, что придёт
   *[other] Шансы оказаться среди { $count } новых
}: { $odds }
plan-named = Дальше так, будто пришло: { $cards }
plan-since = ↻ С тех пор за столом { $count ->
    [one] сделан { $count } выбор
    [few] сделано { $count } выбора
   *[other] сделано { $count } выборов
}. «Начать заново» сохранит то, что ещё годится.
plan-renewed = ↻ Начато заново с нынешнего положения.
plan-renewed-part = ↻ Начато заново с нынешнего положения. Не всё из плана ещё возможно.
plan-dropped = Плана больше нет. За столом о нём никто не знал.
plan-none = У вас здесь нет плана. { COMMAND("plan start") } начнёт новый.
plan-stopped = Здесь план останавливается. Отмените что-нибудь, назовите, что должно прийти, или оставьте его приказом.
plan-too-long = План стал слишком длинным. Закончите его и начните другой.
plan-no-chance = Здесь случай ничего не решает.
plan-card-cannot-come = Это здесь прийти не может.
plan-turn-not-over = Ваш ход ещё не спланирован до конца.

## Приказы

orders-title = ### 🧭 Ваши приказы { $where }
orders-rule = Каждый исполняется, если он ещё возможен, стоит не больше и приносит не меньше. Когда открылось что-то новое, дальше ничего не исполняется.
orders-mode-at_once = Они исполняются, как только настанет ваш ход.
orders-mode-show = Сначала вы их увидите; одно нажатие исполнит их.
orders-shown = Другие видят, что приказы есть, но не видят какие.
orders-secret = Больше о них никто не знает.
orders-ready = 🧭 **Ваши приказы готовы:**
orders-do-look = Приказы
orders-do-play = Исполнить
orders-do-at_once = Исполнять сразу
orders-do-show = Сначала показать
orders-do-tell = Пусть другие знают
orders-do-hush = Никому не говорить
orders-do-withdraw = Отозвать
orders-withdrawn = Ваши приказы отозваны.
orders-none = Вы не оставили здесь приказов. { COMMAND("plan start") } начнёт план.
orders-too-many = Оставить приказы можно самое большее на { $most ->
    [one] { $most } ход
    [few] { $most } хода
   *[other] { $most } ходов
}.
orders-forbidden = За этим столом приказы оставлять нельзя.
order-turn = { $number ->
    [1] Ваш следующий ход
   *[other] Ваш { $number }-й ход, считая от нынешнего
}
order-costs = не больше: { $goods }
order-brings = приносит не меньше: { $goods }
order-points = не меньше { $points ->
    [one] { $points } очка
   *[other] { $points } очков
}
order-named = если придёт: { $cards }
order-played-all = Ваши приказы выполнены.
order-played = { $count ->
    [0] По приказу ничего не сыграно.
    [one] По приказу сыгран { $count } выбор.
    [few] По приказу сыграно { $count } выбора.
   *[other] По приказу сыграно { $count } выборов.
}
order-stop-asked = Теперь спрашивается не то, что было в плане. Не сыграно: «{ $what }».
order-stop-gone = Больше невозможно: «{ $what }».
order-stop-blocked = Больше невозможно: «{ $what }» ({ $why }).
order-stop-dearer = Теперь стоит { $now }, а не { $then }: «{ $what }».
order-stop-less = Теперь приносит { $now }, а не { $then }: «{ $what }».
order-stop-news = Открылось то, чего вы не могли знать. Остальное за вами.
order-stop-end = На этом ваши приказы кончились.
order-stop-trouble = Проверить не удалось: «{ $what }». Остальное за вами.
order-amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
order-nothing = ничего
table-by-order = Сыграно по оставленным заранее приказам.
status-orders = 🧭 Приказы оставили: { $names }.
vacation-orders = До отъезда можно оставить приказы на следующие ходы: { COMMAND("plan start") }.
reminder-orders = 🧭 Ваши приказы готовы: одно нажатие исполнит их.
lobby-orders = Здесь можно оставлять приказы на следующие ходы.
lobby-no-orders = Здесь нельзя оставлять приказы на следующие ходы.
orders-allowed = Можно
orders-not-allowed = Нельзя
