### When more people come than can be served.

error-busy = Сейчас слишком много запросов сразу: ничего не произошло. Нажмите ещё раз через минуту.
