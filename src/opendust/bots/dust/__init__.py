"""The bots of DUST, from the simplest to the strongest."""
