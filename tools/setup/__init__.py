"""What the commands need: the virtual environment and the browsers."""
