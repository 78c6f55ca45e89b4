"""The routes and places of both boards, as data.

Facts of the Finnish and the Scandinavian board, compared between several computer versions and a picture
of the board. Both boards share land and air routes; the sea routes differ. A route is given by its two ends
and its length in steps; a route of n steps has n - 1 spots between its ends. Names starting with `fork_`
are spots where routes meet. Coordinates are in `view/map_data.py`.
"""

from __future__ import annotations

HOMES = ("tangier", "cairo")
"""The places where players start, and to which they bring the star."""

TOKEN_CITIES = (
    "morocco",
    "canary_islands",
    "egypt",
    "tunis",
    "tripoli",
    "sahara",
    "suakin",
    "darfur",
    "ain_galaka",
    "timbuktu",
    "cape_verde",
    "sierra_leone",
    "gold_coast",
    "slave_coast",
    "kandjama",
    "bahr_el_ghazal",
    "lake_victoria",
    "addis_ababa",
    "cape_guardafui",
    "dar_es_salaam",
    "mozambique",
    "ocomba",
    "congo",
    "whale_bay",
    "st_helena",
    "victoria_falls",
    "dragon_mountain",
    "tamatave",
    "cape_st_marie",
    "cape_town",
)
"""The cities with a token, one each."""

BEDOUIN_SPOT = "darfur-sahara:6"
"""The spot where bedouins capture players."""

PIRATE_ISLAND = "st_helena"
"""Pirates capture players on the sea spots next to this place."""

LAND_ROUTES: tuple[tuple[str, str, int], ...] = (
    ("addis_ababa", "cape_guardafui", 3),
    ("addis_ababa", "lake_victoria", 3),
    ("addis_ababa", "suakin", 3),
    ("ain_galaka", "darfur", 4),
    ("ain_galaka", "fork_chad", 4),
    ("bahr_el_ghazal", "darfur", 2),
    ("bahr_el_ghazal", "lake_victoria", 2),
    ("cairo", "egypt", 4),
    ("cape_guardafui", "dar_es_salaam", 6),
    ("cape_st_marie", "tamatave", 4),
    ("cape_town", "whale_bay", 4),
    ("cape_verde", "morocco", 8),
    ("cape_verde", "sierra_leone", 4),
    ("congo", "fork_zambezi", 8),
    ("congo", "kandjama", 3),
    ("congo", "ocomba", 4),
    ("dar_es_salaam", "fork_rufiji", 1),
    ("darfur", "egypt", 3),
    ("darfur", "fork_chad", 4),
    ("darfur", "sahara", 8),
    ("darfur", "suakin", 4),
    ("dragon_mountain", "fork_limpopo", 2),
    ("dragon_mountain", "victoria_falls", 3),
    ("egypt", "tripoli", 6),
    ("fork_atlas", "morocco", 1),
    ("fork_atlas", "sahara", 4),
    ("fork_atlas", "tangier", 1),
    ("fork_chad", "kandjama", 2),
    ("fork_chad", "slave_coast", 3),
    ("fork_limpopo", "fork_zambezi", 1),
    ("fork_limpopo", "victoria_falls", 2),
    ("fork_niger", "gold_coast", 2),
    ("fork_niger", "sierra_leone", 3),
    ("fork_niger", "timbuktu", 2),
    ("fork_rufiji", "lake_victoria", 4),
    ("fork_rufiji", "mozambique", 2),
    ("fork_zambezi", "mozambique", 2),
    ("lake_victoria", "ocomba", 4),
    ("slave_coast", "timbuktu", 5),
    ("tangier", "tunis", 5),
    ("tripoli", "tunis", 3),
    ("victoria_falls", "whale_bay", 4),
)
"""Roads of both boards, Madagascar included."""

AIR_ROUTES: tuple[tuple[str, str], ...] = (
    ("cairo", "suakin"),
    ("cape_guardafui", "lake_victoria"),
    ("cape_guardafui", "tamatave"),
    ("cape_st_marie", "cape_town"),
    ("cape_town", "dragon_mountain"),
    ("cape_town", "ocomba"),
    ("cape_town", "st_helena"),
    ("cape_town", "tamatave"),
    ("cape_town", "whale_bay"),
    ("congo", "gold_coast"),
    ("congo", "whale_bay"),
    ("darfur", "ocomba"),
    ("darfur", "suakin"),
    ("darfur", "tripoli"),
    ("dragon_mountain", "lake_victoria"),
    ("gold_coast", "morocco"),
    ("gold_coast", "tripoli"),
    ("gold_coast", "whale_bay"),
    ("lake_victoria", "suakin"),
    ("morocco", "sierra_leone"),
    ("morocco", "tangier"),
    ("sierra_leone", "st_helena"),
    ("tangier", "tripoli"),
)
"""Air routes of both boards; every flight takes one turn."""

FINNISH_SEA_ROUTES: tuple[tuple[str, str, int], ...] = (
    ("cairo", "fork_sirte", 3),
    ("cairo", "suakin", 4),
    ("canary_islands", "cape_verde", 5),
    ("canary_islands", "tangier", 3),
    ("cape_guardafui", "mozambique", 8),
    ("cape_guardafui", "suakin", 5),
    ("cape_guardafui", "tamatave", 8),
    ("cape_st_marie", "cape_town", 8),
    ("cape_st_marie", "mozambique", 3),
    ("cape_town", "fork_benguela", 2),
    ("cape_verde", "fork_guinea", 1),
    ("congo", "fork_benin", 4),
    ("congo", "whale_bay", 5),
    ("fork_benguela", "st_helena", 8),
    ("fork_benguela", "whale_bay", 3),
    ("fork_benin", "gold_coast", 3),
    ("fork_benin", "slave_coast", 1),
    ("fork_guinea", "sierra_leone", 2),
    ("fork_guinea", "st_helena", 9),
    ("fork_sirte", "tripoli", 1),
    ("fork_sirte", "tunis", 2),
    ("gold_coast", "sierra_leone", 5),
    ("tangier", "tunis", 3),
)
"""Sea routes of the Finnish board."""

SCANDINAVIAN_SEA_ROUTES: tuple[tuple[str, str, int], ...] = (
    ("cairo", "suakin", 4),
    ("cairo", "tunis", 5),
    ("canary_islands", "cape_verde", 5),
    ("canary_islands", "tangier", 3),
    ("cape_guardafui", "mozambique", 8),
    ("cape_guardafui", "suakin", 4),
    ("cape_guardafui", "tamatave", 8),
    ("cape_st_marie", "cape_town", 8),
    ("cape_st_marie", "mozambique", 3),
    ("cape_town", "fork_benguela", 1),
    ("cape_verde", "fork_guinea", 1),
    ("fork_benguela", "st_helena", 8),
    ("fork_benguela", "whale_bay", 2),
    ("fork_benin", "gold_coast", 3),
    ("fork_benin", "slave_coast", 1),
    ("fork_benin", "whale_bay", 8),
    ("fork_guinea", "sierra_leone", 2),
    ("fork_guinea", "st_helena", 9),
    ("gold_coast", "sierra_leone", 4),
    ("tangier", "tunis", 3),
)
"""Sea routes of the Scandinavian board, where Congo and Tripoli are not harbours."""
