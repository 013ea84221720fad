"""Dust Tactics (Revised Core Set): squads, heroes and walkers on a grid, by the book."""
