"""A seat for language models over the Model Context Protocol: at a match of its own, or at a live table of a server."""
