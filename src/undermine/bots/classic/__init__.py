"""What bots know of classic Saboteur."""
