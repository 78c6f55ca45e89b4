"""Messages are values."""

from game.text.message import msg


def test_equal_messages_have_equal_hashes() -> None:
    one, other = msg("hint", move="a", reason="b"), msg("hint", reason="b", move="a")
    assert one == other
    assert hash(one) == hash(other)
