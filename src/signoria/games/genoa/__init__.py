"""Die Händler von Genua (The Traders of Genoa), 2 to 5 players."""
