"""Observations of Dust Tactics."""
