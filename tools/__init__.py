"""Commands for developers: `python3 -m tools` lists them. They need only Python 3.11 to start."""
