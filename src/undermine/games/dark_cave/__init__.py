"""The Dark Cave, for 2 to 8 seats."""
