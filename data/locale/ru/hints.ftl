### Почему ИИ выбрал бы так.

hint-nothing = Сейчас вам нечего решать.
hint-even = не хуже остальных
hint-money = больше денег
hint-workers = рабочие лучше
hint-buildings = постройки на поле
hint-cattle = стадо лучше
hint-farmers = фермеры
hint-objectives = цели
hint-masters = начальники станций
hint-hazards = опасности и стоянки
hint-ships = корабли
hint-cities = диски в городах
hint-stations = станции
hint-steps = клетка шагов на вашем планшете
hint-job_token = жетон рынка труда
