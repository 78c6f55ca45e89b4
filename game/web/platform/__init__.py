"""Wrappers of the browser: page elements, texts, settings, sounds, speech, toasts."""
