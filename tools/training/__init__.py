"""Teaches the marshal of DUST who will win: games against itself, then a network fitted to them."""
