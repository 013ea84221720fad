"""Variants of a game: named tables of switches (editions of one game, profiles of another)."""
