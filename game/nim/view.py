"""Nim's view: a column of sticks for each heap. Tapping a stick takes it and those above it."""

from __future__ import annotations

from game.draw.presentation import Action, BoardSpot, EventContext, PlayerCard, Stat, Toggle, Ui
from game.draw.scene import Path, Scene, Shape
from game.draw.theme import Theme
from game.nim.rules import NimState, Take
from game.text.message import Message, msg

COLUMN, ROW = 40.0, 12.0
WIDTH, HEIGHT = 5 * COLUMN, 12 * ROW
STICK = "M-12-4H12V4H-12Z"


def toggles() -> tuple[Toggle, ...]:
    return ()


def figures() -> tuple[int, ...]:
    return 0, 1


def scene(state: NimState, ui: Ui, theme: Theme) -> Scene:
    tabletop = Path(d=f"M0 0H{WIDTH}V{HEIGHT}H0Z", fill=theme.surface)
    return Scene(WIDTH, HEIGHT, f"nim {theme.name}", (tabletop,), tuple(_sticks(state, ui, theme)))


def _sticks(state: NimState, ui: Ui, theme: Theme) -> list[Shape]:
    sticks: list[Shape] = []
    for heap, size in enumerate(state.heaps):
        for level in range(size):
            x, y = _place(heap, level)
            target = str(Take(heap, size - level)) if ui.can_act else ""
            stroke = theme.glow if target and target == ui.hover else theme.edge
            sticks.append(
                Path(x, y, f"{heap}:{level}", target, d=STICK, fill=theme.accent, stroke=stroke, width=2)
            )
    return sticks


def _place(heap: int, level: int) -> tuple[float, float]:
    return (heap + 0.5) * COLUMN, HEIGHT - (level + 0.5) * ROW


def intent(state: NimState, ui: Ui, target: str) -> Take | Ui | None:
    return next((move for move in state.legal_moves() if str(move) == target), None)


def automatic_move(state: NimState, ui: Ui) -> Take | None:
    return None


def actions(state: NimState, ui: Ui) -> tuple[Action, ...]:
    return ()


def spots(state: NimState, ui: Ui) -> tuple[BoardSpot, ...]:
    found = []
    for heap, size in enumerate(state.heaps):
        for level in range(size):
            take = Take(heap, size - level)
            label, target = move_name(state, take), str(take) if ui.can_act else ""
            neighbours = [f"{heap}:{each}" for each in (level - 1, level + 1) if 0 <= each < size]
            neighbours += [
                f"{each}:{min(level, state.heaps[each] - 1)}"
                for each in range(len(state.heaps))
                if abs(each - heap) == 1 and state.heaps[each]
            ]
            found.append(BoardSpot(f"{heap}:{level}", *_place(heap, level), label, target, tuple(neighbours)))
    return tuple(found)


def move_name(state: NimState, move: Take) -> Message:
    return msg("nim-stick", heap=move.heap + 1, sticks=move.sticks)


def prompt(state: NimState, ui: Ui) -> Message:
    if state.outcome:
        return msg("outcome-nim-last-stick", seat=state.outcome.winners[0])
    return msg("nim-prompt", seat=state.seat)


def player_cards(state: NimState, ui: Ui) -> tuple[PlayerCard, ...]:
    return (PlayerCard(0, ()), PlayerCard(1, ()))


def shared_stats(state: NimState, ui: Ui) -> tuple[Stat, ...]:
    remaining = sum(state.heaps)
    return (Stat("sticks", msg("number", value=remaining), msg("nim-left", sticks=remaining)),)


def start_spot(state: NimState, ui: Ui) -> str:
    return next((f"{heap}:0" for heap, size in enumerate(state.heaps) if size), "")


def camera_target(state: NimState, ui: Ui) -> tuple[float, float]:
    return WIDTH / 2, HEIGHT / 2


def motion_path(context: EventContext, ui: Ui) -> tuple[tuple[float, float], ...]:
    return ()


def animation_overlay(context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    return ()
