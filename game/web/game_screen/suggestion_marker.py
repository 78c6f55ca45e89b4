"""Pointing at a suggested move: a class on its button or place, drawn by the style as ring and arrow."""

from __future__ import annotations

from game.web.platform.dom import query_all

POINTED_CLASS = "pointed"


def point_at_first(*selectors: str) -> None:
    """Point at the first element found, and at no other; empty selectors find none."""
    for old in query_all(f".{POINTED_CLASS}"):
        old.classList.remove(POINTED_CLASS)
    if found := [element for each in selectors if each for element in query_all(each)]:
        found[0].classList.add(POINTED_CLASS)
