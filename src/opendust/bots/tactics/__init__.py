"""The bots of Dust Tactics, from the simplest to the strongest."""
