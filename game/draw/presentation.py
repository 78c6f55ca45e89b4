"""How a game shows itself: the story of a move, the view of a state, and the values they speak in.

A story tells the beats of a move once; the log, the sounds, the announcements and the animation share
them. A view turns a state and a `Ui` into a scene, buttons, a table of players and a layer of spots for
keyboard and screen reader, and turns a tap back into a move. Neither knows pixels, a clock or a browser.

Texts are messages. A parameter `seat` brings the player's name along: whoever formats adds `$player`.
A parameter that is itself a message brings its attributes along: `place=say("place-cairo")` gives a text
`$place` and, from the attributes `.to`, `.at`, `.from`, also `$place-to`, `$place-at`, `$place-from`.
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
    """One thing that happened.

    `kind` is a word of the game's own (`roll`, `travel`, `turn`, …) that the view knows how to draw,
    `detail` its value (a die's face, a token's name). `piece` is the id of the shape that moves and `trail`
    the spots it passes, start and end included; where it `goes_on` with the turn of the move before, that
    move stays marked as well. `seconds` is how long it takes at normal speed; `sound` names a sound, which is
    heard at each of the `ticks`, parts (0 to 1) of that time.
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
    """A beat, and the positions before and after the move that it belongs to."""

    before: Any
    after: Any
    event: MoveEvent


class Narrator(Protocol):
    """Words and timing for what moves do."""

    def narrate(self, before: State, move: Any, after: State) -> tuple[MoveEvent, ...]:
        """The beats of `move`, in order; none for what needs no telling."""


@dataclass(frozen=True, slots=True)
class MoveRating:
    """What a computer player thinks of a target, from the view of whoever is to act.

    `value` counts what the game counts (stones, the chance to win); `share` says where it lies between the
    poorest target (0) and the best (1); `exact` that nothing was estimated.
    """

    target: str
    relative: float
    value: float
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Ui:
    """What a picture depends on besides the state; a reload may forget it.

    `figures` gives each seat's figure, 0 to 4: a colour and a shape of the theme. `mode` is a word of the
    view's own (which button is pressed). `cursor` is the spot under the keyboard, `hover` the target
    pointed at, `last` the spots of the last move. `active`: a person may act now, so targets glow.
    `names`: `old` or `today`. `flipped`: seen from the other side of the table; `upright`: in a view higher
    than broad, where an oblong board may stand on end. `show`: what players may show or hide, by the words of
    the view's toggles.
    `rates`: what a computer player thinks of targets, if players want to see it.
    """

    figures: tuple[int, ...] = (0, 1, 2, 3, 4)
    language: str = "en"
    can_act: bool = True
    mode: str = ""
    cursor: str = ""
    hover: str = ""
    last_move: tuple[str, ...] = ()
    place_names: str = "old"
    flipped: bool = False
    portrait: bool = False
    visible_toggles: frozenset[str] = field(default_factory=frozenset)
    ratings: tuple[MoveRating, ...] = ()


@dataclass(frozen=True, slots=True)
class Tap:
    """Somebody chose a target: by tap, key or button."""

    target: str


@dataclass(frozen=True, slots=True)
class Action:
    """A button beside the board. `target` goes into a `Tap`; `icon` is a name of the icon set.

    `price` is what it costs, if anything; `main` marks the one that Enter presses, `pressed` a mode that is
    on.
    """

    target: str
    label: Message
    icon: str
    price: Message | None = None
    main: bool = False
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class BoardSpot:
    """A place of the board as keyboard and screen reader meet it, in board units.

    `label` says place, what lies there, who stands there and whether it can be reached; `near` are the
    spots that the arrow keys lead to; `target` is empty where nothing can be done. It extends `across` to
    each side and `down` as far up as down.
    """

    id: str
    x: float
    y: float
    label: Message
    target: str = ""
    neighbours: tuple[str, ...] = ()
    half_width: float = 0.0
    half_height: float = 0.0


@dataclass(frozen=True, slots=True)
class Stat:
    """A number or word with its icon; `label` says it in full."""

    icon: str
    value: Message
    label: Message


@dataclass(frozen=True, slots=True)
class PlayerCard:
    """A seat's line in the table of players.

    `note` is what holds the player up, if anything, and `mark` its icon for where there is no room for words.
    """

    seat: int
    stats: tuple[Stat, ...]
    note: Message | None = None
    status_icon: str = ""


@dataclass(frozen=True, slots=True)
class Toggle:
    """Something of the board that players may have or not: while they have it, `word` is in `Ui.show`.

    `on`: whether they have it as long as nobody has chosen.
    """

    id: str
    label: Message
    on: bool = True


class View(Protocol):
    """A game's picture and what a tap on it means."""

    def toggles(self) -> tuple[Toggle, ...]:
        """What players may show or hide, in the order of a menu."""

    def figures(self) -> tuple[int, ...]:
        """The figure of each seat unless players choose others."""

    def scene(self, state: State, ui: Ui, theme: Theme) -> Scene:
        """The whole picture."""

    def intent(self, state: State, ui: Ui, tap: Tap) -> Any | Ui | None:
        """The legal move that the tap asks for, a new ui (a mode chosen), or None: it means nothing."""

    def automatic_move(self, state: State, ui: Ui) -> Any | None:
        """The move that plays itself, since nobody wants to be asked; else None."""

    def actions(self, state: State, ui: Ui) -> tuple[Action, ...]:
        """The buttons for whoever is to act, the likeliest first; none when `ui.active` is false."""

    def spots(self, state: State, ui: Ui) -> tuple[BoardSpot, ...]:
        """Every place of the board in a stable order."""

    def prompt(self, state: State, ui: Ui) -> Message:
        """What the player to act is asked to do, or how the game ended."""

    def player_cards(self, state: State, ui: Ui) -> tuple[PlayerCard, ...]:
        """One card a seat, in playing order."""

    def shared_stats(self, state: State, ui: Ui) -> tuple[Stat, ...]:
        """What all players share and may count: the tokens left in the bag, stones on the board."""

    def start_spot(self, state: State, ui: Ui) -> str:
        """The spot that the keyboard starts from: where the piece to move stands."""

    def camera_target(self, state: State, ui: Ui) -> tuple[float, float]:
        """Where a camera looks when the whole board is too small to read: the piece to move."""

    def motion_path(self, context: EventContext, ui: Ui) -> tuple[tuple[float, float], ...]:
        """The way that the beat's piece takes, in board units; empty when nothing travels."""

    def animation_overlay(self, context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
        """What is painted over the scene at `t` (0 to 1) of a beat: the tumbling die, the turning token.

        A shape with an id stands in for the scene's shape of that id: a hole that stones still fall into.
        """
