"""Reads aloud with the browser's own voices, for whoever does not read yet.

Screen readers have the live region; this is for players who hear the page without one, and only if they want.
"""

from __future__ import annotations

from js import SpeechSynthesisUtterance, document, window

from game.text.message import Message
from game.web import settings
from game.web.words import Words


class Voice:
    """Says messages in the language of the page, as far as the settings ask for it."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def ask(self, message: Message) -> None:
        """What a person is asked to do."""
        if settings.voice() != "none":
            self._say(message)

    def tell(self, message: Message) -> None:
        """What has happened."""
        if settings.voice() == "all":
            self._say(message)

    def hush(self) -> None:
        """Say no more of what was to be said."""
        if hasattr(window, "speechSynthesis"):
            window.speechSynthesis.cancel()

    def _say(self, message: Message) -> None:
        if hasattr(window, "speechSynthesis"):
            speech = SpeechSynthesisUtterance.new(self._words.text(message))
            speech.lang = document.documentElement.lang
            window.speechSynthesis.speak(speech)
