"""OpenDust: DUST and Dust Tactics by the book, for players, students and bots."""

__version__ = "0.1.0"
