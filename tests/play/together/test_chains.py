"""Hash chains: earlier elements follow from later ones, and nothing else fits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.together.chains import (
    LENGTH,
    BadElement,
    anchor_of,
    check_element,
    earlier_element,
    element_at,
    new_secret,
)

SECRET = "5eed" * 8
indices = st.integers(0, LENGTH)


@given(indices, indices)
def test_a_revealed_element_proves_every_earlier_one(one: int, other: int) -> None:
    low, high = sorted((one, other))
    assert earlier_element(element_at(SECRET, high), high - low) == element_at(SECRET, low)
    check_element(element_at(SECRET, high), high, anchor_of(SECRET), 0)


def test_the_secret_is_the_last_element() -> None:
    assert element_at(SECRET, LENGTH) == SECRET


def test_a_chain_ends() -> None:
    with pytest.raises(BadElement):
        element_at(SECRET, LENGTH + 1)


@given(st.integers(1, LENGTH), st.integers(0, 127))
def test_one_changed_bit_of_an_element_is_found(index: int, bit: int) -> None:
    changed = f"{int(element_at(SECRET, index), 16) ^ 1 << bit:032x}"
    with pytest.raises(BadElement):
        check_element(changed, index, anchor_of(SECRET), 0)


def test_an_element_at_another_index_is_found() -> None:
    for index in (2, 4, LENGTH + 1, -1):
        with pytest.raises(BadElement):
            check_element(element_at(SECRET, 3), index, anchor_of(SECRET), 0)


def test_secrets_differ_and_are_longer_where_there_are_dice() -> None:
    assert new_secret(True) != new_secret(True)
    assert (len(new_secret(True)), len(new_secret(False))) == (32, 20)
