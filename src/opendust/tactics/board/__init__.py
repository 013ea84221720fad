"""The battlefield: spaces, walls, lines across them, and what a scenario lays out."""
