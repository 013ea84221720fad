"""The rules of DUST, one file per chapter of the rulebook."""
