### Обучение: рамка уроков, тренер, что предлагают новичкам. Сами уроки — в lessons_<game>.ftl.

aim-argentina = Вы гоните скот по пути в Буэнос-Айрес, загружаете корабли и начинаете снова, каждый раз со стадом получше. Побеждает тот, у кого больше очков.
aim-original = Вы гоните скот по пути в Канзас-Сити, доставляете его в города и начинаете снова, каждый раз со стадом получше. Побеждает тот, у кого больше очков.
learn-title = { $game }: учимся играть
learn-progress = Пройдено: { $done } из { $count }. Всё вместе — минут двадцать, короткий курс на пять минут — четыре урока. Прервать можно в любой момент.
learn-short-mark = 5 мин
learn-begin = Начать
learn-go-on = Дальше
learn-short = За пять минут
learn-choose = Выберите урок
learn-contents = Уроки
learn-rules = Правила
lesson-heading = 🎓 **{ $place }/{ $count } · { $name }**
lesson-finished = Готово!
lesson-next = Дальше: { $name }
lesson-again = Ничего не произошло. Попробуйте ещё раз.
lesson-other = Так тоже можно: { $what } Но урок о другом.
lesson-other-plain = Так тоже можно, но урок о другом.
lesson-not-this = Урок о другом.
lesson-over = Этот урок пройден. Переходите к следующему.
lesson-gone = Такого урока больше нет. { COMMAND("trail learn") } покажет все уроки.
lesson-none = Для этой игры уроков пока нет.
lesson-rival = Соперник
rules-lesson = Урок: { $name }
coach-begin = Первая игра с тренером
guide-learn = Научиться игре
coach-now = Сейчас важнее всего: { $reason }. Я бы выбрал «{ $option }».
coach-even = Сейчас несколько путей примерно равны. Я бы выбрал «{ $option }».
coach-or = { $first }» или «{ $second }
coach-good = Прошлый ход был хорошим.
coach-fine = Прошлый ход неплох; «{ $option }» был бы чуть лучше.
coach-better = В прошлый ход «{ $option }» дал бы примерно на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
} больше: { $reason }.
coach-off = Без тренера
