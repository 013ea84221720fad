"""Many games between bots: played by worker processes, kept, rated, counted and drawn."""
