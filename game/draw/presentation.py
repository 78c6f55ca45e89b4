"""The interface between games and the page: `Narrator`, `View`, and the values that they use.

A narrator turns a move into events for log, sounds, announcements and animation. A view turns a state and
a `Ui` into a scene, buttons, player cards and a list of spots for keyboard and screen reader, and turns a
tap into a move. Neither uses pixels, a clock or a browser.

Texts are messages. With a parameter `seat` the formatter adds the player's name as `$player`. A parameter
that is a message also adds its attributes: `place=msg("place-cairo")` gives a text `$place` and, from the
attributes `.to`, `.at` and `.from`, also `$place-to`, `$place-at` and `$place-from`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Protocol

from game.contract import State
from game.draw.scene import Scene, Shape
from game.draw.theme import Theme
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class MoveEvent:
    """One step of a move, for log, sound, announcement and animation.

    `kind` is defined by the game (`roll`, `travel`, `turn`, …) and animated by its view; `detail` is its
    value (a die's face, a token's name). The shape with the id `piece_id` moves along the spots of `path`,
    start and end included. `seconds` is the duration at normal speed; `sound` is played at each of the
    `sound_times`, fractions (0 to 1) of it. `continues_turn`: the previous move stays highlighted too.
    """

    kind: str
    message: Message
    seat: int
    detail: str = ""
    piece_id: str = ""
    path: tuple[str, ...] = ()
    sound: str = ""
    seconds: float = 0.6
    sound_times: tuple[float, ...] = (0.0,)
    continues_turn: bool = False


@dataclass(frozen=True, slots=True)
class EventContext:
    """An event, with the states before and after its move."""

    before: Any
    after: Any
    event: MoveEvent


class Narrator(Protocol):
    """Describes moves as events."""

    def narrate(self, before: State, move: Any, after: State) -> tuple[MoveEvent, ...]:
        """The events of `move` in order; empty if there is nothing to report."""


@dataclass(frozen=True, slots=True)
class MoveRating:
    """A computer player's rating of a target, for the player to act.

    `value` is in the game's own unit (stones, winning probability); `relative` puts it between the worst
    target (0) and the best (1); `exact` means that it was proved, not estimated.
    """

    target: str
    relative: float
    value: float
    exact: bool = False

    @property
    def lead(self) -> float:
        """The value where the unit is stones; an estimate is rounded to whole stones."""
        return self.value if self.exact else round(self.value)


@dataclass(frozen=True, slots=True)
class Ui:
    """Everything besides the state that a picture depends on. It is not saved.

    `figures`: each seat's figure in the theme, 0 to 4. `can_act`: a person may act now, so targets glow.
    `mode`: the pressed button, defined by the view. `hover`: the target under the pointer.
    `last_move`: the spots of the last move. `place_names`: `old` or `today`.
    `rotated`: the board is rotated by 180°. `portrait`: the viewport is higher than wide, so the view may
    turn a long board by 90°. `view_centre`, `view_zoom`: the board point in the middle of the viewport, and
    its scale in scales of the whole board. `visible_toggles`: ids of the view's toggles that are on.
    `ratings`: ratings of targets to display, the best first. `lit_stat`: the `Stat.id` of the number
    whose places are lit, if any. `line`: moves in notation that may follow, to display.
    """

    figures: tuple[int, ...] = (0, 1, 2, 3, 4)
    language: str = "en"
    can_act: bool = True
    mode: str = ""
    hover: str = ""
    last_move: tuple[str, ...] = ()
    place_names: str = "old"
    rotated: bool = False
    portrait: bool = False
    view_centre: tuple[float, float] | None = None
    view_zoom: float = 1.0
    visible_toggles: frozenset[str] = field(default_factory=frozenset)
    ratings: tuple[MoveRating, ...] = ()
    lit_stat: str = ""
    line: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """A button beside the board. `target` goes to `View.intent`; `icon` is a name from the icon set.

    `price`: the cost in the game, if any; `main`: Enter presses this button.
    """

    target: str
    label: Message
    icon: str
    price: Message | None = None
    main: bool = False


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A place of the board for keyboard and screen reader; coordinates in board units.

    `label` names the place, what is on it and whether it can be reached; `neighbours` are the spots that
    the arrow keys lead to; `target` is empty if the spot cannot be selected. `name_corners` are the upper
    left and the lower right corner of its name on the board, if it has one.
    """

    id: str
    x: float
    y: float
    label: Message
    target: str = ""
    neighbours: tuple[str, ...] = ()
    half_width: float = 0.0
    half_height: float = 0.0
    name_corners: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Stat:
    """A number or word with an icon; `label` is the full text.

    `unit` is the word for what is counted, shown where there is room. With an `id`, pressing it lights
    what it counts: the view draws it while `Ui.lit_stat` is that id. Then `meaning` explains the word.
    """

    icon: str
    value: Message
    label: Message
    unit: Message | None = None
    id: str = ""
    meaning: Message | None = None


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A seat's entry in the side panel.

    `note`: why the player is delayed, if so; `status_icon`: an icon for it where space is short. `is_out`:
    the player is out of the game, and the note is stamped on the card.
    """

    seat: int
    stats: tuple[Stat, ...]
    note: Message | None = None
    status_icon: str = ""
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Toggle:
    """An optional part of the board picture; `id` is in `Ui.visible_toggles` while it is shown.

    `on`: the default.
    """

    id: str
    label: Message
    on: bool = True


class View(Protocol):
    """Draws the states of a game and interprets taps."""

    def toggles(self) -> tuple[Toggle, ...]:
        """The optional parts of the picture, in menu order."""

    def figures(self) -> tuple[int, ...]:
        """The default figure of each seat."""

    def scene(self, state: State, ui: Ui, theme: Theme) -> Scene:
        """The board as a scene."""

    def intent(self, state: State, ui: Ui, target: str) -> Any | Ui | None:
        """What choosing a target means, by tap, key or button: a legal move, a new `Ui` (for example another
        mode), or None to ignore it.
        """

    def automatic_move(self, state: State, ui: Ui) -> Any | None:
        """The move to play without asking the player, or None."""

    def actions(self, state: State, ui: Ui) -> tuple[Action, ...]:
        """Buttons for the player to act, most likely first; empty when `ui.can_act` is false."""

    def spots(self, state: State, ui: Ui) -> tuple[BoardSpot, ...]:
        """All places of the board in a stable order."""

    def move_name(self, state: State, move: Any) -> Message:
        """The name of a legal move for hints and lists, such as `Sail to Tunis` or a node."""

    def prompt(self, state: State, ui: Ui) -> Message:
        """An instruction for the player to act, or the result of the game."""

    def player_cards(self, state: State, ui: Ui) -> tuple[PlayerCard, ...]:
        """One card per seat, in playing order."""

    def shared_stats(self, state: State, ui: Ui) -> tuple[Stat, ...]:
        """Numbers that concern all players, such as tokens left in the bag."""

    def start_spot(self, state: State, ui: Ui) -> str:
        """The spot where keyboard navigation starts: the piece to move."""

    def camera_target(self, state: State, ui: Ui) -> tuple[float, float]:
        """The board point for a camera that is zoomed in: the piece to move."""

    def motion_path(self, context: EventContext, ui: Ui) -> tuple[tuple[float, float], ...]:
        """The path of the event's piece in board units; empty if no piece moves."""

    def animation_overlay(self, context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
        """Shapes over the scene at `t` (0 to 1) of an event, such as a rolling die.

        A shape with an id replaces the scene's shape with that id.
        """
