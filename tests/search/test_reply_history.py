"""Which replies to a move did well anywhere in a search tree."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.search import mcts
from game.search.mcts_node import Leaf, Node
from game.search.reply_history import PRIOR_LEAVES, ReplyHistory

WON, LOST = Leaf(10, 10, 0, 0, None), Leaf(10, 0, 0, 0, None)
"""For seat 0."""


def path_of(*seats: int) -> list[Node]:
    """Nodes whose value is a half."""
    path = [Node(seat) for seat in seats]
    for node in path:
        node.add(WON)
        node.add(LOST)
    return path


@pytest.mark.parametrize(("leaf", "advantage"), [(WON, 0.5), (LOST, -0.5)])
def test_a_reply_gains_what_its_leaves_are_better_than_its_node(leaf: Leaf, advantage: float) -> None:
    history = ReplyHistory()
    for _ in range(3):
        history.add(path_of(1, 0), [7, 8], leaf)
    assert dict(history.advantages(0, 7)) == {8: pytest.approx(3 * advantage / (3 + PRIOR_LEAVES))}


def test_what_is_good_for_one_seat_is_bad_for_the_other() -> None:
    history = ReplyHistory()
    history.add(path_of(0, 1), [7, 8], WON)
    assert dict(history.advantages(1, 7)) == {8: -0.5 / (1 + PRIOR_LEAVES)}
    assert dict(history.advantages(0, 7)) == {}


def test_every_move_of_a_line_but_the_first_is_a_reply_to_the_one_before() -> None:
    history = ReplyHistory()
    history.add(path_of(0, 1, 0), [7, 8, 9], WON)
    assert [each for each, _ in history.advantages(1, 7)] == [8]
    assert [each for each, _ in history.advantages(0, 8)] == [9]


def test_a_tree_tries_the_known_reply_first(monkeypatch: pytest.MonkeyPatch) -> None:
    class KnownReply(ReplyHistory):
        def advantages(self, seat: int, last: int) -> Iterator[tuple[int, float]]:
            return iter([(5, 0.4)] if (seat, last) == (1, 2) else [])

    monkeypatch.setattr(mcts, "ReplyHistory", KnownReply)
    first_two = [0.0, 0.0, 0.3, *[0.0] * 5]
    tree = mcts.Tree(8, range(8), (0, 1) * 4, bonuses=lambda line: [0.0] * 8 if line else first_two)
    for _ in range(4):
        tree.run_batch(lambda lines: [Leaf(10, 6, 0, 0, None) for _ in lines], 1)
    assert next(iter(tree.root.children)) == 2
    assert next(iter(tree.root.children[2].children)) == 5


def test_a_tree_adds_what_it_evaluates(monkeypatch: pytest.MonkeyPatch) -> None:
    history = ReplyHistory()
    monkeypatch.setattr(mcts, "ReplyHistory", lambda: history)
    tree = mcts.Tree(8, range(8), (0, 1) * 4)
    for _ in range(40):
        tree.run_batch(lambda lines: [WON if line[1:2] == [1] else LOST for line in lines], 1)
    known = [dict(history.advantages(1, first)) for first in tree.root.children]
    assert any(replies.get(1, 0.0) < 0 for replies in known)
