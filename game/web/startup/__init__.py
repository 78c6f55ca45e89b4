"""What happens around the start: loading games, the snapshot's contents, updates."""
