"""Playing any game: chance, the record that is kept of it, and the session that moves it on."""
