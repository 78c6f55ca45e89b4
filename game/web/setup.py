"""The set-up: who plays, and by which rules. The form is in index.html and works before Python is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.contract import Game, Option, Options, OptionValue
from game.play.record import Seat
from game.text.message import Message, say
from game.web.dom import by_id, fill, listen, make
from game.web.words import Words

OWN = "own"
"""The preset that stands for a mix of the players' own."""

NOBODY = "nobody"


class Setup:
    """The set-up form of one game."""

    def __init__(self, game: Game, words: Words) -> None:
        self._game = game
        self._words = words
        fill(by_id("preset"), [self._choice(f"preset-{game.id}-{name}", name) for name in game.presets])
        by_id("preset").append(self._choice("setup-preset-own", OWN))
        fill(by_id("options"), [self._field(option) for option in game.options.values()])
        listen(by_id("preset"), "change", lambda _: self.show_rules(self._preset()))
        listen(by_id("options"), "change", lambda _: self._name_the_mix())
        self.show_rules(game.complete_options())

    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of the form."""
        rows = list(by_id("seats").children)
        found = [self._seat(row) for row in rows]
        return tuple(seat for seat in found if seat.player != NOBODY)

    def options(self) -> dict[str, OptionValue]:
        """The house rules as the form has them, unchecked."""
        return {name: self._value(option) for name, option in self._game.options.items()}

    def show_rules(self, options: Options) -> None:
        """Fill in the house rules."""
        for name, value in options.items():
            self._input(name).value = str(value)
        self._name_the_mix()

    def show_seats(self, seats: tuple[Seat, ...]) -> None:
        """Fill in who plays, as in a game before."""
        for number, row in enumerate(list(by_id("seats").children)):
            seat = seats[number] if number < len(seats) else None
            row.querySelector("select").value = seat.player if seat else NOBODY
            if seat:
                row.querySelector("input").value = seat.name

    def complain(self, problem: Message | None) -> None:
        """Say what keeps the game from starting, if anything does."""
        hint = by_id("setup-hint")
        hint.hidden = problem is None
        if problem:
            self._words.put(hint, problem)

    def _seat(self, row: Any) -> Seat:
        name = " ".join(str(row.querySelector("input").value).split())
        return Seat(name, int(row.dataset.figure), str(row.querySelector("select").value))

    def _preset(self) -> Mapping[str, OptionValue]:
        return self._game.presets.get(by_id("preset").value, self.options())

    def _name_the_mix(self) -> None:
        """Show which preset the rules are, if any, and what it is."""
        options = self.options()
        fitting = (name for name, preset in self._game.presets.items() if dict(preset) == options)
        name = next(fitting, OWN)
        by_id("preset").value = name
        help_key = f"preset-{self._game.id}-{name}.help" if name != OWN else "setup-preset-own.help"
        by_id("preset-help").textContent = self._words.text(say(help_key))

    def _value(self, option: Option) -> OptionValue:
        text = str(self._input(option.name).value)
        if isinstance(option.values, range) or not all(isinstance(each, str) for each in option.values):
            return float(text) if text else text
        return text

    def _input(self, name: str) -> Any:
        return by_id(f"option-{name}")

    def _choice(self, key: str, value: object) -> Any:
        choice = make("option", value=value)
        self._words.put(choice, say(key))
        return choice

    def _field(self, option: Option) -> Any:
        label, help_text = make("span"), make("small")
        self._words.put(label, say(f"option-{self._game.id}-{option.name}"))
        self._words.put(help_text, say(option.help))
        return make("label", label, self._control(option), help_text, class_="row")

    def _control(self, option: Option) -> Any:
        if isinstance(option.values, range):
            least, most = option.values[0], option.values[-1]
            return make("input", id=f"option-{option.name}", type="number", min=least, max=most, required="")
        choices = [self._choice(self._value_key(option, value), value) for value in option.values]
        return make("select", *choices, id=f"option-{option.name}")

    def _value_key(self, option: Option, value: OptionValue) -> str:
        return str(value) if value in ("yes", "no") else f"option-{self._game.id}-{option.name}-{value}"
