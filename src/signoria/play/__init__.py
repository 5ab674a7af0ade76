"""A game being played: titles, matches, records, views. Knows JSON and files, not the network."""
