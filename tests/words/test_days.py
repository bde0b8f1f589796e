"""Days as people write them, in their own language."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest

from bot.table.times import zone_names
from bot.words.days import day_meant
from bot.words.i18n import day_in_words, languages
from bot.words.zones import CITIES, city, hours

TODAY = date(2026, 11, 18)  # a Wednesday
CHRISTMAS = date(2026, 12, 24)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("2026-12-24", CHRISTMAS),
        (" 24.12.2026 ", CHRISTMAS),
        ("24.12.", CHRISTMAS),
        ("24.12", CHRISTMAS),
        ("3.1.", date(2027, 1, 3)),
        ("24/12/2026", CHRISTMAS),
        ("12/24/2026", CHRISTMAS),
        ("4/12/2026", None),  # in April or in December
        ("31.2.2026", None),
        ("tomorrow", date(2026, 11, 19)),
        ("Tomorrow", date(2026, 11, 19)),
        ("the day after tomorrow", date(2026, 11, 20)),
        ("next Friday", date(2026, 11, 20)),
        ("fri", date(2026, 11, 20)),
        ("Wednesday", date(2026, 11, 25)),  # today is one
        ("24 December", CHRISTMAS),
        ("December 24th", CHRISTMAS),
        ("Dec 24, 2026", CHRISTMAS),
        ("the 24th of December", CHRISTMAS),
        ("in 3 days", date(2026, 11, 21)),
        ("in a week", date(2026, 11, 25)),
        ("two weeks", None),
        ("in 0 days", None),
        ("in 99999999999 days", None),
        ("32 December", None),
        ("soon", None),
        ("", None),
        ("1", None),
        ("may", None),
    ],
)
def test_english(text: str, meant: date | None) -> None:
    assert day_meant(text, TODAY, "en") == meant


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("de", "morgen", date(2026, 11, 19)),
        ("de", "übermorgen", date(2026, 11, 20)),
        ("de", "am nächsten Freitag", date(2026, 11, 20)),
        ("de", "bis Fr.", date(2026, 11, 20)),
        ("de", "24. Dezember", CHRISTMAS),
        ("de", "24. Dez. 2026", CHRISTMAS),
        ("de", "in zwei Wochen", None),
        ("de", "in 2 Wochen", date(2026, 12, 2)),
        ("de", "in einer Woche", date(2026, 11, 25)),
        ("de", "tomorrow", date(2026, 11, 19)),  # English stands in everywhere
        ("pt-BR", "amanhã", date(2026, 11, 19)),
        ("pt-BR", "amanha", date(2026, 11, 19)),
        ("pt-BR", "depois de amanhã", date(2026, 11, 20)),
        ("pt-BR", "próxima sexta-feira", date(2026, 11, 20)),
        ("pt-BR", "sexta que vem", date(2026, 11, 20)),
        ("pt-BR", "sábado", date(2026, 11, 21)),
        ("pt-BR", "24 de dezembro de 2026", CHRISTMAS),
        ("pt-BR", "4/12", date(2026, 12, 4)),
        ("pt-BR", "em 2 semanas", date(2026, 12, 2)),
        ("ru", "завтра", date(2026, 11, 19)),
        ("ru", "послезавтра", date(2026, 11, 20)),
        ("ru", "в следующую пятницу", date(2026, 11, 20)),
        ("ru", "до пт", date(2026, 11, 20)),
        ("ru", "в среду", date(2026, 11, 25)),
        ("ru", "24 декабря", CHRISTMAS),
        ("ru", "через неделю", date(2026, 11, 25)),
        ("ru", "через 3 дня", date(2026, 11, 21)),
    ],
)
def test_other_languages(language: str, text: str, meant: date | None) -> None:
    assert day_meant(text, TODAY, language) == meant


@pytest.mark.parametrize("language", languages())
def test_what_is_said_back_is_understood(language: str) -> None:
    for month in range(1, 13):
        day = date(2027, month, 9)
        assert day_meant(day_in_words(language, day.isoformat()), TODAY, language) == day


def test_cities_to_choose_a_zone_by() -> None:
    assert set(CITIES) <= set(zone_names()) and len(set(CITIES)) == len(CITIES)
    for now in (datetime(2026, 1, 10, tzinfo=UTC), datetime(2026, 7, 10, tzinfo=UTC)):
        there = hours(now)
        assert len(there) <= 24, "entries of a menu, besides one's own zone"
        assert max(len(names) for names in there.values()) <= 23, "the same, and one to go back"
    assert city("Europe/Moscow", "ru") == "Москва" and city("America/Buenos_Aires", "en") == "Buenos Aires"
    assert city("America/Argentina/Buenos_Aires", "en") == "Buenos Aires" and city("UTC", "de") == "UTC"
