"""Import and export of games: share links, transcripts."""
