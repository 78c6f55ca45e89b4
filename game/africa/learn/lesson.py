"""The playable introduction to Star of Africa: the aim; walk, turn tokens, fly, bring the star home."""

from __future__ import annotations

from game.africa.rules.board import GOLD_COAST
from game.africa.rules.options import PRESETS, house_rules
from game.africa.rules.position import START
from game.africa.rules.state import new_game
from game.africa.text.messages import money, place
from game.learn.lesson import Lesson, Step
from game.text.message import msg

_HOUSE = house_rules(PRESETS["classic"])
_PRICE, _FARE = money(_HOUSE, _HOUSE.token_price), money(_HOUSE, _HOUSE.air_fare)

INTRODUCTION = Lesson(
    start=new_game(_HOUSE._asdict(), 2)._replace(phase=START, order=(0, 1)).text(),
    steps=(
        Step(msg("lesson-africa-aim")),
        Step(msg("lesson-africa-start"), "start tangier", ("start cairo",)),
        Step(msg("lesson-africa-roll"), "land", ("4",)),
        Step(msg("lesson-africa-walk"), "go morocco"),
        Step(msg("lesson-africa-buy", price=_PRICE), "buy", ("emerald", "land", "3", "go cairo-egypt:3")),
        Step(msg("lesson-africa-tokens", money=money(_HOUSE, _HOUSE.emerald))),
        Step(msg("lesson-africa-fly", fare=_FARE, place=place(GOLD_COAST)), f"fly {GOLD_COAST}"),
        Step(msg("lesson-africa-turn"), "buy", ("star", "land", "2", "go egypt", "done")),
        Step(msg("lesson-africa-star"), "fly morocco", ("land", "4", "go egypt-tripoli:4")),
        Step(msg("lesson-africa-last"), "land", ("3",)),
        Step(msg("lesson-africa-home"), "go tangier"),
        Step(msg("lesson-africa-end")),
    ),
)

LESSONS = (INTRODUCTION,)
