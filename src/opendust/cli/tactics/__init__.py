"""Dust Tactics in the terminal: how it looks, and its own commands."""
