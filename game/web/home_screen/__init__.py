"""The home screen: choosing a game, setting it up, starting and resuming it."""
