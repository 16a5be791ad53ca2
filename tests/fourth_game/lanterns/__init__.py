"""Lanterns, 2–4 seats: dig to the lantern that only you know is yours. The rules are in rules.md."""
