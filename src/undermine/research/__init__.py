"""For researchers: many games at once, and how fast."""
