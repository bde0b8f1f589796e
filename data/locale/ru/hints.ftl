### Почему ИИ выбрал бы так.

hint-nothing = Сейчас вам нечего решать.
hint-even = не хуже остальных
hint-money = больше денег
hint-workers = рабочие лучше
hint-buildings = постройки на поле
hint-places = очки за диски на поле
hint-deliveries = особая доставка ближе
hint-cattle = стадо лучше
hint-visit = следующий визит лучше
hint-visits = будущие визиты лучше
hint-grain = больше зерна
hint-certificates = больше сертификатов
hint-exchange = жетоны обмена
hint-engine = паровоз продвигается
hint-board = полезные клетки дисков
hint-farmers = фермеры
hint-objectives = цели
hint-masters = начальники станций
hint-tempo = без потери времени
hint-hazards = опасности и стоянки
