"""The board on the screen: painting, camera, input, accessibility."""
