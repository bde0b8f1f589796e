"""Numbers beside nouns: which form of a noun each number asks for, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.i18n.reading import variables

# The nouns of the games, one a word: its forms for one and for other, in Russian for one, few and many.
# A form that has two cases has them with a slash. Words that never change (pesos in Russian) are not here.
# A language needs no list to be added: it is then only asked that its forms say their numbers.
NOUNS = {
    "en": """
        peso:pesos dollar:dollars point:points card:cards turn:turns visit:visits worker:workers step:steps
        certificate:certificates token:tokens disc:discs day:days hour:hours game:games seat:seats
        player:players message:messages choice:choices gaucho:gauchos carpintero:carpinteros
        granjero:granjeros maquinista:maquinistas cowboy:cowboys craftsman:craftsmen engineer:engineers
        farmer:farmers building:buildings station:stations ship:ships hazard:hazards camp:camps space:spaces
    """,
    "de": """
        Peso:Pesos Punkt:Punkte/Punkten Karte:Karten Erschöpfungskarte:Erschöpfungskarten Zug:Züge/Zügen
        Besuch:Besuche/Besuchen Schritt:Schritte/Schritten Zertifikat:Zertifikate/Zertifikaten
        Tag:Tage/Tagen Stunde:Stunden Spiel:Spiele/Spielen Platz:Plätze/Plätzen Nachricht:Nachrichten
        Möglichkeit:Möglichkeiten Gaucho:Gauchos Carpintero:Carpinteros Granjero:Granjeros
        Maquinista:Maquinistas Cowboy:Cowboys Landwirt:Landwirte/Landwirten Bahnhof:Bahnhöfe/Bahnhöfen
        Schiff:Schiffe/Schiffen Feld:Felder/Feldern Gefahr:Gefahren Rind:Rinder/Rindern
        eingestellter:eingestellte
    """,
    "pt-BR": """
        peso:pesos dólar:dólares ponto:pontos carta:cartas turno:turnos visita:visitas
        trabalhador:trabalhadores passo:passos certificado:certificados ficha:fichas disco:discos dia:dias
        hora:horas partida:partidas lugar:lugares jogador:jogadores mensagem:mensagens opção:opções
        gaucho:gauchos carpintero:carpinteros granjero:granjeros maquinista:maquinistas vaqueiro:vaqueiros
        artífice:artífices grão:grãos engenheiro:engenheiros fazendeiro:fazendeiros construção:construções
        estação:estações navio:navios perigo:perigos cabana:cabanas espaço:espaços
    """,
    "ru": """
        доллар:доллара:долларов очко:очка:очков карточка/карточку:карточки:карточек ход:хода:ходов
        визит:визита:визитов рабочий:рабочих:рабочих шаг:шага:шагов сертификат:сертификата:сертификатов
        жетон:жетона:жетонов диск:диска:дисков день:дня:дней час:часа:часов партия/партию:партии:партий
        место:места:мест игрок:игрока:игроков сообщение:сообщения:сообщений вариант:варианта:вариантов
        ковбой:ковбоя:ковбоев строитель:строителя:строителей инженер:инженера:инженеров
        фермер:фермера:фермеров зерно:зерна:зёрен постройка/постройку:постройки:построек
        станция/станцию:станции:станций корабль:корабля:кораблей
        опасность:опасности:опасностей стоянка/стоянку:стоянки:стоянок
        клетка/клетку:клетки:клеток
    """,
}
CATEGORIES = {2: ("one", "other"), 3: ("one", "few", "many")}
# After these a Russian numeral and its noun are in the genitive: до 21 шага, до 2 шагов.
GENITIVE = frozenset({"до", "от", "из", "меньше", "больше", "около", "пределах", "хватает"})

# Words that end what a number counts: 2 per card, 3 VP for a disc.
ENDS = {
    "en": "a and at for from in is of on once or per the to with VP",
    "de": "auf aus für im in je kein mit oder und von zu zurück SP",
    "pt-BR": "a até com da de desta do e em pelos ou no na para por sem PV",
    "ru": "в до за и из или можно на от по с этой ПО",
}
# Words that are the same after every number.
SAME = {
    "en": "back breeding grain ms s strength too KB",
    "de": "am ausbauen bis dieses gewählt ist ms s wählen ziehen Dollar Einkommen Getreide Handwerker KB"
    " Spieler Stärke Zuchtwert",
    "pt-BR": "ms na pelo pelos s KB",
    "ru": "гаучо дохода карпинтеро мс назад нарушает песо с КБ",
}
# The word before a number, the number itself unless it is part of a ratio (1/4), and up to three words after.
_COUNTED = re.compile(r"(?:([^\W\d]+)[ \u00a0])?(?<![\w/.,–])(\d+)(?=((?:[ \u00a0][^\W\d]+){1,3}))")
_WORD = re.compile(r"[ \u00a0]([^\W\d]+)")


@cache
def forms(language: str) -> dict[str, set[tuple[str, ...]]]:
    """Every form of every noun, with the nouns it is a form of."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for noun in NOUNS[language].split():
        cases = tuple(noun.split(":"))
        for form in "/".join(cases).split("/"):
            found.setdefault(form, set()).add(cases)
    return found


def wanted(language: str, cases: tuple[str, ...], number: int, before: str) -> set[str]:
    """The forms of a noun that may stand after a number."""
    category = Locale.parse(language, sep="-").plural_form(number)
    if language == "ru" and before.lower() in GENITIVE:
        return {cases[1] if category == "one" else cases[2]}
    return set(cases[CATEGORIES[len(cases)].index(category)].split("/"))


def counted(language: str, words: list[str]) -> list[str]:
    """What a number counts, of the words after it: up to the first noun, or nothing."""
    for place, word in enumerate(words):
        if word in ENDS[language].split():
            break
        if word in forms(language):
            return words[: place + 1]
    return []


def misfits(language: str, text: str) -> list[str]:
    """The numbers of a text with a noun in another form than they ask for."""
    found: list[str] = []
    for match in _COUNTED.finditer(text):
        before, number, after = match.groups(default="")
        if words := counted(language, after.split()):
            allowed = [wanted(language, cases, int(number), before) for cases in forms(language)[words[-1]]]
            found += [] if words[-1] in set().union(*allowed) else [" ".join([number, *words])]
    return found


def beside(pattern: ast.Pattern, chosen_by: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each value of a text that a word follows, with that word, unless the value chooses the words itself."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        match element:
            case ast.Placeable(expression=ast.VariableReference(id=name)) if name.name not in chosen_by:
                word = _WORD.match(after.value) if isinstance(after, ast.TextElement) else None
                if word:
                    yield name.name, word[1]
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                chooser = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
                for variant in variants:
                    yield from beside(variant.value, chosen_by | chooser)


class Ones(Visitor):
    """Collects the variants for one that do not say the number they are chosen by."""

    def __init__(self) -> None:
        self.silent: list[ast.Variant] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the parser's name)
        for variant in node.variants:
            one = isinstance(variant.key, ast.Identifier) and variant.key.name == "one"
            if one and not variables(node.selector) <= variables(variant.value):
                self.silent.append(variant)
        self.generic_visit(node)


def unsaid(language: str, pattern: ast.Pattern) -> list[ast.Variant]:
    """The variants for one that hide which number it is, where the language has more than one such number."""
    plural = Locale.parse(language, sep="-").plural_form
    ones = Ones()
    ones.visit(pattern)
    return ones.silent if [plural(number) for number in range(100)].count("one") > 1 else []
