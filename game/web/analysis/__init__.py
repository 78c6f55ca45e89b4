"""Analysis: replay, statistics, turning points, engine lines, the position editor."""
