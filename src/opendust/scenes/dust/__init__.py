"""DUST as a screen shows it."""
