### Что говорит сам бот: панели, лобби, сообщения стола, ошибки, команды.

## Панель хода
panel-waiting = Ждём: **{ $name }**.
panel-over = Игра окончена.
panel-since = С вашего прошлого хода:
panel-below = 🐂 Игра продолжается ниже.
panel-poor = нет песо
panel-stale = ↻ Этот вопрос уже закрыт. Вот текущий вопрос.
panel-none = Ничего
panel-hand = Рука
panel-choose = Нажмите, чтобы выбрать
panel-only-pass = Здесь больше нечего делать.
panel-ends = Ход закончится { $when }.
panel-exchange = Обменять { $count }
panel-undo = Отменить
panel-page = Страница { $page } из { $pages }
panel-look = Смотреть
panel-map = Карта
panel-more = Ещё
panel-instead = Вместо всего здесь
panel-other = Другим способом
look-what = Посмотреть что-то другое
look-board = Поле
look-hand = Моя рука
look-mat = Планшет: { $name }
look-market = Рынки и цели
look-cities = Города
look-score = Текущий счёт
look-log = Что произошло
look-words = Поле словами
look-hint = Подсказка
look-rules = Правила
undo-done = ↩ Отменено: { $what }
undo-last-choice = последний выбор
undo-needs = С тех пор что-то открылось или ходил кто-то другой, поэтому нужно согласие остальных. Будет отменено: { $what }
undo-ask-others = Спросить остальных
undo-alone = С тех пор что-то открылось. Будет отменено: { $what }
    -# Тогда партия не пойдёт в зачёт лучшего результата.
undo-anyway = Всё равно отменить
undo-asked = Мы спросили остальных, можно ли отменить: { $what }

## Лобби
lobby-title = ### 🐂 { $game }
lobby-players = За столом { $count } из { $most }: { $names }
lobby-pace = { $days ->
    [0] Без срока.
    [one] { $days } день на ход.
    [few] { $days } дня на ход.
   *[many] { $days } дней на ход.
}
lobby-options = Варианты: { $options }
lobby-hint = Садитесь за стол кнопкой и начинайте, когда все соберутся.
lobby-running = Игра началась.
lobby-closed = Этот стол закрыт.
lobby-join = Сесть
lobby-leave = Уйти
lobby-ai = Добавить ИИ
lobby-start = Начать
game-argentina = Великий западный путь: Аргентина
    .short = Аргентина
game-original = Великий западный путь
    .short = оригинал
opponent-automa = Педро или Гарт, быстрые правила
opponent-greedy = ИИ, быстрый
opponent-strong = ИИ, сильный
opponent-easy = ИИ, лёгкий
opponent-medium = ИИ, средний
opponent-hard = ИИ, сложный
opponent-expert = ИИ, эксперт
level-easy = лёгкий
level-medium = средний
level-hard = сложный
level-very_hard = очень сложный
seat-automa = Педро ({ $level })
seat-greedy = Росита (ИИ)
seat-strong = Дон Сегундо (ИИ)
seat-easy = Панчито (ИИ, лёгкий)
seat-medium = Лусия (ИИ, средний)
seat-hard = Мартин (ИИ, сложный)
seat-expert = Донья Эльвира (ИИ, эксперт)
setting-neutral = нейтральные постройки
setting-sides = стороны построек
setting-order = порядок мест
setting-automa = автома
setting-line = { $name }: { $value }
value-printed = по буквам
value-shuffled = вперемешку
value-a = сторона a
value-b = сторона b
value-mixed = разные
value-random = случайно
value-none = нет
value-given = как садились
language-name = Русский

## Сообщения стола
table-started = ### Игра начинается!
    -# Все перемешивания заданы тайным числом; его хеш — `{ $hash }`.
table-turn = -# ход { $turn }
table-next = ➤ { $who }, ваш ход.{ $deadline ->
    [none] {""}
   *[other] { " " }Срок: { $deadline }.
}
table-next-ai = ➤ { $who } думает…
table-button = Мой ход
table-undone = ↩ **{ $name }** отменяет: { $what }
table-undo-asked = ↩ **{ $name }** просит отменить вот что, хотя при этом что-то открылось или другие уже ходили. Вы согласны, { $people }?
table-abandon-asked = **{ $name }** предлагает закончить партию без результата. { $people }, вы согласны?
table-voted = Стол решил: { $outcome }.
table-finished = ### 🏆 { $count ->
    [1] Победа: { $winners }
   *[other] Общая победа: { $winners }
}!
table-score = { $place }. **{ $name }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
table-seed = -# Тайное число было `{ $seed }`: через { COMMAND("export") } каждый может проверить все перемешивания.
table-abandoned = Эта партия закончена без результата.
table-expired = Долго никого не было: стол закрыт. { COMMAND("trail new") } откроет новый.
table-extended = **{ $name }** получает ещё { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}.
table-stand_in = Вместо игрока **{ $name }** временно играет ИИ.
table-seat_open = Место игрока **{ $name }** свободно: его займёт { COMMAND("trail join") }.
table-came_back = **{ $name }** снова с нами.
table-replaced = **{ $name }** занимает место за столом.
table-reminder = ⏰ { $who }, стол ждёт вас: { $what } { $link }{ $deadline ->
    [none] {""}
   *[other] { " " }Срок: { $deadline }.
}
table-reminder-direct = ⏰ Вас ждут за столами:
table-time-up = ⌛ У игрока **{ $name }** вышло время. { $people }, что делаем?
table-time-up-alone = ⌛ Время на этот ход вышло. Ничего страшного: играйте, когда захотите.
vote-wait = Ждать
vote-ai = Пусть играет ИИ
vote-replace = Освободить место
vote-yes = Да
vote-no = Нет
vote-cast = Ваш голос учтён.
outcome-wait = ждём
outcome-ai = дальше играет ИИ
outcome-replace = место свободно
outcome-yes = да
outcome-no = нет

