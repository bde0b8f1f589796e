### Tage, wie man sie tippt: Was dasselbe bedeutet, steht mit Kommas nebeneinander. Siehe bot/words/days.py.

day-plus-0 = heute
day-plus-1 = morgen
day-plus-2 = übermorgen, uebermorgen
# Wörter, die nichts daran ändern, welcher Tag gemeint ist.
day-fillers = am, den, der, dem, an, bis, zum, nächsten, nächster, nächste, kommenden, kommender, diesen, dieser, in, für
day-one = 1, ein, eine, einer, einem, einen
day-unit-days = tag, tage, tagen
day-unit-weeks = woche, wochen
