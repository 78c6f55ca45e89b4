"""Starting the page: loading games, the contents of the snapshot, updates."""
