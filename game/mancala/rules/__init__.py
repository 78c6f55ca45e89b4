"""The rules of Afrika: board, moves, positions and move previews."""
