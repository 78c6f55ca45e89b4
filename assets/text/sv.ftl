app-title = Starboard
