"""Tables on the network: people and bots play, nothing leaks, nothing is lost."""
