"""Messages to players as keys and values; the sentences are in `assets/text`."""
