"""Time zones by tapping: first what the clock on the wall shows, then a city where it shows that too."""

from __future__ import annotations

from datetime import datetime
from functools import lru_cache

from babel.dates import get_timezone_location

from bot.table.times import zone

#: Cities all over the world, by the names under which Unicode's tables translate them.
#: `/remind` knows the other zones.
_CITIES = """
    Pacific/Honolulu America/Anchorage America/Los_Angeles America/Vancouver America/Tijuana
    America/Denver America/Phoenix America/Edmonton America/Chicago America/Mexico_City America/Winnipeg
    America/Guatemala America/Costa_Rica America/New_York America/Toronto America/Bogota America/Lima
    America/Panama America/Havana America/Rio_Branco America/Halifax America/Santiago America/La_Paz
    America/Caracas America/Manaus America/Cuiaba America/Puerto_Rico America/Asuncion America/St_Johns
    America/Sao_Paulo America/Fortaleza America/Recife America/Bahia America/Belem America/Buenos_Aires
    America/Montevideo America/Noronha America/Godthab Atlantic/Cape_Verde Atlantic/Azores UTC
    Europe/London Europe/Dublin Europe/Lisbon Atlantic/Canary Atlantic/Reykjavik Africa/Casablanca
    Africa/Accra Europe/Berlin Europe/Vienna Europe/Zurich Europe/Paris Europe/Madrid Europe/Rome
    Europe/Amsterdam Europe/Brussels Europe/Copenhagen Europe/Stockholm Europe/Oslo Europe/Warsaw
    Europe/Prague Europe/Budapest Europe/Belgrade Europe/Luxembourg Africa/Lagos Africa/Tunis
    Europe/Kaliningrad Europe/Kiev Europe/Athens Europe/Helsinki Europe/Riga Europe/Vilnius
    Europe/Tallinn Europe/Bucharest Europe/Sofia Europe/Chisinau Asia/Jerusalem Africa/Cairo
    Africa/Johannesburg Europe/Moscow Europe/Minsk Europe/Istanbul Africa/Nairobi Asia/Riyadh
    Asia/Baghdad Asia/Tehran Europe/Samara Asia/Dubai Asia/Tbilisi Asia/Yerevan Asia/Baku Asia/Kabul
    Asia/Yekaterinburg Asia/Almaty Asia/Tashkent Asia/Karachi Asia/Calcutta Asia/Katmandu Asia/Omsk
    Asia/Bishkek Asia/Dhaka Asia/Rangoon Asia/Novosibirsk Asia/Krasnoyarsk Asia/Bangkok Asia/Jakarta
    Asia/Saigon Asia/Irkutsk Asia/Shanghai Asia/Hong_Kong Asia/Taipei Asia/Singapore Asia/Manila
    Australia/Perth Asia/Yakutsk Asia/Chita Asia/Tokyo Asia/Seoul Australia/Adelaide Australia/Darwin
    Asia/Vladivostok Australia/Brisbane Australia/Sydney Australia/Melbourne Asia/Magadan Asia/Sakhalin
    Pacific/Noumea Asia/Kamchatka Pacific/Auckland Pacific/Fiji Pacific/Tongatapu Pacific/Apia
"""
CITIES = tuple(_CITIES.split())


@lru_cache(maxsize=2048)
def city(name: str, language: str) -> str:
    """What a zone is called in a language: its city."""
    if name == "UTC":
        return name
    found = str(get_timezone_location(name, locale=language.replace("-", "_"), return_city=True))
    return found.rpartition("/")[2]


def hours(now: datetime) -> dict[int, list[str]]:
    """Every hour by which a clock may be ahead of UTC now, with the cities whose clocks are."""
    found: dict[int, list[str]] = {}
    for name in CITIES:
        found.setdefault(ahead(name, now), []).append(name)
    return dict(sorted(found.items()))


def ahead(name: str, now: datetime) -> int:
    """The whole hours by which the clocks of a zone are ahead of UTC, or behind it."""
    offset = now.astimezone(zone(name)).utcoffset()
    return int(offset.total_seconds() // 3600) if offset is not None else 0


def wall_time(name: str, now: datetime) -> str:
    return now.astimezone(zone(name)).strftime("%H:%M")
