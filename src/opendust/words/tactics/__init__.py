"""The words of Dust Tactics."""
