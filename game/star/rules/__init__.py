"""The rules of *Star: board, moves, scoring and proved score bounds."""
