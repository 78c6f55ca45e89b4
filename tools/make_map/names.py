"""The names printed on the map, in three languages, and how wide they run.

A bar shows where a long name may go on to a second line; a hyphen before it is part of the second spelling
only. The same names without bars are the place names of `assets/text`. Widths are of a humanist sans serif in
semibold, a little generous, because the page's font is not known here.
"""

LANGUAGES = ("en", "fi", "sv")

OLD: dict[str, tuple[str, str, str]] = {
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

TODAY: dict[str, tuple[str, str, str]] = {
    "cape_verde": ("Dakar", "Dakar", "Dakar"),
    "gold_coast": ("Ghana", "Ghana", "Ghana"),
    "slave_coast": ("Bight |of Benin", "Benin-|lahti", "Benin-|bukten"),
    "whale_bay": ("Walvis |Bay", "Walvis |Bay", "Walvis |Bay"),
    "dragon_mountain": ("Drakens-|berg", "Drakens-|berg", "Drakens-|berg"),
    "tamatave": ("Toamasina", "Toamasina", "Toamasina"),
}
"""Where today's name is another one."""

ADVANCES = {
    **dict.fromkeys("iIjlI.:'| ", 0.28),
    **dict.fromkeys("frtJ-", 0.37),
    **dict.fromkeys("acesvxzkyç", 0.53),
    **dict.fromkeys("bdghnopquäöåLEFSTBPR", 0.58),
    **dict.fromkeys("ACDGHKNOQUVXYZÄÖw", 0.68),
    **dict.fromkeys("mMW", 0.87),
}
"""Advance widths in ems."""


def width(text: str, size: float) -> float:
    """How wide a line of text runs, at most."""
    return size * sum(ADVANCES.get(letter, 0.7) for letter in text)


def one_line(name: str) -> tuple[str, ...]:
    """A name as it is spelt."""
    return (name.replace("-|", "").replace("|", ""),)


def two_lines(name: str) -> tuple[str, ...]:
    """A name parted at its bar."""
    return tuple(part.strip() for part in name.split("|"))


WATERS: list[tuple[float, float, float, float, tuple[str, str, str]]] = [
    (205.0, 560.0, 0.0, 21.0, ("A T L A N T I C", "A T L A N T T I", "A T L A N T E N")),
    (902.0, 590.0, 94.0, 18.0, ("INDIAN  OCEAN", "INTIAN VALTAMERI", "INDISKA OCEANEN")),
]
"""x, y, turn in degrees, size of type, and the text in each language."""
