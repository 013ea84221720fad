"""The rules of Dust Tactics, one file per chapter of the rulebook."""
