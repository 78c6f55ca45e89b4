"""The set-up: who plays, and by which rules. The form is in index.html and works before Python is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyscript.js_modules.page import setupRows

from game.contract import BadOptions, Game, Option, Options, OptionValue
from game.play.record import HUMAN, Record, Seat, visible
from game.text.message import Message, say
from game.web.dom import by_id, every, fill, icon, listen, make
from game.web.notices import bad_option
from game.web.words import Words

OWN = "own"
"""The preset that stands for a mix of the players' own."""

NOBODY = "nobody"
FIGURES = 5


class Setup:
    """The set-up form, filled in for one game at a time."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._game: Game | None = None
        listen(by_id("preset"), "change", lambda _: self._show_rules(self._preset()))
        listen(by_id("options"), "change", lambda _: self._name_the_mix())
        listen(by_id("seats"), "change", lambda _: self._introduce())

    def show(self, game: Game, record: Record | None) -> None:
        """The form for a game, filled in as in the last record, if there is one."""
        if game is not self._game:
            self._game = game
            self._build()
        self._show_seats(record.seats if record else self.first_seats())
        self._show_rules(record.options if record else game.complete_options())
        self.complain(None)

    def first_seats(self) -> tuple[Seat, ...]:
        """A person against one computer player of each temper but the strongest; one where two play."""
        *levels, _ = self._known.levels
        if len(self._known.seats) == 1:
            levels = levels[len(levels) // 2 :][:1]
        players = (HUMAN, *levels)[: self._known.seats[-1]]
        return tuple(
            Seat("", figure, player)
            for figure, player in zip(self._known.view.figures(), players, strict=False)
        )

    def seats(self) -> tuple[Seat, ...]:
        """Who plays, in the order of the form."""
        found = [self._seat(row) for row in self._rows()]
        return tuple(seat for seat in found if seat.player != NOBODY)

    def options(self) -> dict[str, OptionValue]:
        """The house rules as the form has them, unchecked."""
        return {name: self._value(option) for name, option in self._known.options.items()}

    def complain(self, problem: Message | None) -> None:
        """Say what keeps the game from starting, if anything does."""
        hint = by_id("setup-hint")
        hint.hidden = problem is None
        if problem:
            self._words.put(hint, problem)

    def refuse(self, error: BadOptions) -> None:
        """Say which house rule does not fit, and lead to it."""
        self.complain(bad_option(error, self._known))
        by_id("house-rules").open = True
        self._input(error.option).focus()

    def retell(self) -> None:
        """The language changed."""
        self._name_the_mix()

    @property
    def _known(self) -> Game:
        assert self._game, "a game is shown"
        return self._game

    def _rows(self) -> list[Any]:
        return every("#seats > li")[: self._known.seats[-1]]

    def _build(self) -> None:
        game = self._known
        for number, row in enumerate(every("#seats > li")):
            row.hidden = number >= game.seats[-1]
            players = {HUMAN: "who-human"} | {name: f"level-{game.id}-{name}" for name in game.levels}
            if number >= game.seats[0]:
                players[NOBODY] = "who-nobody"
            fill(row.querySelector("select"), [self._choice(say(key), name) for name, key in players.items()])
        presets = {name: f"preset-{game.id}-{name}" for name in game.presets} | {OWN: "setup-preset-own"}
        fill(by_id("preset"), [self._choice(say(key), name) for name, key in presets.items()])
        fill(by_id("options"), [self._field(option) for option in game.options.values()])

    def _show_seats(self, seats: tuple[Seat, ...]) -> None:
        taken = [seat.figure for seat in seats]
        figures = [*taken, *(number for number in range(FIGURES) if number not in taken)]
        for row, number in zip(every("#seats > li"), figures, strict=True):
            setupRows.showFigure(row, number)
        for number, row in enumerate(self._rows()):
            row.querySelector("select").value = seats[number].player if number < len(seats) else NOBODY
            row.querySelector("input").value = seats[number].name if number < len(seats) else ""
        self._introduce()

    def _introduce(self) -> None:
        """Show each computer player's face, and say in a line what it is like."""
        game = self._known.id
        for row in self._rows():
            player, line = str(row.querySelector("select").value), row.querySelector(".character")
            known = player in self._known.levels
            text = make("span")
            if known:
                self._words.put(text, say(f"character-{game}-{player}"))
            fill(line, [icon(f"face-{game}-{player}", "face"), text] if known else [])

    def _seat(self, row: Any) -> Seat:
        return Seat(
            _name(str(row.querySelector("input").value)),
            int(row.dataset.figure),
            str(row.querySelector("select").value),
        )

    def _show_rules(self, options: Options) -> None:
        for name, value in options.items():
            self._input(name).value = str(value)
        self._name_the_mix()

    def _preset(self) -> Mapping[str, OptionValue]:
        return self._known.presets.get(by_id("preset").value, self.options())

    def _name_the_mix(self) -> None:
        """Show which preset the rules are, if any, and what it is."""
        options = self.options()
        fitting = (name for name, preset in self._known.presets.items() if dict(preset) == options)
        name = next(fitting, OWN)
        by_id("preset").value = name
        key = f"preset-{self._known.id}-{name}" if name != OWN else "setup-preset-own"
        by_id("preset-help").textContent = self._words.text(say(f"{key}.help"))

    def _value(self, option: Option) -> OptionValue:
        """What the form says, a number where the option takes numbers and the text is one."""
        text = str(self._input(option.name).value)
        if all(isinstance(each, str) for each in option.values):
            return text
        try:
            return float(text)
        except ValueError:
            return text

    def _input(self, name: str) -> Any:
        return by_id(f"option-{name}")

    def _choice(self, name: Message, value: object) -> Any:
        return self._words.make("option", name, value=value)

    def _field(self, option: Option) -> Any:
        label = self._words.make("span", say(f"option-{self._known.id}-{option.name}"))
        help_text = self._words.make("small", say(option.help))
        return make("label", label, self._control(option), help_text, class_="row")

    def _control(self, option: Option) -> Any:
        if isinstance(option.values, range):
            least, most = option.values[0], option.values[-1]
            return make("input", id=f"option-{option.name}", type="number", min=least, max=most)
        choices = [self._choice(self._value_name(option, value), value) for value in option.values]
        return make("select", *choices, id=f"option-{option.name}")

    def _value_name(self, option: Option, value: OptionValue) -> Message:
        if not isinstance(value, str):
            return say("number", value=value)
        return say(value if value in ("yes", "no") else f"option-{self._known.id}-{option.name}-{value}")


def _name(typed: str) -> str:
    """A name as it may be kept: without what cannot be seen, such as marks that turn the text around."""
    return visible(" ".join(typed.split()))
