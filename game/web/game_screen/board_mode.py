"""Board modes: what the board is used for, and so what a tap, a hint and "back" do.

| mode | what is on the board | a tap | back leads to |
| --- | --- | --- | --- |
| play | the game, saved after every move | plays a move | home |
| spectate | the game that another tab plays | nothing | home |
| sandbox | a game to try things out, never saved | plays a move | the mode below |
| replay | an earlier moment of a game | nothing | the mode below |
| edit | a position being set up | applies a tool | the mode below |
| lesson | a lesson or a puzzle, never saved | plays an expected move | home |

`GameController` holds the modes as a stack: the topmost has the board, the others wait.
"""

from __future__ import annotations

from enum import Enum

from game.play.session import Session

SKIP_TARGET = "skip to person"
"""The target of the button that shows the turns of computer players at once."""


class ModeName(Enum):
    PLAY = "play"
    SPECTATE = "spectate"
    SANDBOX = "sandbox"
    REPLAY = "replay"
    EDIT = "edit"
    LESSON = "lesson"


class BoardMode:
    """A mode that reacts to nothing; base class of the modes.

    `session` is the game of the mode: in a replay the whole game, not the moment shown.
    """

    name: ModeName | None = None
    session: Session

    def start(self) -> None:
        """The mode gets the board, for the first time or back from a mode above."""

    def stop(self) -> None:
        """The mode loses the board, for a while or for good."""

    def handle_target(self, target: str) -> None:
        """A target was tapped, pressed or named by key; empty for a tap beside all targets."""

    def show_hint(self) -> None:
        """The hint button was pressed."""

    def on_appearance_change(self) -> None:
        """Language, names, colours or view options have changed."""

    def rate_moves(self) -> None:
        """Rate the moves of the person who is asked, since the board now shows ratings."""

    def finish_thinking(self) -> None:
        """Let a thinking computer player play the best move found until now."""

    def can_hint(self) -> bool:
        """Whether a hint is possible. The toolbar calls this and the next three when `changed` is emitted."""
        return False

    def can_undo(self) -> bool:
        return False

    def can_redo(self) -> bool:
        return False

    def can_resign(self) -> bool:
        return False

    def undo(self, past_chance: bool = False) -> None:
        """Take back a person's last decision. If a die or a token came after it, `past_chance` is needed."""

    def redo(self) -> None: ...

    def resign(self) -> None:
        """The person to move gives the game up."""

    def switch_seat_player(self, seat: int) -> None:
        """A seat passes from a person to a computer player, or back."""

    def is_elsewhere(self, seat: int) -> bool:
        """Whether the only person of another device has this seat."""
        return False

    @property
    def awaits_person(self) -> bool:
        """Whether a person at this device is to move in `session`."""
        return False

    @property
    def can_replay(self) -> bool:
        """Whether earlier moments of `session` may be shown from here."""
        return False
