"""The board on the screen: painting it, looking at it, tapping it."""
