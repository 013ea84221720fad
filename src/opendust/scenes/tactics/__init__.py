"""Dust Tactics as a screen shows it."""
