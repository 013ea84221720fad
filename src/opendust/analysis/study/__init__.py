"""Positions that are played on by hand: as one line of text, with variations, as puzzles."""
