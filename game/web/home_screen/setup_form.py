"""The set-up form: players and house rules. It is in index.html and works before Python is ready."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import starmap
from typing import Any

from pyscript.js_modules.page import setupRows

from game.catalog import GAMES
from game.contract import BadOptions, Game, Option, Options, OptionValue
from game.play.player_names import cleaned_name
from game.play.record import HUMAN, Record, Seat
from game.text.message import Message, msg
from game.web.platform.dom import by_id, create_element, icon, listen, query_all
from game.web.platform.i18n import Translator

CUSTOM_PRESET = "own"
"""The preset shown for rules that match no other preset."""

FIRST_GAME = next(iter(GAMES))
"""The game whose levels are in index.html."""

NO_PLAYER = "nobody"
ELSEWHERE = "elsewhere"
"""The player of a seat that belongs to another device."""

FIGURE_COUNT = 5


class SetupForm:
    """The set-up form, filled in for one game."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n
        self._game: Game | None = None
        listen(by_id("presets"), "change", lambda event: self._show_preset(str(event.target.value)))
        listen(by_id("options"), "change", lambda _: self._update_preset())
        listen(by_id("seats"), "change", lambda _: self._show_characters())
        listen(by_id("setup-form"), "input", lambda _: self.show_error(None))

    @property
    def game(self) -> Game:
        """The game that the form is for."""
        assert self._game, "a game is shown"
        return self._game

    def show(self, game: Game, record: Record | None) -> None:
        """Show the form for a game, filled in from the last record if there is one."""
        seats: tuple[Seat, ...] = ()
        if game is not self._game:
            is_first, self._game = self._game is None, game
            if is_first and game.id == FIRST_GAME and setupRows.takeFilledIn():
                seats = self.seats()  # chosen before Python was there
            self._build_inputs()
        seats = seats or (record.seats if record else self.default_seats())
        self._show_seats(seats)
        self._show_options(record.options if record else game.complete_options())
        self.show_error(None)

    def default_seats(self) -> tuple[Seat, ...]:
        """A person and computer players of medium strength."""
        levels = self.game.strengths["medium"]
        players = (HUMAN, *levels)[: self.game.seats[-1]]
        return tuple(
            Seat("", figure, player)
            for figure, player in zip(self.game.view.figures(), players, strict=False)
        )

    def seats(self) -> tuple[Seat, ...]:
        """The seats of the players, in the order of the form."""
        seats = map(self._seat, self._rows())
        return tuple(seat for seat in seats if seat.player != NO_PLAYER)

    def options(self) -> dict[str, OptionValue]:
        """The house rules of the form, unchecked."""
        return {name: self._value(option) for name, option in self.game.options.items()}

    def show_error(self, message: Message | None) -> None:
        """Show why the game cannot start; None: it can."""
        problem = by_id("setup-hint")
        problem.hidden = message is None
        if message:
            self._i18n.set_text(problem, message)

    def show_option_error(self, error: BadOptions) -> None:
        """Show which house rule has a number that is not possible, and focus it."""
        numbers, name = self.game.options[error.option].values, msg(f"option-{self.game.id}-{error.option}")
        self.show_error(msg("setup-bad-number", option=name, lowest=numbers[0], highest=numbers[-1]))
        by_id("house-rules").open = True
        self._input(error.option).focus()

    def on_language_change(self) -> None:
        self._update_preset()

    def _rows(self) -> list[Any]:
        return query_all("#seats > li")[: self.game.seats[-1]]

    def _build_inputs(self) -> None:
        game = self.game
        for kind, most in (("people", game.seats[-1]), ("computers", game.seats[-1] - 1)):
            for number in query_all(f"#{kind} input"):
                number.parentElement.hidden = int(number.value) > most
        self._build_strengths()
        levels = {level: self._level_name(level) for level in game.offered_levels()}
        for number, row in enumerate(query_all("#seats > li")):
            row.hidden = number >= game.seats[-1]
            players = {HUMAN: msg("who-human"), **levels, ELSEWHERE: msg("who-elsewhere")}
            if number >= game.seats[0]:
                players[NO_PLAYER] = msg("who-nobody")
            options = [self._option_element(name, player) for player, name in players.items()]
            row.querySelector("select").replaceChildren(*options)
        presets = {name: f"preset-{game.id}-{name}" for name in game.presets}
        presets[CUSTOM_PRESET] = "setup-preset-own"
        query_all("#presets > div")[0].replaceChildren(*starmap(self._preset_card, presets.items()))
        rows = [row for option in game.options.values() for row in self._option_rows(option)]
        by_id("options").replaceChildren(*rows)

    def _build_strengths(self) -> None:
        game = self.game
        choices, characters = [], []
        for strength, levels in game.strengths.items():
            faces = create_element("span", *(self._face(level) for level in levels))
            faces.className = "faces"
            label = create_element("span", faces, self._i18n.text_element("b", msg(f"strength-{strength}")))
            if len(levels) == 1 and (rating := game.levels[levels[0]].rating):
                label.append(create_element("small", str(rating)))
            choices.append(_radio("strength", " ".join(levels), label))
        offered = game.offered_levels()
        for character in dict.fromkeys(map(game.character, offered)):
            name, words = msg(f"level-{game.id}-{character}"), msg(f"character-{game.id}-{character}")
            line = msg("setup-character", level=name, character=words)
            skills = (level for level in offered if game.character(level) == character)
            characters.append(self._i18n.text_element("li", line, data_levels=" ".join(skills)))
        by_id("characters").replaceChildren(*characters)
        query_all("#strengths > div")[0].replaceChildren(*choices)
        by_id("ratings").hidden = not any(level.rating for level in game.levels.values())
        by_id("good-days").hidden = not any(level.also_plays_as for level in game.levels.values())

    def _preset_card(self, name: str, key: str) -> Any:
        title = self._i18n.text_element("b", msg(key))
        return _radio("preset", name, create_element("span", title, create_element("small", data_help=key)))

    def _level_name(self, level: str) -> Message:
        """The name of a level's character, and how hard the level is."""
        game = self.game
        character, strength = game.character(level), game.strength(level)
        return msg(
            "setup-level", level=msg(f"level-{game.id}-{character}"), strength=msg(f"strength-{strength}")
        )

    def _show_seats(self, seats: tuple[Seat, ...]) -> None:
        taken = [seat.figure for seat in seats]
        figures = [*taken, *(number for number in range(FIGURE_COUNT) if number not in taken)]
        for row, number in zip(query_all("#seats > li"), figures, strict=True):
            setupRows.showFigure(row, number)
        for number, row in enumerate(self._rows()):
            row.querySelector("select").value = (
                self._offered(seats[number].player) if number < len(seats) else NO_PLAYER
            )
            row.querySelector("input").value = seats[number].name if number < len(seats) else ""
        self._show_characters()

    def _show_characters(self) -> None:
        """Show each computer player's face and a line about its personality."""
        game = self.game
        for row in self._rows():
            player, character = str(row.querySelector("select").value), []
            if player in game.levels:
                text = msg(f"character-{game.id}-{game.character(player)}")
                character = [self._face(player), self._i18n.text_element("span", text)]
            row.querySelector(".character").replaceChildren(*character)
        setupRows.showChoices()

    def _offered(self, player: str) -> str:
        """The player, or the level that took its place."""
        level = self.game.levels.get(player)
        return level.successor or player if level else player

    def _face(self, level: str) -> Any:
        game = self.game
        return icon(f"face-{game.id}-{game.character(level)}", "face")

    def _seat(self, row: Any) -> Seat:
        return Seat(
            cleaned_name(str(row.querySelector("input").value)),
            int(row.dataset.figure),
            str(row.querySelector("select").value),
        )

    def _show_options(self, options: Options) -> None:
        for name, value in options.items():
            self._input(name).value = str(value)
        self._update_preset()

    def _show_preset(self, name: str) -> None:
        self._show_options(self.game.presets.get(name, self.options()))

    def _update_preset(self) -> None:
        """Select the preset that the rules match; a mix of rules gets a card of its own."""
        name = self.game.preset_of(self.options()) or CUSTOM_PRESET
        for choice in query_all("#presets input"):
            choice.checked = choice.value == name
            choice.parentElement.hidden = choice.value == CUSTOM_PRESET != name
        helps = query_all("#presets small")
        texts = self._i18n.texts([msg(f"{each.dataset.help}.help") for each in helps])
        for element, text in zip(helps, texts, strict=True):
            element.textContent = text

    def _value(self, option: Option) -> OptionValue:
        """The value in the form: a number if the option takes numbers and the text is one."""
        text = str(self._input(option.name).value)
        if all(isinstance(each, str) for each in option.values):
            return text
        try:
            return float(text)
        except ValueError:
            return text

    def _input(self, name: str) -> Any:
        return by_id(f"option-{name}")

    def _option_element(self, name: Message, value: object) -> Any:
        return self._i18n.text_element("option", name, value=value)

    def _option_rows(self, option: Option) -> Iterator[Any]:
        """The option, with the heading of its group if it is the first there."""
        game = self.game.id
        if option.starts_group:
            yield self._i18n.text_element("h3", msg(f"option-{game}-{option.name}-group"))
        label = self._i18n.text_element("span", msg(f"option-{game}-{option.name}"))
        help_text = self._i18n.text_element("small", msg(f"option-{game}-{option.name}-help"))
        yield create_element("label", label, self._option_input(option), help_text, class_="row")

    def _option_input(self, option: Option) -> Any:
        if isinstance(option.values, range):
            lowest, highest = option.values[0], option.values[-1]
            return create_element("input", id=f"option-{option.name}", type="number", min=lowest, max=highest)
        choices = [self._option_element(self._value_label(option, value), value) for value in option.values]
        return create_element("select", *choices, id=f"option-{option.name}")

    def _value_label(self, option: Option, value: OptionValue) -> Message:
        if not isinstance(value, str):
            return msg("number", value=value)
        if value in ("yes", "no"):
            return msg(value)
        return msg(f"option-{self.game.id}-{option.name}-{value}")


def _radio(name: str, value: str, label: Any) -> Any:
    """A choice of a group that looks like its label."""
    return create_element("label", create_element("input", type="radio", name=name, value=value), label)
