"""What the three games share: path cards, the network they make, decks, chance, matches, views and records."""
