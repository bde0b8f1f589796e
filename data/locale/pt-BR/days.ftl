### Dias como as pessoas digitam: o que significa o mesmo fica lado a lado, com vírgulas. Veja bot/words/days.py.

day-plus-0 = hoje
day-plus-1 = amanhã
day-plus-2 = depois de amanhã
# Palavras que não mudam qual é o dia.
day-fillers = até, o, a, no, na, dia, de, do, da, próximo, próxima, este, esta, nesta, neste, que, vem, em, daqui, por, feira
day-one = 1, um, uma
day-unit-days = dia, dias
day-unit-weeks = semana, semanas
