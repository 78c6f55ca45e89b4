"""The browser behind plain functions: page elements, texts, settings, sounds, toasts."""
