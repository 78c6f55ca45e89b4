"""Playing any game: dealer, record, session, replay, saves, import and export, statistics."""
