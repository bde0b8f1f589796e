### Страница песочницы. Значения подставляет сама страница, поэтому её тексты не выбирают формы.

## Вокруг сообщений
sandbox-title = Tropero, без Discord
sandbox-skip = Перейти к сообщениям
sandbox-channels = Каналы
sandbox-close-channels = Закрыть список каналов
sandbox-direct = Личные сообщения
sandbox-people = Кто за клавиатурой
sandbox-messages = Сообщения
sandbox-newest = К последнему сообщению
sandbox-language = Язык
sandbox-bot-here = { $name } на месте
sandbox-bot-awaited = ждём: { $name }…
sandbox-not-running = Песочница не запущена
sandbox-you-are = Вы — { $name }
sandbox-be = Играть за: { $name }
sandbox-be-pinged = Играть за: { $name } (есть упоминание)
sandbox-thread = Ветка
sandbox-open-thread = Открыть ветку в этом канале
sandbox-in = в { $name }
sandbox-locked = закрыта
sandbox-archived = в архиве

## Формы
sandbox-add-person = Добавить участника
sandbox-new-channel = Новый канал
sandbox-new-thread = Новая ветка
sandbox-name = Имя
sandbox-create = Создать
sandbox-cancel = Отмена
sandbox-submit = Отправить
sandbox-required = обязательно
sandbox-close = Закрыть
sandbox-enlarge = Увеличить картинку
sandbox-enlarge-named = Увеличить: { $name }

## Сообщение, команды и меню
sandbox-message = Сообщение
sandbox-message-hint = Сообщение или / для команд
sandbox-forum-closed = Откройте одну из публикаций форума
sandbox-thread-locked = Эта ветка закрыта
sandbox-commands = Команды
sandbox-cancel-command = Отменить команду
sandbox-send = Отправить
sandbox-yes = Да
sandbox-no = Нет
sandbox-type-to-choose = введите и выберите
sandbox-missing = Не заполнено: { $name }.
sandbox-choose-command = Выберите команду из списка.
sandbox-make-choice = Сделайте выбор
sandbox-choose-count = Выбрать { $count } из { $most }
sandbox-choose-range = Выберите от { $least } до { $most }
sandbox-choose-none = Ничего не выбирать

## Сообщения
sandbox-only-you = Это видите только вы
sandbox-dismiss = Скрыть
sandbox-used = { $name } использует { $command }
sandbox-thinking = { $name } думает…
sandbox-app = БОТ
sandbox-edited = (изменено)
sandbox-unknown = неизвестно
sandbox-kilobytes = { $count } КБ
sandbox-you-and = Вы и { $name }
sandbox-empty = Здесь пока ничего не написано. Введите{"\u00A0"}/, чтобы увидеть команды.
sandbox-new-game = Новая партия
sandbox-what-to-play = Во что сыграем?
sandbox-welcome = Обе игры целиком, нажатиями. Команды начинаются с /.
sandbox-posts = Публикации этого форума
sandbox-no-posts = В этом форуме пока нет публикаций.

## Что невозможно
sandbox-no-answer = { $name } не отвечает вовремя.
sandbox-not-possible = Здесь это невозможно.
sandbox-bad-value = Значение не подходит: выберите из списка или проверьте его.
sandbox-not-for-you = Этот канал не для вас.
sandbox-form-gone = Эта форма больше не открыта.
sandbox-person-needs-name = Участнику нужно имя.
sandbox-channel-needs-name = Каналу нужно название.
sandbox-thread-needs-name = Ветке нужны название и канал.

## Начать одним нажатием
start-solo = Партия в одиночку
    .note = Против ИИ, сразу
start-learn = Научиться играть
    .note = Короткие уроки на настоящем поле: пять минут, а всё целиком — двадцать
start-two = Стол на двоих
    .note = Вы и следующий участник
    .channel = стол
