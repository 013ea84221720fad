"""Units: their cards, weapons and armies."""
