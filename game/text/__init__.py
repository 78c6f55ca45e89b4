"""What is said to players, as keys and values; the sentences stand in `assets/text`."""
