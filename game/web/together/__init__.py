"""Games played with other devices: starting, sending and receiving them. Imported when somebody does so."""
