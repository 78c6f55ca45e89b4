"""Elements of the page: finding them, making new ones, and listening to their events."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any

from js import JSON, document, window
from pyodide.ffi import create_proxy

from game.draw.svg import Node

SVG_NAMESPACE = "http://www.w3.org/2000/svg"
ICON_SHEET_URL = document.querySelector("use").getAttribute("href").partition("#")[0]
"""The SVG file of all icons, as the page names it."""


def by_id(name: str) -> Any:
    """The element with this id, which the page must have."""
    element = document.getElementById(name)
    assert element, f"the page has no #{name}"
    return element


def create_element(tag: str, *children: Any, **attributes: Any) -> Any:
    """A new element. In attribute names `_` stands for `-`; a final `_` is dropped."""
    element = document.createElement(tag)
    for name, value in attributes.items():
        element.setAttribute(name.rstrip("_").replace("_", "-"), str(value))
    element.append(*children)
    return element


def icon(name: str, class_: str = "icon") -> Any:
    """An icon of the icon set."""
    svg, use = document.createElementNS(SVG_NAMESPACE, "svg"), document.createElementNS(SVG_NAMESPACE, "use")
    svg.setAttribute("class", class_)
    svg.setAttribute("aria-hidden", "true")
    use.setAttribute("href", f"{ICON_SHEET_URL}#{name}")
    svg.append(use)
    return svg


def svg_element(node: Node) -> Any:
    """An SVG element with its descendants."""
    element = document.createElementNS(SVG_NAMESPACE, node.tag)
    for name, value in node.attributes.items():
        element.setAttribute(name, value)
    if isinstance(node.content, str):
        element.textContent = node.content
    else:
        element.append(*map(svg_element, node.content))
    return element


def figure(number: int) -> Any:
    """A player's figure, in its colour."""
    return icon(f"figure-{number}", f"figure figure-{number}")


def query_all(selector: str) -> list[Any]:
    """All elements that match a selector, in the order of the page."""
    return list(document.querySelectorAll(selector))


def replace_keeping_focus(element: Any, children: Iterable[Any]) -> None:
    """Replace the children, except the button that has the focus and what it is in: these only change.

    A new button that gets the focus would be read aloud again. Its data tell which one it is.
    """
    new_children = document.createDocumentFragment()
    new_children.append(*children)
    kept = element.querySelector("button:focus")
    same = kept and _button_with_data_of(kept, new_children)
    if not same:
        element.replaceChildren(new_children)
        return
    kept.replaceChildren(*same.childNodes)
    while not kept.isSameNode(element):
        _copy_attributes(same, kept)
        _replace_siblings(kept, same)
        kept, same = kept.parentNode, same.parentNode


def _button_with_data_of(button: Any, elements: Any) -> Any | None:
    """The button with the same data among other elements."""
    for name in ("stat", "seat", "tool", "move"):
        if value := button.getAttribute(f"data-{name}"):
            return elements.querySelector(f'[data-{name}="{value}"]')
    return None


def _copy_attributes(source: Any, target: Any) -> None:
    for name in target.getAttributeNames():
        if not source.hasAttribute(name):
            target.removeAttribute(name)
    for name in source.getAttributeNames():
        target.setAttribute(name, source.getAttribute(name))


def _replace_siblings(element: Any, other: Any) -> None:
    """Replace the siblings of an element by those of another one."""
    parent = element.parentNode
    for sibling in list(parent.childNodes):
        if not sibling.isSameNode(element):
            sibling.remove()
    while other.previousSibling:
        parent.prepend(other.previousSibling)
    while other.nextSibling:
        parent.append(other.nextSibling)


def is_focus_lost() -> bool:
    """Whether the element that had the focus was removed, disabled or hidden."""
    focused = document.activeElement
    return focused.tagName == "BODY" or not focused.getClientRects().length


def listen(target: Any, event_type: str, handler: Callable[[Any], object], *, passive: bool = True) -> None:
    """Call `handler(event)` for every event until the page is closed."""
    target.addEventListener(event_type, create_proxy(handler), js_object(passive=passive))


def listen_to_resolution(handler: Callable[[], object]) -> None:
    """Call `handler()` whenever a CSS pixel has another number of device pixels, as on another screen."""

    def on_change(_: Any) -> None:
        handler()
        listen_to_resolution(handler)

    query = window.matchMedia(f"(resolution: {window.devicePixelRatio}dppx)")
    query.addEventListener("change", create_proxy(on_change), js_object(once=True))


def js_object(**fields: object) -> Any:
    """A plain JavaScript object, such as the browser's functions take for options."""
    return JSON.parse(json.dumps(fields))