## Ответы на команды
status-line = **{ $game }** · ход { $turn } · ждём игрока **{ $name }**: { $what }{ $deadline ->
    [none] {""}
   *[other] , срок { $deadline }
}
status-lobby = Здесь открыт стол «{ $game }». Занято мест: { $count } из { $most }.
status-over = Игра здесь окончена.
mygames-none = Вы не сидите ни за одним столом. { COMMAND("trail solo") } сразу начнёт игру, { COMMAND("trail new") } откроет стол.
mygames-line = { $mark } { $where } · { $game } · { $state }
mygames-yours = **ваш ход**
mygames-theirs = ждём игрока { $name }
mygames-lobby = ждёт начала
log-none = Ещё ничего не произошло.
export-whole = Вся партия вместе с тайным числом. `python -m engine replay` сыграет её снова.
export-seen = Что вы сейчас можете видеть в этой партии.
done-nothing = Сейчас нечего пропускать.
wrong-moment = Сейчас это невозможно: { $why }.
not-asked = Сейчас не ваш ход, ждём: { $name }.
remind-channel = в канале
remind-direct = личным сообщением
remind-off = выключены
remind-snoozed = Следующее напоминание — не раньше чем { $until }.
vacation-bad-date = Не могу прочитать эту дату. Напишите, например: 24.12, завтра, в пятницу или 2026-12-24.
vacation-until = Хорошего отдыха! Ваши сроки приостановлены. Последний день отпуска: { $until }
vacation-back = С возвращением.
solo-here = Ваша партия здесь: { $link }
solo-best = Ваш лучший результат (соперник — { $opponent }): { $best ->
    [one] { $best } очко
    [few] { $best } очка
   *[many] { $best } очков
}; сыграно: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}.
solo-record = 🎉 Это ваш лучший результат (соперник — { $opponent }); сыграно: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}!
solo-first = Ваша первая партия (соперник — { $opponent }).
solo-lost = Не хватило очков: { $points }. Самое большое отставание: { $what }, { $mine } против { $theirs }.
solo-again = Сыграть ещё
daily-title = Путь дня { $day }
daily-rules = Сегодня у всех одни и те же карточки и жетоны и одна попытка: открытое остаётся открытым.
daily-nobody = Пока никто не доехал до конца.
again-none = Вы ещё не играли в одиночку. { COMMAND("trail solo") } начнёт игру.
seat-taken = Место ваше.
replaced-done = Готово.
language-saved = Теперь я говорю с вами по-русски.
health = Партий в памяти: { $tables }, сообщений в очереди: { $outbox }, задержка { $latency } мс, запущен { $since }.

## Ошибки и отказы
error-cooldown = Минутку: попробуйте снова через { $seconds } с.
owner-only = Это только для владельца бота.
error-moderators = Это для модераторов (Управление сообщениями).
error-value = Не понимаю. Выберите одну из подсказок.
error-store = Последний ход не удалось сохранить, поэтому он не состоялся. Попробуйте ещё раз. (код { $code })
error-bug = У меня что-то пошло не так, ничего не изменилось. Попробуйте ещё раз. (код { $code })
error-stale-form = Эта форма устарела. Откройте её снова.
error-gone = Я больше не могу писать в { $channel }: канал удалён или меня убрали. Партия сохранена, и тому, чей ход, я сообщаю лично. { COMMAND("trail move") } в другом канале перенесёт партию туда; { COMMAND("trail abandon") }, в том числе здесь, её закончит.
error-discord = Discord не принял мой ответ. Ваш выбор мог засчитаться: { COMMAND("hand") } покажет, что спрашивается сейчас. (код { $code })
error-no-post = Мне нельзя писать в { $channel }. Модератор может дать мне там права «Отправлять сообщения» и «Прикреплять файлы».
table-none = В этом канале нет стола. { COMMAND("trail solo") } сразу начнёт игру, { COMMAND("trail new") } откроет стол.
