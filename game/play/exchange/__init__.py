"""Games as text from and for outside: share links, transcripts, import."""
