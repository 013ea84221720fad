"""The bots `captain` and `general` for Dust Tactics: the best plans by exact odds are tried out."""
