"""Types for puzzles, lessons and rulebooks. Each game supplies its own (`catalog.load_submodule`)."""
