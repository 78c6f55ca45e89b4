"""Reads messages aloud with the browser's own voices, for children who cannot read yet.

It is off by default. Screen readers use the live region instead.
"""

from __future__ import annotations

from js import document, window

from game.text.message import Message
from game.web.platform import settings
from game.web.platform.i18n import Translator


class Speech:
    """Speaks messages in the language of the page, as the settings say."""

    def __init__(self, i18n: Translator) -> None:
        self._i18n = i18n

    def speak_prompt(self, message: Message) -> None:
        """Read what a person is asked to do."""
        if settings.speech_mode() != "none":
            self._speak(message)

    def speak_event(self, message: Message) -> None:
        """Read what has happened."""
        if settings.speech_mode() == "all":
            self._speak(message)

    def stop(self) -> None:
        """Stop reading."""
        if hasattr(window, "speechSynthesis"):
            window.speechSynthesis.cancel()

    def _speak(self, message: Message) -> None:
        if hasattr(window, "speechSynthesis"):
            utterance = window.SpeechSynthesisUtterance.new(self._i18n.text(message))
            utterance.lang = document.documentElement.lang
            window.speechSynthesis.speak(utterance)
