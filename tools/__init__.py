"""The workshop: `python3 -m tools` lists what it can do. Nothing but Python 3.11 is needed to start."""
