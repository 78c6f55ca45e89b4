"""About Star of Africa. The numbers are from `game/africa/numbers.md`, where the intervals are, too."""

from __future__ import annotations

from game.africa.learn.star_map import star_map
from game.africa.text.messages import place
from game.draw.chart import Chart, Series
from game.draw.chart import scene as line_chart
from game.draw.scene import Scene
from game.draw.statistics_interface import Table
from game.draw.theme import Theme
from game.learn.about import About, Picture, Speak, bars, number
from game.text.message import Message, msg

CLASSIC = {"rounds": 14.1, "star": 72.6, "no_horseshoe_left": 15.8, "horseshoe": 10.7, "stranded": 0.9}
SCANDINAVIAN = {"rounds": 12.0, "star": 70.7, "no_horseshoe_left": 10.8, "horseshoe": 18.4, "stranded": 0.1}
"""Mean number of rounds, and the share of games in percent by their end, of 20,000 games each."""

GAMES_PLAYED = 20_000

ROUNDS_PER_VALUE = 2


def _shares(text: str) -> tuple[float, ...]:
    return tuple(map(float, text.split()))


CLASSIC_LENGTHS = _shares("0 9.8 8.6 7.7 7.4 7.6 8.0 8.5 8.9 8.2 7.3 5.5 4.2 3.1 1.9 1.4 0.9 0.5 0.3 0.2")
SCANDINAVIAN_LENGTHS = _shares(
    "0 10.4 10.0 9.8 9.6 9.4 9.9 10.0 9.1 7.5 5.4 3.8 2.3 1.3 0.6 0.4 0.2 0.2 0.1 0"
)
"""The share of games in percent that end in rounds 0 and 1, in rounds 2 and 3, and so on."""

STAR_ROUNDS = {
    "morocco": 2.9,
    "egypt": 3.2,
    "tunis": 4.8,
    "sahara": 5.4,
    "tripoli": 5.6,
    "darfur": 5.6,
    "suakin": 7.0,
    "bahr_el_ghazal": 7.4,
    "lake_victoria": 8.5,
    "addis_ababa": 9.5,
    "ocomba": 13.3,
    "cape_guardafui": 13.4,
    "ain_galaka": 14.9,
    "kandjama": 15.0,
    "gold_coast": 15.4,
    "sierra_leone": 16.1,
    "slave_coast": 16.5,
    "cape_town": 16.6,
    "cape_verde": 16.7,
    "congo": 16.8,
    "mozambique": 17.4,
    "whale_bay": 17.4,
    "dar_es_salaam": 18.0,
    "timbuktu": 18.7,
    "victoria_falls": 19.8,
    "dragon_mountain": 20.2,
    "canary_islands": 22.2,
    "cape_st_marie": 23.6,
    "tamatave": 24.6,
    "st_helena": 26.8,
}
"""The mean number of rounds of the classic games in which the star lay in each city."""

_SERIES = (msg("preset-africa-classic"), msg("preset-africa-lost_diamond"))
_ENDINGS = ("star", "no_horseshoe_left", "horseshoe", "stranded")


def about() -> About:
    paragraphs = (msg("about-africa-who"), msg("about-africa-names"), msg("about-africa-rules"))
    rows = tuple(
        (msg(f"about-africa-{name}"), number(value), number(SCANDINAVIAN[name]))
        for name, value in CLASSIC.items()
    )
    note = msg("about-africa-note", games=GAMES_PLAYED)
    table = Table(msg("about-numbers"), (msg("about-games"), *_SERIES), rows, note)
    return About(paragraphs, table, (_lengths(), _endings(), _where_the_star_lay()))


def _lengths() -> Picture:
    """How many games ended when."""
    columns = (CLASSIC_LENGTHS, SCANDINAVIAN_LENGTHS)
    chart = Chart(
        tuple(Series(at, values) for at, values in enumerate(columns)), min_value=0, step=ROUNDS_PER_VALUE
    )

    def draw(theme: Theme, speak: Speak, width: float) -> Scene:
        return line_chart(chart, theme, lambda value: speak(number(value)), width)

    rows = tuple(
        (_round_range(at), *(number(values[at]) for values in columns)) for at in range(len(CLASSIC_LENGTHS))
    )
    return Picture(
        Table(msg("about-africa-lengths"), (msg("about-africa-ended"), *_SERIES), rows), draw, _SERIES
    )


def _round_range(at: int) -> Message:
    first = ROUNDS_PER_VALUE * at
    return msg("about-range", first=first, last=first + ROUNDS_PER_VALUE - 1)


def _endings() -> Picture:
    rows = [(msg(f"about-africa-{name}"), (CLASSIC[name], SCANDINAVIAN[name])) for name in _ENDINGS]
    return bars(msg("about-africa-endings"), _SERIES, rows, msg("about-games"))


def _where_the_star_lay() -> Picture:
    def draw(theme: Theme, speak: Speak, width: float) -> Scene:
        texts = {city: speak(number(round(value))) for city, value in STAR_ROUNDS.items()}
        return star_map(STAR_ROUNDS, CLASSIC["rounds"], theme, texts)

    rows = tuple((place(city), number(value)) for city, value in STAR_ROUNDS.items())
    head = (msg("africa-statistics-place"), msg("about-africa-rounds"))
    table = Table(msg("about-africa-where"), head, rows, msg("about-africa-where-note"))
    return Picture(table, draw)
