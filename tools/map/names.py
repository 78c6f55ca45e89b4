"""The names printed on the map, in three languages, and the widths of their letters.

A bar marks a possible line break; a hyphen before it is printed only with the break. The same names without
bars are the place names of `assets/text`.
"""

COLUMNS = ("en", "fi", "sv")
"""The languages, in the order of the names in each row."""

Names = tuple[str, ...]
"""A name in each of `COLUMNS`."""

OLD_NAMES: dict[str, Names] = {
    "tangier": ("Tangier", "Tanger", "Tanger"),
    "cairo": ("Cairo", "Kairo", "Kairo"),
    "morocco": ("Morocco", "Marokko", "Marocko"),
    "canary_islands": ("Canary |Islands", "Kanarian-|saaret", "Kanarie-|öarna"),
    "egypt": ("Egypt", "Egypti", "Egypten"),
    "tunis": ("Tunis", "Tunis", "Tunis"),
    "tripoli": ("Tripoli", "Tripoli", "Tripoli"),
    "sahara": ("Sahara", "Sahara", "Sahara"),
    "suakin": ("Suakin", "Suakin", "Suakin"),
    "darfur": ("Darfur", "Darfur", "Darfur"),
    "ain_galaka": ("Ain |Galaka", "Ain |Galaka", "Ain |Galaka"),
    "timbuktu": ("Timbuktu", "Timbuktu", "Timbuktu"),
    "cape_verde": ("Cape |Verde", "Kap |Verde", "Kap |Verde"),
    "sierra_leone": ("Sierra |Leone", "Sierra |Leone", "Sierra |Leone"),
    "gold_coast": ("Gold |Coast", "Kulta-|rannikko", "Guld-|kusten"),
    "slave_coast": ("Slave |Coast", "Orja-|rannikko", "Slav-|kusten"),
    "kandjama": ("Kandjama", "Kandjama", "Kandjama"),
    "bahr_el_ghazal": ("Bahr |el Ghazal", "Bahr |el Ghazal", "Bahr |el Ghazal"),
    "lake_victoria": ("Lake |Victoria", "Viktoria-|järvi", "Victoria-|sjön"),
    "addis_ababa": ("Addis |Ababa", "Addis |Abeba", "Addis |Abeba"),
    "cape_guardafui": ("Cape |Guardafui", "Kap |Guardafui", "Kap |Guardafui"),
    "dar_es_salaam": ("Dar es |Salaam", "Dar es |Salaam", "Dar es |Salaam"),
    "mozambique": ("Mozambique", "Mosambik", "Moçambique"),
    "ocomba": ("Ocomba", "Ocomba", "Ocomba"),
    "congo": ("Congo", "Kongo", "Kongo"),
    "whale_bay": ("Whale |Bay", "Valas-|lahti", "Valfisk-|bukten"),
    "st_helena": ("St. |Helena", "Saint |Helena", "S:t |Helena"),
    "victoria_falls": ("Victoria |Falls", "Victorian-|putoukset", "Victoria-|fallen"),
    "dragon_mountain": ("Dragon |Mountain", "Lohikäärme-|vuori", "Drak-|berget"),
    "tamatave": ("Tamatave", "Tamatave", "Tamatave"),
    "cape_st_marie": ("Cape |Sainte Marie", "Kap |Sainte-Marie", "Kap |Sainte-Marie"),
    "cape_town": ("Cape |Town", "Kap-|kaupunki", "Kap-|staden"),
}

TODAY_NAMES: dict[str, Names] = {
    "cape_verde": ("Dakar", "Dakar", "Dakar"),
    "gold_coast": ("Ghana", "Ghana", "Ghana"),
    "slave_coast": ("Bight |of Benin", "Benin-|lahti", "Benin-|bukten"),
    "whale_bay": ("Walvis |Bay", "Walvis |Bay", "Walvis |Bay"),
    "dragon_mountain": ("Drakens-|berg", "Drakens-|berg", "Drakens-|berg"),
    "tamatave": ("Toamasina", "Toamasina", "Toamasina"),
}
"""Places whose name of today differs."""

ADVANCE_WIDTHS = {
    **dict.fromkeys("'", 0.21),
    **dict.fromkeys(" ", 0.23),
    **dict.fromkeys(".:", 0.31),
    **dict.fromkeys("j", 0.32),
    **dict.fromkeys("-il", 0.34),
    **dict.fromkeys("t", 0.37),
    **dict.fromkeys("f", 0.38),
    **dict.fromkeys("I", 0.39),
    **dict.fromkeys("J", 0.4),
    **dict.fromkeys("rs", 0.48),
    **dict.fromkeys("z", 0.5),
    **dict.fromkeys("cç", 0.53),
    **dict.fromkeys("e", 0.54),
    **dict.fromkeys("aäå", 0.56),
    **dict.fromkeys("S", 0.57),
    **dict.fromkeys("g", 0.58),
    **dict.fromkeys("ovxö", 0.59),
    **dict.fromkeys("Zy", 0.6),
    **dict.fromkeys("F", 0.61),
    **dict.fromkeys("Lkq", 0.62),
    **dict.fromkeys("d", 0.63),
    **dict.fromkeys("EPbpu", 0.64),
    **dict.fromkeys("Th", 0.65),
    **dict.fromkeys("n", 0.66),
    **dict.fromkeys("BCY", 0.67),
    **dict.fromkeys("X", 0.68),
    **dict.fromkeys("RV", 0.71),
    **dict.fromkeys("AÄÅ", 0.72),
    **dict.fromkeys("GK", 0.73),
    **dict.fromkeys("DOQÖ", 0.75),
    **dict.fromkeys("NU", 0.76),
    **dict.fromkeys("H", 0.81),
    **dict.fromkeys("w", 0.85),
    **dict.fromkeys("M", 0.93),
    **dict.fromkeys("m", 0.97),
    **dict.fromkeys("W", 1.02),
}
"""Advance widths in ems of the page's font at its semibold weight, rounded up."""


def width(text: str, size: float) -> float:
    """The greatest width of a line of text."""
    return size * sum(ADVANCE_WIDTHS.get(letter, 0.7) for letter in text)


def one_line(name: str) -> tuple[str, ...]:
    """The name on one line."""
    return (name.replace("-|", "").replace("|", ""),)


def two_lines(name: str) -> tuple[str, ...]:
    """The name broken at its bar."""
    return tuple(part.strip() for part in name.split("|"))


SEA_NAMES: list[tuple[float, float, float, float, Names]] = [
    (205.0, 560.0, 0.0, 21.0, ("A T L A N T I C", "A T L A N T T I", "A T L A N T E N")),
    (902.0, 590.0, 94.0, 18.0, ("INDIAN  OCEAN", "INTIAN VALTAMERI", "INDISKA OCEANEN")),
]
"""x, y, rotation in degrees, font size, and the text in each language."""
