"""Preparing the game: capitals, land, centers and reinforcements."""
